import L10nMessages
import L10nSource

/// A percent sign of prose in a text that is formatted.
enum UnescapedPercent: PlaceholderRule {
    static let info = RuleInfo(
        "unescaped-percent", .placeholders, .error,
        summary: "A text that is formatted has a percent sign that is not doubled.",
        why: "The system takes it and the letter behind it for a placeholder, shows garbage or ends the app.",
        tiers: "silent where neither source text, key nor configuration shows that the text is formatted",
        fix: .safe, precision: .high,
        bad: [RuleExample("en.lproj/Localizable.strings", "\"sync\" = \"%@ is 50% done\";\n")],
        good: [RuleExample("en.lproj/Localizable.strings", "\"sync\" = \"%@ is 50%% done\";\n")],
        sources: ["checks.md 2.5 and D-7", "strings-formats.md P-12 to P-14, P-62"])

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        let written = texts.quoted(issue.range)
        let problem =
            issue.cause == .danglingPercent ? "the last \(written) is dropped" : "\(written) is read as a placeholder"
        return problem + issue.advice("write")
    }
}
