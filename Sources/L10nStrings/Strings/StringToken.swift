internal import L10nSource

/// A quoted or unquoted string.
struct StringToken {
    /// Without quotes.
    var content: Range<Int>
    /// With quotes; to the end of the text when the closing one is missing.
    var outer: Range<Int>
    /// The quote, or nil.
    var quote: UInt8?
    var traits: TextTraits
    /// There is an escape that needs a closer look.
    var isUnusual: Bool
    var isUnclosed: Bool

    /// The string that begins at `index`; nil when none does.
    init?(_ bytes: Span<UInt8>, at index: Int) {
        let byte = bytes[index]
        isUnusual = false
        isUnclosed = false
        if StringsLexer.isQuote(byte) {
            let scan = TextScan.quoted(bytes, from: index + 1, quote: byte)
            isUnclosed = scan.end >= bytes.count
            content = index + 1..<scan.end
            outer = index..<(isUnclosed ? scan.end : scan.end + 1)
            quote = byte
            traits = scan.traits
            isUnusual = scan.isUnusual
        } else if StringsLexer.isUnquoted(byte) {
            let end = StringsLexer.unquotedEnd(bytes, from: index)
            content = index..<end
            outer = index..<end
            quote = nil
            traits = []
        } else {
            return nil
        }
    }

    /// A part of a text that was meant as an unquoted string.
    init(unquoted range: Range<Int>, _ bytes: Span<UInt8>) {
        content = range
        outer = range
        quote = nil
        traits = TextTraits(scanning: bytes.extracting(range))
        isUnusual = false
        isUnclosed = false
    }
}
