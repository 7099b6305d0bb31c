import L10nCatalog
import L10nSource

/// Reads the rows of a table into documents.
struct CSVReader {
    private let table: CSVTable
    private(set) var diagnostics: [Diagnostic]

    init(_ table: CSVTable, diagnostics: [Diagnostic]) {
        self.table = table
        self.diagnostics = diagnostics
    }

    mutating func read(_ wanted: String?) -> [ExchangeDocument] {
        guard let header = table.rows.first else {
            report(.syntaxError, "no-header", "the table is empty; export it again", at: SourceRange(at: 0))
            return []
        }
        let columns = CSVColumns(table[header].map(table.text), wanted: wanted)
        guard let key = columns[.key] else {
            report(
                .syntaxError, "no-key-column",
                "the first row names no column 'key'; restore the row of names", at: header.range)
            return []
        }
        let languages = chosen(columns.languages, wanted)
        guard !languages.isEmpty else {
            let name = wanted.map { Wording.quoted($0) } ?? "a language"
            report(
                .targetLanguageMismatch, "no-language-column",
                "no column is named \(name); restore its name in the first row", at: header.range)
            return []
        }
        // Half a name of a column, such as 'co', may be that of a language.
        if table.rows.count == 1, Int(header.range.upper) == table.file.bytes.count {
            report(
                .syntaxError, "cut-header", "the table ends within its first row; it is cut off, fetch it again",
                at: header.range)
            return []
        }
        let rows = evenRows(header)
        reportOpenQuotes(rows)
        // Their texts may be cut, or stand in the cells of others.
        let damaged = Set(rows.filter { row in table[row].contains(where: \.isDamaged) }.map(\.range))
        return languages.map { language in
            var document = ExchangeDocument(
                sourceLanguage: "", targetLanguage: language.tag ?? wanted, origin: table.file)
            document.languagePlace = cell(header, language.column).content
            document.besides = languages.filter { $0.column != language.column }.compactMap(\.tag)
            // Of several languages nobody knows whose states the column has.
            document.states = languages.count == 1 && columns[.state] != nil ? .lagging : .absent
            var numbers: [String: Int] = [:]
            for row in rows {
                let unit =
                    damaged.contains(row.range)
                    ? nil : unit(row, key: key, columns, language, isOnly: languages.count == 1)
                let file = text(row, columns[.file]) ?? ""
                let number = numbers[file] ?? document.files.count
                if number == document.files.count {
                    numbers[file] = number
                    let place = columns[.file].map { cell(row, $0).content }
                    document.files.append(ExchangeFile(original: file, place: place))
                }
                if let unit {
                    document.files[number].units.append(unit)
                } else {
                    document.files[number].refused.append(ExchangeID(text(row, key) ?? ""))
                }
            }
            for index in document.files.indices { removeDuplicates(&document.files[index]) }
            return document
        }
    }

    private func chosen(_ languages: [CSVColumns.Language], _ wanted: String?) -> [CSVColumns.Language] {
        guard let wanted else { return languages }
        if let exact = languages.first(where: { $0.tag?.lowercased() == wanted.lowercased() }) { return [exact] }
        // The language of another column is for whoever compares to refuse.
        return languages.first { $0.tag == nil }.map { [$0] } ?? (languages.count == 1 ? languages : [])
    }

    /// The rows with as many cells as the header, without those that are empty.
    private mutating func evenRows(_ header: CSVRow) -> [CSVRow] {
        table.rows.dropFirst().filter { row in
            if table[row].allSatisfy(\.content.isEmpty) { return false }
            // With a cell too many or too few, texts may stand in the columns of others.
            guard row.count != header.count else { return true }
            report(
                .unevenRow, Rule.unevenRow.id.rawValue,
                "\(Wording.count(row.count, "cell", "cells")), the header has \(header.count); check the quoting",
                at: row.range)
            return false
        }
    }

    /// Reports cells between tabs that lack a quote; those of other tables are damage that was reported.
    private mutating func reportOpenQuotes(_ rows: [CSVRow]) {
        guard table.dialect == .escapedTabs else { return }
        for row in rows {
            guard let cell = table[row].first(where: \.isDamaged) else { continue }
            report(
                .syntaxError, "open-quote",
                "this quote is not closed on its line; write a line end inside a cell as '\\n'", at: cell.content)
        }
    }

