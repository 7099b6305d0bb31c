import L10nSource

/// An apostrophe that quotes what its author wanted to be filled in, or that is not shown.
enum SwallowedApostrophe: CheckRule {
    static let info = RuleInfo(
        "swallowed-apostrophe", .placeholders, .warning,
        summary: "An apostrophe of a message quotes an argument, or all that is behind it.",
        why: "The argument is shown as it is written, braces and all, and the apostrophe is not shown.",
        precision: .high,
        bad: RuleExample.icu("Can't open '{name}'"), good: RuleExample.icu("Can't open ''{name}''"),
        sources: ["checks.md 2.5", "messages.md M1-20 to M1-29"])
}
