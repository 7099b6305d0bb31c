import L10nSource

/// Several units of one file have the same id.
enum DuplicateUnit: CheckRule {
    static let info = RuleInfo(
        "duplicate-unit", .interchange, .error,
        summary: "Several units of one file have the same id.",
        why: "Which of them was meant is not for a program to guess, so that none is imported.",
        precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-27"])
}
