public import L10nSource
import L10nStrings
import L10nSyntax

/// How a file writes its keys and texts, and how to read them.
@usableFromInline
package enum TextNotation: Sendable, Hashable {
    /// The escapes of `.strings` files.
    case strings
    /// The references and CDATA sections of XML.
    case xml
    /// The escapes of JSON strings.
    case json

    /// Whether `%arg` in the forms of a variable stands for the value that chooses them.
    package var readsArg: Bool {
        switch self {
        case .strings, .xml: false
        case .json: true
        }
    }

    /// Whether comments are values of entries, as there is no room for them between entries.
    package var hasCommentsAsValues: Bool {
        switch self {
        case .strings, .xml: false
        case .json: true
        }
    }

    /// Whether the bytes of the file are the text itself.
    @inlinable
    package func isVerbatim(_ traits: TextTraits) -> Bool { traits.lacks(.escape) }

    /// The UTF-8 bytes that a range of the file stands for.
    @usableFromInline
    package func decode(_ bytes: [UInt8], _ range: SourceRange) -> [UInt8] {
        switch self {
        case .strings: StringsEscape.decoded(bytes.span, in: range.indices)
        case .xml: XMLText.decoded(bytes.span, in: range.indices)
        case .json: JSONText.decodedBytes(range.indices, of: bytes)
        }
    }

    /// The text that a range of the file stands for.
    package func text(_ bytes: [UInt8], _ range: SourceRange, _ traits: TextTraits) -> String {
        if isVerbatim(traits) { return String(decoding: bytes[range.indices], as: UTF8.self) }
        return String(decoding: decode(bytes, range), as: UTF8.self)
    }

    /// What is cut out of a file to be rid of an entry, where commas separate entries; nil where each ends by itself.
    package func removal(of entry: SourceRange, _ bytes: [UInt8]) -> SourceRange? {
        switch self {
        case .strings, .xml: nil
        case .json: JSONText.removal(of: entry, in: bytes)
        }
    }

    /// The range of the file that a part of the decoded text was written as.
    ///
    /// A part that begins or ends inside what one escape stands for takes in the whole escape.
    /// - Parameter part: UTF-8 offsets in the decoded text.
    package func place(
        of part: Range<Int>, _ bytes: [UInt8], _ range: SourceRange, _ traits: TextTraits
    ) -> SourceRange {
        let start = Int(range.lower)
        if isVerbatim(traits) {
            let lower = min(start + part.lowerBound, Int(range.upper))
            return SourceRange(lower..<max(lower, min(start + part.upperBound, Int(range.upper))))
        }
        switch self {
        case .strings: return SourceRange(StringsEscape.place(of: part, in: bytes.span, range.indices))
        case .xml: return SourceRange(XMLText.place(of: part, in: bytes.span, range.indices))
        case .json: return JSONText.source(ofDecoded: part, in: range.indices, of: bytes)
        }
    }
}
