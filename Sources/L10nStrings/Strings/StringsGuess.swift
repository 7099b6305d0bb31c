internal import L10nSource

/// Something that its author seems to have meant as an entry, on one line, where the grammar does not see one.
struct StringsGuess {
    /// A string in any quotes, or without.
    struct Part {
        var content: Range<Int>
        var outer: Range<Int>
        /// The string stands between typographic quotes, or is unquoted and not ASCII, so that no reader accepts it.
        var isForeign: Bool
    }

    var key: Part
    /// Nil when the entry is only a key, or what stands behind `=` is no string.
    var value: Part?
    var hasEquals: Bool
    /// The offset behind the `;`, or behind the last part when there is none.
    var end: Int

    /// The entry that seems to begin at `index` and to end before `limit`.
    init?(_ bytes: Span<UInt8>, at index: Int, before limit: Int) {
        guard let key = Self.part(bytes, at: index, before: limit) else { return nil }
        self.key = key
        var next = Self.skipBlanks(bytes, from: key.outer.upperBound, before: limit)
        guard next < limit else { return nil }
        hasEquals = bytes[next] == UInt8(ascii: "=")
        if hasEquals {
            // A second one is no entry.
            guard next + 1 < limit, bytes[next + 1] != UInt8(ascii: "=") else { return nil }
            end = next + 1
            next = Self.skipBlanks(bytes, from: next + 1, before: limit)
            value = Self.part(bytes, at: next, before: limit)
            if let value {
                end = value.outer.upperBound
                next = Self.skipBlanks(bytes, from: end, before: limit)
                if next < limit, bytes[next] == UInt8(ascii: ";") { end = next + 1 }
            }
        } else {
            // A key alone is believed in quotes only; a bare word before a `;` may be the rest of anything.
            guard bytes[next] == UInt8(ascii: ";"), bytes[index] == UInt8(ascii: "\"") else { return nil }
            end = next + 1
        }
    }

    /// The entry, or the single string, that seems to begin at `index`.
    init?(textAt index: Int, _ bytes: Span<UInt8>) {
        if let entry = StringsGuess(bytes, at: index, before: bytes.count) {
            self = entry
        } else if let part = Self.part(bytes, at: index, before: bytes.count) {
            (key, value, hasEquals, end) = (part, nil, false, part.outer.upperBound)
        } else {
            return nil
        }
    }

    /// The string at `index`, if it ends on its line.
    private static func part(_ bytes: Span<UInt8>, at index: Int, before limit: Int) -> Part? {
        guard index < limit else { return nil }
        if StringsLexer.isQuote(bytes[index]) {
            guard let end = closingQuote(bytes, from: index + 1, before: limit) else { return nil }
            return Part(content: index + 1..<end, outer: index..<end + 1, isForeign: false)
        }
        if let opening = UTF8Sequence.decode(bytes, at: index), isTypographicQuote(opening.scalar) {
            var end = index + opening.length
            let start = end
            while end < limit, !isLineEnd(bytes[end]) {
                guard let (scalar, length) = UTF8Sequence.decode(bytes, at: end) else { return nil }
                if scalar == 0x22 || isTypographicQuote(scalar) {
                    return Part(content: start..<end, outer: index..<end + length, isForeign: true)
                }
                end += length
            }
            return nil
        }
        var end = index
        var isForeign = false
        while end < limit, StringsLexer.isUnquoted(bytes[end]) || bytes[end] >= 0x80 {
            guard let (scalar, length) = UTF8Sequence.decode(bytes, at: end) else { return nil }
            if scalar >= 0x80 {
                guard !TextTraits.hides(scalar), !isTypographicQuote(scalar) else { break }
                isForeign = true
            }
            end += length
        }
        return end > index ? Part(content: index..<end, outer: index..<end, isForeign: isForeign) : nil
    }

    /// The offset of the quote that closes a string on its line.
    static func closingQuote(_ bytes: Span<UInt8>, from start: Int, before limit: Int) -> Int? {
        let quote = bytes[start - 1]
        var index = start
        while index < limit, !isLineEnd(bytes[index]) {
            if bytes[index] == quote { return index }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    static func skipBlanks(_ bytes: Span<UInt8>, from start: Int, before limit: Int) -> Int {
        var index = start
        while index < limit, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index
    }

    static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x0D
    }

    /// Whether word processors put the character where a straight quote was typed.
    static func isTypographicQuote(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2018...0x201F, 0xAB, 0xBB, 0x2039, 0x203A, 0xFF02: true
        default: false
        }
    }
}
