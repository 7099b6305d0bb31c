import L10nSource

/// A choice by words that leaves other words without a text.
enum MissingSelectDefault: CheckRule {
    static let info = RuleInfo(
        "missing-select-default", .placeholders, .error,
        summary: "A choice by words has no case 'other'.",
        why: "Every value without a case of its own needs it, and readers of messages refuse a choice without it.",
        precision: .veryHigh,
        bad: RuleExample.icu("{method, select, card {Paid by card} cash {Paid in cash}}"),
        good: RuleExample.icu("{method, select, card {Paid by card} other {Paid}}"),
        sources: ["checks.md 2.5", "messages.md M1-8, M1-45"])
}
