import L10nCatalog
import L10nSource

/// An override without any text.
enum BlankOverride: OverrideRule {
    static let rule = Rule.blankOverride

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"DesignSystem.stateView.noConnectionButton\" = \"\";\n")
            ],
            good: [
                RuleExample(
                    "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noConnectionButton\" = \"Reload\";\n")
            ])
    }

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        guard !override.override.bases.isEmpty else { return }
        for text in override.texts where text.text.allSatisfy(\.isWhitespace) {
            // A view can do without a subtitle, and not without a title or what a button says.
            let isRequired = override.key.hasSuffix("Title") || override.key.hasSuffix("Button")
            findings.add(
                Diagnostic(
                    .blankOverride.at(isRequired ? .error : .warning), message(override.key), at: text.span,
                    subject: override.subject(text.tag),
                    notes: override.defaultText(for: text.tag).map {
                        [DiagnosticNote("the default is \(Wording.quoted($0.text))", at: $0.span)]
                    } ?? []))
        }
    }
}

extension BlankOverride {
    fileprivate static func message(_ key: String) -> String {
        let (part, way) =
            key.hasSuffix("Button")
            ? ("the label of", "set the action to none")
            : key.hasSuffix("Title") ? ("the title", "set the title to none") : ("the text", "set the text to none")
        return "this override blanks \(part) \(Wording.quoted(key)); delete it, or \(way)"
    }
}
