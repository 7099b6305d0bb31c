import L10nSource

/// A translation that came back lost white space at its beginning or end.
enum EdgeWhitespaceMismatch: CheckRule {
    static let info = RuleInfo(
        "edge-whitespace-mismatch", .interchange, .warning,
        summary: "A translation lost the white space that the source text begins or ends with.",
        why: "Texts that the app puts together would touch.",
        precision: .high, sources: ["checks.md 2.4"])
}
