package import L10nCatalog
import L10nLocale
package import L10nSource

/// Tables for translators who work in spreadsheets: one row a form, with the columns
/// `file,key,variant,comment,state,source` and one named by the language.
package enum CSVFormat: ExchangeFormat {
    package static let name = "csv"
    package static let suffixes = [".csv", ".tsv"]

    package static func mayRefuse(
        _ entry: CatalogEntry, of source: CatalogFragment, _ translation: CatalogEntry?,
        in format: (any ExchangedCatalogFormat.Type)?
    ) -> Bool { false }

    package static func refusal(
        of unit: ExchangeUnit, in format: (any ExchangedCatalogFormat.Type)?
    ) -> ExportRefusal? { nil }

    package static func read(_ input: ExchangeInput) -> ExchangeReading {
        ExchangeReading.file(input) { file in
            let table = CSVTable.parse(file, dialect: dialect(path: file.path))
            let parsed = read(table, targetLanguage: input.targetLanguage)
            // The text of a table in UTF-16 is another than the bytes on the disk.
            return ExchangeReading(
                documents: parsed.value, findings: parsed.diagnostics, sources: [table.value.file])
        }
    }

    package static func files(of document: ExchangeDocument, _ output: ExchangeOutput) -> [SourceFile] {
        let dialect = dialect(path: output.path) ?? .comma
        return [SourceFile(path: output.path, bytes: bytes(of: document, dialect: dialect))]
    }

    package static func editor(
        of file: SourceFile, _ document: ExchangeDocument, toolVersion: String
    ) -> (any ExchangeEditor)? {
        CSVEditor(file, targetLanguage: document.targetLanguage ?? "")
    }

    /// The dialect that a file's name stands for; nil where it is to be found out.
    package static func dialect(path: String) -> CSVDialect? {
        path.lowercased().hasSuffix(".tsv") ? .escapedTabs : nil
    }

    /// Reads a table, in any order of rows and columns: one document a column of translations.
    /// - Parameter targetLanguage: the language that is expected; it names a column `target`, and of several columns
    ///   only that one is read.
    package static func read(_ file: SourceFile, targetLanguage: String? = nil) -> Parsed<[ExchangeDocument]> {
        read(CSVTable.parse(file, dialect: dialect(path: file.path)), targetLanguage: targetLanguage)
    }

    private static func read(
        _ table: Parsed<CSVTable>, targetLanguage: String?
    ) -> Parsed<[ExchangeDocument]> {
        // In a wrong encoding every text may be another than the one that somebody wrote.
        if table.diagnostics.contains(where: { $0.rule == .unsupportedEncoding }) {
            return Parsed([], diagnostics: table.diagnostics)
        }
        var reader = CSVReader(table.value, diagnostics: table.diagnostics)
        let documents = reader.read(targetLanguage)
        return Parsed(documents, diagnostics: reader.diagnostics)
    }

    /// Writes a document. Columns that would be empty throughout are written all the same, but for `context` and `limit`.
    /// - Parameter hasMark: whether a byte-order mark comes first, by which Excel knows UTF-8.
    package static func bytes(
        of document: ExchangeDocument, dialect: CSVDialect = .comma, hasMark: Bool = true
    ) -> [UInt8] {
        let files = document.files.map { (file: $0, units: $0.units.array) }
        let units = files.lazy.flatMap(\.units)
        let hasLimits = units.contains { $0.maximumLength != nil }
        let hasContext = units.contains { $0.notes.contains { $0.author != nil } }
        let names = CSVColumns.Name.allCases.filter { name in
            name == .limit ? hasLimits : name == .context ? hasContext : true
        }
        var rows = [names.compactMap(\.texts.first) + [document.targetLanguage ?? "target"]]
        for (file, units) in files {
            for unit in units {
                let cells = names.map { cell($0, unit, file) } + [unit.target ?? ""]
                rows.append(cells.map(FormulaGuard.guarded))
            }
        }
        return CSVWriter.bytes(of: rows, dialect: dialect, hasMark: hasMark)
    }

    static func cell(_ name: CSVColumns.Name, _ unit: ExchangeUnit, _ file: ExchangeFile) -> String {
        switch name {
        case .file: file.original
        case .key: unit.id.key
        case .variant: unit.id.path.text
        case .comment: unit.notes.filter { $0.author == nil }.map(\.text).joined(separator: "\n")
        case .context: unit.notes.filter { $0.author != nil }.map(\.text).joined(separator: "\n")
        case .limit: unit.maximumLength.map(String.init) ?? ""
        case .state: stateName(unit.state)
        case .source: unit.source ?? ""
        }
    }

    static func stateName(_ state: EntryState) -> String {
        switch state {
        case .new: "new"
        case .needsReview, .unknown: "needs_review"
        case .translated: "translated"
        case .machineTranslated: "machine_translated"
        case .stale: "stale"
        }
    }
}
