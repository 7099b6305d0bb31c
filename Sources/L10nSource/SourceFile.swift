/// One file as it was read: its path and its text as UTF-8 bytes.
///
/// For a UTF-8 file `bytes` are the file's own bytes, a byte-order mark included, so that ranges are places in the file.
/// A file in another encoding is transcoded once by its reader; its ranges are places in that UTF-8 text.
/// The bytes of a file that is not well-formed in any encoding are kept as they are.
@usableFromInline
package struct SourceFile: Sendable, Hashable {
    /// The path as reports print it, with `/` between its parts.
    package let path: String
    /// The text, normally well-formed UTF-8.
    @usableFromInline package let bytes: [UInt8]
    /// How the text was stored.
    package let encoding: SourceEncoding

    package init(path: String, bytes: [UInt8], encoding: SourceEncoding = .utf8) {
        self.path = path
        self.bytes = bytes
        self.encoding = encoding
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text of a range; malformed bytes become U+FFFD.
    package func text(_ range: SourceRange) -> String {
        String(decoding: bytes[range.indices], as: UTF8.self)
    }

    /// The place of a range in this file.
    package func span(_ range: SourceRange) -> SourceSpan {
        SourceSpan(file: path, range: range)
    }
}

/// How the bytes of a file store its text.
package enum SourceEncoding: String, Sendable, Hashable, Codable {
    case utf8
    case utf8WithByteOrderMark
    case utf16LittleEndian
    case utf16BigEndian
    case utf32LittleEndian
    case utf32BigEndian
    /// A single-byte encoding that an XML declaration names.
    case latin1
    /// A binary property list; its text has no places of its own.
    case binaryPropertyList
    /// Not well-formed in any encoding that the format allows.
    case unknown
}

/// A range in a named file.
public struct SourceSpan: Hashable, Sendable, Codable {
    /// The path of the file, as in `SourceFile.path`.
    public var file: String
    package var range: SourceRange

    package init(file: String, range: SourceRange) {
        self.file = file
        self.range = range
    }
}
