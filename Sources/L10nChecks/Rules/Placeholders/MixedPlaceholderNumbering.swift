import L10nSource
import MessageChecks

/// A text with numbered and unnumbered placeholders.
enum MixedPlaceholderNumbering: PlaceholderRule {
    static let rule = Rule.mixedPlaceholderNumbering

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"move\" = \"From %1$@ to %@\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"move\" = \"From %1$@ to %2$@\";\n")])
    }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let first = issue.related.first.map(texts.quoted) ?? "other placeholders"
        return "\(first) and \(texts.quoted(issue.range)) are mixed; number all"
    }
}
