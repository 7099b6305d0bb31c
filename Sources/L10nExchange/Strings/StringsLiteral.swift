import L10nSource
import L10nStrings

/// Texts between quotes, as an edit changes them.
enum StringsLiteral {
    /// The edit that makes a quoted string say something else: what both texts begin and end with stays as it is written.
    /// - Parameters:
    ///   - range: the content of the string.
    ///   - quote: the delimiter around it.
    /// - Returns: nil when the string says it already.
    static func edit(
        _ source: SourceFile, _ range: Range<Int>, quote: Unicode.Scalar, to text: String
    ) -> (range: Range<Int>, replacement: String)? {
        let bytes = source.bytes
        let old = StringsEscape.decoded(bytes.span, in: range)
        let new = Array(text.utf8)
        guard old != new else { return nil }
        let literal = literals(bytes[range])
        let difference = TextDifference(old, new)
        let place = StringsEscape.place(of: difference.old, in: bytes.span, range)
        let middle = String(decoding: new[difference.new], as: UTF8.self)
        let replacement = StringsWriter.content(middle, quote, literal: literal)
        // An escape may reach into what comes behind it: `\12` before a new `3`. Then the text is written anew.
        let joined =
            Array(bytes[range.lowerBound..<place.lowerBound]) + Array(replacement.utf8)
            + Array(bytes[place.upperBound..<range.upperBound])
        if StringsEscape.decoded(joined.span, in: 0..<joined.count) == new { return (place, replacement) }
        return (range, StringsWriter.content(text, quote, literal: literal))
    }

    /// The line ends and tabs that the author of a string wrote as themselves.
    private static func literals(_ content: ArraySlice<UInt8>) -> Set<Unicode.Scalar> {
        var literal: Set<Unicode.Scalar> = []
        // A byte below 0x80 is never a part of another character in UTF-8.
        for byte: UInt8 in [0x09, 0x0A, 0x0D] where content.contains(byte) { literal.insert(Unicode.Scalar(byte)) }
        return literal
    }
}
