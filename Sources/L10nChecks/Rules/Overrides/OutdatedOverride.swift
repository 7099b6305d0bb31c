import L10nLocale
import L10nProject
import L10nSource

/// An override of a default that says something else than when the lock was written.
enum OutdatedOverride: OverrideRule {
    static let rule = Rule.outdatedOverride

    static var examples: RuleExamples {
        RuleExamples(bad: example(recorded: "Try again"), good: example(recorded: "Retry"))
    }

    private static func example(recorded: String) -> [RuleExample] {
        let key = "DesignSystem.stateView.oopsButton"
        return [
            RuleExample(
                "stateview-l10n.json",
                """
                {
                  "layers": [
                    { "name": "kit", "kind": "library", "paths": ["Kit"] },
                    { "name": "app", "kind": "app", "paths": ["App"] }
                  ]
                }

                """),
            RuleExample("Kit/en.lproj/Localizable.strings", "\"\(key)\" = \"Retry\";\n"),
            RuleExample("App/en.lproj/Localizable.strings", "\"\(key)\" = \"Once more\";\n"),
            RuleExample(
                "stateview-l10n.lock.json",
                """
                {
                  "version": 1,
                  "overrides": [
                    { "layer": "app", "table": "Localizable", "key": "\(key)", "language": "en", "default": "\(recorded)" }
                  ]
                }

                """),
        ]
    }

    private struct Change {
        let text: OverrideSite.Text
        let base: OverrideSite.Text
        let recorded: String
    }

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        guard let lock = override.project.upstream.lock else { return }
        let name = override.lockName
        let changes = override.texts.compactMap { text -> Change? in
            guard let recorded = lock[name, text.tag], let base = override.defaultText(for: text.tag) else {
                return nil
            }
            let wording = base.wording
            // An override that says what the default says now has nothing to be reviewed for.
            guard wording != recorded, wording != text.wording else { return nil }
            return Change(text: text, base: base, recorded: recorded)
        }
        guard let first = changes.first(where: { $0.text.tag == override.project.sourceLanguage }) ?? changes.first
        else { return }
        let others = changes.filter { $0.text.tag != first.text.tag }
        findings.add(
            Diagnostic(
                rule,
                "the default changed from \(Wording.quoted(first.recorded)) to \(Wording.quoted(first.base.wording)); "
                    + "review this text, then run 'stateview-l10n lock'",
                at: first.text.span, subject: override.subject(first.text.tag),
                notes: [DiagnosticNote("the default", at: first.base.span)]
                    + others.prefix(3).map { DiagnosticNote("it changed in '\($0.text.tag)' too", at: $0.text.span) }))
    }
}
