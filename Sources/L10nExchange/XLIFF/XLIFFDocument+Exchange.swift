import L10nCatalog
import L10nFormats
import L10nSource
import L10nSyntax

extension ExchangeDocument {
    /// What a document says about texts. Units that are not to be translated are left out where they say nothing, and those
    /// of files in another language than the first are refused.
    package init(_ document: XLIFFDocument) {
        let first = document.files.first
        let language = document.files.lazy.compactMap(\.targetLanguage).first
        self.init(
            sourceLanguage: first?.sourceLanguage ?? "", targetLanguage: language,
            files: document.files.map { ExchangeFile($0, in: language) }, origin: document.origin)
        if document.lacksStates { states = .absent }
    }
}

extension ExchangeFile {
    fileprivate init(_ file: XLIFFFile, in language: String?) {
        let format = CatalogFormats.exchanged(file.original)
        let isOther = file.targetLanguage.map { $0 != language } ?? false
        let refused = Set(file.refused)
        let units = file.units.lazy.filter { unit in
            (unit.isTranslatable || unit.target?.text.isEmpty == false) && !refused.contains(unit.id)
        }
        self.init(
            original: file.original, units: isOther ? [] : units.map { ExchangeUnit($0, in: format) },
            place: file.place)
        self.refused = (file.refused + (isOther ? units.map(\.id) : [])).map { ExchangeID(text: $0, in: format) }
    }
}

extension ExchangeUnit {
    fileprivate init(_ unit: XLIFFUnit, in format: (any ExchangedCatalogFormat.Type)?) {
        self.init(
            ExchangeID(text: unit.id, in: format), source: unit.source, target: unit.target?.text,
            state: unit.entryState(in: format), notes: unit.notes.filter { !$0.text.isEmpty },
            maximumLength: unit.maximumLength, places: unit.places)
        suppressions = unit.suppressions
        isLocked = !unit.isTranslatable
    }
}

extension XLIFFUnit {
    /// The state of the text. A draft is one to review in a file that can say so, and waits elsewhere, as it would be finished
    /// there; empty, or a copy of the source text, it is none.
    fileprivate func entryState(in format: (any ExchangedCatalogFormat.Type)?) -> EntryState {
        guard let target else { return .new }
        let isAsked = target.state.flatMap(XLIFFState.init(rawValue:))?.asksForText ?? false
        guard isAsked, format?.keepsStates == true, !target.text.isEmpty,
            !(source.map { ByteSearch.areEqual($0, target.text) } ?? false)
        else { return target.entryState }
        return .needsReview
    }
}

extension XLIFFDocument {
    /// A document with the units of an exchange. Units whose form has no id in their file are left out.
    package init(_ document: ExchangeDocument, tool: XLIFFTool) {
        self.init(
            files: document.files.map { file in
                XLIFFFile(
                    original: file.original, sourceLanguage: document.sourceLanguage,
                    targetLanguage: document.targetLanguage, tool: tool,
                    units: XLIFFUnits(XLIFFExchangedUnits(file.units, in: file.format)))
            })
    }
}

/// The units of an exchange that can stand in a file of some format.
struct XLIFFExchangedUnits: Sendable {
    let format: (any ExchangedCatalogFormat.Type)?
    let units: ExchangeUnits

    init(_ units: ExchangeUnits, in format: (any ExchangedCatalogFormat.Type)?) {
        self.format = format
        let haveIDs = units.exported?.haveIDs(in: format) ?? false
        self.units = haveIDs ? units : units.filter { $0.id.text(in: format) != nil }
    }

    /// The units as places in the project, where they are that and keys are their ids.
    var exported: ExportedUnits? { format?.keysAreIDs == false ? nil : units.exported }

    func unit(at index: Int) -> XLIFFUnit {
        let unit = units[index]
        return XLIFFUnit(
            id: unit.id.text(in: format) ?? unit.id.key, source: unit.source,
            target: unit.target.map { text in
                let names = stateNames(unit.state)
                return XLIFFTarget(text, state: names?.state.rawValue, stateQualifier: names?.qualifier)
            },
            notes: unit.notes.isEmpty ? [ExchangeNote("")] : unit.notes, maximumLength: unit.maximumLength)
    }

    /// How a state is written. Only catalogs have states, so that Xcode leaves the usual one out elsewhere.
    func stateNames(_ state: EntryState) -> (state: XLIFFState, qualifier: String?)? {
        format?.keepsStates != true && state == .translated ? nil : XLIFFState.names(of: state)
    }
}
