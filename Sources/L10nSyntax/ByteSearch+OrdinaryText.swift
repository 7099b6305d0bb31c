internal import L10nSource

extension ByteSearch {
    /// The offset of the first character, from the one at `start`, that is neither plain ASCII nor one of the commonest
    /// letters without traits; at the latest a few bytes before the end of the bytes.
    ///
    /// Plain ASCII is what `firstNotable` passes over. The letters are those of the Latin, Greek, Cyrillic, Armenian,
    /// Hebrew and Arabic alphabets, ideographs, Hangul and kana whose first two bytes (of some, all three) tell that
    /// they are usual. The answer is always the start of a character, or of bytes that are malformed.
    @inline(never)
    package static func endOfOrdinaryText(_ bytes: Span<UInt8>, from start: Int, stop: UInt8) -> Int {
        guard start > 0, start < bytes.count, !isContinuation(bytes[start]) else { return start }
        let stops = repeated(stop)
        var index = start
        while index <= bytes.count &- 18 {
            let block = load(bytes, at: index)
            let next = load(bytes, at: index &+ 1)
            let isContinued = next .< repeated(0xC0)
            // Each byte tells what the next one must be. A byte that continues a character was told so by the one
            // before it, and is followed by another when that one begins three bytes.
            let before = load(bytes, at: index &- 1)
            let isSecondOfThree = (before .>= repeated(0xE0)) .& (before .< repeated(0x00))
            let isInside = (block .< repeated(0xC0)) .& (isContinued .== isSecondOfThree)
            let isLetter = isContinued .& beginsUsualLetter(block, next, load(bytes, at: index &+ 2))
            let isPlain = (block .>= repeated(0x20)) .& (block .<= repeated(0x7A)) .& .!isContinued
            let isNotable = (block .== stops) .| (block .== repeated(0x5C)) .| (block .== repeated(0x25))
            if let found = first(.!(isInside .| isLetter .| (isPlain .& .!isNotable))) {
                index &+= found
                break
            }
            index &+= 16
        }
        while index > start, index < bytes.count, isContinuation(bytes[index]) { index &-= 1 }
        return index
    }

    /// Which bytes begin a letter that is usual whatever follows, or with the second byte or both that follow.
    @inline(__always)
    private static func beginsUsualLetter(
        _ block: SIMD16<Int8>, _ next: SIMD16<Int8>, _ third: SIMD16<Int8>
    ) -> SIMDMask<SIMD16<Int8>> {
        // Latin from U+00C0, Greek and Cyrillic from U+03C0 to U+047F, Armenian and Arabic.
        var begins = (block .>= repeated(0xC3)) .& (block .<= repeated(0xCB))
        begins .|= (block .>= repeated(0xCF)) .& (block .<= repeated(0xD1))
        begins .|= (block .== repeated(0xD5)) .| (block .== repeated(0xDA))
        // Greek from U+0388, Arabic from U+0620 and to U+064A, Hebrew from U+05D0 to U+05EA.
        begins .|= (block .== repeated(0xCE)) .& (next .>= repeated(0x88))
        begins .|= (block .== repeated(0xD8)) .& (next .>= repeated(0xA0))
        begins .|= (block .== repeated(0xD9)) .& (next .<= repeated(0x8A))
        begins .|= (block .== repeated(0xDB)) .& (next .<= repeated(0x95))
        begins .|= (block .== repeated(0xD7)) .& (next .>= repeated(0x90)) .& (next .<= repeated(0xAA))
        // Ideographs from U+4000 to U+9FFF, Hangul from U+AC00 to U+D77F.
        begins .|= (block .>= repeated(0xE4)) .& (block .<= repeated(0xEC)) .& (block .!= repeated(0xEA))
        begins .|= (block .== repeated(0xEA)) .& (next .>= repeated(0xB0))
        begins .|= (block .== repeated(0xED)) .& (next .<= repeated(0x9D))
        // Kana: of U+3080 to U+30BF those but the marks U+3099 and U+309A, and all of U+3041 to U+307F and from U+30C0.
        let isKana = (next .== repeated(0x81)) .| (next .== repeated(0x83))
        let isMixed = (next .== repeated(0x82)) .& ((third .<= repeated(0x96)) .| (third .>= repeated(0xA1)))
        let isPunctuation = (next .== repeated(0x80)) .& (third .>= repeated(0x81)) .& (third .<= repeated(0xA9))
        return begins .| (block .== repeated(0xE3)) .& (isKana .| isMixed .| isPunctuation)
    }

    /// A byte in all lanes. As signed numbers, bytes of non-ASCII characters are below all others, in their order.
    @inline(__always)
    private static func repeated(_ byte: UInt8) -> SIMD16<Int8> {
        SIMD16(repeating: Int8(bitPattern: byte))
    }

    @inline(__always)
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
