package import L10nCatalog
package import L10nLocale

/// One language of a table with all its files: mostly one, two where `Base.lproj` stands beside `en.lproj`.
package struct TableLanguage: Sendable {
    package let tag: LanguageTag
    /// Never empty.
    package var columns: [CatalogColumn]

    /// Whether every file was read to its end. What a damaged file lacks says nothing about the translation (P-7).
    package var isIntact: Bool { columns.allSatisfy(\.fragment.isIntact) }

    /// Whether any file has a text for the key.
    package func hasEntry(for key: KeyID) -> Bool {
        for index in columns.indices where columns[index].hasEntry(for: key) { return true }
        return false
    }

    /// The first file that has a text for the key, and the text's entry.
    package func entry(for key: KeyID) -> (column: CatalogColumn, entry: CatalogEntry)? {
        for column in columns {
            if let entry = column.entry(for: key) { return (column, entry) }
        }
        return nil
    }

    /// The entries that the run time uses, each key once.
    package func forEachText(_ body: (CatalogColumn, CatalogEntry) -> Void) {
        for (index, column) in columns.enumerated() {
            for entry in column.fragment.entries where entry.isUsable {
                if index > 0, columns[..<index].contains(where: { $0.entry(for: entry.key) != nil }) { continue }
                body(column, entry)
            }
        }
    }
}
