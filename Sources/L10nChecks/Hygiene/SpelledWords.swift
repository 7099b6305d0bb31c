import L10nCatalog

/// Walks over the words of a text in UTF-8, for whoever counts how they are spelt.
///
/// A word is a run of letters, and of hyphens with letters on both sides. Signs that names of programs, placeholders and
/// addresses have around them make what touches them no word; neither are words of scripts without letter case.
struct SpelledWords {
    struct Word {
        /// In UTF-8.
        let range: Range<Int>
        /// Of the letters without hyphens, the Latin ones in lower case: the same for all spellings.
        let hash: UInt64
        let hasHyphen: Bool
        /// Whether a capital letter stands behind a small one.
        let hasInnerCapital: Bool
        /// The number of bytes without hyphens.
        let letters: Int

        var isPlain: Bool { !hasHyphen && !hasInnerCapital }
    }

    /// Of FNV-1a.
    private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3

    static func forEach(in text: Span<UInt8>, _ body: (Word) -> Void) {
        var index = 0
        while index < text.count {
            guard isLetter(text[index]) else {
                index += 1
                continue
            }
            let start = index
            var hash = offset
            var (hasHyphen, hasInnerCapital, isOther) = (false, false, false)
            var letters = 0
            var last: UInt8 = 0
            while index < text.count {
                let byte = text[index]
                if byte == hyphen, index + 1 < text.count, isLetter(text[index + 1]), last != hyphen {
                    hasHyphen = true
                } else if isLetter(byte) {
                    let isCapital = byte < 0x5B
                    if isCapital, last >= 0x61, last < 0x7B { hasInnerCapital = true }
                    // Signs and letters beyond Latin, Greek and Cyrillic.
                    if byte == 0xC2 || byte >= 0xD7 { isOther = true }
                    hash = (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* prime
                    letters += 1
                } else {
                    break
                }
                last = byte
                index += 1
            }
            if isOther || isPartOfName(start..<index, of: text) { continue }
            body(
                Word(
                    range: start..<index, hash: hash, hasHyphen: hasHyphen, hasInnerCapital: hasInnerCapital,
                    letters: letters))
        }
    }

    private static let hyphen = UInt8(ascii: "-")

    @inline(__always)
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 < 0x7B)
    }

    /// Whether a word touches what makes it part of an address, a placeholder, a hole or a name in code.
    private static func isPartOfName(_ word: Range<Int>, of text: Span<UInt8>) -> Bool {
        let before = word.lowerBound > 0 ? text[word.lowerBound - 1] : 0x20
        switch before {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "#"),
            UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "%"),
            UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "&"),
            UInt8(ascii: "~"), UInt8(ascii: "-"):
            return true
        default: break
        }
        guard word.upperBound < text.count else { return false }
        switch text[word.upperBound] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "/"),
            UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: "}"), UInt8(ascii: ">"),
            UInt8(ascii: "-"):
            return true
        case UInt8(ascii: "."), UInt8(ascii: ":"):
            return word.upperBound + 1 < text.count && isLetter(text[word.upperBound + 1])
        default: return false
        }
    }
}
