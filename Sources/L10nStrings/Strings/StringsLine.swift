internal import L10nSource

/// What a reader of `.strings` files asks about one line, which is mostly what its author meant.
enum StringsLine {
    static func hasEnd(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.contains { StringsGuess.isLineEnd(bytes[$0]) }
    }

    /// The offset of the end of the line that `index` stands on.
    static func end(_ bytes: Span<UInt8>, from index: Int) -> Int {
        var end = index
        while end < bytes.count, !StringsGuess.isLineEnd(bytes[end]) { end += 1 }
        return end
    }

    /// Whether a line begins at `index` with seven of the characters that mark a merge conflict.
    static func isConflictMarker(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        guard index + 7 <= bytes.count else { return false }
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
        default: return false
        }
        for offset in 1..<7 where bytes[index + offset] != byte { return false }
        let previous = index > 0 ? bytes[index - 1] : 0x0A
        // A byte-order mark ends in 0xBF.
        return StringsGuess.isLineEnd(previous) || index == 3 && previous == 0xBF
    }

    /// Whether something that was meant as an unquoted text begins at `index`.
    static func isBareValue(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ">"): return false
        default:
            guard let (scalar, _) = UTF8Sequence.decode(bytes, at: index) else { return false }
            return StringsCharacter.isVisible(bytes, at: index) && !StringsGuess.isTypographicQuote(scalar)
                && endOfBareValue(bytes, from: index) > index
        }
    }

    /// The end of something on a line that was meant as an unquoted text.
    static func endOfBareValue(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, !StringsGuess.isLineEnd(bytes[end]), bytes[end] != UInt8(ascii: ";"),
            !StringsLexer.isQuote(bytes[end])
        {
            end += 1
        }
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        return end
    }

    /// The end of something on a line that was meant as an unquoted key.
    static func endOfBareKey(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ";"), bytes[end] != UInt8(ascii: "="),
            !StringsLexer.isQuote(bytes[end])
        {
            end += 1
        }
        return end
    }

    /// The offset of the last quote of a line that belongs to a text with unescaped quotes inside.
    static func endOfUnescapedText(_ bytes: Span<UInt8>, _ value: StringToken, from start: Int) -> Int? {
        let first = bytes[start]
        guard StringsLexer.isUnquoted(first) || first >= 0x80, StringsCharacter.isVisible(bytes, at: start) else {
            return nil
        }
        var last: Int?
        var index = start
        while index < bytes.count, !StringsGuess.isLineEnd(bytes[index]), bytes[index] != UInt8(ascii: ";") {
            // Only a quote behind which nothing but blanks stands can close the text.
            if bytes[index] == value.quote {
                last = index
            } else if bytes[index] != 0x20, bytes[index] != 0x09 {
                last = nil
            }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return last
    }

    /// A text that runs to the end of its line, without what follows the place where it should have been closed.
    static func trimmedText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
        return range.lowerBound..<end
    }
}
