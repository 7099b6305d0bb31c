import L10nMessages
import L10nSource

/// A text that uses a later argument and leaves an earlier one out.
enum PlaceholderIndexGap: PlaceholderRule {
    static let info = RuleInfo(
        "placeholder-index-gap", .placeholders, .error,
        summary: "A text uses a numbered argument and none with a number before it.",
        why: "The system can't know the size of an argument that no placeholder names, and misreads those behind it.",
        precision: .veryHigh,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"row\" = \"Row %2$@\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"row\" = \"Row %2$@ of %1$@\";\n")],
        sources: ["checks.md 2.5", "strings-formats.md P-30"])

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        guard case .position(let missing) = issue.argument else { return "an argument is never used; use it too" }
        let digits = texts.written(issue.range).dropFirst().prefix { $0.isNumber }
        return "argument \(missing) is never used, so argument \(digits) is misread; use '%\(missing)$…' too"
    }
}
