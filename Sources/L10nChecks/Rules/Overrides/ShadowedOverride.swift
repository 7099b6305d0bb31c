import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource

/// An override that a higher layer replaces in every language that it has.
enum ShadowedOverride: OverrideRule {
    static let rule = Rule.shadowedOverride

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", layers),
                RuleExample(
                    "Brand/en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Zip\";\n"),
                RuleExample(
                    "App/en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"None\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", layers),
                RuleExample(
                    "Brand/en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Zip\";\n"),
                RuleExample("App/en.lproj/Localizable.strings", "\"home\" = \"Home\";\n"),
            ])
    }

    private static let layers = """
        { "layers": [ { "name": "acme", "kind": "brand", "brand": "acme", "paths": ["Brand"] },
                      { "name": "app", "kind": "app", "paths": ["App"] } ] }

        """

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        guard override.layer.kind < .app, let primary = override.primary else { return }
        let apps = override.project.catalog.layers(of: .app)
        for higher in override.project.overrides(of: override.key, in: apps) {
            let site = OverrideSite(override.project, higher)
            guard isRead(site) else { continue }
            let covered = Set(site.texts.map(\.tag))
            guard override.texts.allSatisfy({ covered.contains($0.tag) }), let winner = site.primary else { continue }
            findings.add(
                Diagnostic(
                    .shadowedOverride, "never shown: the \(site.layer.name) layer overrides it everywhere; delete one",
                    at: primary.keySpan, subject: override.subject(),
                    notes: [DiagnosticNote("this one wins", at: winner.entrySpan)],
                    fixes: [Fix("delete the override", .unsafe, edits: override.texts.map(\.removal))]))
            return
        }
    }

    /// Whether state views read the table; else its overrides replace nothing.
    private static func isRead(_ site: OverrideSite) -> Bool {
        let tables = site.project.configuration.tables
        return tables.isEmpty || tables.contains(site.table.name)
    }
}
