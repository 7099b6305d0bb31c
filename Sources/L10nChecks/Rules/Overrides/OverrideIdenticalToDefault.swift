import L10nCatalog
import L10nSource

/// An override that says what the default says, in every language that it has.
enum OverrideIdenticalToDefault: OverrideRule {
    static let info = RuleInfo(
        "override-identical-to-default", .overrides, .note,
        summary: "An override equals the default in every language that it has.",
        why: "It changes nothing now, and keeps the old wording when the design system improves its text.",
        fix: .unsafe, precision: .veryHigh,
        bad: [
            RuleExample(
                "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noConnectionButton\" = \"Try again\";\n")
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"DesignSystem.stateView.noConnectionButton\" = \"Reload\";\n")
        ],
        sources: ["checks.md 2.3", "state-views.md TR-15"])

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        guard !override.override.bases.isEmpty, let primary = override.primary else { return }
        let isSame = override.texts.allSatisfy { text in
            guard let other = override.defaultText(for: text.tag), other.tag == text.tag else { return false }
            return text.text.utf8.elementsEqual(other.text.utf8)
        }
        guard isSame else { return }
        findings.add(
            Diagnostic(
                info.id, .note, "same as the default; delete it to follow later changes", at: primary.entrySpan,
                subject: override.subject(),
                notes: override.texts.filter { $0.tag != primary.tag }.prefix(3)
                    .map { DiagnosticNote("the same in \($0.tag)", at: $0.entrySpan) },
                fixes: [Fix("delete the override", .unsafe, edits: override.texts.map(\.removal))]))
    }
}
