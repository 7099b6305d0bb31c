package import L10nLocale
package import L10nLookup
package import StateViews

/// What a library answers from: files that were loaded, or a pack that was made of them.
package protocol LibraryContent: Sendable {
    /// The language that the developers write.
    var sourceLanguage: LanguageTag { get }
    /// The languages that there are texts in, sorted.
    var languages: [LanguageTag] { get }
    /// Of the theme and of layers of texts, sorted.
    var brands: [String] { get }
    /// The brands that layers of texts are for.
    var textBrands: Set<String> { get }
    /// Whether there is anything to draw views with.
    var hasTheme: Bool { get }

    /// The languages in which texts are looked for, for someone who prefers these; not empty.
    func lookupChain(for preferred: [LanguageTag]) -> [LanguageTag]
    /// Whether there is a folder with texts of this path, or this end of a path.
    func hasBundle(_ name: String) -> Bool
    /// Where readers of a brand get their texts from.
    /// - Parameter bundles: those that are asked first in each layer.
    func lookup(brand: String?, bundles: [String]) -> any TextLookup
    /// The tokens of the permutation that an environment names.
    func look(in environment: StateViewEnvironment, _ profile: StateViewProfile) -> LibraryLook
    /// The view of an id, of those that documents define.
    func definition(_ id: String) -> StateViewDefinition?
    /// The screen of an id, of those that documents define.
    func screen(_ id: String) -> DocumentedScreen?
    /// The drawing of an icon of the product, as SVG.
    func drawing(_ icon: Icon) -> String?
}

/// What views are drawn with.
package enum LibraryLook: Sendable {
    case look(StateViewLook)
    /// There is no theme.
    case none
    /// The theme cannot draw state views, and why.
    case failed(String)
}