    private mutating func unit(
        _ row: CSVRow, key: Int, _ columns: CSVColumns, _ language: CSVColumns.Language, isOnly: Bool
    ) -> ExchangeUnit? {
        let variant = text(row, columns[.variant]) ?? ""
        let keyText = text(row, key) ?? ""
        guard let path = ExchangePath(text: variant) else {
            report(
                .unknownUnit, "unknown-variant",
                "\(Wording.quoted(variant)) names no form; restore the cell from the export",
                at: columns[.variant].map { cell(row, $0).range } ?? row.range, key: keyText)
            return nil
        }
        let target = cell(row, language.column)
        let written = table.text(of: target)
        if FormulaGuard.isFormula(written) { reportFormula(target, written, keyText) }
        let translation = FormulaGuard.unguarded(written)
        let notes = [(columns[.comment], nil), (columns[.context], ExchangeNote.generated)].compactMap {
            column, author in
            text(row, column).flatMap { $0.isEmpty ? nil : ExchangeNote($0, author: author) }
        }
        var unit = ExchangeUnit(
            ExchangeID(keyText, path), source: text(row, columns[.source]), target: translation,
            state: state(row, isOnly ? columns[.state] : nil, isEmpty: translation.isEmpty, keyText),
            notes: notes,
            maximumLength: text(row, columns[.limit]).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil },
            places: ExchangePlaces(
                unit: row.range, id: cell(row, key).content, source: columns[.source].map { cell(row, $0).content },
                target: target.content, state: columns[.state].map { cell(row, $0).content }))
        unit.lacksState = isOnly && !translation.isEmpty && text(row, columns[.state])?.isEmpty == true
        if let comment = columns[.comment].map({ cell(row, $0).content }) {
            let directives = SuppressionDirective.all(in: table.file.bytes, comment)
            if !directives.isEmpty { unit.suppressions = directives }
        }
        return unit
    }

    private mutating func state(_ row: CSVRow, _ column: Int?, isEmpty: Bool, _ key: String) -> EntryState {
        if isEmpty { return .new }
        guard let column, let name = text(row, column), !name.isEmpty else { return .translated }
        let folded = String(name.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 })
        let states: [EntryState] = [.new, .needsReview, .translated, .machineTranslated, .stale]
        guard let state = states.first(where: { CSVFormat.stateName($0) == folded }) else {
            let question = Suggestions.question(folded, among: states.map(CSVFormat.stateName))
            report(
                .ignoredTargetState, "unknown-state",
                "\(Wording.quoted(name)) is no state; \(question ?? "it is read as 'needs_review'")",
                at: cell(row, column).range, key: key)
            return .needsReview
        }
        return state == .stale ? .translated : state
    }

    private mutating func removeDuplicates(_ file: inout ExchangeFile) {
        let groups = Dictionary(grouping: file.units, by: \.id).values.filter { $0.count > 1 }
        guard !groups.isEmpty else { return }
        var repeated: Set<ExchangeID> = []
        // Findings come in the order of the file, as a dictionary has none.
        for group in groups.sorted(by: { ($0[0].places?.unit.lower ?? 0) < ($1[0].places?.unit.lower ?? 0) }) {
            guard let last = group.last, let place = last.places?.unit else { continue }
            repeated.insert(last.id)
            let times = group.count == 2 ? "twice" : "\(group.count) times"
            report(
                .duplicateUnit, "duplicate-id",
                "\(Wording.quoted(last.id.key)) has the same row \(times); keep one", at: place, key: last.id.key,
                notes: group.dropLast().compactMap { unit in
                    unit.places.map { DiagnosticNote("it also stands here", at: table.file.span($0.unit)) }
                })
        }
        file.refused += file.units.lazy.map(\.id).filter(repeated.contains)
        file.units.removeAll { repeated.contains($0.id) }
    }

    private mutating func reportFormula(_ cell: CSVCell, _ text: String, _ key: String) {
        let place = table.file.span(SourceRange(at: Int(cell.content.lower)))
        report(
            .formulaCell, "formula",
            "the cell starts with \(Wording.quoted(text.prefix(1))); it needs the guard", at: cell.content, key: key,
            fixes: [Fix("Guard it with an apostrophe", .safe, edits: [Edit(place, "'")])])
    }

    private func cell(_ row: CSVRow, _ column: Int) -> CSVCell { table[row][table[row].startIndex + column] }

    private func text(_ row: CSVRow, _ column: Int?) -> String? {
        column.map { FormulaGuard.unguarded(table.text(of: cell(row, $0))) }
    }

    private mutating func report(
        _ rule: Rule, _ cause: String, _ message: String, at range: SourceRange,
        key: String? = nil, notes: [DiagnosticNote] = [], fixes: [Fix] = []
    ) {
        guard diagnostics.count < 1000 else { return }
        diagnostics.append(
            Diagnostic(
                rule, message, at: table.file.span(range), cause: cause, subject: Subject(key: key),
                notes: notes,
                fixes: fixes))
    }
}
