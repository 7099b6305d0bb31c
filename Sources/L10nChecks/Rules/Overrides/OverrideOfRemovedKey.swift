import L10nCatalog
import L10nProject
import L10nSource

/// An override of a default that was there when the lock was written.
enum OverrideOfRemovedKey: ProjectRule {
    static let rule = Rule.overrideOfRemovedKey

    static var examples: RuleExamples {
        RuleExamples(bad: example("oldTitle"), good: example("newTitle"))
    }

    private static func example(_ overridden: String) -> [RuleExample] {
        [
            RuleExample(
                "stateview-l10n.json",
                """
                {
                  "layers": [
                    { "name": "kit", "kind": "library", "paths": ["Kit"] },
                    { "name": "app", "kind": "app", "paths": ["App"] }
                  ],
                  "upstream": { "renames": { "oldTitle": "newTitle" } }
                }

                """),
            RuleExample("Kit/en.lproj/Localizable.strings", "\"newTitle\" = \"Retry\";\n"),
            RuleExample("App/en.lproj/Localizable.strings", "\"\(overridden)\" = \"Once more\";\n"),
            RuleExample(
                "stateview-l10n.lock.json",
                """
                {
                  "version": 1,
                  "overrides": [
                    { "layer": "app", "table": "Localizable", "key": "oldTitle", "language": "en", "default": "Retry" }
                  ]
                }

                """),
        ]
    }

    static func check(_ project: Project, into findings: inout Findings) {
        guard let lock = project.upstream.lock, !project.isAnyDefaultUnread else { return }
        let sites = project.overridesOfRemovedDefaults(lock)
        guard !sites.isEmpty else { return }
        let known = Set(project.defaultKeys)
        let suggestions = Suggestions(known)
        for site in sites { report(site, known, suggestions, into: &findings) }
    }

    private static func report(
        _ site: OverrideSite, _ known: Set<String>, _ suggestions: Suggestions, into findings: inout Findings
    ) {
        guard let primary = site.primary else { return }
        let renamed = site.project.upstream.renames[site.key].flatMap { known.contains($0) ? $0 : nil }
        let near = suggestions.near(site.key)
        // A second entry of the same name would decide by its place.
        let free = (renamed.map { [$0] } ?? near).first { site.table.keys.find($0) == nil }
        let advice =
            if let renamed {
                free == nil
                    ? "\(Wording.quoted(renamed)) is overridden too; remove this" : "use \(Wording.quoted(renamed))"
            } else {
                suggestions.question(site.key) ?? "remove the override"
            }
        findings.add(
            Diagnostic(
                rule, "the default \(Wording.quoted(site.key)) is gone; \(advice)",
                at: primary.keySpan, subject: site.subject(),
                notes: site.texts.filter { $0.keySpan != primary.keySpan }.prefix(3)
                    .map { DiagnosticNote("the same key in \($0.tag)", at: $0.keySpan) },
                fixes: [free.flatMap { site.renaming(to: $0, renamed == nil ? .unsafe : .safe) }].compactMap(\.self)))
    }
}
