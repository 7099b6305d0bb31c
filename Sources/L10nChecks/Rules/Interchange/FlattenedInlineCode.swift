import L10nSource

/// A target holds inline codes, which Xcode turns into plain text.
enum FlattenedInlineCode: CheckRule {
    static let info = RuleInfo(
        "flattened-inline-code", .interchange, .warning,
        summary: "A target holds inline codes, which Xcode turns into plain text.",
        why: "What a code stands for is gone after an import by Xcode; this program puts its text in.",
        precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-41"])
}
