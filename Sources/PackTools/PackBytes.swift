import L10nPack
import L10nSource

/// Bytes of a pack as they are put together: numbers the lowest byte first, and what `PackCursor` reads.
package struct PackBytes {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func byte(_ value: UInt8) { bytes.append(value) }

    /// A number of so many bytes as its type has.
    package mutating func fixed(_ value: some FixedWidthInteger & UnsignedInteger) {
        for shift in stride(from: 0, to: value.bitWidth, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }

    /// A number from 0 to 2^32 - 1 in as few bytes of seven bits as it takes.
    package mutating func number(_ value: Int) {
        precondition(UInt32(exactly: value) != nil, "a pack has no number of more than 32 bits")
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// A text behind the number of its bytes.
    package mutating func string(_ text: String) {
        number(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func strings(_ texts: [String]) {
        number(texts.count)
        for text in texts { string(text) }
    }

    package mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

    /// Parts of any length, as `PackList` reads them.
    package static func list(_ parts: [[UInt8]]) -> [UInt8] {
        var list = PackBytes()
        list.fixed(UInt32(parts.count))
        var end: UInt32 = 0
        list.fixed(end)
        for part in parts {
            end += UInt32(part.count)
            list.fixed(end)
        }
        for part in parts { list.append(part) }
        return list.bytes
    }

    /// Numbers of 32 bits one after the other.
    package static func numbers(_ numbers: [UInt32]) -> [UInt8] {
        var bytes = PackBytes()
        for number in numbers { bytes.fixed(number) }
        return bytes.bytes
    }

    /// The slots that keys are found by, at most half of them taken.
    package static func slots(_ keys: [[UInt8]]) -> [UInt8] {
        var count = 2
        while count < keys.count * 2 { count *= 2 }
        var slots = [UInt64](repeating: 0, count: count)
        for (number, key) in keys.enumerated() {
            let hash = PackHash.hash(key.span)
            var slot = Int(truncatingIfNeeded: hash) & (count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(number + 1)
        }
        var bytes = PackBytes()
        for slot in slots { bytes.fixed(slot) }
        return bytes.bytes
    }
}
