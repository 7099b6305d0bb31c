/// Text that grows in small pieces, as UTF-8 bytes: appending to a `String` costs some times as much.
struct TextBuffer {
    private var bytes: [UInt8] = []

    /// All of it. Made anew each time.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func += (buffer: inout TextBuffer, text: String) { buffer.bytes.append(contentsOf: text.utf8) }

    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.value < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: scalar.value)) }
        UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
    }

    /// Appends two spaces for each level.
    mutating func indent(_ depth: Int) { bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth)) }

    /// Appends a text, unless one of its bytes needs a look.
    /// - Returns: whether it did.
    mutating func append(_ text: String, where isPlain: (UInt8) -> Bool) -> Bool {
        let start = bytes.count
        // Copied first and looked at then: nearly all texts are plain, and bytes are faster than characters.
        bytes.append(contentsOf: text.utf8)
        for index in start..<bytes.count where !isPlain(bytes[index]) {
            bytes.removeSubrange(start...)
            return false
        }
        return true
    }
}
