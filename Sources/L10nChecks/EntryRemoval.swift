import L10nCatalog
import L10nExchange
import L10nSource
internal import L10nStrings
import L10nSyntax

extension CatalogFragment {
    /// The edit that takes an entry out of its file: with the comments that belong to it, and with its lines where
    /// nothing else stands on them.
    func removal(of entry: CatalogEntry) -> Edit {
        removal(of: entry.range, with: entry.commentRange)
    }

    /// The same for a part of an entry that stands for itself, such as a form.
    func removal(of range: SourceRange, with comment: SourceRange = SourceRange(at: 0)) -> Edit {
        if let range = notation.removal(of: range, source.bytes) { return Edit(source.span(range), "") }
        return removal(ofLinesOf: extent(of: range, with: comment))
    }

    /// The edits that take several entries out, in the order of the file.
    func removals(of entries: [CatalogEntry]) -> [Edit] {
        var edits: [Edit] = []
        var last: Range<Int>?
        for entry in entries {
            var edit = removal(of: entry)
            var extent = extent(of: entry.range, with: entry.commentRange)
            // Where both claim the blank line between them, they go as one.
            if let before = last, let claimed = edits.last?.span.range, claimed.upper > edit.span.range.lower {
                extent = before.lowerBound..<extent.upperBound
                edit =
                    notation == .json
                    ? Edit(source.span(claimed.union(edit.span.range)), "") : removal(ofLinesOf: extent)
                edits.removeLast()
            }
            edits.append(edit)
            last = extent
        }
        return edits
    }

    /// From the first comment of an entry to the end of its line: what is said behind it there is said about it.
    private func extent(of range: SourceRange, with comment: SourceRange) -> Range<Int> {
        let start = Int(comment.isEmpty ? range.lower : comment.lower)
        return start..<TextLines(source).endOfLine(from: Int(range.upper), comments: comments)
    }

    private func removal(ofLinesOf extent: Range<Int>) -> Edit {
        let deletion = TextLines(source).deletion(from: extent.lowerBound, to: extent.upperBound)
        return Edit(source.span(SourceRange(deletion)), "")
    }

    /// The edit that takes the key of an entry out of its file: a file of all languages has one place for all of them.
    fileprivate func removal(ofKeyOf entry: CatalogEntry) -> Edit {
        guard notation == .json, let member = JSONText.member(named: entry.keyRange, in: source.bytes) else {
            return removal(of: entry)
        }
        return removal(of: member)
    }

    /// The comment behind an entry, where nothing follows it on the line.
    func trailingComment(of range: SourceRange) -> SourceRange? {
        let bytes = source.bytes
        var start = Int(range.upper)
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        guard let upper = comments.end(ofCommentAt: start) else { return nil }
        var end = upper
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        let endsLine = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
        return endsLine ? SourceRange(start..<upper) : nil
    }
}

extension TableSite {
    /// The edits that take a key out of the files of some languages.
    func removals(of key: KeyID, in columns: some Sequence<CatalogColumn>) -> [Edit] {
        let edits = columns.compactMap { column in
            column.entry(for: key).map { column.fragment.removal(ofKeyOf: $0) }
        }
        return Set(edits).sorted { $0.span.file < $1.span.file }
    }
}
