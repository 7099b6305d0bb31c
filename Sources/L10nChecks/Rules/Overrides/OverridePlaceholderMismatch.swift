import L10nMessages
import L10nSource

/// An override with other arguments than the text that it replaces.
enum OverridePlaceholderMismatch: PlaceholderRule {
    static let info = RuleInfo(
        "override-placeholder-mismatch", .overrides, .error,
        summary: "An override takes other arguments than the default text.",
        why: "The design system passes the arguments of its own text: others crash the app or show garbage.",
        precision: .veryHigh,
        bad: [
            RuleExample(
                "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"No results for %@\";\n")
        ],
        good: [
            RuleExample(
                "en.lproj/Localizable.strings", "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing found\";\n")
        ],
        sources: ["checks.md 2.3", "state-views.md TR-15"])

    static func severity(of issue: PlaceholderIssue) -> Severity { .error }

    static func message(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String {
        switch issue.cause {
        case _ where issue.range.isEmpty:
            return "the override leaves out \(Wording.quoted(issue.suggestion ?? "")) of the default; add it"
        case .extra, .renamed, .tooFewArguments:
            let written = texts.quoted(issue.range)
            let count = texts.sourceArgumentCount
            let arguments = count == 0 ? "no argument" : Wording.count(count, "argument", "arguments")
            return "the override uses \(written), but the default takes \(arguments); "
                + (issue.cause == .renamed ? "write \(Wording.quoted(issue.suggestion ?? ""))" : "remove \(written)")
        default:
            return "the override uses \(texts.quoted(issue.range)) for \(issue.argumentPhrase) of the default"
                + issue.advice("use")
        }
    }

    static func help(_ issue: PlaceholderIssue, _ texts: PlaceholderTexts) -> String? {
        issue.cause == .extra && texts.sourceArgumentCount == 0
            ? "to show a value, set this text in the journey with an argument" : nil
    }
}
