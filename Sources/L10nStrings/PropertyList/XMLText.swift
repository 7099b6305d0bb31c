internal import L10nSource
internal import L10nSyntax

/// The text of XML elements as property lists write it.
package enum XMLText {
    /// The content of an element with its references and CDATA sections replaced.
    package static func decoded(_ bytes: Span<UInt8>, in range: Range<Int>) -> [UInt8] {
        // Two references may name the halves of one character.
        var text = SurrogateJoiningText(capacity: range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "&"), let reference = reference(bytes, at: index, before: range.upperBound)
            {
                text.append(reference.value)
                index = reference.end
            } else if let section = section(bytes, at: index, before: range.upperBound) {
                text.append(bytes.extracting(section.content))
                index = section.end
            } else {
                text.append(bytes.extracting(index..<index + 1))
                index += 1
            }
        }
        return text.finish()
    }

    /// The reference that begins with the `&` at `index`.
    /// - Parameter skipsZeros: whether any number of zeros may stand before the digits, as XML has it; property lists are
    ///   read otherwise.
    package static func reference(
        _ bytes: Span<UInt8>, at index: Int, before limit: Int, skipsZeros: Bool = false
    ) -> (value: UInt32, end: Int)? {
        for (name, value) in names where hasPrefix(bytes, name, at: index + 1, before: limit) {
            return (value, index + 1 + name.utf8CodeUnitCount)
        }
        guard hasPrefix(bytes, "#", at: index + 1, before: limit) else { return nil }
        var next = index + 2
        let isHex = next < limit && bytes[next] == UInt8(ascii: "x")
        if isHex { next += 1 }
        // The last digit may be the only one.
        while skipsZeros, next + 1 < limit, bytes[next] == UInt8(ascii: "0"), bytes[next + 1] != UInt8(ascii: ";") {
            next += 1
        }
        let start = next
        var value: UInt32 = 0
        while next < limit, next - start < 8 {
            let byte = bytes[next]
            if byte == UInt8(ascii: ";") { return (value, next + 1) }
            guard let digit = StringsEscape.hexDigit(byte), isHex || digit < 10 else { return nil }
            value = value &* (isHex ? 16 : 10) &+ digit
            next += 1
        }
        guard next < limit, bytes[next] == UInt8(ascii: ";") else { return nil }
        return (value, next + 1)
    }

    private static let names: [(StaticString, UInt32)] = [
        ("lt;", 0x3C), ("gt;", 0x3E), ("amp;", 0x26), ("apos;", 0x27), ("quot;", 0x22),
    ]

    /// The CDATA section that begins at `index`.
    package static func section(
        _ bytes: Span<UInt8>, at index: Int, before limit: Int
    ) -> (content: Range<Int>, end: Int)? {
        guard hasPrefix(bytes, "<![CDATA[", at: index, before: limit) else { return nil }
        var end = index + 9
        while end + 3 <= limit {
            if hasPrefix(bytes, "]]>", at: end, before: limit) { return (index + 9..<end, end + 3) }
            end += 1
        }
        return nil
    }

    /// The comment that begins at `index`, delimiters included.
    static func comment(_ bytes: Span<UInt8>, at index: Int) -> Range<Int>? {
        guard hasPrefix(bytes, "<!--", at: index, before: bytes.count) else { return nil }
        var end = index + 4
        while end + 3 <= bytes.count {
            if hasPrefix(bytes, "-->", at: end, before: bytes.count) { return index..<end + 3 }
            end += 1
        }
        return nil
    }

    /// Whether `prefix`, which is ASCII, stands at `index`.
    package static func hasPrefix(_ bytes: Span<UInt8>, _ prefix: StaticString, at index: Int, before limit: Int)
        -> Bool
    {
        index + prefix.utf8CodeUnitCount <= limit && ByteSearch.hasPrefix(bytes, prefix, at: index)
    }

    /// Whether a byte is white space of XML. Source: XML 1.0, 2.3.
    package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
