/// The part in which two texts differ, in whole characters of UTF-8.
struct TextDifference {
    /// What the first text has there.
    let old: Range<Int>
    /// What the second text has there.
    let new: Range<Int>

    init(_ first: [UInt8], _ second: [UInt8]) {
        let prefix = Self.commonPrefix(first, second)
        // Behind the common start only: in `aa` and `aaa` the two would overlap.
        let suffix = Self.commonSuffix(first[prefix...], second[prefix...])
        old = prefix..<first.count - suffix
        new = prefix..<second.count - suffix
    }

    private static func commonPrefix(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var count = 0
        while count < first.count, count < second.count, first[count] == second[count] { count += 1 }
        // Back to the start of a character; those that share their first bytes differ as a whole.
        while count > 0, isInside(first, count) || isInside(second, count) { count -= 1 }
        return count
    }

    private static func commonSuffix(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Int {
        var count = 0
        while count < first.count, count < second.count,
            first[first.endIndex - count - 1] == second[second.endIndex - count - 1]
        {
            count += 1
        }
        while count > 0, first[first.endIndex - count] & 0xC0 == 0x80 { count -= 1 }
        return count
    }

    /// Whether an offset lies inside a character.
    private static func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }
}
