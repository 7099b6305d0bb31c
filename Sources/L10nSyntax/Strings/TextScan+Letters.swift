internal import L10nSource

extension TextScan {
    /// The offset behind the letters without traits that begin at `start`, and behind single spaces between them.
    ///
    /// A character is taken from one load of eight bytes; near the end of the bytes, and at everything unusual or
    /// malformed, the caller reads on one byte at a time.
    static func endOfUsualLetters(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index <= bytes.count &- 8 {
            var word = UInt32(truncatingIfNeeded: ByteSearch.word(bytes, at: index))
            var next = index
            if word & 0x80FF == 0x8020 {
                word = UInt32(truncatingIfNeeded: ByteSearch.word(bytes, at: index) >> 8)
                next &+= 1
            }
            let scalar: UInt32
            if word & 0x00C0_C0F0 == 0x0080_80E0 {
                scalar = (word & 0x0F) << 12 | (word >> 2) & 0x0FC0 | (word >> 16) & 0x3F
                // What is less has a shorter form.
                guard scalar >= 0x0800 else { return index }
                next &+= 3
            } else if word & 0xC0E0 == 0x80C0 {
                scalar = (word & 0x1F) << 6 | (word >> 8) & 0x3F
                next &+= 2
            } else {
                return index
            }
            guard TextTraits.isUsualLetter(scalar) else { return index }
            index = next
        }
        return index
    }
}
