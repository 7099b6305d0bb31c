import L10nMessages
import L10nSource

/// A text with numbered and unnumbered placeholders.
enum MixedPlaceholderNumbering: PlaceholderRule {
    static let info = RuleInfo(
        "mixed-placeholder-numbering", .placeholders, .error,
        summary: "Some placeholders of a text are numbered and others are not.",
        why: "Numbered placeholders do not move the count, so that the unnumbered ones read arguments twice.",
        fix: .unsafe, precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"move\" = \"From %1$@ to %@\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"move\" = \"From %1$@ to %2$@\";\n")],
        sources: ["checks.md 2.5", "strings-formats.md P-29"])

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let first = issue.related.first.map(texts.quoted) ?? "other placeholders"
        return "\(first) and \(texts.quoted(issue.range)) are mixed; number all"
    }
}
