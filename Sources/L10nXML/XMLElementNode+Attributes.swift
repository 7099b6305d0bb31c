package import L10nSource
import L10nStrings
import L10nSyntax

/// An attribute as it is written.
package struct XMLAttribute: Sendable, Hashable {
    /// The name with its prefix.
    package var name: SourceRange
    /// What stands between the quotes.
    package var value: SourceRange

    /// The name, the equals sign and the value with its quotes.
    package var range: SourceRange { SourceRange(name.lower, value.upper + 1) }

    /// Whether the attribute has this name, prefix included.
    /// - Parameter bytes: the file that the attribute stands in.
    package func isNamed(_ name: StaticString, in bytes: Span<UInt8>) -> Bool {
        self.name.count == name.utf8CodeUnitCount
            && XMLText.hasPrefix(bytes, name, at: Int(self.name.lower), before: bytes.count)
    }
}

extension XMLElementNode {
    /// The attributes in the order of the tag.
    package var attributes: [XMLAttribute] {
        let bytes = storage.file.bytes
        var cursor = attributeCursor
        var attributes: [XMLAttribute] = []
        while let attribute = cursor.next(in: bytes.span) { attributes.append(attribute) }
        return attributes
    }

    /// The attribute of a name, prefix included.
    package func attribute(_ name: StaticString) -> XMLAttribute? {
        let bytes = storage.file.bytes
        var cursor = attributeCursor
        while let attribute = cursor.next(in: bytes.span) {
            if attribute.isNamed(name, in: bytes.span) { return attribute }
        }
        return nil
    }

    package var attributeCursor: XMLAttributeCursor { XMLAttributeCursor(behind: nameRange, in: tagRange) }

    /// The value of an attribute, decoded, and where it stands; nil where the element has none of that name.
    package func value(_ name: StaticString) -> Located<String>? {
        attribute(name).map { Located(storage.file.xmlAttributeValue($0.value), at: $0.value) }
    }
}

/// Goes through the attributes of a start tag that Expat has accepted.
package struct XMLAttributeCursor: Sendable {
    private var index: Int
    private let end: Int

    /// - Parameters:
    ///   - name: the range of the element's name.
    ///   - tag: the range of the whole tag.
    package init(behind name: SourceRange, in tag: SourceRange) {
        index = Int(name.upper)
        end = Int(tag.upper)
    }

    /// The next attribute; nil behind the last.
    /// - Parameter bytes: the file that the tag stands in.
    package mutating func next(in bytes: Span<UInt8>) -> XMLAttribute? {
        let end = min(end, bytes.count)
        var index = index
        while index < end, XMLText.isSpace(bytes[index]) { index += 1 }
        let start = index
        while index < end, bytes[index] != UInt8(ascii: "="), !XMLText.isSpace(bytes[index]) { index += 1 }
        let nameEnd = index
        // In a tag that Expat accepts only an equals sign and white space stand between.
        while index < end, !Self.isQuote(bytes[index]) { index += 1 }
        guard index < end else { return nil }
        let value = index + 1
        // The value cannot hold the quote that it stands in.
        let valueEnd = ByteSearch.firstNear(bytes[index], in: bytes, from: value)
        guard valueEnd < end else { return nil }
        self.index = valueEnd + 1
        return XMLAttribute(name: SourceRange(start..<nameEnd), value: SourceRange(value..<valueEnd))
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}
