/// One code point in UTF-8.
@usableFromInline
package enum UTF8Sequence {
    /// The code point whose sequence begins at `index`, and its length in bytes; nil where the bytes are malformed.
    ///
    /// Source: The Unicode Standard, table 3-7, well-formed UTF-8 byte sequences.
    @inlinable @inline(__always)
    package static func decode(_ bytes: Span<UInt8>, at index: Int) -> (scalar: UInt32, length: Int)? {
        let left = bytes.count &- index
        guard left > 0 else { return nil }
        let lead = UInt32(bytes[index])
        if lead < 0x80 { return (lead, 1) }
        // 0x80 to 0xBF go on with a sequence, and 0xC0 and 0xC1 would write ASCII in two bytes.
        guard lead >= 0xC2, left > 1 else { return nil }
        let second = UInt32(bytes[index &+ 1])
        guard second & 0xC0 == 0x80 else { return nil }
        if lead < 0xE0 { return ((lead & 0x1F) << 6 | second & 0x3F, 2) }
        guard left > 2 else { return nil }
        let third = UInt32(bytes[index &+ 2])
        guard third & 0xC0 == 0x80 else { return nil }
        if lead < 0xF0 {
            let scalar = (lead & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
            // Longer than need be, or half of a surrogate pair: both hide what a filter looks for.
            return scalar >= 0x0800 && scalar & 0xF800 != 0xD800 ? (scalar, 3) : nil
        }
        guard lead < 0xF5, left > 3 else { return nil }
        let fourth = UInt32(bytes[index &+ 3])
        guard fourth & 0xC0 == 0x80 else { return nil }
        let scalar = (lead & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F
        return scalar >= 0x10000 && scalar < 0x110000 ? (scalar, 4) : nil
    }
}
