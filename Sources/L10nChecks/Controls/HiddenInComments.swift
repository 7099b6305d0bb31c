import L10nCatalog
import L10nSource
internal import L10nStrings
import L10nSyntax

/// Hidden characters in the comments of a file, each with the entry that it stands before or in.
enum HiddenInComments {
    static func findings(_ site: ColumnSite) -> [Diagnostic] {
        let fragment = site.column.fragment
        guard fragment.commentTraits.hasAny(of: .unseen) else { return [] }
        return comments(of: fragment).compactMap { comment, entry in
            HiddenCharacters(in: comment.indices, of: fragment.source, where: hidesText).finding(
                "comment", subject: site.table.subject(key: entry?.key, column: site.column))
        }
    }

    /// Whether a character may make a comment look otherwise than it is. Most controls of ASCII, which Xcode copies from
    /// interface files, do nothing; a backspace and an escape sequence hide words in a terminal.
    private static func hidesText(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 || scalar == "\u{8}" || scalar == "\u{1B}"
    }

    /// Without an entry behind the last.
    private static func comments(of fragment: CatalogFragment) -> [(range: SourceRange, entry: CatalogEntry?)] {
        if fragment.notation.hasCommentsAsValues { return fragment.entries.map { ($0.commentRange, $0) } }
        // Both lists are in the order of the file, so that one walk joins them.
        var entries = fragment.entries[...]
        return fragment.comments.ranges.map { comment in
            entries = entries.drop { $0.range.upper <= comment.lower }
            return (comment, entries.first)
        }
    }
}
