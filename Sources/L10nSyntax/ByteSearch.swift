import L10nSource

/// Searches in text that look at sixteen bytes at a time.
///
/// This is the one file of the module that loads memory unsafely: `Span` has no vector loads, and a byte loop halves
/// the speed of every reader. Each load is checked against the end of the text first.
@usableFromInline
package enum ByteSearch {
    /// The first index from `start` of a byte that ends plain text in a quoted string, or the end of the text.
    ///
    /// These are `quote`, the backslash, control characters below U+0020, and every byte of a non-ASCII character.
    package static func endOfPlainText(in text: Span<UInt8>, from start: Int, quote: UInt8 = 0x22) -> Int {
        let quotes = SIMD16<Int8>(repeating: Int8(truncatingIfNeeded: quote))
        let backslashes = SIMD16<Int8>(repeating: 0x5C)
        // As signed numbers, the bytes of non-ASCII characters are below the space, as control characters are.
        let spaces = SIMD16<Int8>(repeating: 0x20)
        var index = start
        while index <= text.count - 16 {
            let block = load(text, at: index)
            if let found = first((block .== quotes) .| (block .== backslashes) .| (block .< spaces)) {
                return index + found
            }
            index += 16
        }
        while index < text.count {
            let byte = text[index]
            if byte == quote || byte == 0x5C || byte < 0x20 || byte >= 0x80 { return index }
            index += 1
        }
        return index
    }

    /// The first index from `start` of a byte that a reader of free text must look at, or the end of the text.
    ///
    /// These are `stop`, the backslash, `%`, the four characters from `{` to `~`, control characters, and every byte of
    /// a non-ASCII character.
    @inline(__always)
    package static func firstNotable(in text: Span<UInt8>, from start: Int, stop: UInt8) -> Int {
        let stops = SIMD16<Int8>(repeating: Int8(truncatingIfNeeded: stop))
        let backslashes = SIMD16<Int8>(repeating: 0x5C)
        let percents = SIMD16<Int8>(repeating: 0x25)
        let spaces = SIMD16<Int8>(repeating: 0x20)
        let letters = SIMD16<Int8>(repeating: 0x7A)
        var index = start
        while index <= text.count - 16 {
            let block = load(text, at: index)
            let notable =
                (block .== stops) .| (block .== backslashes) .| (block .== percents) .| (block .< spaces)
                .| (block .> letters)
            if let found = first(notable) { return index + found }
            index += 16
        }
        while index < text.count {
            let byte = text[index]
            if byte == stop || byte == 0x5C || byte == 0x25 || byte < 0x20 || byte > 0x7A { return index }
            index += 1
        }
        return index
    }

    /// The first index from `start` of a byte that can begin a placeholder, or the end of the text.
    ///
    /// These are `%`, `{`, and what begins the percent signs of other scripts: 0xD9 0xAA of U+066A, and 0xEF of U+FF05
    /// and U+FE6A. The first byte of U+066A alone begins every other letter of Arabic.
    package static func firstPlaceholderSign(in text: Span<UInt8>, from start: Int) -> Int {
        let percents = SIMD16<Int8>(repeating: 0x25)
        let braces = SIMD16<Int8>(repeating: 0x7B)
        let arabic = SIMD16<Int8>(repeating: Int8(bitPattern: 0xD9))
        let arabicSecond = SIMD16<Int8>(repeating: Int8(bitPattern: 0xAA))
        let wide = SIMD16<Int8>(repeating: Int8(bitPattern: 0xEF))
        var index = start
        // The second load reaches one byte further than the block.
        while index < text.count - 16 {
            let block = load(text, at: index)
            let seconds = load(text, at: index + 1)
            let signs =
                (block .== percents) .| (block .== braces) .| (block .== wide)
                .| ((block .== arabic) .& (seconds .== arabicSecond))
            if let found = first(signs) { return index + found }
            index += 16
        }
        // What is left is less than a block, or a block: one that ends with the text.
        if index < text.count, text.count >= 16 {
            let start = text.count - 16
            let block = load(text, at: start)
            // No byte behind it can be loaded, so that 0xD9 is looked at below together with the next one.
            let signs = (block .== percents) .| (block .== braces) .| (block .== wide) .| (block .== arabic)
            guard let found = first(signs, from: index - start) else { return text.count }
            index = start + found
        }
        while index < text.count {
            let byte = text[index]
            if byte == 0x25 || byte == 0x7B || byte == 0xEF { return index }
            if byte == 0xD9, index + 1 < text.count, text[index + 1] == 0xAA { return index }
            index += 1
        }
        return index
    }

    /// The first index from `start` of `byte`, or the end of the text.
    package static func first(_ byte: UInt8, in text: Span<UInt8>, from start: Int) -> Int {
        let wanted = SIMD16<Int8>(repeating: Int8(bitPattern: byte))
        var index = start
        while index <= text.count - 64 {
            let (one, two, three, four) = loadFour(text, at: index)
            let near = (one .== wanted) .| (two .== wanted)
            let far = (three .== wanted) .| (four .== wanted)
            // Which of the four has it is found below.
            if first(near .| far) != nil { break }
            index += 64
        }
        while index <= text.count - 16 {
            if let found = first(load(text, at: index) .== wanted) { return index + found }
            index += 16
        }
        while index < text.count, text[index] != byte { index += 1 }
        return index
    }

    /// The same where the byte is expected nearby.
    package static func firstNear(_ byte: UInt8, in text: Span<UInt8>, from start: Int) -> Int {
        let wanted = SIMD16<Int8>(repeating: Int8(bitPattern: byte))
        var index = start
        while index <= text.count - 16 {
            if let found = first(load(text, at: index) .== wanted) { return index + found }
            index += 16
        }
        while index < text.count, text[index] != byte { index += 1 }
        return index
    }

    /// Whether a word of at least two bytes stands anywhere in a text: fast where its first two seldom do.
    package static func contains(_ word: [UInt8], in text: Span<UInt8>) -> Bool {
        let firsts = SIMD16<Int8>(repeating: Int8(bitPattern: word[0]))
        let seconds = SIMD16<Int8>(repeating: Int8(bitPattern: word[1]))
        var index = 0
        while index < text.count - 16 {
            while index < text.count - 64 {
                // Pairs of bytes are rare, so that few places are compared in full.
                let near = (load(text, at: index) .== firsts) .& (load(text, at: index + 1) .== seconds)
                let next = (load(text, at: index + 16) .== firsts) .& (load(text, at: index + 17) .== seconds)
                let third = (load(text, at: index + 32) .== firsts) .& (load(text, at: index + 33) .== seconds)
                let far = (load(text, at: index + 48) .== firsts) .& (load(text, at: index + 49) .== seconds)
                if first((near .| next) .| (third .| far)) != nil { break }
                index += 64
            }
            guard index < text.count - 16 else { break }
            let pairs = (load(text, at: index) .== firsts) .& (load(text, at: index + 1) .== seconds)
            guard let found = first(pairs) else {
                index += 16
                continue
            }
            if isWord(word, in: text, at: index + found) { return true }
            index += found + 1
        }
        while index <= text.count - word.count {
            if text[index] == word[0], isWord(word, in: text, at: index) { return true }
            index += 1
        }
        return false
    }

    private static func isWord(_ word: [UInt8], in text: Span<UInt8>, at index: Int) -> Bool {
        index + word.count <= text.count && areEqual(text.extracting(index..<index + word.count), word.span)
    }

    /// The first index from `start` of a byte that is not a space, tab, line feed or carriage return, or the end.
    static func endOfWhitespace(in text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        // Most gaps are empty or one space; only indentation is worth a vector.
        var near = min(text.count, start + 2)
        while index < near {
            guard isWhitespace(text[index]) else { return index }
            index += 1
        }
        // Comparing with a plain number calls a function a lane (Swift 6.3), which made this seven times slower.
        let spaces = SIMD16<Int8>(repeating: 0x20)
        let lines = SIMD16<Int8>(repeating: 0x0A)
        let returns = SIMD16<Int8>(repeating: 0x0D)
        let tabs = SIMD16<Int8>(repeating: 0x09)
        while index <= text.count - 16 {
            let block = load(text, at: index)
            let gaps = (block .== spaces) .| (block .== lines) .| (block .== returns) .| (block .== tabs)
            if let found = first(.!gaps) { return index + found }
            index += 16
        }
        near = text.count
        while index < near, isWhitespace(text[index]) { index += 1 }
        return index
    }

    /// Whether two texts have the same bytes.
    package static func areEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        var index = 0
        while index <= left.count - 8 {
            guard word(left, at: index) == word(right, at: index) else { return false }
            index += 8
        }
        while index < left.count {
            guard left[index] == right[index] else { return false }
            index += 1
        }
        return true
    }

    /// Whether the text goes on with `prefix` from an index on.
    @inlinable
    package static func hasPrefix(_ text: Span<UInt8>, _ prefix: StaticString, at index: Int) -> Bool {
        let count = prefix.utf8CodeUnitCount
        guard index >= 0, index <= text.count - count else { return false }
        return unsafe areEqual(text, at: index, UnsafeRawPointer(prefix.utf8Start), count: count)
    }

    /// Whether `count` bytes from an index of the text, which the caller has checked, are those at a pointer.
    @usableFromInline
    static func areEqual(_ text: Span<UInt8>, at index: Int, _ other: UnsafeRawPointer, count: Int) -> Bool {
        let bytes = unsafe text.bytes
        var offset = 0
        while offset + 8 <= count {
            let left = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index + offset, as: UInt64.self)
            guard unsafe left == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
            offset += 8
        }
        while offset < count {
            let left = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: index + offset, as: UInt8.self)
            guard unsafe left == other.load(fromByteOffset: offset, as: UInt8.self) else { return false }
            offset += 1
        }
        return true
    }

    /// Calls `body` with the UTF-8 bytes of a text, without copying them where it holds them in one piece.
    @inlinable
    package static func withUTF8<Result>(_ text: String, _ body: (Span<UInt8>) -> Result) -> Result {
        if let result = unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe body($0.span) }) { return result }
        let bytes = ContiguousArray(text.utf8)
        return body(bytes.span)
    }

    /// The text of some bytes; malformed ones become U+FFFD.
    package static func string(_ bytes: Span<UInt8>) -> String {
        unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// Whether two texts have the same UTF-8 bytes. Texts of Swift are equal in other cases too.
    package static func areEqual(_ left: String, _ right: String) -> Bool {
        withUTF8(left) { left in withUTF8(right) { right in areEqual(left, right) } }
    }

    /// Appends the bytes of a text in one step.
    package static func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
        unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Whether `count` bytes from both places are the same.
    static func areEqual(in text: Span<UInt8>, _ left: Int, _ right: Int, count: Int) -> Bool {
        var offset = 0
        while offset + 8 <= count {
            guard word(text, at: left + offset) == word(text, at: right + offset) else { return false }
            offset += 8
        }
        while offset < count {
            guard text[left + offset] == text[right + offset] else { return false }
            offset += 1
        }
        return true
    }

    /// Feeds the bytes of a range to a hasher, eight at a time.
    static func hash(_ range: Range<Int>, of text: Span<UInt8>, into hasher: inout Hasher) {
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
            hasher.combine(word(text, at: index))
            index += 8
        }
        var rest: UInt64 = 0
        while index < range.upperBound {
            rest = rest << 8 | UInt64(text[index])
            index += 1
        }
        hasher.combine(rest)
    }

    /// A hash of the bytes of a range, for tables whose seed nobody else knows.
    ///
    /// Multiplies eight bytes at a time and folds the halves of the product. Source: Wang Yi, wyhash.
    package static func hash(_ range: Range<Int>, of text: Span<UInt8>, seed: UInt64) -> UInt64 {
        // The length tells apart texts whose rests differ in zero bytes at the start alone.
        var hash = seed ^ UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
            hash = folded(hash ^ word(text, at: index))
            index += 8
        }
        var rest: UInt64 = 0
        while index < range.upperBound {
            rest = rest << 8 | UInt64(text[index])
            index += 1
        }
        return folded(folded(hash ^ rest) ^ seed)
    }

    @inline(__always)
    private static func folded(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
    }

    @inline(__always)
    private static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    @inline(__always)
    static func load(_ text: Span<UInt8>, at index: Int) -> SIMD16<Int8> {
        precondition(index >= 0 && index <= text.count - 16, "a block lies within the text")
        return loadUnchecked(text, at: index)
    }

    /// Four blocks, each behind the one before.
    @inline(__always)
    private static func loadFour(
        _ text: Span<UInt8>, at index: Int
    ) -> (SIMD16<Int8>, SIMD16<Int8>, SIMD16<Int8>, SIMD16<Int8>) {
        precondition(index >= 0 && index <= text.count - 64, "four blocks lie within the text")
        return (
            loadUnchecked(text, at: index), loadUnchecked(text, at: index &+ 16),
            loadUnchecked(text, at: index &+ 32), loadUnchecked(text, at: index &+ 48)
        )
    }

    /// A block whose place the caller has checked: the library's own check would be made again for each block.
    @inline(__always)
    private static func loadUnchecked(_ text: Span<UInt8>, at index: Int) -> SIMD16<Int8> {
        unsafe text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: SIMD16<Int8>.self)
    }

    /// The same as unsigned numbers.
    @inline(__always)
    static func loadUnsigned(_ text: Span<UInt8>, at index: Int) -> SIMD16<UInt8> {
        SIMD16<UInt8>(truncatingIfNeeded: load(text, at: index))
    }

    /// Eight bytes, the first in the lowest byte.
    @inline(__always)
    package static func word(_ text: Span<UInt8>, at index: Int) -> UInt64 {
        precondition(index >= 0 && index <= text.count - 8, "a word lies within the text")
        let word = unsafe text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
        return UInt64(littleEndian: word)
    }

    /// The lowest lane that is set, of those from `lane`, which is less than 16.
    @inline(__always)
    private static func first(_ mask: SIMDMask<SIMD16<Int8>>, from lane: Int) -> Int? {
        let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        let near = lane < 8 ? UInt64(littleEndian: words[0]) >> (8 * lane) : 0
        if near != 0 { return lane + near.trailingZeroBitCount / 8 }
        let skipped = max(lane - 8, 0)
        let far = UInt64(littleEndian: words[1]) >> (8 * skipped)
        return far == 0 ? nil : 8 + skipped + far.trailingZeroBitCount / 8
    }

    /// The highest bit of a byte for each lane that is set, the first in the lowest byte.
    @inline(__always)
    static func lanes(_ mask: SIMDMask<SIMD16<Int8>>) -> (near: UInt64, far: UInt64) {
        let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        let bits: UInt64 = 0x8080_8080_8080_8080
        return (UInt64(littleEndian: words[0]) & bits, UInt64(littleEndian: words[1]) & bits)
    }

    /// The lowest lane that is set.
    @inline(__always)
    static func first(_ mask: SIMDMask<SIMD16<Int8>>) -> Int? {
        let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        if words[0] != 0 { return UInt64(littleEndian: words[0]).trailingZeroBitCount / 8 }
        if words[1] != 0 { return 8 + UInt64(littleEndian: words[1]).trailingZeroBitCount / 8 }
        return nil
    }
}
