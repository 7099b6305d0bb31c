import L10nCatalog
package import L10nSource
import L10nSyntax

/// Changes a table by the smallest edits of its bytes: rows that are not changed keep their place, their quotes and what
/// stands in columns that nobody here knows (N-171).
///
/// Changes are collected and turned into edits together.
package struct CSVEditor: ExchangeEditor {
    private let table: CSVTable
    private let columns: CSVColumns
    private let key: Int
    /// The column of translations.
    private let target: Int
    /// The column of states, where it is plain whose states they are.
    private let state: Int?
    private var rows: [ExchangePlace: [Int]] = [:]
    /// The texts to put into cells, by row and column.
    private var cells: [Int: [Int: String]] = [:]
    private var removed: Set<Int> = []
    private var insertions: [(place: ExchangePlace, unit: ExchangeUnit, row: Int)] = []
    /// The rows that the new units go behind.
    private var inserted: [ExchangePlace: Int] = [:]

    /// The text that the edits' places refer to.
    package var text: SourceFile { table.file }
    package var hasStates: Bool { state != nil }
    package var lack: String? {
        columns[.source] == nil
            ? "no column is named 'source'; restore its name in the first row, or export to another file" : nil
    }

    /// Nil for a table that cannot be read to its end, and for one without a column of keys or of the language.
    package init?(_ file: SourceFile, targetLanguage: String) {
        let parsed = CSVTable.parse(file, dialect: CSVFormat.dialect(path: file.path))
        guard parsed.diagnostics.isEmpty, let header = parsed.value.rows.first else { return nil }
        table = parsed.value
        columns = CSVColumns(table[header].map(table.text), wanted: targetLanguage)
        guard let key = columns[.key], let language = columns.column(of: targetLanguage) else { return nil }
        self.key = key
        target = language
        state = columns.languages.count == 1 ? columns[.state] : nil
        for (index, row) in table.rows.enumerated().dropFirst() where row.count == header.count {
            guard let path = ExchangePath(text: text(index, columns[.variant])) else { continue }
            let place = ExchangePlace(text(index, columns[.file]), ExchangeID(text(index, key), path))
            rows[place, default: []].append(index)
        }
    }

    /// Takes in a change; answers with what is in its way, where it cannot be made.
    package mutating func apply(_ change: ExchangeChange, at place: ExchangePlace) -> ExchangeRefusal? {
        if case .insert(let unit, let neighbour) = change { return insert(unit, behind: neighbour, place) }
        let found = rows[place] ?? []
        guard let row = found.first else { return .isMissing }
        guard found.count == 1 else { return .isAmbiguous }
        switch change {
        case .setSource(let text):
            guard let column = columns[.source] else { return .hasNoPlace }
            cells[row, default: [:]][column] = text
        case .setTarget(let text, let state):
            cells[row, default: [:]][target] = text
            if let column = self.state { cells[row, default: [:]][column] = CSVFormat.stateName(state) }
        case .setState(let state):
            guard let column = self.state else { return .hasNoPlace }
            cells[row, default: [:]][column] = CSVFormat.stateName(state)
        case .remove: removed.insert(row)
        case .insert: break
        }
        return nil
    }

    private mutating func insert(
        _ unit: ExchangeUnit, behind neighbour: ExchangeID?, _ place: ExchangePlace
    ) -> ExchangeRefusal? {
        guard rows[place] == nil, inserted[place] == nil else { return .exists }
        // A table without such a column is of one file, or of texts only.
        guard columns[.file] != nil || place.original.isEmpty else { return .hasNoPlace }
        guard columns[.variant] != nil || place.id.path == .entry else { return .hasNoPlace }
        let anchor = neighbour.map { ExchangePlace(place.original, $0) }
        let row = anchor.flatMap { anchor in
            // The neighbour may be new itself, as units come one behind the other.
            rows[anchor]?.last ?? inserted[anchor]
        }
        inserted[place] = row ?? table.rows.count - 1
        insertions.append((place, unit, row ?? table.rows.count - 1))
        return nil
    }

    /// The edits that make all changes, ascending and without overlap.
    package func edits() -> [Edit] {
        var edits: [Edit] = []
        for (row, texts) in cells where !removed.contains(row) {
            for (column, text) in texts { edits += setting(text, row, column) }
        }
        for row in removed { edits.append(edit(SourceRange(lineStart(row)..<Int(table.rows[row].range.upper)), "")) }
        for insertion in insertions { edits.append(inserting(insertion.unit, insertion.place, insertion.row)) }
        return edits.inOrder()
    }

    private func setting(_ text: String, _ row: Int, _ column: Int) -> [Edit] {
        let cell = cell(row, column)
        // By bytes, as `==` takes composed and decomposed letters for the same.
        guard !ByteSearch.areEqual(FormulaGuard.unguarded(table.text(of: cell)), text) else { return [] }
        let written = CSVWriter.cell(FormulaGuard.guarded(text), table.dialect, isQuoted: cell.isQuoted)
        return [edit(cell.range, written)]
    }

    /// A new row, with quotes where its neighbour has them.
    private func inserting(_ unit: ExchangeUnit, _ place: ExchangePlace, _ row: Int) -> Edit {
        let neighbour = table.rows[row]
        let cells = table[table.rows[0]].indices.map { index in
            let column = index - table[table.rows[0]].startIndex
            let text = FormulaGuard.guarded(text(of: unit, place, column))
            let hasNeighbour = row > 0 && column < neighbour.count
            return CSVWriter.cell(text, table.dialect, isQuoted: hasNeighbour && cell(row, column).isQuoted)
        }
        let separator = String(UnicodeScalar(table.dialect.separator))
        // The line end comes first, as the last row of a file may have none.
        return edit(SourceRange(at: Int(neighbour.range.upper)), lineEnd + cells.joined(separator: separator))
    }

    private func text(of unit: ExchangeUnit, _ place: ExchangePlace, _ column: Int) -> String {
        if column == target { return unit.target ?? "" }
        for name in CSVColumns.Name.allCases where columns[name] == column {
            if name == .state, column != state { return "" }
            return CSVFormat.cell(name, unit, ExchangeFile(original: place.original))
        }
        return ""
    }

    /// Where the line end before a row starts.
    private func lineStart(_ row: Int) -> Int {
        let bytes = text.bytes
        var start = Int(table.rows[row].range.lower)
        if start > 0, bytes[start - 1] == 0x0A { start -= 1 }
        if start > 0, bytes[start - 1] == 0x0D { start -= 1 }
        return start
    }

    /// The line end behind the first row; that of new tables where there is none.
    private var lineEnd: String {
        let bytes = text.bytes
        let start = Int(table.rows[0].range.upper)
        let end = bytes[start...].prefix(2).prefix { $0 == 0x0D || $0 == 0x0A }
        if end.isEmpty { return "\r\n" }
        return end.first == 0x0A ? "\n" : String(decoding: end, as: UTF8.self)
    }

    private func cell(_ row: Int, _ column: Int) -> CSVCell {
        let cells = table[table.rows[row]]
        return cells[cells.startIndex + column]
    }

    private func text(_ row: Int, _ column: Int?) -> String {
        column.map { FormulaGuard.unguarded(table.text(of: cell(row, $0))) } ?? ""
    }

    private func edit(_ range: SourceRange, _ replacement: String) -> Edit { Edit(text.span(range), replacement) }
}
