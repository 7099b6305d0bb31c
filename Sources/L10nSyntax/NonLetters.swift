internal import L10nSource

/// The places of a text that readers of prose stop at, one after the other: each byte that is neither a Latin letter nor a
/// part of most letters of other scripts.
///
/// Bytes beyond ASCII are passed over but for 0xC3, 0xE2 and 0xE3, with which signs begin that are no letters. Sixteen bytes
/// are looked at together, and once, however many places they hold.
@usableFromInline
package struct NonLetters {
    /// Where the block begins whose places are not all told, and those of its two halves: the highest bit of a byte for each.
    @usableFromInline var block = -16
    @usableFromInline var near: UInt64 = 0
    @usableFromInline var far: UInt64 = 0

    @inlinable
    package init() {}

    /// The next place, or the end of the text.
    /// - Parameter text: the same in each call.
    @inlinable
    @inline(__always)
    package mutating func next(in text: Span<UInt8>) -> Int {
        if near | far == 0, !findBlock(in: text) { return text.count }
        if near != 0 {
            let place = block &+ near.trailingZeroBitCount / 8
            near &= near &- 1
            return place
        }
        let place = block &+ 8 &+ far.trailingZeroBitCount / 8
        far &= far &- 1
        return place
    }

    /// Goes on to the next block that has such a place; false at the end of the text.
    @usableFromInline
    mutating func findBlock(in text: Span<UInt8>) -> Bool {
        while near | far == 0 {
            let begin = block + 16
            guard begin < text.count else { return false }
            if text.count < 16 {
                near = Self.places(in: text, from: 0)
                far = Self.places(in: text, from: 8)
                block = 0
                continue
            }
            // The last block ends with the text; what it has in common with the one before is told already.
            let start = min(begin, text.count - 16)
            (near, far) = ByteSearch.nonLetters(text, at: start)
            let told = begin - start
            if told > 0 {
                // A shift by more than the width of a half leaves nothing of it.
                near &= .max << (8 * told)
                far &= .max << (8 * max(told - 8, 0))
            }
            block = start
        }
        return true
    }

    /// Those of up to eight bytes of a text that is shorter than a block.
    private static func places(in text: Span<UInt8>, from start: Int) -> UInt64 {
        var places: UInt64 = 0
        for index in start..<max(start, min(start + 8, text.count)) {
            let byte = text[index]
            let isLetter =
                (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 && byte != 0xC3 && byte != 0xE2 && byte != 0xE3
            if !isLetter { places |= 0x80 << (8 * (index - start)) }
        }
        return places
    }
}
