/// The hash of keys and sections: against accidents, not against somebody who wants two to be alike.
///
/// Each word of eight bytes, the lowest first, is folded into a lane: the two halves of the product of 128 bits of
/// (lane xor word) and a constant are joined by xor. Long inputs have four lanes, so that a processor works on four words
/// at a time. The article on the format writes it down step by step.
package enum PackHash {
    // 2^64 divided by the golden ratio.
    static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
    static let lanes: (UInt64, UInt64, UInt64, UInt64) = (
        0xD6E8_FEB8_6659_FD93, 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3
    )

    /// - Parameter seed: another one gives another hash of the same bytes.
    package static func hash(_ bytes: Span<UInt8>, seed: UInt64 = 0) -> UInt64 {
        let count = bytes.count
        // With the length in it, an input differs from the same one with zeros at its end.
        var state = seed ^ (UInt64(count) &* prime)
        var offset = 0
        if count >= 32 {
            var (a, b, c, d) = (
                state ^ lanes.0, state ^ lanes.1, state ^ lanes.2, state ^ lanes.3
            )
            while count - offset >= 32 {
                a = fold(a ^ bytes.word(at: offset), lanes.0) &+ prime
                b = fold(b ^ bytes.word(at: offset + 8), lanes.1) &+ prime
                c = fold(c ^ bytes.word(at: offset + 16), lanes.2) &+ prime
                d = fold(d ^ bytes.word(at: offset + 24), lanes.3) &+ prime
                offset += 32
            }
            state = fold(a ^ rotated(b, 17), lanes.0) ^ fold(c ^ rotated(d, 17), lanes.1)
        }
        while count - offset >= 8 {
            state = fold(state ^ bytes.word(at: offset), lanes.2) &+ prime
            offset += 8
        }
        if offset < count {
            var last: UInt64 = 0
            var shift: UInt64 = 0
            while offset < count {
                last |= UInt64(bytes[offset]) << shift
                shift += 8
                offset += 1
            }
            state = fold(state ^ last, lanes.3) &+ prime
        }
        return fold(state ^ lanes.0, prime)
    }

    @inline(__always)
    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    @inline(__always)
    private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }
}
