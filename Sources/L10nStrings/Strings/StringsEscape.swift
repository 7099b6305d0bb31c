internal import L10nSource
internal import L10nSyntax

/// One escape of a quoted string.
package struct StringsEscape {
    /// What an escape is, and whether its author may have meant something else.
    enum Kind: Equatable {
        /// `\a \b \f \n \r \t \v \" \\`.
        case usual
        /// A backslash before something that needs none, such as `\'` or `\%`.
        case redundant
        /// A backslash before a letter or digit that means nothing special: the letter itself.
        case unknown
        /// `\u`, which other notations know and this one does not.
        case lowercaseUnicode
        /// `\U` with so many hexadecimal digits, 0 to 4.
        case unicode(digits: Int)
        /// `\` and octal digits: a byte of the NEXTSTEP encoding.
        case octal(overflows: Bool)
        /// A backslash before the end of a line, which does not join lines.
        case lineEnd
        /// A backslash as the last character of the file.
        case unterminated

        /// A hexadecimal digit behind the escape would belong to it.
        var isShortUnicode: Bool {
            if case .unicode(let digits) = self { digits < 4 } else { false }
        }
    }

    var kind: Kind
    /// The code point, or half of a surrogate pair.
    var value: UInt32
    /// The offset behind the escape.
    var end: Int

    /// The escape whose backslash stands at `index`.
    ///
    /// Source: `getSlashedChar` in `CFOldStylePList.c` of swift-corelibs-foundation.
    static func read(_ bytes: Span<UInt8>, at index: Int) -> StringsEscape {
        guard index + 1 < bytes.count else { return StringsEscape(kind: .unterminated, value: 0, end: bytes.count) }
        let byte = bytes[index + 1]
        let end = index + 2
        switch byte {
        case UInt8(ascii: "a"): return StringsEscape(kind: .usual, value: 0x07, end: end)
        case UInt8(ascii: "b"): return StringsEscape(kind: .usual, value: 0x08, end: end)
        case UInt8(ascii: "f"): return StringsEscape(kind: .usual, value: 0x0C, end: end)
        case UInt8(ascii: "n"): return StringsEscape(kind: .usual, value: 0x0A, end: end)
        case UInt8(ascii: "r"): return StringsEscape(kind: .usual, value: 0x0D, end: end)
        case UInt8(ascii: "t"): return StringsEscape(kind: .usual, value: 0x09, end: end)
        case UInt8(ascii: "v"): return StringsEscape(kind: .usual, value: 0x0B, end: end)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            return StringsEscape(kind: .usual, value: UInt32(byte), end: end)
        case 0x0A, 0x0D: return StringsEscape(kind: .lineEnd, value: UInt32(byte), end: end)
        case UInt8(ascii: "U"): return unicode(bytes, from: end)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(bytes, from: index + 1)
        case UInt8(ascii: "u"): return StringsEscape(kind: .lowercaseUnicode, value: UInt32(byte), end: end)
        // Of the digits, 8 and 9 are left.
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            return StringsEscape(kind: .unknown, value: UInt32(byte), end: end)
        default:
            let (scalar, length) = UTF8Sequence.decode(bytes, at: index + 1) ?? (0xFFFD, 1)
            return StringsEscape(kind: .redundant, value: scalar, end: index + 1 + length)
        }
    }

    private static func unicode(_ bytes: Span<UInt8>, from start: Int) -> StringsEscape {
        var index = start
        var value: UInt32 = 0
        while index < bytes.count, index - start < 4, let digit = hexDigit(bytes[index]) {
            value = value << 4 | digit
            index += 1
        }
        return StringsEscape(kind: .unicode(digits: index - start), value: value, end: index)
    }

    private static func octal(_ bytes: Span<UInt8>, from start: Int) -> StringsEscape {
        var index = start
        var value: UInt32 = 0
        while index < bytes.count, index - start < 3, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index]) {
            value = value << 3 | UInt32(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        // CoreFoundation keeps the low byte of `\777`, and reads it as NEXTSTEP's encoding whatever the file is in.
        let byte = UInt8(truncatingIfNeeded: value)
        return StringsEscape(
            kind: .octal(overflows: value > 0xFF), value: NextStepEncoding.scalar(byte), end: index)
    }

    /// The value of a hexadecimal digit.
    static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}

extension StringsEscape {
    /// The content of a quoted string with its escapes replaced.
    package static func decoded(_ bytes: Span<UInt8>, in range: Range<Int>) -> [UInt8] {
        let content = bytes.extracting(range)
        var text = SurrogateJoiningText(capacity: range.count)
        var index = 0
        while index < content.count {
            let next = ByteSearch.first(UInt8(ascii: "\\"), in: content, from: index)
            if next > index { text.append(content.extracting(index..<next)) }
            guard next < content.count else { break }
            let escape = read(content, at: next)
            if escape.kind != .unterminated { text.append(escape.value) }
            index = escape.end
        }
        return text.finish()
    }
}

/// UTF-8 that is made from code points and halves of surrogate pairs.
struct SurrogateJoiningText {
    private var bytes: [UInt8] = []
    private var high: UInt32?

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Appends bytes as they are.
    mutating func append(_ run: Span<UInt8>) {
        // Halves with anything between them are no pair.
        flush()
        ByteSearch.append(run, to: &bytes)
    }

    /// Appends a code point, or half of a pair, which joins its other half if that comes next.
    mutating func append(_ value: UInt32) {
        if let first = high, (0xDC00...0xDFFF).contains(value) {
            high = nil
            encode(0x10000 + (first & 0x3FF) << 10 + value & 0x3FF)
            return
        }
        flush()
        if (0xD800...0xDBFF).contains(value) { high = value } else { encode(value) }
    }

    mutating func finish() -> [UInt8] {
        flush()
        return bytes
    }

    private mutating func flush() {
        guard high != nil else { return }
        high = nil
        encode(0xFFFD)
    }

    private mutating func encode(_ value: UInt32) {
        if value < 0x80 { return bytes.append(UInt8(value)) }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        for byte in scalar.utf8 { bytes.append(byte) }
    }
}
