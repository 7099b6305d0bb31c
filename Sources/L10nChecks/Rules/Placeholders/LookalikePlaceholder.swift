import L10nSource
import MessageChecks

/// A placeholder with a percent sign or digits of another script.
enum LookalikePlaceholder: PlaceholderRule {
    static let rule = Rule.lookalikePlaceholder

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"from\" = \"From %1$@\";\n"),
                RuleExample("ar.lproj/Localizable.strings", "\"from\" = \"من \u{66A}1$@\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"from\" = \"From %1$@\";\n"),
                RuleExample("ar.lproj/Localizable.strings", "\"from\" = \"من %1$@\";\n"),
            ])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let name = issue.culprit.map(Wording.name) ?? "this character"
        let problem = issue.cause == .localizedPercent ? "\(name) is not '%'" : "\(name) is no digit of a placeholder"
        return problem + (issue.suggestion == nil ? "; write ASCII digits" : issue.advice("write"))
    }
}
