package import L10nSource

/// An attribute as it is written.
package struct XMLAttribute: Sendable, Hashable {
    /// The name with its prefix.
    package var name: SourceRange
    /// What stands between the quotes.
    package var value: SourceRange

    /// The name, the equals sign and the value with its quotes.
    package var range: SourceRange { SourceRange(name.lower, value.upper + 1) }
}

extension XMLElementNode {
    /// The attributes in the order of the tag.
    package var attributes: [XMLAttribute] {
        let bytes = storage.file.bytes
        return XMLAttributes.read(bytes.span, behind: nameRange, in: tagRange)
    }

    /// The attribute of a name, prefix included.
    package func attribute(_ name: StaticString) -> XMLAttribute? {
        let bytes = storage.file.bytes
        return attributes.first {
            $0.name.count == name.utf8CodeUnitCount
                && XMLText.hasPrefix(bytes.span, name, at: Int($0.name.lower), before: bytes.count)
        }
    }

    /// The value of an attribute, decoded, and where it stands; nil where the element has none of that name.
    package func value(_ name: StaticString) -> Located<String>? {
        attribute(name).map { Located(storage.file.xmlAttributeValue($0.value), at: $0.value) }
    }
}

/// Finds the attributes in a start tag that Expat has accepted.
enum XMLAttributes {
    static func read(_ bytes: Span<UInt8>, behind name: SourceRange, in tag: SourceRange) -> [XMLAttribute] {
        var attributes: [XMLAttribute] = []
        var index = Int(name.upper)
        let end = min(Int(tag.upper), bytes.count)
        while true {
            while index < end, isSpace(bytes[index]) { index += 1 }
            let start = index
            while index < end, bytes[index] != UInt8(ascii: "="), !isSpace(bytes[index]) { index += 1 }
            let nameEnd = index
            while index < end, !isQuote(bytes[index]) { index += 1 }
            guard index < end else { return attributes }
            let quote = bytes[index]
            let value = index + 1
            index = value
            while index < end, bytes[index] != quote { index += 1 }
            guard index < end else { return attributes }
            attributes.append(XMLAttribute(name: SourceRange(start..<nameEnd), value: SourceRange(value..<index)))
            index += 1
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}
