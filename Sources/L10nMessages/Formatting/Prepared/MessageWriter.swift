/// A place in memory that a message is written to: what of this module sees pointers (decision 0005).
///
/// Nothing is written behind the end of the memory. What does not fit is left out, and the writer is full from then on.
/// Bytes between what is written and the end may change, as short pieces are copied as words.
@safe
struct MessageWriter: ~Copyable {
    /// How many bytes may be read behind literals, so that short ones are copied as whole words.
    static let slack = 32

    private let start: UnsafeMutableRawPointer
    private let end: UnsafeMutableRawPointer
    private var next: UnsafeMutableRawPointer
    /// Whether something was left out.
    private(set) var isFull = false
    /// Whether all texts of the caller were ASCII so far.
    var isASCII = true

    @unsafe @inline(__always)
    private init(_ start: UnsafeMutableRawPointer, _ capacity: Int) {
        unsafe self.start = start
        unsafe next = start
        unsafe end = start + capacity
    }

    private var count: Int { unsafe next - start }
    private var room: Int { unsafe end - next }

    // MARK: Memory

    /// Appends what `write` writes; nothing when it gives up or there is too little room.
    /// - Parameter write: writes well-formed UTF-8.
    @inline(__always)
    static func append(to output: inout OutputSpan<UInt8>, _ write: (inout MessageWriter) -> Bool) -> Bool {
        unsafe output.withUnsafeMutableBufferPointer { buffer, count in
            guard let memory = buffer.baseAddress else { return false }
            var writer = unsafe MessageWriter(UnsafeMutableRawPointer(memory + count), buffer.count - count)
            guard write(&writer), !writer.isFull else { return false }
            count += writer.count
            return true
        }
    }

