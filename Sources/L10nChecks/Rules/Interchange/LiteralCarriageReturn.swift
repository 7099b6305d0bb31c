import L10nSource

/// A text holds a carriage return that is not written as a reference.
enum LiteralCarriageReturn: CheckRule {
    static let info = RuleInfo(
        "literal-carriage-return", .interchange, .warning,
        summary: "A text holds a carriage return that is not written as a reference.",
        why: "XML reads it as a line feed, so that the text changes on its way through every tool.",
        fix: .safe, precision: .veryHigh, sources: ["checks.md 2.13", "XML 1.0, 2.11", "interchange.md N-12"])
}
