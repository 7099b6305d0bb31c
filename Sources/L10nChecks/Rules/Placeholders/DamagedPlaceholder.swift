import L10nSource
import MessageChecks

/// A placeholder that lost or gained a character.
enum DamagedPlaceholder: PlaceholderRule {
    static let rule = Rule.damagedPlaceholder

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"from\" = \"From %@\";\n"),
                RuleExample("nb.lproj/Localizable.strings", "\"from\" = \"Fra % @\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"from\" = \"From %@\";\n"),
                RuleExample("nb.lproj/Localizable.strings", "\"from\" = \"Fra %@\";\n"),
            ])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        guard let suggestion = issue.suggestion else { return "\(written) looks like a broken placeholder; restore it" }
        return "\(written) looks like a broken \(Wording.quoted(suggestion)); \(advice(issue, suggestion, texts))"
    }

    /// To remove one character, if that mends it, else to write it anew.
    private static func advice(_ issue: PlaceholderIssue, _ suggestion: String, _ texts: PlaceholderTexts) -> String {
        var rest = String.UnicodeScalarView(texts.written(issue.range).unicodeScalars)
        rest.removeAll { $0 == issue.culprit }
        guard let culprit = issue.culprit, String(rest) == suggestion else {
            return "write \(Wording.quoted(suggestion))"
        }
        return culprit == " " ? "remove the space" : "remove \(Wording.name(of: culprit))"
    }
}
