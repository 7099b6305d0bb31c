internal import L10nSource

extension ByteSearch {
    /// The offset behind the letters without traits that begin at `start`, and behind single spaces between them.
    ///
    /// A character is taken from one load of eight bytes; near the end of the bytes, and at everything unusual or
    /// malformed, the caller reads on one byte at a time.
    package static func endOfUsualLetters(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index <= bytes.count &- 8 {
            let eight = word(bytes, at: index)
            var near = UInt32(truncatingIfNeeded: eight)
            var next = index
            // A space before a byte beyond ASCII; the character behind it lies in the same load.
            if near & 0x80FF == 0x8020 {
                near = UInt32(truncatingIfNeeded: eight >> 8)
                next &+= 1
            }
            // The first byte lies in the lowest one: 1110xxxx, and two that continue it.
            if near & 0x00C0_C0F0 == 0x0080_80E0 {
                // What is less than U+0800, and has a shorter form, is no usual letter of three bytes.
                let scalar = (near & 0x0F) << 12 | (near >> 2) & 0x0FC0 | (near >> 16) & 0x3F
                guard TextTraits.isUsualLetter(ofThreeBytes: scalar) else { return index }
                next &+= 3
                // 110xxxxx, and one that continues it.
            } else if near & 0xC0E0 == 0x80C0 {
                let scalar = (near & 0x1F) << 6 | (near >> 8) & 0x3F
                guard TextTraits.isUsualLetter(ofTwoBytes: scalar) else { return index }
                next &+= 2
            } else {
                return index
            }
            index = next
        }
        return index
    }
}
