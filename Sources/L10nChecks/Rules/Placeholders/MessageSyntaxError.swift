import L10nSource

/// A text in ICU's notation that is none.
enum MessageSyntaxError: CheckRule {
    static let info = RuleInfo(
        "message-syntax-error", .placeholders, .error,
        summary: "A text that the configuration calls a message breaks the rules of its notation.",
        why: "It can't be formatted: the app shows the raw text or nothing, or crashes.",
        precision: .veryHigh,
        bad: RuleExample.icu("{count} files in {folder"), good: RuleExample.icu("{count} files in {folder}"),
        sources: ["checks.md 2.5", "messages.md M1-1 to M1-10, M1-45", "ICU user guide, Formatting messages"])
}
