import L10nCatalog
import L10nSource
import L10nSyntax

extension CatalogFragment {
    /// Takes in the directives of a `.strings` file's comments (SUP-1 of checks.md): directly before an entry, inside it
    /// or behind it on its line they are the entry's; `disable-file` stands before the first entry.
    ///
    /// A file without a directive costs one search.
    mutating func readStringsSuppressions() {
        guard Self.mayHoldDirective(source.bytes) else { return }
        suppressions = StringsSuppressionReader(self).read()
    }

    /// Looks for the colon of `l10n:`, which is rare in texts, sixteen bytes at a time.
    private static func mayHoldDirective(_ bytes: [UInt8]) -> Bool {
        let head = Array("l10n".utf8)
        var index = ByteSearch.first(UInt8(ascii: ":"), in: bytes.span, from: head.count)
        while index < bytes.count {
            if bytes[index - 1] == head[3], bytes[(index - 4)..<index].elementsEqual(head) { return true }
            index = ByteSearch.first(UInt8(ascii: ":"), in: bytes.span, from: index + 1)
        }
        return false
    }
}

/// Finds the comments that hold directives, and the entries that they belong to.
private struct StringsSuppressionReader {
    private let fragment: CatalogFragment
    private let comments: StringsCommentScan

    init(_ fragment: CatalogFragment) {
        self.fragment = fragment
        comments = StringsCommentScan(fragment.source.bytes)
    }

    func read() -> [Suppression] {
        var found: [Suppression] = []
        var cursor = 0
        for (index, entry) in fragment.entries.enumerated() {
            let start = entry.range.indices.lowerBound
            if cursor < start { found += suppressions(in: cursor..<start, before: index) }
            for comment in gaps(of: entry).flatMap(comments.comments) {
                found += suppressions(in: comment) { $0.isForFile ? .nothing : coverage(of: entry) }
            }
            cursor = max(cursor, entry.range.indices.upperBound)
        }
        return found + suppressions(in: cursor..<fragment.source.bytes.count, before: fragment.entries.count)
    }

    /// The directives between two entries.
    /// - Parameter next: the number of the entry behind the gap, or the number of entries at the end of the file.
    private func suppressions(in gap: Range<Int>, before next: Int) -> [Suppression] {
        comments.comments(in: gap).flatMap { comment in
            suppressions(in: comment) { directive in
                if directive.isForFile { return next == 0 ? .file : .nothing }
                if next > 0, !comments.holdsLineBreak(gap.lowerBound..<comment.range.lowerBound) {
                    return coverage(of: fragment.entries[next - 1], with: comment)
                }
                let rest = comment.range.upperBound..<gap.upperBound
                if next < fragment.entries.count, !comments.holdsEmptyLine(rest) {
                    return coverage(of: fragment.entries[next], with: comment)
                }
                return .nothing
            }
        }
    }

    private func suppressions(
        in comment: StringsCommentScan.Comment, _ coverage: (SuppressionDirective) -> Suppression.Coverage
    ) -> [Suppression] {
        let directives = SuppressionDirective.all(in: fragment.source.bytes, SourceRange(comment.content))
        return directives.map { directive in
            let range = directive.range.indices
            let isAlone =
                comments.isEmpty(comment.content.lowerBound..<range.lowerBound)
                && comments.isEmpty(range.upperBound..<comment.content.upperBound)
            let removal = isAlone ? SourceRange(comments.withItsLine(comment.range)) : directive.range
            return Suppression(directive, covers: coverage(directive), removal: removal)
        }
    }

    private func coverage(
        of entry: CatalogEntry, with comment: StringsCommentScan.Comment? = nil
    ) -> Suppression.Coverage {
        var range = entry.range
        if !entry.commentRange.isEmpty { range = range.union(entry.commentRange) }
        if let comment { range = range.union(SourceRange(comment.range)) }
        return .entry(range, name: fragment.key(of: entry))
    }

    /// The parts of an entry that lie outside its strings.
    private func gaps(of entry: CatalogEntry) -> [Range<Int>] {
        let (start, end) = (entry.range.indices.lowerBound, entry.range.indices.upperBound)
        let (key, text) = (entry.keyRange.indices, entry.textRange.indices)
        guard start <= key.lowerBound, key.upperBound <= text.lowerBound, text.upperBound <= end else { return [] }
        return [key.upperBound..<text.lowerBound, text.upperBound..<end]
    }
}
