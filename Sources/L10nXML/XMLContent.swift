package import L10nSource
import L10nStrings
import L10nSyntax

extension SourceFile {
    /// The text that a part of an element's content stands for, without nodes in it: references and CDATA sections are
    /// replaced, and line ends are LF. Source: XML 1.0, 2.11.
    package func xmlText(_ range: SourceRange) -> String {
        let bytes = bytes
        let content = bytes.span.extracting(range.indices)
        // The search finds some characters that are read as themselves, too; few texts have them.
        let first = ByteSearch.firstMarkup(in: content, from: 0)
        guard first < content.count, bytes[range.indices].contains(where: XMLContent.isNotable) else {
            return String(decoding: bytes[range.indices], as: UTF8.self)
        }
        return String(decoding: XMLContent.text(bytes.span, range.indices), as: UTF8.self)
    }

    /// The value that the characters between an attribute's quotes stand for: references are replaced, and each line end
    /// and tab is a space. Source: XML 1.0, 3.3.3.
    package func xmlAttributeValue(_ range: SourceRange) -> String {
        let bytes = bytes
        let content = bytes.span.extracting(range.indices)
        // Most values have neither references nor white space but spaces.
        if ByteSearch.firstMarkup(in: content, from: 0) == content.count { return text(range) }
        return String(decoding: XMLContent.attributeValue(bytes.span, range.indices), as: UTF8.self)
    }
}

/// Decodes what Expat has accepted as content.
enum XMLContent {
    static func isNotable(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == 0x0D
    }

    static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            if let section = XMLText.section(bytes, at: index, before: range.upperBound) {
                append(bytes, section.content, to: &text)
                index = section.end
            } else if let end = appendReference(bytes, at: index, before: range.upperBound, to: &text) {
                index = end
            } else {
                let start = index
                index += 1
                while index < range.upperBound, bytes[index] != UInt8(ascii: "&"), bytes[index] != UInt8(ascii: "<") {
                    index += 1
                }
                append(bytes, start..<index, to: &text)
            }
        }
        return text
    }

    static func attributeValue(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            if let end = appendReference(bytes, at: index, before: range.upperBound, to: &text) {
                index = end
                continue
            }
            let isCRLF = bytes[index] == 0x0D && index + 1 < range.upperBound && bytes[index + 1] == 0x0A
            // The LF behind a CR becomes the one space of both.
            if !isCRLF { text.append(XMLText.isSpace(bytes[index]) ? 0x20 : bytes[index]) }
            index += 1
        }
        return text
    }

    /// Copies literal characters, with LF for every line end.
    private static func append(_ bytes: Span<UInt8>, _ range: Range<Int>, to text: inout [UInt8]) {
        for index in range {
            guard bytes[index] == 0x0D else {
                text.append(bytes[index])
                continue
            }
            // A CR before an LF is left out: the LF stands for both.
            if index + 1 == range.upperBound || bytes[index + 1] != 0x0A { text.append(0x0A) }
        }
    }

    /// Adds the character of the reference at `index`; returns where the reference ends, nil without one.
    private static func appendReference(
        _ bytes: Span<UInt8>, at index: Int, before limit: Int, to text: inout [UInt8]
    ) -> Int? {
        guard bytes[index] == UInt8(ascii: "&"),
            let reference = XMLText.reference(bytes, at: index, before: limit, skipsZeros: true),
            let scalar = Unicode.Scalar(reference.value), let encoded = UTF8.encode(scalar)
        else { return nil }
        text.append(contentsOf: encoded)
        return reference.end
    }
}
