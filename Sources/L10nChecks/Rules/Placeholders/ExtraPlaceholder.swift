import L10nMessages
import L10nSource

/// A translation that shows an argument which the source text does not have.
enum ExtraPlaceholder: PlaceholderRule {
    static let info = RuleInfo(
        "extra-placeholder", .placeholders, .error,
        summary: "A translation uses an argument that the source text does not have.",
        why: "The app passes no such argument: what is read instead is garbage, or the app crashes.",
        precision: .veryHigh,
        bad: [
            RuleExample("en.lproj/Localizable.strings", "\"sent\" = \"Sent to %1$@\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"sent\" = \"Lähetetty: %1$@, %2$@\";\n"),
        ],
        good: [
            RuleExample("en.lproj/Localizable.strings", "\"sent\" = \"Sent to %1$@\";\n"),
            RuleExample("fi.lproj/Localizable.strings", "\"sent\" = \"Lähetetty: %1$@\";\n"),
        ],
        sources: ["checks.md 2.5", "strings-formats.md P-33, P-41, P-57"])

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
