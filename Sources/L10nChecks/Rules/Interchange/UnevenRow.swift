import L10nSource

/// A row of a table has another number of cells than its header.
enum UnevenRow: CheckRule {
    static let info = RuleInfo(
        "uneven-row", .interchange, .error,
        summary: "A row of a table has another number of cells than its header.",
        why: "Quotes went wrong, so that texts stand in the columns of others.",
        precision: .veryHigh, sources: ["checks.md 2.13", "RFC 4180, 2"])
}
