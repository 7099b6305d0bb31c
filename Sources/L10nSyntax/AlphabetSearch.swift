/// Looks for what stands out among the letters of a language, sixteen bytes at a time.
package enum AlphabetSearch {
    /// What stands out in the texts of a language, as far as a byte or two tell.
    package enum Alphabet: Sendable {
        /// Latin: the first bytes of all other letters.
        case latin
        /// Greek and Cyrillic: a Latin letter side by side with another one, the first bytes of Armenian and all scripts
        /// behind it, and what takes three bytes.
        case european
        /// Hebrew: the first bytes of the other scripts of two bytes, arrows, and what takes three bytes.
        case hebrew
        /// Arabic: the letters of Persian, digits of two kinds, the first bytes of Greek to Hebrew, arrows, and what takes
        /// three bytes.
        case arabic
        /// Persian and Urdu: the letters of Arabic, and the same.
        case persian
        /// The scripts of India, and Thai: a digit of ASCII.
        case indian
    }

    /// Whether anything in a part of `text` stands out. "No" is certain for what the case names; "yes" needs a closer look.
    package static func standsOut(in text: Span<UInt8>, _ range: Range<Int>, _ alphabet: Alphabet) -> Bool {
        switch alphabet {
        case .latin:
            contains(in: text, range) {
                // Letters and marks of Latin begin with bytes up to 0xCD; 0xCE begins Greek.
                $0 .>= repeated(0xCE)
            } detail: {
                isForeignToLatin(text, range, $0)
            }
        case .european:
            contains(in: text, range) {
                // 0xE1 begins accented letters, and 0xE2 punctuation and signs, which such texts have too.
                isLetter($0) .| isBetween($0, 0xD5, 0xDF) .| ($0 .>= repeated(0xE3))
            } detail: { index in
                ByteSearch.first(isNextToLatin(text, at: index)) != nil || holdsLong(text, range, at: index)
                    || holds(0xD5...0xDF, text, range, at: index)
            }
        case .hebrew:
            contains(in: text, range) {
                isBetween($0, 0xCE, 0xD5) .| ($0 .>= repeated(0xD8))
            } detail: { index in
                ByteSearch.first(arrows(text, at: index)) != nil || holdsLong(text, range, at: index)
                    || holds(0xCE...0xD5, text, range, at: index) || holds(0xD8...0xDF, text, range, at: index)
            }
        case .arabic:
            contains(in: text, range) {
                isDigit($0) .| ($0 .>= repeated(0xE2)) .| isBetween($0, 0xDA, 0xDB) .| isBetween($0, 0xCE, 0xD7)
            } detail: { index in
                let (block, next) = (
                    ByteSearch.loadUnsigned(text, at: index), ByteSearch.loadUnsigned(text, at: index + 1)
                )
                // U+06A9 and U+06CC are Persian; Arabic writes U+0643 and U+064A.
                let keheh = (block .== repeated(0xDA)) .& (next .== repeated(0xA9))
                let yeh = (block .== repeated(0xDB)) .& (next .== repeated(0x8C))
                return ByteSearch.first(keheh .| yeh .| arrows(text, at: index)) != nil
                    || holdsLong(text, range, at: index) || holds(0xCE...0xD7, text, range, at: index)
                    || ByteSearch.first(isDigit(block)) != nil && holdsArabicDigit(text, range)
            }
        case .persian:
            contains(in: text, range) {
                // The second bytes of two letters of Arabic: their first, 0xD9, begins many that Persian has too.
                let letters = ($0 .== repeated(0x8A)) .| ($0 .== repeated(0x83))
                return isDigit($0) .| ($0 .>= repeated(0xE2)) .| letters .| isBetween($0, 0xCE, 0xD7)
            } detail: { index in
                let (block, next) = (
                    ByteSearch.loadUnsigned(text, at: index), ByteSearch.loadUnsigned(text, at: index + 1)
                )
                let letters = (next .== repeated(0x8A)) .| (next .== repeated(0x83))
                return ByteSearch.first((block .== repeated(0xD9)) .& letters .| arrows(text, at: index)) != nil
                    || holdsLong(text, range, at: index) || holds(0xCE...0xD7, text, range, at: index)
                    || ByteSearch.first(isDigit(block)) != nil && holdsArabicDigit(text, range)
            }
        case .indian:
            contains(in: text, range) {
                isDigit($0)
            } detail: { _ in
                true
            }
        }
    }

    /// Whether a part of `text` may have a bracket, round or square, or a caret. "No" is certain.
    package static func holdsBracket(in text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        contains(in: text, range) { block in
            // Round ones differ in their last bit, square ones and the caret in their last two.
            ((block | repeated(1)) .== repeated(0x29)) .| ((block &- repeated(0x5B)) .<= repeated(3))
        } detail: { _ in
            true
        }
    }

    /// Looks at sixteen bytes at a time: quickly, and at those that may hold something once more.
    @inline(__always)
    private static func contains(
        in text: Span<UInt8>, _ range: Range<Int>, _ isOfInterest: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>,
        detail: (Int) -> Bool
    ) -> Bool {
        // The end of a file is not worth a second way to look.
        guard range.upperBound <= text.count - 32 else { return true }
        var index = range.lowerBound
        while index < range.upperBound {
            if let found = ByteSearch.first(isOfInterest(ByteSearch.loadUnsigned(text, at: index))) {
                // Where the first lane of the last block lies behind the range, none lies in it.
                if index + found >= range.upperBound { return false }
                if detail(index) { return true }
            }
            index += 16
        }
        return false
    }

    /// Whether one of sixteen bytes begins a letter of another script, or a private-use character: not Vietnamese, nor
    /// punctuation and emoji.
    private static func isForeignToLatin(_ text: Span<UInt8>, _ range: Range<Int>, _ index: Int) -> Bool {
        for place in index..<min(index + 16, range.upperBound) {
            switch text[place] {
            case 0xCE...0xE0, 0xE3...0xEE, 0xF3, 0xF4: return true
            case 0xEF: if isPrivate(text[place + 1]) { return true }
            default: break
            }
        }
        return false
    }

    /// The same for what takes three bytes or more.
    private static func holdsLong(_ text: Span<UInt8>, _ range: Range<Int>, at index: Int) -> Bool {
        guard ByteSearch.first(ByteSearch.loadUnsigned(text, at: index) .>= repeated(0xE3)) != nil else { return false }
        for place in index..<min(index + 16, range.upperBound) {
            switch text[place] {
            case 0xE3...0xEE, 0xF3, 0xF4: return true
            case 0xEF: if isPrivate(text[place + 1]) { return true }
            default: break
            }
        }
        return false
    }

    /// The same for what begins with some bytes.
    private static func holds(
        _ first: ClosedRange<UInt8>, _ text: Span<UInt8>, _ range: Range<Int>, at index: Int
    ) -> Bool {
        for place in index..<min(index + 16, range.upperBound) where first.contains(text[place]) { return true }
        return false
    }

    /// U+0660 to U+0669 and U+06F0 to U+06F9.
    private static func holdsArabicDigit(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for place in range.dropLast() {
            let second = text[place + 1]
            if text[place] == 0xD9, second >= 0xA0, second <= 0xA9 { return true }
            if text[place] == 0xDB, second >= 0xB0, second <= 0xB9 { return true }
        }
        return false
    }

    /// Whether 0xEF and this byte begin a private-use or no character; not a variation selector, nor a wide form.
    private static func isPrivate(_ second: UInt8) -> Bool { second <= 0xA3 || second == 0xB7 || second == 0xBF }

    private static func isNextToLatin(_ text: Span<UInt8>, at index: Int) -> SIMDMask<SIMD16<Int8>> {
        let block = ByteSearch.loadUnsigned(text, at: index)
        let next = ByteSearch.loadUnsigned(text, at: index + 1)
        var last = repeated(0x20)
        if index > 0 {
            last = ByteSearch.loadUnsigned(text, at: index - 1)
        } else {
            // Nothing stands before the first byte.
            for lane in 1..<16 { last[lane] = block[lane - 1] }
        }
        // What stands behind a letter shows its first byte, what stands before it its last.
        return isLetter(block) .& ((next .>= repeated(0xCE)) .| (last .>= repeated(0x80)))
    }

    private static func arrows(_ text: Span<UInt8>, at index: Int) -> SIMDMask<SIMD16<Int8>> {
        (ByteSearch.loadUnsigned(text, at: index) .== repeated(0xE2))
            .& (ByteSearch.loadUnsigned(text, at: index + 1) .>= repeated(0x86))
    }

    @inline(__always)
    private static func isLetter(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
        // Bytes below the first letter wrap around to large numbers.
        ((block | repeated(0x20)) &- repeated(0x61)) .<= repeated(25)
    }

    @inline(__always)
    private static func isBetween(_ block: SIMD16<UInt8>, _ first: UInt8, _ last: UInt8) -> SIMDMask<SIMD16<Int8>> {
        (block &- repeated(first)) .<= repeated(last - first)
    }

    @inline(__always)
    private static func isDigit(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
        (block &- repeated(0x30)) .<= repeated(9)
    }

    @inline(__always)
    private static func repeated(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16<UInt8>(repeating: byte) }
}
