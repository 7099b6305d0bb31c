import L10nCatalog
import L10nSource
import L10nSyntax

/// The units of an export of one file, in its order: those of entries with one text, which most are, as their numbers in the
/// files of the project, and the few that take more to tell as they were built.
struct ExportedUnits: Sendable {
    /// An entry with one text in both languages, of which there is nothing to tell but its comment and arguments.
    struct Entry {
        let source: CatalogEntry
        /// nil without a translation.
        let target: CatalogEntry?
    }

    private enum Mark: BitwiseCopyable {
        case entry(UInt32, target: UInt32?)
        case built(UInt32)
    }

    let source: CatalogFragment
    let target: CatalogFragment
    private let describesArguments: Bool
    private var marks: [Mark] = []
    private var built: [ExchangeUnit] = []

    init(source: CatalogFragment, target: CatalogFragment, describesArguments: Bool) {
        self.source = source
        self.target = target
        self.describesArguments = describesArguments
        marks.reserveCapacity(source.entries.count)
    }

    var indices: Range<Int> { marks.indices }

    var last: ExchangeUnit? { marks.indices.last.map(unit) }

    /// Whether each unit has an id in a file of some format, as every text of a key has.
    func haveIDs(in format: (any ExchangedCatalogFormat.Type)?) -> Bool {
        built.allSatisfy { $0.id.text(in: format) != nil }
    }

    var untranslatedCount: Int {
        marks.count { mark in
            switch mark {
            case .entry(_, let number): number.map { target.entries[Int($0)].state == .new } ?? true
            case .built(let number): built[Int(number)].target == nil || built[Int(number)].state == .new
            }
        }
    }

    /// - Parameters:
    ///   - number: that of the entry in the source file.
    ///   - target: that of the translation in its file.
    mutating func append(entry number: Int, target: Int?) {
        marks.append(.entry(UInt32(number), target: target.map { UInt32($0) }))
    }

    mutating func append(_ unit: ExchangeUnit) {
        marks.append(.built(UInt32(built.count)))
        built.append(unit)
    }

    /// Takes out the entry that was added last.
    mutating func removeLastEntry() { marks.removeLast() }

    /// What a unit was made of; nil for one that was built.
    func entry(at index: Int) -> Entry? {
        guard case .entry(let number, let targetNumber) = marks[index] else { return nil }
        return Entry(source: source.entries[Int(number)], target: targetNumber.map { target.entries[Int($0)] })
    }

    func unit(at index: Int) -> ExchangeUnit {
        switch marks[index] {
        case .built(let number): return built[Int(number)]
        case .entry(let number, let targetNumber):
            let entry = source.entries[Int(number)]
            let translation = targetNumber.map { target.entries[Int($0)] }
            return ExchangeUnit(
                ExchangeID(source.key(of: entry)), source: source.text(of: entry),
                target: translation.map { target.text(of: $0) }, state: translation?.state ?? .new,
                notes: notes(of: entry))
        }
    }

    /// What a translator is told about an entry.
    func notes(of entry: CatalogEntry) -> [ExchangeNote] {
        ExchangeNotes(source, entry).notes(arguments(of: entry))
    }

    /// The only note about an entry, where it is a developer's comment that stands in the file as it is to be written.
    func onlyNote(of entry: CatalogEntry) -> UTF8Text? {
        guard !entry.flags.contains(.commentIsGenerated), let range = source.literalComment(of: entry),
            arguments(of: entry).isEmpty
        else { return nil }
        let bytes = source.source.bytes
        let holdsDirective = ByteSearch.contains(
            SuppressionDirective.marker, in: bytes.span.extracting(range.indices))
        return holdsDirective ? nil : UTF8Text(bytes, range)
    }

    private func arguments(of entry: CatalogEntry) -> [String] {
        describesArguments ? source.withText(of: entry) { ArgumentNotes.lines(of: $0, number: nil) } : []
    }
}
