package import L10nMessages
import L10nSource

extension PlaceholderReading {
    /// Whether a text holds letters beside its placeholders. A sign or a number, as in `%#@files@ (%lld)`, reads the same in
    /// every language, so that nobody translates it.
    package static func holdsLetters(_ text: String, notation: MessageNotation = .catalog) -> Bool {
        let bytes = Array(text.utf8)
        let holes = PlaceholderReading(bytes.span, notation: notation).placeholders.map(\.range.indices)
        let starts = [0] + holes.map(\.upperBound)
        let ends = holes.map(\.lowerBound) + [bytes.count]
        return zip(starts, ends).contains { start, end in
            start < end && String(decoding: bytes[start..<end], as: UTF8.self).contains(where: \.isLetter)
        }
    }
}
