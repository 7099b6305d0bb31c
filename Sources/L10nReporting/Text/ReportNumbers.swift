import L10nSource

/// The tables at the end of a folded report: findings by rule and by language (AD-72).
struct ReportNumbers {
    private static let mostRules = 25
    private static let mostLanguages = 15

    /// The rows of both tables, an empty line between them.
    let lines: [String]

    init(rules: [(name: String, numbers: FindingNumbers)], languages: [String: FindingNumbers]) {
        let ranked = languages.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        var lines = Self.table(rules, "rule", "rules", limit: Self.mostRules, hasFixes: true)
        if !ranked.isEmpty {
            lines.append("")
            lines += Self.table(
                ranked.map { ($0.key, $0.value) }, "language", "languages", limit: Self.mostLanguages, hasFixes: false)
        }
        self.lines = lines
    }

    private static func table(
        _ rows: [(name: String, numbers: FindingNumbers)], _ one: String, _ many: String, limit: Int, hasFixes: Bool
    ) -> [String] {
        let shown = rows.prefix(limit)
        let names = [one] + shown.map { TerminalText.escaped($0.name) }
        let columns =
            [("errors", shown.map(\.numbers.errors)), ("warnings", shown.map(\.numbers.warnings))]
            + [("notes", shown.map(\.numbers.notes))] + (hasFixes ? [("fixable", shown.map(\.numbers.fixable))] : [])
        let cells = [names] + columns.map { name, values in [name] + values.map(String.init) }
        let widths = cells.map { column in column.map(CellText.width).max() ?? 0 }
        var lines = names.indices.map { row in
            zip(cells, widths).enumerated().map { index, column in
                index == 0
                    ? CellText.padded(column.0[row], to: column.1)
                    : CellText.aligned(column.0[row], right: column.1)
            }.joined(separator: "  ")
        }
        let left = rows.dropFirst(limit)
        if !left.isEmpty {
            let findings = left.reduce(0) { $0 + $1.numbers.count }
            lines.append(
                "and \(Wording.count(left.count, "more " + one, "more " + many)) with "
                    + Wording.count(findings, "finding", "findings"))
        }
        return lines
    }
}
