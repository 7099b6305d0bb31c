import L10nCatalog
import L10nSource

/// An override that says what the default says, in every language that it has.
enum OverrideIdenticalToDefault: OverrideRule {
    static let rule = Rule.overrideIdenticalToDefault

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample(
                    "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noConnectionButton\" = \"Try again\";\n")
            ],
            good: [
                RuleExample(
                    "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noConnectionButton\" = \"Reload\";\n")
            ])
    }

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        guard !override.override.bases.isEmpty, let primary = override.primary else { return }
        let isSame = override.texts.allSatisfy { text in
            guard let other = override.defaultText(for: text.tag), other.tag == text.tag else { return false }
            // The text of an entry with forms is a format, which says little.
            guard text.entry.formsNumber == 0, other.entry.formsNumber == 0 else { return false }
            return text.text.utf8.elementsEqual(other.text.utf8)
        }
        guard isSame else { return }
        findings.add(
            Diagnostic(
                .overrideIdenticalToDefault, "same as the default; delete it to follow later changes",
                at: primary.entrySpan,
                subject: override.subject(),
                notes: override.texts.filter { $0.tag != primary.tag }.prefix(3)
                    .map { DiagnosticNote("the same in \($0.tag)", at: $0.entrySpan) },
                fixes: [Fix("delete the override", .unsafe, edits: override.texts.map(\.removal))]))
    }
}
