internal import L10nSource

extension StringsTextReader {
    /// Reads entries of the form `"key" = "text";`, with ASCII white space between the tokens and comments between the
    /// entries, up to the first place that is anything else. Nearly all of nearly every file is read here.
    mutating func readPlainEntries(_ bytes: Span<UInt8>) {
        while true {
            guard let start = skipPlainTrivia(bytes) else { return }
            table.comments.settle()
            let key = TextScan.quoted(bytes, from: start &+ 1, quote: UInt8(ascii: "\""))
            // Nothing is taken up before the entry is whole, so that the general reader begins at its key.
            guard key.end < bytes.count else { return }
            guard let quote = StringsLexer.openingQuote(bytes, from: key.end &+ 1) else { return }
            let value = TextScan.quoted(bytes, from: quote &+ 1, quote: UInt8(ascii: "\""))
            guard value.end < bytes.count else { return }
            var end = value.end &+ 1
            while end < bytes.count, StringsLexer.isBlank(bytes[end]) { end &+= 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return }
            end &+= 1

            let entry = StringsEntry(
                range: SourceRange(start..<end), key: SourceRange(start &+ 1..<key.end),
                value: SourceRange(quote &+ 1..<value.end), comment: table.comments.range, keyTraits: key.traits,
                valueTraits: value.traits, commentTraits: table.comments.traits)
            let all = key.traits.union(value.traits)
            if key.isUnusual || value.isUnusual || table.comments.isOnLineOfEntry || all.hasAny(of: .unseen) {
                append(entry, bytes, hasUnusualEscape: key.isUnusual || value.isUnusual, inspects: true)
            } else {
                table.append(entry)
            }
            position = end
        }
    }

    /// The offset of the quote that the next entry begins with; nil at anything that is not plain.
    @inline(__always)
    private mutating func skipPlainTrivia(_ bytes: Span<UInt8>) -> Int? {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09: position &+= 1
            case 0x0A:
                table.comments.endLine()
                position &+= 1
            case 0x0D:
                position &+= 1
                if position == bytes.count || bytes[position] != 0x0A { table.comments.endLine() }
            case UInt8(ascii: "/"):
                guard skipPlainComment(bytes) else { return nil }
            case UInt8(ascii: "\""): return position
            default: return nil
            }
        }
        return nil
    }

    @inline(__always)
    private mutating func skipPlainComment(_ bytes: Span<UInt8>) -> Bool {
        let start = position
        var commentTraits = TextTraits(rawValue: 0)
        guard let end = StringsLexer.plainComment(bytes, at: start, traits: &commentTraits) else { return false }
        position = end
        table.record.note(start..<end, traits: commentTraits)
        table.append(comment: start..<end, traits: commentTraits)
        return true
    }
}
