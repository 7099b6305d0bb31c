/// At most sixteen bytes of UTF-8, which need no array: a digit, a sign, a control or a tag.
struct ShortBytes: Hashable, Sendable {
    /// The first eight bytes and the others, each the first in the lowest bits.
    private(set) var low: UInt64 = 0
    private(set) var high: UInt64 = 0
    private(set) var count = 0

    init() {}

    /// Nil for a text that is longer.
    init?(_ text: String) {
        guard text.utf8.count <= 16 else { return nil }
        // The byte that is shifted in last is in the lowest bits.
        for byte in text.utf8.reversed() {
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(byte)
            count += 1
        }
    }

    var isEmpty: Bool { count == 0 }

    /// Whether all bytes are ASCII.
    var isASCII: Bool { (low | high) & 0x8080_8080_8080_8080 == 0 }

    /// - Parameter index: from 0 to 15; bytes behind the text are 0.
    subscript(index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: index < 8 ? low >> UInt64(8 * index) : high >> UInt64(8 * (index - 8)))
    }
}

/// What is written around values, as bytes; empty where nothing is.
struct IsolateBytes: Hashable, Sendable {
    var leftToRight = ShortBytes()
    var rightToLeft = ShortBytes()
    var unknown = ShortBytes()
    var end = ShortBytes()
    /// Before numbers, whose direction is that of the message.
    var number = ShortBytes()
    /// The most bytes around one value.
    var capacity: Int { max(leftToRight.count, rightToLeft.count, unknown.count, number.count) + end.count }
}
