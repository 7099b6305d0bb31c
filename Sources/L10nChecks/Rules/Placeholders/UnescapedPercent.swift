import L10nSource
import MessageChecks

/// A percent sign of prose in a text that is formatted.
enum UnescapedPercent: PlaceholderRule {
    static let rule = Rule.unescapedPercent

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"sync\" = \"%@ is 50% done\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"sync\" = \"%@ is 50%% done\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        let problem =
            issue.cause == .danglingPercent ? "the last \(written) is dropped" : "\(written) is read as a placeholder"
        return problem + (issue.suggestion == "" ? "; remove the '%'" : issue.advice("write"))
    }
}
