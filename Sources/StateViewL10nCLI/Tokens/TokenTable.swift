import L10nReporting
import L10nSource

/// Rows of cells in columns.
enum TokenTable {
    static func text(_ rows: [[String]]) -> String {
        let rows = rows.map { $0.map(Wording.visible) }
        let widths = (rows.first ?? []).indices.map { column in
            rows.map { CellText.width(of: $0[column]) }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, widths).map { CellText.padded($0, to: $1) }
            return cells.joined(separator: "  ").trimmingTrailingSpaces + "\n"
        }.joined()
    }
}
