import L10nLocale
import L10nLookup
import L10nMessages
import L10nPack
import L10nSource

/// Looks up in a pack, for the readers of one brand and with one order of bundles.
struct PackTextLookup: TextLookup {
    private let texts: PackTexts
    private let order: LookupOrder
    /// The tables that are asked where nobody names one; empty for all.
    private let usual: [String]
    private let ranks: [PackTables.Rank?]
    /// Whether the places of keys stand in the order in which they are asked.
    private let isInOrder: Bool

    init(_ texts: PackTexts, _ settings: PackSettings, brand: String?, bundles: [String]) {
        self.texts = texts
        order = settings.order
        usual = settings.tables
        ranks = texts.tables.ranks(brand: brand, bundles: bundles)
        isInOrder = bundles.isEmpty
    }

    func find(_ key: String, table: String?, chain: [LanguageTag]) -> FoundText? {
        guard let number = texts.pack.key(key) else { return nil }
        let places = places(of: number, tables: table.map { [$0] } ?? usual)
        let languages = chain.compactMap { texts.languages[$0] }
        switch order {
        case .localeMajor:
            for language in languages {
                for place in places {
                    if let text = texts.pack.text(at: place, language: language) {
                        return texts.found(text, at: place, language: language)
                    }
                }
            }
        case .layerMajor:
            for place in places {
                for language in languages {
                    if let text = texts.pack.text(at: place, language: language) {
                        return texts.found(text, at: place, language: language)
                    }
                }
            }
        }
        return nil
    }

    /// A pack holds texts alone, not where none is.
    func attempts(_ key: String, chain: [LanguageTag]) -> [ResolutionAttempt] { [] }

    /// The places of a key that are asked, in order.
    private func places(of key: Int, tables names: [String]) -> [Int] {
        var places: [(place: Int, rank: PackTables.Rank, name: Int)] = []
        for place in texts.pack.places(of: key) {
            guard let number = texts.pack.table(of: place), number < ranks.count, let rank = ranks[number],
                let table = texts.tables.tables[number]
            else { continue }
            if names.isEmpty {
                places.append((place, rank, 0))
            } else if let name = names.firstIndex(of: table.name) {
                places.append((place, rank, name))
            }
        }
        // Of equal ranks that of the lower number is asked first.
        if !isInOrder || !names.isEmpty {
            places.sort { left, right in
                left.rank == right.rank
                    ? (left.name, left.place) < (right.name, right.place) : left.rank < right.rank
            }
        }
        return places.map(\.place)
    }
}

/// The texts of a pack with what is said of them.
struct PackTexts: Sendable {
    let pack: PackFile
    let tables: PackTables
    /// The numbers of the languages.
    let languages: [LanguageTag: Int]
    /// By their numbers; nil for what is no tag.
    private let tags: [LanguageTag?]

    init(_ pack: PackFile) {
        self.pack = pack
        tables = PackTables(pack)
        let list = pack.list(.languages)
        tags = (0..<list.count).map { list.string($0).flatMap { LanguageTag($0) } }
        var languages: [LanguageTag: Int] = [:]
        for (number, tag) in tags.enumerated() {
            if let tag, languages[tag] == nil { languages[tag] = number }
        }
        self.languages = languages
    }

    /// A text with where it was written and its forms.
    func found(_ text: PackText, at place: Int, language: Int) -> FoundText? {
        guard let table = pack.table(of: place).flatMap({ tables.tables[$0] }), let tag = tags[language] else {
            return nil
        }
        var details = pack.details(text)
        let span = PackSpan.read(&details, pack.list(.names))
        var forms: FoundText.Forms?
        if text.traits.hasForms {
            forms = FoundText.Forms(details.byte() == 1 ? VariedMessage(&details) : nil)
        }
        return FoundText(
            text: pack.string(text), language: tag, layer: table.layerName, kind: table.kind, span: span,
            syntax: MessageSyntax(text.traits), forms: forms)
    }
}

/// Reads where something was written.
enum PackSpan {
    static func read(_ cursor: inout PackCursor, _ names: PackList) -> SourceSpan {
        let (file, lower, count) = (cursor.number(), cursor.number(), cursor.number())
        let start = UInt32(lower ?? 0)
        let end = start.addingReportingOverflow(UInt32(count ?? 0))
        return SourceSpan(
            file: file.flatMap { names.string($0) } ?? "",
            range: SourceRange(start, end.overflow ? start : end.partialValue))
    }
}

extension MessageSyntax {
    /// Nil where nobody has said how the text is written.
    fileprivate init?(_ traits: PackText.Traits) {
        let notation: MessageNotation
        switch traits.notation {
        case 1: notation = .plain
        case 2: notation = .printf
        case 3: notation = .substitution
        case 4: notation = .named
        case 5: notation = .printfAndNamed
        case 6: notation = .icu
        default: return nil
        }
        self.init(notation, apostrophes: traits.apostrophes == 1 ? .doubleRequired : .doubleOptional)
    }
}
