internal import L10nSource
internal import L10nSyntax

/// A string as every tool reads it: between straight double quotes, with usual escapes only.
struct PortableString {
    /// The string with its quotes.
    private(set) var text = ""
    /// The place of the string, its old quotes included.
    let outer: Range<Int>
    /// Every escape has a portable form.
    private(set) var isFixable = true
    /// What was not portable, each once.
    private(set) var causes: [StringsCause] = []

    init(_ bytes: Span<UInt8>, _ content: Range<Int>, isQuoted: Bool) {
        outer = isQuoted ? content.lowerBound - 1..<content.upperBound + 1 : content
        if isQuoted, Self.isPortable(bytes, content) {
            text = String(bytes, in: outer)
            return
        }
        var result: [UInt8] = [UInt8(ascii: "\"")]
        if !isQuoted {
            causes.append(.unquoted)
            if Self.looksLikeComment(bytes, content) { causes.append(.commentLikeToken) }
        } else if bytes[content.lowerBound - 1] == UInt8(ascii: "'") {
            causes.append(.singleQuoted)
        }
        var isBehindShortEscape = false
        var index = content.lowerBound
        while index < content.upperBound {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "\\") else {
                if byte == UInt8(ascii: "\"") { result.append(UInt8(ascii: "\\")) }
                result.append(byte)
                index += 1
                isBehindShortEscape = false
                continue
            }
            let escape = StringsEscape.read(bytes, at: index)
            switch escape.kind {
            case .redundant:
                // A bare NUL near the start makes a file look like UTF-16.
                if escape.value == 0 { isFixable = false }
                note(.redundantEscape, unless: bytes[index + 1] == UInt8(ascii: "'") && causes.contains(.singleQuoted))
                result += Array(bytes, in: index + 1..<escape.end)
            case .octal(overflows: false) where escape.value < 0x80 && !Self.isUpper(bytes, index..<escape.end):
                note(.octalEscape)
                // Behind `\U` and four digits, a fifth would be misread by people.
                let isBeforeDigit =
                    escape.end < content.upperBound && StringsEscape.hexDigit(bytes[escape.end]) != nil
                if let usual = Self.escaped(UInt8(escape.value), isBeforeDigit: isBeforeDigit),
                    // A digit would belong to the `\U` before it.
                    !isBehindShortEscape || usual.utf8.first.flatMap(StringsEscape.hexDigit) == nil
                {
                    result += Array(usual.utf8)
                } else {
                    isFixable = false
                }
            default: result += Array(bytes, in: index..<escape.end)
            }
            isBehindShortEscape = escape.kind.isShortUnicode
            index = escape.end
        }
        result.append(UInt8(ascii: "\""))
        text = String(decoding: result, as: UTF8.self)
    }

    /// Whether a quoted string may stay as it is, as nearly all with an unusual escape may.
    static func isPortable(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
        guard bytes[content.lowerBound - 1] == UInt8(ascii: "\"") else { return false }
        let text = bytes.extracting(content)
        var index = ByteSearch.first(UInt8(ascii: "\\"), in: text, from: 0)
        while index < text.count {
            let escape = StringsEscape.read(text, at: index)
            switch escape.kind {
            case .redundant, .octal: return false
            case .usual, .unknown, .lowercaseUnicode, .unicode, .lineEnd, .unterminated: break
            }
            index = ByteSearch.first(UInt8(ascii: "\\"), in: text, from: escape.end)
        }
        return true
    }

    private mutating func note(_ cause: StringsCause, unless isFine: Bool = false) {
        if !isFine, !causes.contains(cause) { causes.append(cause) }
    }

    /// Whether an octal escape names a byte from 0x80, even one that is unmapped and yields NUL.
    static func isUpper(_ bytes: Span<UInt8>, _ escape: Range<Int>) -> Bool {
        escape.count == 4 && bytes[escape.lowerBound + 1] >= UInt8(ascii: "2")
    }

    private static func looksLikeComment(_ bytes: Span<UInt8>, _ content: Range<Int>) -> Bool {
        content.dropLast().contains {
            // `://` is the start of an address.
            bytes[$0] == UInt8(ascii: "/") && bytes[$0 + 1] == UInt8(ascii: "/")
                && ($0 == content.lowerBound || bytes[$0 - 1] != UInt8(ascii: ":"))
        }
    }

    private static func escaped(_ byte: UInt8, isBeforeDigit: Bool) -> String? {
        switch byte {
        case 0x07: return "\\a"
        case 0x08: return "\\b"
        case 0x09: return "\\t"
        case 0x0A: return "\\n"
        case 0x0D: return "\\r"
        case 0x22: return "\\\""
        case 0x5C: return "\\\\"
        case 0x20..<0x7F: return String(Unicode.Scalar(byte))
        default:
            guard !isBeforeDigit else { return nil }
            return StringsWriter.escape(UInt16(byte))
        }
    }

    /// What is wrong, and what to do.
    static func message(for cause: StringsCause) -> String {
        switch cause {
        case .keyOnly: "an entry without '=' is lost by many tools; write key and text"
        case .unquoted: "unquoted strings are lost by many tools; quote key and text"
        case .singleQuoted: "strings in single quotes are lost by many tools; use '\"'"
        case .commentLikeToken: "'//' inside an unquoted string begins no comment; quote the string"
        case .redundantEscape: "a backslash that escapes nothing confuses many tools; remove it"
        case .octalEscape: "octal escapes are read by few tools; write the character"
        default: "several entries on a line are lost by many tools; give each its own"
        }
    }
}
