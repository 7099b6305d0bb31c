import L10nCatalog
package import L10nLocale
import L10nMessages

extension Project {
    /// The languages in which texts are looked for, for someone who prefers these. A pseudo-language is made from the source
    /// texts, but for those that the project has in it, as an import puts them there.
    package func lookupChain(for preferred: [LanguageTag]) -> [LanguageTag] {
        guard let first = preferred.first, PseudoLocale(first) != nil else { return fallbackChain(of: preferred) }
        return (catalog.tags.contains(first) ? [first] : []) + fallbackChain(of: [sourceLanguage])
    }
}
