extension ByteSearch {
    /// The first index from `start` of a byte that XML may not show as it is, or `end`.
    ///
    /// These are `&`, `<`, `>`, `"`, control characters below U+0020, and 0xEF, with which U+FFFE and U+FFFF begin. What
    /// stands behind the end is looked at, too, where a block reaches so far.
    package static func firstMarkup(in text: Span<UInt8>, from start: Int, to end: Int) -> Int {
        let zeros = SIMD16<Int8>(repeating: 0)
        let spaces = SIMD16<Int8>(repeating: 0x20)
        let ampersands = SIMD16<Int8>(repeating: 0x26)
        let quotes = SIMD16<Int8>(repeating: 0x22)
        let openings = SIMD16<Int8>(repeating: 0x3C)
        let closings = SIMD16<Int8>(repeating: 0x3E)
        let last = SIMD16<Int8>(repeating: Int8(bitPattern: 0xEF))
        var index = start
        while index < end, index <= text.count - 16 {
            let block = load(text, at: index)
            // Bytes are compared as signed numbers: those of letters beyond ASCII are negative, and no controls.
            let controls = (block .< spaces) .& (block .>= zeros)
            let signs = (block .== ampersands) .| (block .== quotes) .| (block .== openings) .| (block .== closings)
            if let found = first(controls .| signs .| (block .== last)) { return min(index + found, end) }
            index += 16
        }
        while index < end, !mayBeMarkup(text[index]) { index += 1 }
        return min(index, end)
    }

    /// The same up to the end of the text.
    package static func firstMarkup(in text: Span<UInt8>, from start: Int) -> Int {
        firstMarkup(in: text, from: start, to: text.count)
    }

    /// The first index from `start` of a control character that is no tab or line end, or of 0xEF, with which U+FFFE and
    /// U+FFFF begin; or the end of the text.
    package static func firstControl(in text: Span<UInt8>, from start: Int) -> Int {
        let zeros = SIMD16<Int8>(repeating: 0)
        let spaces = SIMD16<Int8>(repeating: 0x20)
        let tabs = SIMD16<Int8>(repeating: 0x09)
        let lines = SIMD16<Int8>(repeating: 0x0A)
        let returns = SIMD16<Int8>(repeating: 0x0D)
        let last = SIMD16<Int8>(repeating: Int8(bitPattern: 0xEF))
        var index = start
        while index <= text.count - 16 {
            let block = load(text, at: index)
            let gaps = (block .== tabs) .| (block .== lines) .| (block .== returns)
            let controls = (block .< spaces) .& (block .>= zeros) .& .!gaps
            if let found = first(controls .| (block .== last)) { return index + found }
            index += 16
        }
        while index < text.count {
            let byte = text[index]
            if byte == 0xEF || (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D) { return index }
            index += 1
        }
        return index
    }

    private static func mayBeMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0xEF: true
        default: false
        }
    }

    /// The first index from `start` of `<` or `&`, or the end of the text.
    package static func endOfCharacters(in text: Span<UInt8>, from start: Int) -> Int {
        let ampersands = SIMD16<Int8>(repeating: 0x26)
        let openings = SIMD16<Int8>(repeating: 0x3C)
        var index = start
        while index <= text.count - 16 {
            let block = load(text, at: index)
            if let found = first((block .== ampersands) .| (block .== openings)) { return index + found }
            index += 16
        }
        while index < text.count, text[index] != 0x3C, text[index] != 0x26 { index += 1 }
        return index
    }
}
