import L10nSource

/// The source text of a unit is not the one that was exported.
enum ChangedSource: CheckRule {
    static let info = RuleInfo(
        "changed-source", .interchange, .error,
        summary: "The source text of a unit is not the one that was exported.",
        why: "A change that a translator makes to the source text is lost on import, and the translation then fits "
            + "another text.",
        precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-150"])
}
