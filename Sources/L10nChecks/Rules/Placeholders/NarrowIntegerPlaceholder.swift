import L10nSource
import MessageChecks

/// A placeholder that reads half of a whole number.
enum NarrowIntegerPlaceholder: PlaceholderRule {
    static let rule = Rule.narrowIntegerPlaceholder

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"left\" = \"Attempts left: %lld\";\n"),
                RuleExample("da.lproj/Localizable.strings", "\"left\" = \"Forsøg tilbage: %d\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"left\" = \"Attempts left: %lld\";\n"),
                RuleExample("da.lproj/Localizable.strings", "\"left\" = \"Forsøg tilbage: %lld\";\n"),
            ])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        "\(texts.quoted(issue.range)) reads 32 bits" + issue.advice("use")
    }
}
