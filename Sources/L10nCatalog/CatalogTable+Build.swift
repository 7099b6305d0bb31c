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
        var columns = columns.sorted {
            ($0.tag, $0.outranks ? 0 : 1, $0.fragment.source.path) < (
                $1.tag, $1.outranks ? 0 : 1, $1.fragment.source.path
            )
        }
        let sourceColumn = sourceColumn(of: columns, sourceTag: sourceTag)
        // First, so that keys are numbered in the order of the source file.
        if let sourceColumn { columns[sourceColumn].addMissingKeys(to: &keys) }
        for index in columns.indices {
            columns[index].assignKeys(from: keys)
            columns[index].addMissingKeys(to: &keys)
            columns[index].indexWinners(keyCount: keys.count)
        }
        for winner in columns where winner.outranks {
            for index in columns.indices
            where !columns[index].outranks && columns[index].tag == winner.tag && columns[index].folder == winner.folder
            {
                columns[index].addKeys(of: winner)
            }
        }
        return CatalogTable(name: name, keys: keys, columns: columns, sourceColumn: sourceColumn)
    }

    /// The column that holds the source texts: a folder named after the language before `Base` before no folder.
    package static func sourceColumn(of columns: [CatalogColumn], sourceTag: LanguageTag) -> Int? {
        let tables = columns.indices.filter { columns[$0].tag == sourceTag && !columns[$0].outranks }
        let candidates = tables.isEmpty ? columns.indices.filter { columns[$0].tag == sourceTag } : tables
        return candidates.first { columns[$0].folder != "Base" && !columns[$0].folder.isEmpty }
            ?? candidates.first { !columns[$0].folder.isEmpty } ?? candidates.first
    }
}
