import L10nSource

/// The source text of the project has changed since the export.
enum OutdatedSource: CheckRule {
    static let info = RuleInfo(
        "outdated-source", .interchange, .warning,
        summary: "The source text of the project has changed since the export.",
        why: "The translation says what the text said before, which may be the opposite of what it says now.",
        precision: .veryHigh, sources: ["checks.md 2.13"])
}
