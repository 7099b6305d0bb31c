internal import L10nSource

extension StringsTextReader {
    /// Reads entries of the form `"key" = "text";`, with ASCII white space between the tokens and comments between the
    /// entries, up to the first place that is anything else. Nearly all of nearly every file is read here.
    mutating func readPlainEntries(_ bytes: Span<UInt8>) {
        while true {
            guard let start = skipPlainTrivia(bytes) else { return }
            block.settle()
            let key = TextScan.quoted(bytes, from: start &+ 1, quote: UInt8(ascii: "\""))
            guard key.end < bytes.count else { return }
            guard let quote = openingQuote(bytes, from: key.end &+ 1) else { return }
            let value = TextScan.quoted(bytes, from: quote &+ 1, quote: UInt8(ascii: "\""))
            guard value.end < bytes.count else { return }
            var end = value.end &+ 1
            while end < bytes.count, isBlank(bytes[end]) { end &+= 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return }
            end &+= 1

            var entry = StringsEntry(
                range: SourceRange(start..<end), key: SourceRange(start &+ 1..<key.end),
                value: SourceRange(quote &+ 1..<value.end), comment: block.range, keyTraits: key.traits,
                valueTraits: value.traits, commentTraits: block.traits)
            let all = key.traits.union(value.traits)
            if key.isUnusual || value.isUnusual || block.isOnLineOfEntry || all.hasAny(of: .unseen) {
                inspect(&entry, bytes, hasUnusualEscape: key.isUnusual || value.isUnusual)
            }
            if isInConflict { entry.flags = .inConflict }
            traits.formUnion(all)
            entries.append(entry)
            block = CommentBlock(isAfterEntry: true)
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
                block.endLine()
                position &+= 1
            case 0x0D:
                position &+= 1
                if position == bytes.count || bytes[position] != 0x0A { block.endLine() }
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
        guard start &+ 1 < bytes.count else { return false }
        var commentTraits = TextTraits(rawValue: 0)
        switch bytes[start &+ 1] {
        case UInt8(ascii: "*"):
            guard let end = TextScan.blockComment(bytes, from: start &+ 2, traits: &commentTraits) else { return false }
            position = end
        case UInt8(ascii: "/"):
            let end = TextScan.lineComment(bytes, from: start &+ 2, traits: &commentTraits)
            // A line comment may hide an entry behind a character that looks like the end of a line.
            guard commentTraits.lacks(.unseen) else { return false }
            position = end
        default: return false
        }
        traits.formUnion(commentTraits)
        allCommentTraits.formUnion(commentTraits)
        block.append(start..<position, traits: commentTraits)
        if commentTraits.contains(.lineBreak) { block.spanLines() }
        return true
    }

    /// The offset of the quote behind an equals sign; nil when something else than blanks stands before either.
    @inline(__always)
    private func openingQuote(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        // Nearly always ` = "`.
        if start <= bytes.count &- 8, ByteSearch.word(bytes, at: start) & 0xFFFF_FFFF == 0x2220_3D20 {
            return start &+ 3
        }
        guard let quote = skip(UInt8(ascii: "="), bytes, from: start) else { return nil }
        return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? quote : nil
    }

    /// The offset of the token behind `token`; nil when something else than blanks stands before either.
    @inline(__always)
    private func skip(_ token: UInt8, _ bytes: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < bytes.count, isBlank(bytes[index]) { index &+= 1 }
        guard index < bytes.count, bytes[index] == token else { return nil }
        index &+= 1
        while index < bytes.count, isBlank(bytes[index]) { index &+= 1 }
        return index
    }

    @inline(__always)
    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }
}
