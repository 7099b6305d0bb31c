import L10nMessages
import L10nSource

/// A placeholder that reads half of a whole number.
enum NarrowIntegerPlaceholder: PlaceholderRule {
    static let info = RuleInfo(
        "narrow-integer-placeholder", .placeholders, .note,
        summary: "A translation reads 32 bits of a 64-bit number.",
        why: "Numbers above 2147483647, such as times in milliseconds or amounts in cents, are shown wrongly.",
        fix: .unsafe, precision: .veryHigh,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"left\" = \"Attempts left: %lld\";\n"),
            RuleExample("da.lproj/Localizable.strings", "\"left\" = \"Forsøg tilbage: %d\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"left\" = \"Attempts left: %lld\";\n"),
            RuleExample("da.lproj/Localizable.strings", "\"left\" = \"Forsøg tilbage: %lld\";\n"),
        ],
        sources: ["checks.md 2.5 and D-6", "strings-formats.md P-16"])

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        "\(texts.quoted(issue.range)) reads 32 bits" + issue.advice("use")
    }
}
