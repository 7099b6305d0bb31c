import L10nCatalog
import L10nSource

extension CatalogFragment {
    /// The edit that takes an entry out of its file: with the comments that belong to it, and with its lines where
    /// nothing else stands on them.
    func removal(of entry: CatalogEntry) -> Edit {
        let bytes = source.bytes
        var lower = Int(entry.commentRange.isEmpty ? entry.range.lower : entry.commentRange.lower)
        var upper = Int(entry.range.upper)
        var start = lower
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        var end = upper
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        let beginsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
        if beginsLine, end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D {
            lower = start
            upper = end
            if upper < bytes.count, bytes[upper] == 0x0D { upper += 1 }
            if upper < bytes.count, bytes[upper] == 0x0A { upper += 1 }
        }
        return Edit(source.span(SourceRange(lower..<upper)), "")
    }
}
