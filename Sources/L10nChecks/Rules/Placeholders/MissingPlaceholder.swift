import L10nMessages
import L10nSource

/// A translation that does not show an argument of the source text.
enum MissingPlaceholder: PlaceholderRule {
    static let info = RuleInfo(
        "missing-placeholder", .placeholders, .error,
        summary: "A translation leaves out a placeholder of the source text.",
        why: "What the app puts there, a name or a number, is not shown to readers of that language.",
        tiers: "warning for a named hole, as braces may be there to be read; silent in a form for one number alone",
        precision: .high,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"greeting\" = \"Welcome back, %@\";\n"),
            RuleExample("de.lproj/Localizable.strings", "\"greeting\" = \"Willkommen zurück\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"greeting\" = \"Welcome back, %@\";\n"),
            RuleExample("de.lproj/Localizable.strings", "\"greeting\" = \"Willkommen zurück, %@\";\n"),
        ],
        sources: ["checks.md 2.5 and D-5", "strings-formats.md P-39, P-54, P-56"])

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        var loss = issue.expected?.kind.loss ?? "the value"
        if case .name = issue.argument { loss = "the value" }
        return "\(Wording.quoted(issue.suggestion ?? "")) is missing; \(loss) would not be shown"
    }
}
