import L10nSource

// What readers of prose pass over, sixteen bytes at a time.
extension ByteSearch {
    /// Which of sixteen bytes are neither Latin letters nor a part of most letters of other scripts: the highest bit of a
    /// byte for each, the first in the lowest.
    @inline(__always)
    static func nonLetters(_ text: Span<UInt8>, at index: Int) -> (near: UInt64, far: UInt64) {
        let block = loadUnsigned(text, at: index)
        let isLatin = ((block | small) &- smallA) .< twentySix
        let isSign = (block .== latin) .| (block .== signs) .| (block .== wide)
        return lanes(.!(isLatin .| ((block .>= beyondASCII) .& .!isSign)))
    }

    /// Whether a text has a hyphen, or a Latin capital right behind a small letter.
    package static func hasHyphenOrInnerCapital(_ text: Span<UInt8>) -> Bool {
        var index = 0
        // The last block ends before the last byte, and may have bytes in common with the one before.
        while text.count > 16, index < text.count - 1 {
            let start = min(index, text.count - 17)
            let block = loadUnsigned(text, at: start)
            let isSmall = (block &- smallA) .< twentySix
            let isCapitalNext = (loadUnsigned(text, at: start + 1) &- capitalA) .< twentySix
            if first((block .== hyphens) .| (isSmall .& isCapitalNext)) != nil { return true }
            index = start + 16
        }
        while index < text.count {
            let byte = text[index]
            if byte == 0x2D { return true }
            if byte &- 0x61 < 26, index + 1 < text.count, text[index + 1] &- 0x41 < 26 { return true }
            index += 1
        }
        return false
    }

    /// Whether a text has no byte beyond ASCII.
    package static func isASCII(_ text: Span<UInt8>) -> Bool {
        var index = 0
        while index <= text.count - 16 {
            if first(loadUnsigned(text, at: index) .>= beyondASCII) != nil { return false }
            index += 16
        }
        while index < text.count {
            if text[index] >= 0x80 { return false }
            index += 1
        }
        return true
    }

    private static var small: SIMD16<UInt8> { SIMD16(repeating: 0x20) }
    private static var smallA: SIMD16<UInt8> { SIMD16(repeating: 0x61) }
    private static var capitalA: SIMD16<UInt8> { SIMD16(repeating: 0x41) }
    private static var twentySix: SIMD16<UInt8> { SIMD16(repeating: 26) }
    private static var beyondASCII: SIMD16<UInt8> { SIMD16(repeating: 0x80) }
    private static var latin: SIMD16<UInt8> { SIMD16(repeating: 0xC3) }
    private static var signs: SIMD16<UInt8> { SIMD16(repeating: 0xE2) }
    private static var wide: SIMD16<UInt8> { SIMD16(repeating: 0xE3) }
    private static var hyphens: SIMD16<UInt8> { SIMD16(repeating: 0x2D) }
}
