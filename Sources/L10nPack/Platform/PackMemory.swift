#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The bytes of a pack: a file that is mapped, or a copy of bytes that were received.
///
/// Every access says where and how much, and answers nil for what does not lie inside: nothing that a file says is
/// believed here. What no check can help against is a mapped file that is made shorter in place: reading what is gone ends
/// the process (RT-143). Whoever replaces a pack writes another file and renames it.
@safe
package final class PackMemory: @unchecked Sendable {
    // Nobody writes the bytes once they are here, so that threads may share them.
    private let start: UnsafeRawPointer
    /// The number of bytes.
    package let count: Int
    private let isMapped: Bool

    /// Bytes that are in memory.
    package init(_ bytes: [UInt8]) {
        count = bytes.count
        isMapped = false
        let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
        unsafe bytes.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { unsafe copy.copyMemory(from: base, byteCount: bytes.count) }
        }
        unsafe start = UnsafeRawPointer(copy)
    }

    /// Maps a file, of which nothing is read before somebody asks.
    /// - Throws: ``PackError/unreadable(_:)`` with the system's words, also for what is no file.
    package init(path: String) throws(PackError) {
        // A pipe without a writer would wait for one.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .unreadable(Self.reason(errno)) }
        defer { _ = close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw .unreadable(Self.reason(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is not a file") }
        guard let size = Int(exactly: status.st_size), size >= PackFormat.headerSize else { throw .notAPack }
        let address = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else {
            throw .unreadable(Self.reason(errno))
        }
        count = size
        isMapped = true
        unsafe start = UnsafeRawPointer(address)
    }

    deinit {
        let start = unsafe UnsafeMutableRawPointer(mutating: start)
        if isMapped { unsafe munmap(start, count) } else { unsafe start.deallocate() }
    }

    private static func reason(_ error: Int32) -> String {
        unsafe strerror(error).map { unsafe String(cString: $0) } ?? "error \(error)"
    }

    // MARK: Bytes

    /// Whether so many bytes from a place on lie inside.
    @inline(__always)
    private func holds(_ offset: Int, _ size: Int) -> Bool {
        offset >= 0 && size >= 0 && offset <= count && size <= count - offset
    }

    /// One byte.
    @inline(__always)
    package func byte(_ offset: Int) -> UInt8? {
        holds(offset, 1) ? unsafe start.load(fromByteOffset: offset, as: UInt8.self) : nil
    }

    /// A number of 16 bits, the lowest byte first.
    package func u16(_ offset: Int) -> UInt16? {
        holds(offset, 2)
            ? unsafe UInt16(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) : nil
    }

    /// A number of 32 bits, the lowest byte first.
    @inline(__always)
    package func u32(_ offset: Int) -> UInt32? {
        holds(offset, 4)
            ? unsafe UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) : nil
    }

    /// A number of 64 bits, the lowest byte first.
    @inline(__always)
    package func u64(_ offset: Int) -> UInt64? {
        holds(offset, 8)
            ? unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) : nil
    }

    /// A number below 2^32 in LEB128, and the place behind it; where there is none, nil and the end.
    @inline(__always)
    func number(at offset: inout Int, before end: Int) -> Int? {
        var (value, shift) = (UInt64(0), UInt64(0))
        while shift < 35, offset < end, let byte = byte(offset) {
            offset += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80, value <= UInt64(UInt32.max) { return Int(value) }
            if byte < 0x80 { break }
            shift += 7
        }
        offset = end
        return nil
    }

    /// Calls `body` with the bytes of a range, which are not copied; nil for a range that does not lie inside.
    @inline(__always)
    package func withBytes<Result>(_ range: Range<Int>, _ body: (Span<UInt8>) throws -> Result) rethrows -> Result? {
        guard holds(range.lowerBound, range.count) else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
        return try body(unsafe Span<UInt8>(_unsafeBytes: bytes))
    }

    /// The text whose UTF-8 stands in a range, what is none replaced; nil for a range that does not lie inside.
    package func string(_ range: Range<Int>) -> String? {
        guard holds(range.lowerBound, range.count) else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
        return unsafe String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a range, which lies inside, holds these bytes.
    @inline(__always)
    func isEqual(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
        guard range.count == bytes.count, holds(range.lowerBound, range.count) else { return false }
        if bytes.isEmpty { return true }
        return unsafe bytes.withUnsafeBytes { bytes in
            unsafe bytes.baseAddress.map { unsafe memcmp($0, start + range.lowerBound, bytes.count) == 0 } ?? true
        }
    }
}

extension String {
    /// Calls `body` with the UTF-8 of the text, which is copied only where the system keeps it otherwise.
    @inline(__always)
    func withUTF8Span<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return try body(utf8.span) }
        let direct = try unsafe utf8.withContiguousStorageIfAvailable { bytes in
            try body(unsafe Span<UInt8>(_unsafeElements: bytes))
        }
        if let direct { return direct }
        let copy = ContiguousArray(utf8)
        return try body(copy.span)
    }
}

extension Span where Element == UInt8 {
    /// The eight bytes from a place on as a number, the lowest byte first; they lie inside.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        precondition(offset >= 0 && offset <= count - 8, "whoever asks for a word knows that there is one")
        return unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
