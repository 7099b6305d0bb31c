package import L10nSource

/// Passes over the commonest letters of many scripts, sixteen bytes at a time.
package enum OrdinaryTextSearch {
    /// The offset of the first character, from the one at `start`, that is neither plain ASCII nor one of the commonest
    /// letters without traits; at the latest a few bytes before the end of the bytes.
    ///
    /// Plain ASCII is what `firstNotable` passes over. The letters are those of the Latin, Greek, Cyrillic, Armenian,
    /// Hebrew, Arabic and Georgian alphabets, ideographs, Hangul and kana whose first two bytes (of some, all three)
    /// tell that they are usual, and all characters of the scripts of India and of Thai. The answer is always the start
    /// of a character, or of bytes that are malformed.
    /// - Parameter traits: gets `combining` where a mark of India or Thailand stands behind a character that
    ///   normalization may exchange or join it with.
    package static func endOfOrdinaryText(
        _ bytes: Span<UInt8>, from start: Int, stop: UInt8, traits: inout TextTraits
    ) -> Int {
        // Loads reach back two bytes from a letter, and the last letter is looked for three bytes back.
        guard start >= 3, start < bytes.count, !isContinuation(bytes[start]) else { return start }
        // A few questions for each alphabet are quicker than all for every block.
        var index = start
        while true {
            let end =
                switch bytes[index] {
                case 0xC3...0xD6: endOfEuropeanText(bytes, from: index, stop: stop)
                case 0xD7...0xDB: endOfSemiticText(bytes, from: index, stop: stop)
                case 0xE0, 0xE1: endOfIndianText(bytes, from: index, stop: stop, traits: &traits)
                case 0xE3...0xED: endOfEastAsianText(bytes, from: index, stop: stop)
                default: index
                }
            guard end > index, end < bytes.count, bytes[end] >= 0x80 else { return end }
            index = end
        }
    }

    /// Latin from U+00C0, Greek from U+0388, Cyrillic to U+047F, and Armenian small letters.
    private static func endOfEuropeanText(_ bytes: Span<UInt8>, from start: Int, stop: UInt8) -> Int {
        endOfText(bytes, from: start, stop: stop) { _, block, next in
            var begins = (block .>= repeated(0xC3)) .& (block .<= repeated(0xCB))
            begins .|= (block .>= repeated(0xCF)) .& (block .<= repeated(0xD1))
            begins .|= (block .== repeated(0xCE)) .& (next .>= repeated(0x88))
            return begins .| (block .== repeated(0xD5)) .| (block .== repeated(0xD6)) .& (next .<= repeated(0x8F))
        }
    }

    /// Hebrew from U+05D0 to U+05EA, Arabic from U+0620 to U+064A and from U+0680 to U+06D5.
    private static func endOfSemiticText(_ bytes: Span<UInt8>, from start: Int, stop: UInt8) -> Int {
        endOfText(bytes, from: start, stop: stop) { _, block, next in
            var begins = (block .== repeated(0xD8)) .& (next .>= repeated(0xA0))
            begins .|= (block .== repeated(0xD9)) .& (next .<= repeated(0x8A))
            begins .|= (block .== repeated(0xDA)) .| (block .== repeated(0xDB)) .& (next .<= repeated(0x95))
            return begins .| (block .== repeated(0xD7)) .& (next .>= repeated(0x90)) .& (next .<= repeated(0xAA))
        }
    }

    /// Ideographs from U+4000 to U+9FFF, Hangul from U+AC00 to U+D77F, kana and their punctuation.
    private static func endOfEastAsianText(_ bytes: Span<UInt8>, from start: Int, stop: UInt8) -> Int {
        endOfText(bytes, from: start, stop: stop) { index, block, next in
            var begins = (block .>= repeated(0xE4)) .& (block .<= repeated(0xEC)) .& (block .!= repeated(0xEA))
            begins .|= (block .== repeated(0xEA)) .& (next .>= repeated(0xB0))
            begins .|= (block .== repeated(0xED)) .& (next .<= repeated(0x9D))
            let isThree = block .== repeated(0xE3)
            guard ByteSearch.first(isThree) != nil else { return begins }
            // Of U+3080 to U+30BF those but the marks U+3099 and U+309A, all of U+3041 to U+307F and from U+30C0.
            let third = ByteSearch.load(bytes, at: index &+ 2)
            let isKana = (next .== repeated(0x81)) .| (next .== repeated(0x83))
            let isMixed = (next .== repeated(0x82)) .& ((third .<= repeated(0x96)) .| (third .>= repeated(0xA1)))
            let isPunctuation = (next .== repeated(0x80)) .& (third .>= repeated(0x81)) .& (third .<= repeated(0xA9))
            return begins .| isThree .& (isKana .| isMixed .| isPunctuation)
        }
    }

    /// The scripts of India from U+0900 to U+0DFF, Thai, and Georgian.
    private static func endOfIndianText(
        _ bytes: Span<UInt8>, from start: Int, stop: UInt8, traits: inout TextTraits
    ) -> Int {
        var mayChange = SIMDMask<SIMD16<Int8>>(repeating: false)
        let end = endOfText(bytes, from: start, stop: stop) { index, block, next in
            let isIndian = (block .== repeated(0xE0)) .& (next .>= repeated(0xA4)) .& (next .<= repeated(0xB9))
            let marks = changing(
                next, ByteSearch.load(bytes, at: index &+ 2), after: ByteSearch.load(bytes, at: index &- 2),
                ByteSearch.load(bytes, at: index &- 1))
            mayChange .|= isIndian .& marks
            return isIndian .| (block .== repeated(0xE1)) .& (next .== repeated(0x83))
        }
        // What stands behind the last letter is read by others, who do not know of marks before it.
        let isLast = end > bytes.count &- 18 && bytes[end &- 3] == 0xE0
        if isLast || ByteSearch.first(mayChange) != nil { traits.formUnion(.combining) }
        return end
    }

    /// The offset of the first character that is neither plain ASCII nor a letter.
    /// - Parameter beginsLetter: which bytes begin a letter if one that continues a character follows, given the offset
    ///   of a block, the block, and the bytes behind them. It may load from two bytes before the block to two behind.
    @inline(__always)
    private static func endOfText(
        _ bytes: Span<UInt8>, from start: Int, stop: UInt8,
        beginsLetter: (Int, SIMD16<Int8>, SIMD16<Int8>) -> SIMDMask<SIMD16<Int8>>
    ) -> Int {
        let stops = repeated(stop)
        var index = start
        while index <= bytes.count &- 18 {
            let block = ByteSearch.load(bytes, at: index)
            let next = ByteSearch.load(bytes, at: index &+ 1)
            let isContinued = next .< repeated(0xC0)
            // Each byte tells what the next one must be. A byte that continues a character was told so by the one
            // before it, and is followed by another when that one begins three bytes.
            let before = ByteSearch.load(bytes, at: index &- 1)
            let isSecondOfThree = (before .>= repeated(0xE0)) .& (before .< repeated(0x00))
            let isInside = (block .< repeated(0xC0)) .& (isContinued .== isSecondOfThree)
            let isPlain = (block .>= repeated(0x20)) .& (block .<= repeated(0x7A)) .& .!isContinued
            let isNotable = (block .== stops) .| (block .== repeated(0x5C)) .| (block .== repeated(0x25))
            let isLetter = isContinued .& beginsLetter(index, block, next)
            if let found = ByteSearch.first(.!(isInside .| isLetter .| (isPlain .& .!isNotable))) {
                index &+= found
                break
            }
            index &+= 16
        }
        // A block may end within a character, whose start is the answer.
        while index > start, index < bytes.count, isContinuation(bytes[index]) { index &-= 1 }
        return index
    }

    /// Which characters of India and Thailand may be in another place, or another character, in normalization form C.
    /// "No" is certain.
    ///
    /// These are the marks with a combining class and what NFC_Quick_Check does not say "Yes" of, but those that living
    /// languages write behind letters that they keep apart from. Source: Unicode Character Database,
    /// DerivedCombiningClass.txt and DerivedNormalizationProps.txt.
    /// - Parameters:
    ///   - second: the second bytes of the characters, as `third` are the third.
    ///   - before: the last byte but one before each character, as `last` is the last.
    @inline(__always)
    private static func changing(
        _ second: SIMD16<Int8>, _ third: SIMD16<Int8>, after before: SIMD16<Int8>, _ last: SIMD16<Int8>
    ) -> SIMDMask<SIMD16<Int8>> {
        let isThai = second .>= repeated(0xB8)
        let isUpperHalf = (second & repeated(0x01)) .== repeated(0x01)
        // A nukta joins with U+0928, U+0930 and U+0933, and stands before a virama, U+094D.
        let isBehindNuktaLetter =
            (last .== repeated(0xA8)) .| (last .== repeated(0xB0)) .| (last .== repeated(0xB3))
            .| (last .== repeated(0x8D))
        var marks = (third .== repeated(0xBC)) .& isBehindNuktaLetter
        // The vowel sign U+09BE and its like join with U+09C7, and in other scripts with U+0BC6 or U+0BC7.
        marks .|= (third .== repeated(0xBE)) .& ((last .== repeated(0x86)) .| (last .== repeated(0x87)) .| isUpperHalf)
        // Rare marks and letters, the Kannada vowel sign U+0CC2, the Sinhala virama, and two letters of Punjabi.
        marks .|= isUpperHalf .& (third .>= repeated(0x8F)) .& (third .<= repeated(0x9F)) .& .!isThai
        marks .|= (second .== repeated(0xB3)) .& (third .== repeated(0x82)) .& (last .== repeated(0x86))
        marks .|= (second .== repeated(0xB7)) .& (third .== repeated(0x8A))
        marks .|= (second .== repeated(0xA8)) .& ((third .== repeated(0xB3)) .| (third .== repeated(0xB6)))
        // Vowels of Thai stand before its tones; U+0E3A before both.
        let isBehindTone = (last .>= repeated(0x88)) .& (last .<= repeated(0x8B))
        marks .|= (second .== repeated(0xB8)) .& (third .>= repeated(0xB8)) .& (third .<= repeated(0xBA))
            .& (isBehindTone .| (third .== repeated(0xBA)))
        return marks .| ((before .== repeated(0xB8)) .| (before .== repeated(0xB9))) .& .!isThai
    }

    /// A byte in all lanes. As signed numbers, bytes of non-ASCII characters are below all others, in their order.
    @inline(__always)
    private static func repeated(_ byte: UInt8) -> SIMD16<Int8> {
        SIMD16(repeating: Int8(bitPattern: byte))
    }

    @inline(__always)
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
