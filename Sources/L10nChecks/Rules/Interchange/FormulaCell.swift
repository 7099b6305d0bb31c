import L10nSource

/// A cell of a table begins with a character that makes spreadsheets run it as a formula.
enum FormulaCell: CheckRule {
    static let info = RuleInfo(
        "formula-cell", .interchange, .warning,
        summary: "A cell of a table begins with a character that makes spreadsheets run it as a formula.",
        why: "Opening the file may send data away or change what the cell says.",
        fix: .safe, precision: .veryHigh, sources: ["checks.md 2.13", "interchange.md N-147"])
}
