import L10nSource

/// An inline code of a unit is missing or doubled in the target, or is not in the source.
enum BrokenInlineCode: CheckRule {
    static let info = RuleInfo(
        "broken-inline-code", .interchange, .error,
        summary: "An inline code of a unit is missing or doubled in the target, or is not in the source.",
        why: "A code that got lost takes its placeholder along: people read a text without its number or name.",
        precision: .veryHigh, sources: ["checks.md 2.13", "XLIFF 1.2, 2.4", "interchange.md N-41"])
}
