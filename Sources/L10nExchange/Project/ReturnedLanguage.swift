import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource

/// Which files of the project came back in one language, over all files that did, so that one that nobody answered is named.
struct ReturnedLanguage: Sendable {
    private let tag: LanguageTag
    /// Where the first file in the language begins.
    private let place: SourceSpan
    /// Of each file that goes out, the number of units that wait for a translation.
    private let waiting: [(original: String, count: Int)]
    private var answered: Set<String> = []
    /// Whether forms that nobody has asked for come back with others.
    private let joinsForms: Bool
    /// Whether units came back that an export of those to look at alone has not.
    private var asksForAll = false
    /// Whether everything that came back is known.
    var isWhole = true

    /// So many files are named each; the rest is counted.
    private static let limit = 5

    /// - Parameters:
    ///   - exported: what an export of the project gives now.
    ///   - document: what came back.
    init(
        _ tag: LanguageTag, _ exported: ExchangeDocument, _ document: ExchangeDocument, at place: SourceSpan,
        _ originals: [String: ExchangeOriginal]
    ) {
        (self.tag, self.place) = (tag, place)
        let format = document.origin.flatMap { ExchangeFormats.format(of: $0.path) }
        joinsForms = format?.joinsForms ?? false
        waiting = exported.files.compactMap { file -> (original: String, count: Int)? in
            guard let original = originals[file.original], original.goesOut(to: tag), PseudoLocale(tag) == nil else {
                return nil
            }
            let count = MissingUnits.waitingCount(of: file, format)
            return count == 0 ? nil : (file.original, count)
        }
    }

    /// Takes in a part of what came back.
    /// - Parameter known: the file of the export that it is about.
    mutating func add(_ file: ExchangeFile, about known: ExchangeFile) {
        if file.units.isEmpty, file.refused.isEmpty { return }
        answered.insert(known.original)
        if asksForAll { return }
        let came = Set(file.units.map(\.id))
        let mixed = joinsForms ? MissingUnits.mixedTexts(of: known.units) : []
        asksForAll = known.units.contains { unit in
            came.contains(unit.id) && !unit.id.isForm(of: mixed)
                && (unit.target == nil || unit.state == .new || unit.state == .translated)
        }
    }

    /// Takes in what came back in another file.
    mutating func add(_ other: ReturnedLanguage) {
        answered.formUnion(other.answered)
        asksForAll = asksForAll || other.asksForAll
        isWhole = isWhole && other.isWhole
    }

    /// A finding for each file that nothing came back of.
    var findings: [Diagnostic] {
        guard isWhole, asksForAll || answered.isEmpty else { return [] }
        let absent = waiting.filter { !answered.contains($0.original) }
        let named = absent.prefix(Self.limit).map { file in
            finding(
                "nothing of \(Wording.quoted(file.original)) came back for \(Wording.quoted("\(tag)")), and "
                    + "\(Wording.count(file.count, "unit waits", "units wait")) for a translation; ask for "
                    + (file.count == 1 ? "it if it went out" : "them if they went out"))
        }
        let rest = absent.count - named.count
        guard rest > 0 else { return named }
        return named + [
            finding(
                "nothing of \(Wording.count(rest, "more file", "more files")) came back for "
                    + "\(Wording.quoted("\(tag)")); ask for \(rest == 1 ? "it if it" : "them if they") went out")
        ]
    }

    private func finding(_ message: String) -> Diagnostic {
        Diagnostic(
            .missingUnit, message, at: place, cause: "missing-file", subject: Subject(locale: tag.description))
    }
}

extension ExchangeOriginal {
    /// Whether an export for the language takes texts from the file.
    fileprivate func goesOut(to tag: LanguageTag) -> Bool {
        let targets = targets(for: tag).map(\.fragment).filter { !$0.isEmptyText }
        return source.tag != tag && !hasNoPlace(for: tag) && ([source.fragment] + targets).allSatisfy(\.isIntact)
    }
}
