import L10nSyntax

/// What XML can hold, and how it writes it.
package enum XLIFFCharacters {
    /// The first character of a text that XML cannot hold, not even as a reference: most control characters, and two that
    /// are no characters. Source: XML 1.0, 2.2.
    package static func firstForbidden(in text: String) -> Unicode.Scalar? {
        ByteSearch.withUTF8(text) { firstForbidden(in: $0) }
    }

    /// The same of a text in UTF-8.
    static func firstForbidden(in bytes: Span<UInt8>) -> Unicode.Scalar? {
        var index = ByteSearch.firstControl(in: bytes, from: 0)
        while index < bytes.count {
            if let scalar = forbidden(bytes, at: index) { return scalar }
            index = ByteSearch.firstControl(in: bytes, from: index + 1)
        }
        return nil
    }

    /// Adds the characters of a text with references for those that would not be read as themselves.
    ///
    /// What XML cannot hold becomes U+FFFD; whoever exports reports it (`firstForbidden`).
    static func append(_ text: String, isAttribute: Bool, to output: inout [UInt8]) {
        ByteSearch.withUTF8(text) { append($0, 0..<$0.count, isAttribute: isAttribute, to: &output) }
    }

    /// The same of a text in UTF-8 that is a part of some bytes.
    static func append(_ bytes: Span<UInt8>, _ range: Range<Int>, isAttribute: Bool, to output: inout [UInt8]) {
        var start = range.lowerBound
        while true {
            let index = ByteSearch.firstMarkup(in: bytes, from: start, to: range.upperBound)
            ByteSearch.append(bytes.extracting(start..<index), to: &output)
            guard index < range.upperBound else { return }
            let isForbidden = forbidden(bytes, at: index) != nil
            if let text = isForbidden ? "\u{FFFD}" : reference(for: bytes[index], isAttribute: isAttribute) {
                output.append(contentsOf: text.utf8)
            } else {
                output.append(bytes[index])
            }
            // U+FFFE and U+FFFF have three bytes; other forbidden characters are of one.
            start = isForbidden && bytes[index] == nonCharacter ? index + 3 : index + 1
        }
    }

    private static func reference(for byte: UInt8, isAttribute: Bool) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        // A parser makes line feeds of returns, and spaces of line ends and tabs in attributes.
        case 0x0D: "&#13;"
        case UInt8(ascii: "\"") where isAttribute: "&quot;"
        case 0x0A where isAttribute: "&#10;"
        case 0x09 where isAttribute: "&#9;"
        default: nil
        }
    }

    /// The first byte of U+FFFE and U+FFFF.
    private static let nonCharacter: UInt8 = 0xEF

    /// The character that begins at an index, where XML cannot hold it.
    private static func forbidden(_ bytes: Span<UInt8>, at index: Int) -> Unicode.Scalar? {
        switch bytes[index] {
        case 0x09, 0x0A, 0x0D: return nil
        case 0..<0x20: return Unicode.Scalar(bytes[index])
        case nonCharacter:
            guard index + 2 < bytes.count, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE else { return nil }
            return bytes[index + 2] == 0xBE ? "\u{FFFE}" : "\u{FFFF}"
        default: return nil
        }
    }
}
