import L10nCatalog
import L10nSource

extension ExchangeDocument {
    /// What a document says about texts. Units that are not to be translated are left out.
    package init(_ document: XLIFFDocument) {
        let first = document.files.first
        self.init(
            sourceLanguage: first?.sourceLanguage ?? "", targetLanguage: first?.targetLanguage,
            files: document.files.map(ExchangeFile.init), origin: document.origin)
    }
}

extension ExchangeFile {
    fileprivate init(_ file: XLIFFFile) {
        let kind = ExchangeFileKind(original: file.original)
        self.init(
            original: file.original,
            units: file.units.compactMap { $0.isTranslatable ? ExchangeUnit($0, in: kind) : nil }, place: file.place)
    }
}

extension ExchangeUnit {
    fileprivate init(_ unit: XLIFFUnit, in kind: ExchangeFileKind) {
        self.init(
            ExchangeID(text: unit.id, in: kind), source: unit.source, target: unit.target?.text,
            state: unit.target?.entryState ?? .new, notes: unit.notes.filter { !$0.text.isEmpty },
            maximumLength: unit.maximumLength, places: unit.places)
        suppressions = unit.suppressions
    }
}

extension XLIFFDocument {
    /// A document with the units of an exchange. Units whose form has no id in their file are left out.
    package init(_ document: ExchangeDocument, tool: XLIFFTool) {
        self.init(
            files: document.files.map { file in
                let kind = file.kind
                return XLIFFFile(
                    original: file.original, sourceLanguage: document.sourceLanguage,
                    targetLanguage: document.targetLanguage, tool: tool,
                    units: XLIFFUnits(file.units.compactMap { XLIFFUnit($0, in: kind) }))
            })
    }
}

extension XLIFFUnit {
    fileprivate init?(_ unit: ExchangeUnit, in kind: ExchangeFileKind) {
        guard let id = unit.id.text(in: kind) else { return nil }
        self.init(
            id: id, source: unit.source, target: unit.target.map { XLIFFTarget($0, unit.state, in: kind) },
            notes: unit.notes.isEmpty ? [ExchangeNote("")] : unit.notes, maximumLength: unit.maximumLength)
    }
}

extension XLIFFTarget {
    /// Only catalogs have states, so that Xcode leaves the usual one out elsewhere.
    fileprivate init(_ text: String, _ state: EntryState, in kind: ExchangeFileKind) {
        self.init(text, state)
        if kind != .catalog, state == .translated { self.state = nil }
    }
}
