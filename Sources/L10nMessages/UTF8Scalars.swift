import L10nSource

/// Scalars of UTF-8 text in a span, for the rare places that look beyond ASCII.
package enum UTF8Scalars {
    /// The scalar that starts at `index` and the offset behind it; nil at the end and at malformed bytes.
    package static func scalar(in text: Span<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        guard index >= 0, let (value, length) = UTF8Sequence.decode(text, at: index),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        return (scalar, index + length)
    }

    /// The scalar that ends before `index` and its offset; nil at the start and at malformed bytes.
    package static func scalar(in text: Span<UInt8>, before index: Int) -> (scalar: Unicode.Scalar, start: Int)? {
        var start = index - 1
        while start >= 0, index - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
        guard let (scalar, end) = scalar(in: text, at: start), end == index else { return nil }
        return (scalar, start)
    }

    /// Whether `ascii` stands at `index`.
    package static func matches(_ ascii: String, in text: Span<UInt8>, at index: Int) -> Bool {
        guard index >= 0, index + ascii.utf8.count <= text.count else { return false }
        var offset = index
        for byte in ascii.utf8 {
            guard text[offset] == byte else { return false }
            offset += 1
        }
        return true
    }

    /// The text of a range; malformed bytes become U+FFFD.
    package static func string(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for index in range { bytes.append(text[index]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
