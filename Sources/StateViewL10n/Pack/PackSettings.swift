import L10nLocale
import L10nLookup
import L10nPack

/// What a pack says of look-ups as a whole. What is damaged has its default: a reader still gets texts.
struct PackSettings: Sendable {
    private(set) var sourceLanguage = LanguageTag.english
    private(set) var order = LookupOrder.localeMajor
    /// The tables that are asked where nobody names one; empty for all.
    private(set) var tables: [String] = []
    /// The parents of languages where they differ from CLDR's.
    private(set) var parents: [LanguageTag: LanguageTag] = [:]
    private(set) var brands: [String] = []
    /// The name of the theme's modifier of brands.
    private(set) var brandModifier = "brand"
    /// The contexts that can be chosen: brands, schemes, contrast, profiles.
    private(set) var axes: [[String]] = []
    /// Why permutations have no tokens.
    private(set) var problems: [String] = []

    init(_ pack: PackFile) {
        var cursor = pack.cursor(.settings)
        if let tag = cursor.string().flatMap({ LanguageTag($0) }) { sourceLanguage = tag }
        order = cursor.byte() == 1 ? .layerMajor : .localeMajor
        tables = cursor.strings() ?? []
        for _ in 0..<(cursor.count() ?? 0) {
            guard let tag = cursor.string(), let parent = cursor.string() else { break }
            if let tag = LanguageTag(tag), let parent = LanguageTag(parent) { parents[tag] = parent }
        }
        brands = cursor.strings() ?? []
        brandModifier = cursor.string() ?? brandModifier
        axes = (0..<4).map { _ in cursor.strings() ?? [] }
        problems = cursor.strings() ?? []
    }
}
