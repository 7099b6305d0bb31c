package import L10nCatalog
import L10nLocale
package import L10nProject

extension CatalogTable {
    /// The keys that translations have and no file of the source language: the key is the text, or it stands in code or an
    /// interface file. What few languages have may as well be left over.
    package func sourcelessKeys(in project: Project) -> [KeyID] {
        let translations = translations(in: project)
        // What an interface file has no object for any more nobody is to translate.
        let objects = InterfaceObjects(of: self, in: project)
        return keysWithoutSource(in: project).filter {
            Self.isWidelyTranslated($0, among: translations) && objects?.lack(keys[$0]) != true
        }
    }

    /// The keys that any translation has and no file of the source language.
    package func keysWithoutSource(in project: Project) -> [KeyID] {
        let sources = TableCoverage.sources(of: self, in: project)
        let translations = translations(in: project)
        return keys.ids.filter { key in
            !sources.contains { $0.entry(for: key) != nil } && translations.contains { $0.hasEntry(for: key) }
        }
    }

    private func translations(in project: Project) -> [CatalogColumn] {
        let tag = source?.tag ?? project.sourceLanguage
        return columns.filter { $0.tag != tag }
    }

    /// Whether at least two of the languages, and half of all, have the key.
    /// - Parameter translations: their files, those of a language one behind the other.
    package static func isWidelyTranslated(_ key: KeyID, among translations: [CatalogColumn]) -> Bool {
        var (count, languages) = (0, 0)
        var last: LanguageTag?
        var isKnown = false
        for column in translations {
            if column.tag != last { (last, isKnown, languages) = (column.tag, false, languages + 1) }
            if isKnown || !column.hasEntry(for: key) { continue }
            (isKnown, count) = (true, count + 1)
        }
        return count >= 2 && count * 2 >= languages
    }
}
