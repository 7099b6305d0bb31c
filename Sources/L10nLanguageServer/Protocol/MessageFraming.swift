/// Cuts a stream of bytes into messages: `Content-Length: N`, an empty line, N bytes.
///
/// Any bytes are taken: what is no header is passed over up to the next empty line, and said.
/// Source: Language Server Protocol 3.17, "Base Protocol".
package struct MessageFraming: Sendable {
    package enum Frame: Sendable, Hashable {
        case content([UInt8])
        /// A header that says no length, or one that nobody would send.
        case broken(String)
    }

    /// The most bytes of a message: more than the largest file that is read, written as a JSON string.
    package static let mostBytes = 1 << 30
    /// The most bytes of a header.
    private static let mostHeaderBytes = 1 << 12

    private var bytes: [UInt8] = []
    /// Where what is not cut yet begins.
    private var start = 0
    /// How far the end of a header has been looked for.
    private var searched = 0
    /// How many bytes of a message that is too long are still to be passed over.
    private var skipped = 0
    /// The length of the message whose header was read; nil while one is looked for.
    private var length: Int?

    package init() {}

    package mutating func append(_ more: [UInt8]) {
        // Moved only when more arrives: many messages may come in one read.
        if start > 0 {
            bytes.removeSubrange(..<start)
            searched -= start
            start = 0
        }
        bytes += more
    }

    /// The next whole message; nil while more bytes are needed.
    package mutating func next() -> Frame? {
        if skipped > 0 {
            let count = min(skipped, bytes.count - start)
            start += count
            skipped -= count
            searched = max(searched, start)
            if skipped > 0 { return nil }
        }
        if length == nil {
            guard let header = header() else { return tooLong() }
            guard let length = Self.length(header) else { return .broken("a header has no 'Content-Length'") }
            guard length <= Self.mostBytes else {
                skipped = length
                return .broken("a message has more than \(Self.mostBytes) bytes")
            }
            self.length = length
        }
        guard let length, bytes.count - start >= length else { return nil }
        let content = Array(bytes[start..<start + length])
        start += length
        searched = start
        self.length = nil
        return .content(content)
    }

    /// Takes the bytes up to an empty line.
    private mutating func header() -> ArraySlice<UInt8>? {
        var index = max(searched, start)
        while index + 3 < bytes.count {
            if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D, bytes[index + 3] == 0x0A {
                defer { (start, searched) = (index + 4, index + 4) }
                return bytes[start..<index]
            }
            index += 1
        }
        searched = index
        return nil
    }

    /// Drops what is too long for a header: it may begin in the middle of something.
    private mutating func tooLong() -> Frame? {
        guard bytes.count - start > Self.mostHeaderBytes else { return nil }
        start = searched
        return .broken("a header has more than \(Self.mostHeaderBytes) bytes")
    }

    private static func length(_ header: ArraySlice<UInt8>) -> Int? {
        let lines = String(decoding: header, as: UTF8.self).split(separator: "\r\n")
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, trimmed(parts[0]).lowercased() == "content-length" else { continue }
            return UInt32(trimmed(parts[1])).map(Int.init)
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }

    /// A message with its header.
    package static func framed(_ message: JSON) -> [UInt8] {
        let content = message.text
        return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }
}
