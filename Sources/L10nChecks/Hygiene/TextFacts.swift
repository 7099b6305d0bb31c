import L10nCatalog
import L10nMessages
import L10nSource
import L10nSyntax

/// What one look at the bytes of a text tells.
package struct TextFacts: Sendable {
    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// An ASCII digit that is no part of a placeholder such as `%1$@`.
        static let digit = Traits(rawValue: 1 << 0)
        /// A byte outside ASCII, of which digits may be.
        static let nonASCII = Traits(rawValue: 1 << 1)
        static let angle = Traits(rawValue: 1 << 2)
        /// A sign of an address: `://`, `www.`, or an at sign that is no part of `%@`.
        static let address = Traits(rawValue: 1 << 3)
        /// The middle of a link of Markdown.
        static let link = Traits(rawValue: 1 << 4)
        static let tab = Traits(rawValue: 1 << 5)
        /// Two spaces in a row, and no third.
        static let doubleSpace = Traits(rawValue: 1 << 6)
        /// Three points in a row, and no fourth.
        static let threeDots = Traits(rawValue: 1 << 7)
        /// U+2026.
        static let ellipsis = Traits(rawValue: 1 << 8)
        /// The same word twice in a row.
        static let repeatedWord = Traits(rawValue: 1 << 9)
        /// A word that texts have which are not finished.
        static let marker = Traits(rawValue: 1 << 10)
        /// U+2028, U+2029 or U+3000.
        static let oddSpace = Traits(rawValue: 1 << 11)
        /// UTF-8 that was read as a single-byte encoding.
        static let misread = Traits(rawValue: 1 << 12)
        /// The end of `javascript:` in some letter case.
        static let script = Traits(rawValue: 1 << 13)
        /// A round or square bracket, or a quotation mark.
        static let pairing = Traits(rawValue: 1 << 14)
    }

    package private(set) var traits: Traits = []
    /// The number of line feeds.
    package private(set) var lineBreaks = 0
    /// How many spaces stand at the beginning and at the end; all of a text that has nothing else.
    package private(set) var leadingSpaces = 0
    package private(set) var trailingSpaces = 0
    /// In UTF-8.
    package let byteCount: Int
    package let firstByte: UInt8
    package let lastByte: UInt8
    /// Whether it ends in a letter or a digit, so that no mark stands there.
    package let endsInWord: Bool

    init(_ text: TextSite) {
        self = text.site.column.fragment.withText(of: text.entry) { TextFacts($0) }
    }

    init(_ bytes: Span<UInt8>) {
        byteCount = bytes.count
        firstByte = bytes.isEmpty ? 0 : bytes[0]
        lastByte = bytes.isEmpty ? 0 : bytes[bytes.count - 1]
        endsInWord = Self.endsInWord(bytes)
        while leadingSpaces < bytes.count, bytes[leadingSpaces] == 0x20 { leadingSpaces += 1 }
        while trailingSpaces < bytes.count, bytes[bytes.count - 1 - trailingSpaces] == 0x20 { trailingSpaces += 1 }
        // The last word, and the one before it.
        var word = 0..<0
        var placeholderEnd = 0
        var start = 0
        var others = NonLetters()
        while case let index = others.next(in: bytes), index < bytes.count {
            let byte = bytes[index]
            if byte == 0x20 {
                endWord(start..<index, after: &word, in: bytes)
                // Only where no word ends may a space stand before this one.
                if start == index, index > 0, bytes[index - 1] == 0x20, index < 2 || bytes[index - 2] != 0x20,
                    index + 1 == bytes.count || bytes[index + 1] != 0x20
                {
                    traits.insert(.doubleSpace)
                }
                start = index + 1
            } else {
                note(byte, at: index, in: bytes, &placeholderEnd)
            }
        }
        endWord(start..<bytes.count, after: &word, in: bytes)
        if !ByteSearch.isASCII(bytes) { traits.insert(.nonASCII) }
    }

    /// - Parameter placeholderEnd: where the last placeholder ends.
    private mutating func note(
        _ byte: UInt8, at index: Int, in bytes: Span<UInt8>, _ placeholderEnd: inout Int
    ) {
        func next(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        // A marker may stand in brackets, quotation marks or tags.
        if byte < 0x80, UnfinishedText.mayBegin(at: index + 1, in: bytes) { traits.insert(.marker) }
        switch byte {
        case 0x09: traits.insert(.tab)
        case 0x0A: lineBreaks += 1
        case UInt8(ascii: "%"):
            if index >= placeholderEnd { placeholderEnd = Self.endOfPlaceholder(index, in: bytes) }
        case UInt8(ascii: "0")...UInt8(ascii: "9"): if index >= placeholderEnd { traits.insert(.digit) }
        case UInt8(ascii: "<"): traits.insert(.angle)
        case UInt8(ascii: ":"):
            if next(1) == 0x2F, next(2) == 0x2F { traits.insert(.address) }
            if index > 0, bytes[index - 1] | 0x20 == UInt8(ascii: "t") { traits.insert(.script) }
        case UInt8(ascii: "@"): if Self.mayNameMailbox(index, in: bytes) { traits.insert(.address) }
        case UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["): traits.insert(.pairing)
        case UInt8(ascii: "]"):
            traits.insert(.pairing)
            if next(1) == UInt8(ascii: "(") { traits.insert(.link) }
        case UInt8(ascii: "."):
            if index > 2, (1...3).allSatisfy({ bytes[index - $0] | 0x20 == UInt8(ascii: "w") }) {
                traits.insert(.address)
            }
            let isFirst = index == 0 || bytes[index - 1] != byte
            if isFirst, next(1) == byte, next(2) == byte, next(3) != byte { traits.insert(.threeDots) }
        case 0xC2: if next(1) == 0xAB || next(1) == 0xBB { traits.insert(.pairing) }
        case 0xC3:
            // `Ã`, `Ä`, `Å`, `Ð` or `Ñ` before a sign, or `â€`: what UTF-8 looks like when it is read byte by byte.
            switch next(1) {
            case 0x83...0x85, 0x90, 0x91: if GarbledText.mayBeRest(next(2)) { traits.insert(.misread) }
            case 0xA2: if next(2) == 0xE2, next(3) == 0x82 { traits.insert(.misread) }
            default: break
            }
        case 0xE2:
            if next(1) == 0x80, next(2) == 0xA6 { traits.insert(.ellipsis) }
            if next(1) == 0x80, 0x9C...0x9E ~= next(2) { traits.insert(.pairing) }
            if next(1) == 0x80, next(2) == 0xA8 || next(2) == 0xA9 {
                traits.insert(.oddSpace)
                // What editors show as a new line is one.
                lineBreaks += 1
            }
        case 0xE3:
            if next(1) == 0x80, next(2) == 0x80 { traits.insert(.oddSpace) }
            if next(1) == 0x80, 0x8C...0x8F ~= next(2) { traits.insert(.pairing) }
        default: break
        }
    }

    /// Whether letters, digits and signs of names stand on both sides of an at sign, unlike in `%@` and `%#@files@`.
    private static func mayNameMailbox(_ index: Int, in bytes: Span<UInt8>) -> Bool {
        guard index > 0, index + 1 < bytes.count else { return false }
        switch bytes[index - 1] {
        case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x20: return false
        default: return bytes[index + 1] > 0x20
        }
    }

    /// Behind `%1$02d` and the like, as `LiteralNumbers` reads them.
    private static func endOfPlaceholder(_ start: Int, in bytes: Span<UInt8>) -> Int {
        var index = start + 1
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "+"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "h"), UInt8(ascii: "l"),
                UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z"), UInt8(ascii: "t"):
                index += 1
            case UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "_"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                return index + 1
            default: return start + 1
            }
        }
        return start + 1
    }

    private static func endsInWord(_ bytes: Span<UInt8>) -> Bool {
        guard let (last, _) = UTF8Scalars.scalar(in: bytes, before: bytes.count) else { return false }
        return switch last.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0...0x7F: false
        default: last.isCommonLetter || last.properties.isAlphabetic
        }
    }

    @inline(__always)
    private mutating func endWord(_ word: Range<Int>, after last: inout Range<Int>, in bytes: Span<UInt8>) {
        defer { last = word }
        guard word.count > 1 else { return }
        if word.count == last.count, last.upperBound + 1 == word.lowerBound,
            word.allSatisfy({ bytes[$0] == bytes[last.lowerBound + $0 - word.lowerBound] })
        {
            traits.insert(.repeatedWord)
        }
        if word.count >= 4, UnfinishedText.mayBegin(at: word.lowerBound, in: bytes) { traits.insert(.marker) }
    }
}
