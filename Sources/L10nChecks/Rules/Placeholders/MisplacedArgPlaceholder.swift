import L10nMessages
import L10nSource

/// `%arg` in a text that is no leaf of a substitution.
enum MisplacedArgPlaceholder: PlaceholderRule {
    static let info = RuleInfo(
        "misplaced-arg-placeholder", .placeholders, .error,
        summary: "A text outside a substitution uses '%arg'.",
        why: "Only the texts of a substitution know it; elsewhere it prints a hexadecimal number and 'rg'.",
        precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"count\" = \"%arg results\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"count\" = \"%lld results\";\n")],
        sources: ["checks.md 2.5", "strings-formats.md P-24"])

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        "\(texts.quoted(issue.range)) only works inside a substitution" + issue.advice("write")
    }
}
