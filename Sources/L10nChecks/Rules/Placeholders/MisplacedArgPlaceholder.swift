import L10nSource
import MessageChecks

/// `%arg` in a text that is no leaf of a substitution.
enum MisplacedArgPlaceholder: PlaceholderRule {
    static let rule = Rule.misplacedArgPlaceholder

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"count\" = \"%arg results\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"count\" = \"%lld results\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        "\(texts.quoted(issue.range)) only works inside a substitution" + issue.advice("write")
    }
}
