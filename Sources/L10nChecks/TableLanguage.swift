package import L10nCatalog
package import L10nLocale
import L10nSource

/// One language of a table with all its files: mostly one, two where `Base.lproj` stands beside `en.lproj`.
package struct TableLanguage: Sendable {
    package let tag: LanguageTag
    /// The first file. It is a member of its own because rules ask it about every key of the table: to take it out of an
    /// array would copy its references each time.
    package let column: CatalogColumn
    package private(set) var others: [CatalogColumn]

    package init(_ column: CatalogColumn, others: [CatalogColumn] = []) {
        tag = column.tag
        self.column = column
        self.others = others
    }

    package mutating func append(_ column: CatalogColumn) {
        others.append(column)
    }

    package var columns: [CatalogColumn] { [column] + others }

    /// The beginning of its first file.
    var start: SourceSpan { column.fragment.source.span(SourceRange(at: 0)) }

    /// Whether every file was read to its end. What a damaged file lacks says nothing about the translation (PRI-7).
    package var isIntact: Bool { column.fragment.isIntact && others.allSatisfy(\.fragment.isIntact) }

    /// Whether any file has a text for the key.
    package func hasEntry(for key: KeyID) -> Bool {
        column.hasEntry(for: key) || (!others.isEmpty && others.contains { $0.hasEntry(for: key) })
    }

    /// The file that a text belongs into which another language has in the given file: one of the same format. A text of
    /// `.strings` does not go into a `.stringsdict`.
    package func column(inFormatOf other: CatalogColumn) -> CatalogColumn? {
        columns.first { Self.format(of: $0) == Self.format(of: other) }
    }

    private static func format(of column: CatalogColumn) -> Substring? {
        column.fragment.source.path.split(separator: ".").last
    }

    /// The entries that the run time uses, each key once.
    package func forEachText(_ body: (CatalogColumn, CatalogEntry) -> Void) {
        for entry in column.fragment.entries where entry.isUsable { body(column, entry) }
        for (index, other) in others.enumerated() {
            for entry in other.fragment.entries where entry.isUsable && column.entry(for: entry.key) == nil {
                if others[..<index].contains(where: { $0.entry(for: entry.key) != nil }) { continue }
                body(other, entry)
            }
        }
    }
}
