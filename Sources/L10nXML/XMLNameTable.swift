internal import L10nSource
import L10nSyntax

/// The different names of a document's elements, numbered from 0.
struct XMLNameTable {
    private var table = RangeTable()
    /// The latest short names, of which a document has few, by a hash.
    private var recent = [Recent](repeating: Recent(), count: 32)

    private struct Recent {
        var name = ShortName()
        var number: UInt32 = 0
    }

    /// The bytes of a name that is short enough to be compared as three numbers.
    private struct ShortName: Equatable {
        /// The first eight bytes, or as many as there are.
        var head: UInt64 = 0
        /// The last eight bytes; 0 for a name with fewer.
        var tail: UInt64 = 0
        var count = 0

        init() {}

        init?(_ range: Range<Int>, of text: Span<UInt8>) {
            count = range.count
            // Up to 16 bytes, head and tail hold the whole name between them. Both are read as words of eight bytes.
            guard count > 0, count <= 16, range.lowerBound <= text.count - 8 else { return nil }
            head = ByteSearch.word(text, at: range.lowerBound)
            if count < 8 {
                head &= 1 << UInt64(8 * count) - 1
            } else {
                tail = ByteSearch.word(text, at: range.upperBound - 8)
            }
        }

        // The five upper bits: one of 32 slots.
        var slot: Int { Int(truncatingIfNeeded: ((head ^ tail) &* 0x9E37_79B9_7F4A_7C15) >> 59) }
    }

    /// Where each name first stands.
    var ranges: [SourceRange] { table.ranges }

    /// The number of the name at a place.
    mutating func intern(_ range: Range<Int>, of text: Span<UInt8>) -> UInt32 {
        guard let name = ShortName(range, of: text) else { return UInt32(table.intern(range, of: text)) }
        let slot = name.slot
        // No name is empty, so that a slot that holds none yet is equal to none.
        if recent[slot].name == name { return recent[slot].number }
        let number = UInt32(table.intern(range, of: text))
        recent[slot] = Recent(name: name, number: number)
        return number
    }
}
