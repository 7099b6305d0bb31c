package import L10nCatalog
package import L10nLocale

extension CatalogTable {
    /// The keys that translations have and no file of the source language: the key is the text, or it stands in code or an
    /// interface file. What few languages have may as well be left over.
    package func sourcelessKeys(_ sourceTag: LanguageTag) -> [KeyID] {
        let sources = TableCoverage.sources(of: self, sourceTag: sourceTag)
        let tag = source?.tag ?? sourceTag
        let translations = columns.filter { $0.tag != tag }
        guard translations.count > 1 else { return [] }
        return keys.ids.filter { key in
            !sources.contains { $0.entry(for: key) != nil } && Self.isWidelyTranslated(key, among: translations)
        }
    }

    /// Whether at least two of the columns, and half of all, have the key.
    package static func isWidelyTranslated(_ key: KeyID, among translations: [CatalogColumn]) -> Bool {
        let count = translations.count { $0.hasEntry(for: key) }
        return count >= 2 && count * 2 >= translations.count
    }
}
