import L10nMessages
import L10nSource
import MessageChecks

/// A translation that does not show an argument of the source text.
enum MissingPlaceholder: PlaceholderRule {
    static let rule = Rule.missingPlaceholder

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"greeting\" = \"Welcome back, %@\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"greeting\" = \"Willkommen zurück\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"greeting\" = \"Welcome back, %@\";\n"),
                RuleExample("de.lproj/Localizable.strings", "\"greeting\" = \"Willkommen zurück, %@\";\n"),
            ])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        var loss = issue.expected?.kind.loss ?? "the value"
        if case .name = issue.argument { loss = "the value" }
        return "\(Wording.quoted(issue.suggestion ?? "")) is missing; \(loss) would not be shown"
    }
}
