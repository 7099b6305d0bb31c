import L10nSource

/// A unit is for a file, a key or a form that the project does not have.
enum UnknownUnit: CheckRule {
    static let info = RuleInfo(
        "unknown-unit", .interchange, .error,
        summary: "A unit is for a file, a key or a form that the project does not have.",
        why: "The translation has no place to go to, and the text that it was meant for stays as it is.",
        precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-6"])
}