    /// The text that `write` writes, in memory that is allocated once; nil when it gives up.
    /// - Parameters:
    ///   - capacity: the most bytes that are written; asked for when the text is long.
    ///   - write: writes well-formed UTF-8; run anew when the text is long.
    ///   - isASCII: whether what is no text of the caller is ASCII.
    @inline(__always)
    static func string(
        capacity: @autoclosure () -> Int, isASCII: Bool, _ write: (inout MessageWriter) -> Bool
    ) -> String? {
        var isLong = false
        let text: String? = unsafe withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) { memory in
            guard let start = memory.baseAddress else { return nil }
            var writer = unsafe MessageWriter(start, memory.count)
            guard write(&writer) else { return nil }
            isLong = writer.isFull
            if isLong { return nil }
            let bytes = unsafe UnsafeRawBufferPointer(start: start, count: writer.count)
            return unsafe string(bytes, isASCII: isASCII && writer.isASCII)
        }
        return isLong ? longString(capacity: capacity(), write) : text
    }

    /// A copy of well-formed UTF-8.
    @unsafe @inline(__always)
    private static func string(_ bytes: UnsafeRawBufferPointer, isASCII: Bool) -> String {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // Nobody looks for faults: the text is made of texts.
            let span = unsafe UTF8Span(unchecked: Span(_unsafeBytes: bytes), isKnownASCII: isASCII)
            return String(copying: span)
        }
        return unsafe String(decoding: bytes, as: UTF8.self)
    }

    @inline(never)
    private static func longString(capacity: Int, _ write: (inout MessageWriter) -> Bool) -> String? {
        var isWritten = false
        let text = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
            var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
            isWritten = append(to: &output, write)
            return unsafe output.finalize(for: buffer)
        }
        return isWritten ? text : nil
    }

    // MARK: Bytes

    /// Appends a part of some bytes. Traps where there are not ``slack`` bytes behind it.
    @inline(__always)
    mutating func append(_ bytes: [UInt8], from first: UInt32, _ count: UInt32) {
        let count = Int(count)
        precondition(Int(first) + count + Self.slack <= bytes.count, "a part is inside its bytes")
        unsafe bytes.withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress else { return }
            unsafe copy(source + Int(first), count, readable: count + Self.slack)
        }
    }

    mutating func append(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress else { return }
            unsafe copy(source, bytes.count, readable: bytes.count)
        }
    }

    /// - Parameter readable: how many bytes may be read there; where they are more, few bytes need no call.
    @unsafe @inline(__always)
    private mutating func copy(_ source: UnsafeRawPointer, _ count: Int, readable: Int) {
        typealias Word = SIMD16<UInt8>
        if count <= 32, min(room, readable) >= 32 {
            let words = unsafe (
                source.loadUnaligned(as: Word.self), source.loadUnaligned(fromByteOffset: 16, as: Word.self)
            )
            unsafe next.storeBytes(of: words.0, as: Word.self)
            unsafe next.storeBytes(of: words.1, toByteOffset: 16, as: Word.self)
        } else if count <= room {
            unsafe next.copyMemory(from: source, byteCount: count)
        } else {
            isFull = true
            return
        }
        unsafe next += count
    }

    @inline(__always)
    mutating func append(_ bytes: ShortBytes) {
        guard room >= 16 else {
            for index in 0..<bytes.count { append(bytes[index]) }
            return
        }
        unsafe next.storeBytes(of: bytes.low.littleEndian, as: UInt64.self)
        unsafe next.storeBytes(of: bytes.high.littleEndian, toByteOffset: 8, as: UInt64.self)
        unsafe next += bytes.count
    }

    /// Appends the lowest bytes of a word, the first in the lowest bits.
    /// - Parameter count: from 0 to 3.
    @inline(__always)
    mutating func append(_ word: UInt32, _ count: Int) {
        guard room >= 4 else {
            for index in 0..<count { append(UInt8(truncatingIfNeeded: word >> UInt32(8 * index))) }
            return
        }
        unsafe next.storeBytes(of: word.littleEndian, as: UInt32.self)
        unsafe next += count
    }

    mutating func append(spaces count: Int) {
        for _ in 0..<count { append(UInt8(ascii: " ")) }
    }

    private mutating func append(_ byte: UInt8) {
        guard room > 0 else {
            isFull = true
            return
        }
        unsafe next.storeBytes(of: byte, as: UInt8.self)
        unsafe next += 1
    }

    // MARK: Texts

    /// Appends a text of ASCII without controls, which nearly all are; false for any other, of which nothing is written.
    mutating func append(printable bytes: Span<UInt8>) -> Bool {
        let count = bytes.count
        guard count <= room else {
            isFull = true
            return true
        }
        let isPrintable = unsafe bytes.withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress else { return true }
            var unusual: UInt64 = 0
            if count >= 8 {
                // The last word overlaps the one before it.
                for offset in stride(from: 0, to: count - 8, by: 8) { unsafe unusual |= copyWord(source, offset) }
                unsafe unusual |= copyWord(source, count - 8)
            } else {
                for offset in 0..<count {
                    let byte = unsafe source.load(fromByteOffset: offset, as: UInt8.self)
                    unsafe next.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
                    // The other bytes of the word count as spaces.
                    unusual |= Self.unusual(UInt64(byte) | 0x2020_2020_2020_2000)
                }
            }
            return unusual == 0
        }
        if isPrintable { unsafe next += count }
        return isPrintable
    }

    /// Copies eight bytes, and answers whether some of them are unusual.
    @unsafe @inline(__always)
    private func copyWord(_ source: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        let word = unsafe source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        unsafe next.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
        return Self.unusual(word)
    }

    /// Not 0 when some byte of a word is a control or not ASCII: subtracting sets the highest bit of the first control.
    @inline(__always)
    private static func unusual(_ word: UInt64) -> UInt64 {
        ((word &- 0x2020_2020_2020_2020) | word) & 0x8080_8080_8080_8080
    }

    /// Runs `body` with the UTF-8 of a text.
    @inline(__always)
    static func withUTF8<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
        let result = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe body(Span(_unsafeElements: bytes))
        }
        // Texts of other representations, which Swift's own never are, are copied.
        return result ?? body(ContiguousArray(text.utf8).span)
    }
}
