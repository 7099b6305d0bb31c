internal import L10nSource
internal import L10nSyntax

/// What the plain entries of nearly every file are made of.
extension StringsLexer {
    /// The `:` behind a first key, as in JSON, when the braces begin before `start`.
    static func jsonColon(_ bytes: Span<UInt8>, from start: Int) -> Range<Int>? {
        let key = StringsLexer.skipTrivia(bytes, from: start)
        guard key < bytes.count, bytes[key] == UInt8(ascii: "\"") else { return nil }
        let scan = TextScan.quoted(bytes, from: key + 1, quote: UInt8(ascii: "\""))
        guard scan.end < bytes.count else { return nil }
        let colon = StringsLexer.skipTrivia(bytes, from: scan.end + 1)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        return colon..<colon + 1
    }

    /// The offset of the quote behind an equals sign; nil when something else than blanks stands before either.
    @inline(__always)
    static func openingQuote(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        // Nearly always ` = "`.
        // The four bytes as a number, of which the first is the lowest.
        if start <= bytes.count &- 8, ByteSearch.word(bytes, at: start) & 0xFFFF_FFFF == 0x2220_3D20 {
            return start &+ 3
        }
        guard let quote = skip(UInt8(ascii: "="), bytes, from: start) else { return nil }
        return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? quote : nil
    }

    /// The offset of the token behind `token`; nil when something else than blanks stands before either.
    @inline(__always)
    static func skip(_ token: UInt8, _ bytes: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < bytes.count, isBlank(bytes[index]) { index &+= 1 }
        guard index < bytes.count, bytes[index] == token else { return nil }
        index &+= 1
        while index < bytes.count, isBlank(bytes[index]) { index &+= 1 }
        return index
    }

    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// The end of a comment that is closed and hides nothing; nil at anything else.
    @inline(__always)
    static func plainComment(_ bytes: Span<UInt8>, at start: Int, traits: inout TextTraits) -> Int? {
        guard start &+ 1 < bytes.count else { return nil }
        switch bytes[start &+ 1] {
        case UInt8(ascii: "*"): return TextScan.blockComment(bytes, from: start &+ 2, traits: &traits)
        case UInt8(ascii: "/"):
            let end = TextScan.lineComment(bytes, from: start &+ 2, traits: &traits)
            // A line comment may hide an entry behind a character that looks like the end of a line.
            return traits.lacks(.unseen) ? end : nil
        default: return nil
        }
    }

    /// The first character in the content of a `//` comment that looks like the end of the line and is not, if a text
    /// follows it.
    static func falseLineEnd(_ bytes: Span<UInt8>, in comment: Range<Int>) -> Range<Int>? {
        var index = comment.lowerBound
        while index < comment.upperBound {
            guard let (scalar, length) = UTF8Sequence.decode(bytes, at: index) else {
                index += 1
                continue
            }
            if scalar == 0x0B || scalar == 0x0C || scalar == 0x85 {
                let rest = index + length..<comment.upperBound
                return rest.contains { bytes[$0] > 0x20 } ? index..<index + length : nil
            }
            index += length
        }
        return nil
    }
}
