import L10nCatalog
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
        let bytes = source.bytes
        if let range = notation.removal(of: range, bytes) { return Edit(source.span(range), "") }
        var lower = Int(comment.isEmpty ? range.lower : comment.lower)
        var upper = Int(range.upper)
        var start = lower
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        var end = upper
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        // What is said behind an entry on its line is said about it.
        if let comment = trailingComment(of: range) {
            end = Int(comment.upper)
            while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        }
        let beginsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
        if beginsLine, end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D {
            lower = start
            upper = end
            if upper < bytes.count, bytes[upper] == 0x0D { upper += 1 }
            if upper < bytes.count, bytes[upper] == 0x0A { upper += 1 }
        }
        return Edit(source.span(SourceRange(lower..<upper)), "")
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
