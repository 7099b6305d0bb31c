package import L10nSource

/// The tokens of old-style property lists, as CoreFoundation cuts them.
///
/// Source: `CFOldStylePList.c` of swift-corelibs-foundation, which works on UTF-16; the offsets here are those of UTF-8.
package enum StringsLexer {
    /// Whether an unquoted string may hold the byte.
    @inline(__always)
    static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        // The hyphen, the full stop, the slash, digits and the colon.
        case UInt8(ascii: "-")...UInt8(ascii: ":"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
    }

    @inline(__always)
    static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    /// Whether U+2028 LINE SEPARATOR or U+2029 PARAGRAPH SEPARATOR stands at `index`: three bytes of white space.
    @inline(__always)
    static func isLineSeparator(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        index &+ 2 < bytes.count && bytes[index] == 0xE2 && bytes[index &+ 1] == 0x80
            && (bytes[index &+ 2] == 0xA8 || bytes[index &+ 2] == 0xA9)
    }

    /// The length of the white-space character at `index`, or 0.
    static func whiteSpace(_ bytes: Span<UInt8>, at index: Int) -> Int {
        guard index < bytes.count else { return 0 }
        switch bytes[index] {
        case 0x09...0x0D, 0x20: return 1
        case 0xE2: return isLineSeparator(bytes, at: index) ? 3 : 0
        default: return 0
        }
    }

    /// A comment as it stands in the text.
    struct Comment {
        /// What stands between the delimiters.
        var content: Range<Int>
        /// The offset behind it. The end of a line is not part of its comment.
        var end: Int
        var isClosed: Bool
        var isBlock: Bool
        var traits: TextTraits
    }

    /// Whether a `*/` stands at `index`.
    static func isCommentEnd(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        index + 1 < bytes.count && bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")
    }

    /// The comment that begins at `index`; nil when none does.
    static func comment(_ bytes: Span<UInt8>, at index: Int) -> Comment? {
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/") else { return nil }
        var traits: TextTraits = []
        switch bytes[index + 1] {
        case UInt8(ascii: "/"):
            let end = TextScan.lineComment(bytes, from: index + 2, traits: &traits)
            return Comment(content: index + 2..<end, end: end, isClosed: true, isBlock: false, traits: traits)
        case UInt8(ascii: "*"):
            if let end = TextScan.blockComment(bytes, from: index + 2, traits: &traits) {
                return Comment(content: index + 2..<end - 2, end: end, isClosed: true, isBlock: true, traits: traits)
            }
            let end = bytes.count
            return Comment(content: index + 2..<end, end: end, isClosed: false, isBlock: true, traits: traits)
        default: return nil
        }
    }

    /// The offset of the next token: behind white space and comments. An unclosed comment reaches to the end.
    /// - Parameter note: takes each comment, delimiters included, with its traits.
    package static func skipTrivia(
        _ bytes: Span<UInt8>, from start: Int, _ note: (Range<Int>, TextTraits) -> Void = { _, _ in }
    ) -> Int {
        var index = start
        while index < bytes.count {
            let space = whiteSpace(bytes, at: index)
            if space > 0 {
                index += space
            } else if let comment = comment(bytes, at: index) {
                note(index..<comment.end, comment.traits)
                index = comment.end
            } else {
                break
            }
        }
        return index
    }

    /// The offset behind the unquoted string that begins at `start`.
    static func unquotedEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, isUnquoted(bytes[index]) { index &+= 1 }
        return index
    }

    /// The line, from 1, of an offset, as CoreFoundation counts: LF, CR and CR LF end one.
    ///
    /// Between the bytes of CR LF the line is already the next one.
    static func line(_ bytes: Span<UInt8>, at offset: Int) -> Int {
        var line = 1
        var index = 0
        let end = min(offset, bytes.count)
        while index < end {
            let byte = bytes[index]
            index &+= 1
            if byte == 0x0D {
                line += 1
                if index < end, bytes[index] == 0x0A { index &+= 1 }
            } else if byte == 0x0A {
                line += 1
            }
        }
        return line
    }
}
