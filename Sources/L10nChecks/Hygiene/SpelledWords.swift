import L10nCatalog
import L10nSource

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
            guard text[index].mayBeLetter else {
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
                if byte == hyphen, index + 1 < text.count, text[index + 1].mayBeLetter, last != hyphen {
                    hasHyphen = true
                } else if byte.mayBeLetter {
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
            return word.upperBound + 1 < text.count && text[word.upperBound + 1].mayBeLetter
        default: return false
        }
    }
}
