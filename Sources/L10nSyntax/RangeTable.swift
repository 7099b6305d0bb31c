package import L10nSource

/// The different texts in some ranges of one file, each by the place where it first stands, numbered from 0.
package struct RangeTable: Sendable {
    /// The first place of each text.
    package private(set) var ranges: [SourceRange] = []
    /// Open addressing with linear probing: 0 is free, else the upper half of a hash and a number plus one. The size is
    /// a power of two.
    private var slots: [UInt64]
    /// Keeps whoever writes a file from choosing texts that fall together.
    private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

    /// - Parameter capacity: how many texts are expected.
    package init(capacity: Int = 8) {
        var size = 16
        while size < 2 * capacity { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
        ranges.reserveCapacity(capacity)
    }

    package var count: Int { ranges.count }

    /// The number of the text at a place, which is the number of texts before where it is new.
    package mutating func intern(_ range: Range<Int>, of text: Span<UInt8>) -> Int {
        let hash = ByteSearch.hash(range, of: text, seed: seed)
        var slot = free(hash)
        while slots[slot] != 0 {
            // The lower half chose the slot; the upper tells nearly all others apart without a look at their text.
            if slots[slot] >> 32 == hash >> 32 {
                let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                if isEqual(number, range, of: text) { return number }
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = ranges.count
        ranges.append(SourceRange(range))
        slots[slot] = Self.content(hash, number)
        if ranges.count * 2 > slots.count { grow(text) }
        return number
    }

    /// The number of a text that need not be one of the file's.
    package func find(_ other: String, of text: Span<UInt8>) -> Int? {
        // What the closures take in would be retained for them, so that they take in no part of the table.
        let seed = seed
        let hash = ByteSearch.withUTF8(other) { ByteSearch.hash(0..<$0.count, of: $0, seed: seed) }
        var slot = free(hash)
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash >> 32 {
                let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                let known = text.extracting(ranges[number].indices)
                if ByteSearch.withUTF8(other, { ByteSearch.areEqual(known, $0) }) { return number }
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func isEqual(_ number: Int, _ range: Range<Int>, of text: Span<UInt8>) -> Bool {
        let known = ranges[number]
        return known.count == range.count
            && ByteSearch.areEqual(in: text, Int(known.lower), range.lowerBound, count: range.count)
    }

    private func free(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

    private static func content(_ hash: UInt64, _ number: Int) -> UInt64 {
        (hash & 0xFFFF_FFFF_0000_0000) | UInt64(UInt32(number + 1))
    }

    private mutating func grow(_ text: Span<UInt8>) {
        // By four, as each growth reads and hashes all texts anew.
        slots = [UInt64](repeating: 0, count: slots.count * 4)
        for number in ranges.indices {
            let hash = ByteSearch.hash(ranges[number].indices, of: text, seed: seed)
            var slot = free(hash)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Self.content(hash, number)
        }
    }
}
