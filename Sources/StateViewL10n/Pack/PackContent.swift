import DesignTokens
import L10nLocale
import L10nLookup
import L10nMessages
import L10nPack
import L10nSource
import StateViews

/// What a library answers from a pack.
final class PackContent: LibraryContent {
    let pack: PackFile
    private let settings: PackSettings
    private let texts: PackTexts
    private let available: AvailableLanguages
    /// Read when the first one is asked for.
    private let documents = Locked<PackDocuments?>(nil)

    init(_ pack: PackFile) {
        self.pack = pack
        settings = PackSettings(pack)
        texts = PackTexts(pack)
        // Who does not ask for a pseudo-language never gets one.
        available = AvailableLanguages(texts.languages.keys.filter { PseudoLocale($0) == nil })
    }

    var sourceLanguage: LanguageTag { settings.sourceLanguage }
    var languages: [LanguageTag] { texts.languages.keys.sorted() }
    var brands: [String] { settings.brands }
    var textBrands: Set<String> { texts.tables.brands }
    var hasTheme: Bool { !pack[.permutations].isEmpty }

    func lookupChain(for preferred: [LanguageTag]) -> [LanguageTag] {
        guard let first = preferred.first, PseudoLocale(first) != nil else { return chain(preferred) }
        // A pseudo-language falls back to the texts that it is made of.
        return (texts.languages[first] == nil ? [] : [first]) + chain([sourceLanguage])
    }

    private func chain(_ preferred: [LanguageTag]) -> [LanguageTag] {
        available.matches(
            for: FallbackChain(
                preferred: preferred, development: sourceLanguage,
                parents: ParentLocales(overrides: settings.parents)))
    }

    func hasBundle(_ name: String) -> Bool { texts.tables.tables.contains { $0?.isIn(bundle: name) == true } }

    func lookup(brand: String?, bundles: [String]) -> any TextLookup {
        PackTextLookup(texts, settings, brand: brand, bundles: bundles)
    }

    // MARK: Looks

    func look(in environment: StateViewEnvironment, _ profile: StateViewProfile) -> LibraryLook {
        let wanted = [
            environment.brand, environment.scheme.rawValue, environment.contrast.rawValue, profile.rawValue,
        ]
        var place = 0
        for (contexts, context) in zip(settings.axes, wanted) {
            // 0 stands for a context that is not named, or that no theme has.
            let choice = context.flatMap { contexts.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            // A file may state more contexts than any number counts.
            let (product, overflow) = place.multipliedReportingOverflow(by: contexts.count + 1)
            guard !overflow, product <= Int(Int32.max) else { return Self.damaged }
            place = product + choice
        }
        guard place < pack[.permutations].count / 4,
            let column = pack.memory.u32(pack[.permutations].lowerBound + place * 4)
        else { return Self.damaged }
        // The highest bit says that there are no tokens; the others say why.
        if column >> 31 == 1 {
            let number = Int(column & 0x7FFF_FFFF)
            return number < settings.problems.count ? .failed(settings.problems[number]) : Self.damaged
        }
        guard let tokens = PackTokens(pack, column: Int(column)) else { return Self.damaged }
        let brand = environment.brand.flatMap { settings.axes[0].contains($0) ? $0 : nil }
        do {
            return .look(
                StateViewLook(
                    theme: try StateViewTheme.read(tokens), tokens: tokens, brand: brand,
                    brandModifier: settings.brandModifier))
        } catch {
            return .failed("the theme cannot draw state views: \(error)")
        }
    }

    private static let damaged = LibraryLook.failed("the tokens of the pack are damaged")

    // MARK: Documents

    func definition(_ id: String) -> StateViewDefinition? { known.definitions[id] }

    func screen(_ id: String) -> DocumentedScreen? { known.screens[id] }

    func drawing(_ icon: Icon) -> String? {
        let list = pack.list(.icons)
        return stride(from: 0, to: list.count - 1, by: 2).first { list.string($0) == icon.id }
            .flatMap { list.string($0 + 1) }
    }

    private var known: PackDocuments {
        if let known = documents.withLock({ $0 }) { return known }
        // No lock is held meanwhile: of two that ask at once both read, and find the same.
        let read = PackDocuments(pack)
        documents.withLock { $0 = read }
        return read
    }
}

/// The state views and screens that the documents of a pack define; of several of an id the first one.
private struct PackDocuments: Sendable {
    private(set) var definitions: [String: StateViewDefinition] = [:]
    private(set) var screens: [String: DocumentedScreen] = [:]

    init(_ pack: PackFile) {
        let list = pack.list(.documents)
        for number in stride(from: 0, to: list.count - 1, by: 2) {
            guard let path = list.string(number), let bytes = list.bytes(number + 1) else { continue }
            let document = StateViewDocument.parse(SourceFile(path: path, bytes: bytes)).value
            for view in document.views where definitions[view.definition.id] == nil {
                definitions[view.definition.id] = view.definition
            }
            for screen in document.screens where screens[screen.id] == nil { screens[screen.id] = screen }
        }
    }
}
