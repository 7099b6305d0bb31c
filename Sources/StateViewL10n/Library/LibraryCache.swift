import L10nMessages
import L10nSource
import StateViews

/// What a library works out when it is first asked for: texts by language, looks by permutation of the theme.
///
/// The locks are held for no longer than it takes to find or to put something; two tasks may work out the same at once.
final class LibraryCache: Sendable {
    let content: any LibraryContent
    /// What numbers and plurals of languages need.
    let formats = MessageLanguages()
    /// Of the theme and of layers of texts, sorted.
    let brands: [String]
    /// The brands that layers of texts are for; all others have the same texts.
    private let textBrands: Set<String>
    private let texts = Locked<[TextsKey: ReaderTexts]>([:])
    private let looks = Locked<[LookKey: LibraryLook]>([:])
    /// The names of bundles that were asked for, and whether there are such.
    private let bundles = Locked<[String: Bool]>([:])

    /// No more lists of languages than these are kept: requests from a network may name any.
    private static let most = 512

    init(_ content: any LibraryContent) {
        self.content = content
        brands = content.brands
        textBrands = content.textBrands
    }

    private struct TextsKey: Hashable {
        var languages: [LanguageTag]
        var brand: String?
        var bundles: [String]
    }

    func texts(_ preferred: [LanguageTag], brand: String?, bundles: [String]) -> ReaderTexts {
        let brand = brand.flatMap { textBrands.contains($0) ? $0 : nil }
        let key = TextsKey(languages: preferred, brand: brand, bundles: bundles)
        if let known = texts.withLock({ $0[key] }) { return known }
        let languages = preferred.isEmpty ? [content.sourceLanguage] : preferred
        let made = ReaderTexts(
            content.lookup(brand: brand, bundles: bundles), languages: languages,
            chain: content.lookupChain(for: languages), development: content.sourceLanguage
        ).prepared(formats: formats)
        texts.withLock { texts in
            // What is still asked for is soon made again; keeping an order of use would cost every look-up.
            if texts.count >= Self.most { texts.removeAll() }
            texts[key] = made
        }
        return made
    }

    /// Whether there is a folder with texts of this path, or this end of a path.
    func hasBundle(_ name: String) -> Bool {
        if let known = bundles.withLock({ $0[name] }) { return known }
        let found = content.hasBundle(name)
        bundles.withLock { bundles in
            if bundles.count >= Self.most { bundles.removeAll() }
            bundles[name] = found
        }
        return found
    }

    // MARK: Looks

    private struct LookKey: Hashable {
        var brand: String?
        var scheme: StateViewEnvironment.ColorScheme
        var contrast: StateViewEnvironment.Contrast
        var profile: StateViewProfile
    }

    func look(_ environment: StateViewEnvironment, _ profile: StateViewProfile) -> LibraryLook {
        guard content.hasTheme else { return .none }
        // Brands that nobody knows are not worth a look each.
        let brand = environment.brand.flatMap { brands.contains($0) ? $0 : nil }
        let key = LookKey(
            brand: brand, scheme: environment.scheme, contrast: environment.contrast, profile: profile)
        if let known = looks.withLock({ $0[key] }) { return known }
        var asked = environment
        asked.brand = brand
        let made = content.look(in: asked, profile)
        looks.withLock { $0[key] = made }
        return made
    }
}
