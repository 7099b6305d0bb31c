import L10nCatalog
import L10nSource
import L10nSyntax

/// The texts of a table that have one of some bytes in them, and what translates them.
///
/// A translation is looked at only where its source text has one, so that thirty languages cost what one does. Where a
/// key has no source text, each language is looked at by itself.
enum BracketedTexts {
    static func forEach(_ bytes: [UInt8], in site: TableSite, _ body: (TextSite, TextSite?) -> Void) {
        let table = site.table
        var keys = [Bool](repeating: table.sourceColumn == nil, count: table.keys.count)
        var isAny = table.sourceColumn == nil
        for index in table.columns.indices where table.isSource(index) {
            forEachText(of: ColumnSite(table: site, columnIndex: index), where: { _ in true }) { text in
                guard holds(bytes, text) else { return }
                keys[text.entry.key.index] = true
                isAny = true
                body(text, nil)
            }
        }
        guard isAny else { return }
        for index in table.columns.indices where !table.isSource(index) {
            forEachText(of: ColumnSite(table: site, columnIndex: index), where: { keys[$0.index] }) { text in
                body(text, text.original)
            }
        }
    }

    private static func forEachText(
        of site: ColumnSite, where isWanted: (KeyID) -> Bool, _ body: (TextSite) -> Void
    ) {
        let column = site.column
        guard let first = column.fragment.entries.first else { return }
        var text = TextSite(site, first)
        for entry in column.fragment.entries
        where entry.isUsable && entry.formsNumber == 0 && isWanted(entry.key) && !column.isDefinedElsewhere(entry.key) {
            text.entry = entry
            body(text)
        }
        site.forEachForm { text in
            if isWanted(text.entry.key) { body(text) }
        }
    }

    private static func holds(_ wanted: [UInt8], _ text: TextSite) -> Bool {
        let fragment = text.site.column.fragment
        let bytes = fragment.source.bytes.span
        guard AlphabetSearch.holdsBracket(in: bytes, text.entry.textRange.indices) else { return false }
        return text.withText { bytes in wanted.contains { ByteSearch.first($0, in: bytes, from: 0) < bytes.count } }
    }
}
