package import L10nLocale
import L10nSource

extension CatalogTable {
    /// Joins the files of one table.
    ///
    /// The keys of the source language come first, in the order of its file; what the others have beyond is added behind.
    /// - Parameters:
    ///   - columns: one a file, in any order; their keys may have been numbered by `keys` already.
    ///   - keys: the keys of the source column, or none.
    ///   - sourceTag: the development language.
    package static func joining(
        name: String, columns: [CatalogColumn], keys: KeyTable = KeyTable(), sourceTag: LanguageTag
    ) -> CatalogTable {
        var keys = keys
        var columns = columns.sorted { ($0.tag, $0.fragment.source.path) < ($1.tag, $1.fragment.source.path) }
        let sourceColumn = sourceColumn(of: columns, sourceTag: sourceTag)
        if let sourceColumn { columns[sourceColumn].addMissingKeys(to: &keys) }
        for index in columns.indices {
            columns[index].assignKeys(from: keys)
            columns[index].addMissingKeys(to: &keys)
            columns[index].indexWinners(keyCount: keys.count)
        }
        return CatalogTable(name: name, keys: keys, columns: columns, sourceColumn: sourceColumn)
    }

    /// The column that holds the source texts: a folder named after the language before `Base` before no folder.
    package static func sourceColumn(of columns: [CatalogColumn], sourceTag: LanguageTag) -> Int? {
        columns.firstIndex { $0.tag == sourceTag && $0.folder != "Base" && !$0.folder.isEmpty }
            ?? columns.firstIndex { $0.tag == sourceTag && !$0.folder.isEmpty }
            ?? columns.firstIndex { $0.tag == sourceTag }
    }
}
