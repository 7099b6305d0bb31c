import L10nMessages
import L10nSource
import MessageChecks

/// A translation that shows an argument which the source text does not have.
enum ExtraPlaceholder: PlaceholderRule {
    static let rule = Rule.extraPlaceholder

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"sent\" = \"Sent to %1$@\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"sent\" = \"Lähetetty: %1$@, %2$@\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"sent\" = \"Sent to %1$@\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"sent\" = \"Lähetetty: %1$@\";\n"),
            ])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        if issue.cause == .unasked {
            return "the source text has no \(written), and readers may see it as it is; remove it"
        }
        if let suggestion = issue.suggestion, issue.cause == .renamed {
            return "\(written) has no argument; write \(Wording.quoted(suggestion))"
        }
        if case .name = issue.argument { return "\(written) has no argument; readers would see it; remove it" }
        return "\(written) has no argument; the app would crash; remove it"
    }
}
