import L10nSource

/// A unit that was exported did not come back.
enum MissingUnit: CheckRule {
    static let info = RuleInfo(
        "missing-unit", .interchange, .warning,
        summary: "A unit that was exported did not come back.",
        why: "The text stays untranslated, and nobody notices before somebody reads the wrong language.",
        precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-5"])
}
