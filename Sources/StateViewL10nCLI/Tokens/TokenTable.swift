import L10nReporting
import L10nSource

/// Rows of cells in columns.
enum TokenTable {
    /// Columns get as wide as this for any of their cells.
    private static let ordinaryWidth = 40
    /// Cells that are so much wider than most make their column wider still.
    private static let tolerance = 12

    static func text(_ rows: [[String]]) -> String {
        let rows = rows.map { $0.map(Wording.visible) }
        let widths = (rows.first ?? []).indices.map { column in
            Self.width(rows.map { CellText.width(of: $0[column]) })
        }
        return rows.map { row in
            let cells = zip(row, widths).map { CellText.padded($0, to: $1) }
            return cells.joined(separator: "  ").trimmingTrailingSpaces + "\n"
        }.joined()
    }

    /// The width of a column: few long cells, such as fonts among colors, stand out of it rather than push all others
    /// aside.
    private static func width(_ cells: [Int]) -> Int {
        let sorted = cells.sorted()
        guard let widest = sorted.last, widest > ordinaryWidth else { return sorted.last ?? 0 }
        let limit = max(sorted[(sorted.count - 1) * 9 / 10], ordinaryWidth) + tolerance
        return sorted.last { $0 <= limit } ?? widest
    }
}
