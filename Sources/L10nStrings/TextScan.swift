package import L10nSource
internal import L10nSyntax

/// Runs over strings and comments to their ends, and notes in passing what they contain.
package enum TextScan {
    /// A quoted string, from behind its opening quote.
    struct Quoted {
        /// The offset of the closing quote; the end of the bytes when there is none.
        var end: Int
        /// The traits of what stands there; those of unusual escapes are missing.
        var traits: TextTraits
        /// There is an escape that needs a closer look.
        var isUnusual: Bool
    }

    /// Finds the end of a string whose content begins at `start`.
    @inline(__always)
    static func quoted(_ bytes: Span<UInt8>, from start: Int, quote: UInt8) -> Quoted {
        var traits = TextTraits(rawValue: 0)
        var isUnusual = false
        var index = start
        while true {
            index = run(bytes, from: index, stop: quote, traits: &traits)
            guard index < bytes.count, bytes[index] != quote else {
                return Quoted(end: index, traits: traits, isUnusual: isUnusual)
            }
            traits.formUnion(.escape)
            index &+= 1
            guard index < bytes.count else { return Quoted(end: index, traits: traits, isUnusual: true) }
            switch bytes[index] {
            case UInt8(ascii: "n"), UInt8(ascii: "r"): traits.formUnion(.lineBreak)
            case UInt8(ascii: "t"): traits.formUnion(.tab)
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), quote: break
            case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"):
                traits.formUnion(.control)
            case 0x80...:
                // The next run notes the whole character.
                isUnusual = true
                continue
            default: isUnusual = true
            }
            index &+= 1
        }
    }

    /// Finds the end of a `/*` comment whose content begins at `start`: the offset behind `*/`, or nil.
    @inline(__always)
    static func blockComment(_ bytes: Span<UInt8>, from start: Int, traits: inout TextTraits) -> Int? {
        var index = start
        while true {
            index = run(bytes, from: index, stop: UInt8(ascii: "*"), traits: &traits) &+ 1
            guard index < bytes.count else { return nil }
            // A run stops at a backslash too. The star lies in the content, so that `/*/` does not close itself
            // (S-110).
            if bytes[index] == UInt8(ascii: "/"), bytes[index &- 1] == UInt8(ascii: "*") { return index &+ 1 }
        }
    }

    /// Finds the end of a `//` comment whose content begins at `start`: the offset of LF, CR, U+2028 or U+2029, or the
    /// end of the bytes.
    static func lineComment(_ bytes: Span<UInt8>, from start: Int, traits: inout TextTraits) -> Int {
        var index = start
        while true {
            index = ByteSearch.firstNotable(in: bytes, from: index, stop: 0x0A)
            guard index < bytes.count else { return index }
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D { return index }
            if byte < 0x80 {
                if byte != UInt8(ascii: "\\") { traits.note(ascii: byte) }
                index &+= 1
            } else if StringsLexer.isLineSeparator(bytes, at: index) {
                return index
            } else {
                index = traits.noteSequence(in: bytes, at: index)
            }
        }
    }

    /// The traits of a text that stands for itself.
    package static func traits(of text: Span<UInt8>) -> TextTraits {
        var traits: TextTraits = []
        var index = 0
        while true {
            index = run(text, from: index, stop: 0x22, traits: &traits)
            guard index < text.count else { return traits }
            traits.note(ascii: text[index])
            index += 1
        }
    }

    /// The offset of the next `stop` or backslash, or the end of the bytes.
    @inline(__always)
    private static func run(_ bytes: Span<UInt8>, from start: Int, stop: UInt8, traits: inout TextTraits) -> Int {
        var index = ByteSearch.firstNotable(in: bytes, from: start, stop: stop)
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x80 {
                traits.formUnion(.nonASCII)
                // The quickest way first: blocks of the commonest letters, then single usual ones, then any character.
                index = OrdinaryTextSearch.endOfOrdinaryText(bytes, from: index, stop: stop, traits: &traits)
                if index < bytes.count, bytes[index] >= 0x80 {
                    index = ByteSearch.endOfUsualLetters(bytes, from: index)
                }
                while index < bytes.count, bytes[index] >= 0x80 {
                    index = traits.noteSequence(in: bytes, at: index)
                    index = ByteSearch.endOfUsualLetters(bytes, from: index)
                }
            } else if byte == stop || byte == UInt8(ascii: "\\") {
                return index
            } else {
                traits.note(ascii: byte)
                index &+= 1
            }
            index = ByteSearch.firstNotable(in: bytes, from: index, stop: stop)
        }
        return bytes.count
    }
}
