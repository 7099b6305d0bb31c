import L10nMessages
import L10nSource
import L10nSyntax

/// The mark that a text ends in, whatever its script.
enum FinalMark: Equatable {
    case stop
    case question
    case exclamation
    case colon
    case ellipsis
    case none

    /// The mark that a text ends in as it is written, for people who look for it.
    static func written(_ text: Span<UInt8>) -> String {
        let end = end(of: text)
        guard let (last, start) = UTF8Scalars.scalar(in: text, before: end) else { return "" }
        return UTF8Scalars.string(text, (last == "." && endsInDots(text, before: end) ? end - 3 : start)..<end)
    }

    /// Whether two more points stand before the last one.
    private static func endsInDots(_ text: Span<UInt8>, before end: Int) -> Bool {
        end > 2 && text[end - 2] == UInt8(ascii: ".") && text[end - 3] == UInt8(ascii: ".")
    }

    /// Where a text ends, without what stands behind its mark.
    private static func end(of text: Span<UInt8>) -> Int {
        var end = text.count
        while let (scalar, start) = UTF8Scalars.scalar(in: text, before: end), isPassedOver(scalar) { end = start }
        return end
    }

    /// The mark of a text; nil where nobody can say: it ends in a placeholder, a picture or a tag.
    init?(_ text: Span<UInt8>, isGreek: Bool = false) {
        let end = Self.end(of: text)
        guard let (last, _) = UTF8Scalars.scalar(in: text, before: end) else { return nil }
        // The eyes of a face: no sentence has a colon before what closes a bracket.
        if last == ":" || last == ";", end < text.count, text[end] == UInt8(ascii: ")") { return nil }
        if last == "}" || last == ">" || Self.hasPercentInLastWord(text, before: end) { return nil }
        if !last.isASCII, last.properties.isEmojiPresentation { return nil }
        switch last {
        case ".":
            if Self.isAbbreviation(text, before: end - 1) { return nil }
            self = Self.endsInDots(text, before: end) ? .ellipsis : .stop
        case "\u{2026}", "\u{22EF}": self = .ellipsis
        case "\u{3002}", "\u{FF0E}", "\u{FF61}", "\u{964}", "\u{965}", "\u{589}", "\u{6D4}", "\u{1362}", "\u{104B}",
            "\u{17D4}":
            self = .stop
        case "?", "\u{61F}", "\u{FF1F}", "\u{37E}", "\u{55E}", "\u{1367}": self = .question
        // Greek keyboards write the question mark as a semicolon.
        case ";" where isGreek: self = .question
        case "!", "\u{FF01}", "\u{55C}": self = .exclamation
        case ":", "\u{FF1A}", "\u{17D6}": self = .colon
        default: self = .none
        }
    }

    /// Words that are cut short more often than they end a sentence.
    private static let abbreviations: Set<String> = [
        "approx", "dvs", "etc", "hrs", "max", "min", "nr", "resp", "sec", "sek", "std", "tel", "usw", "vol",
    ]

    /// Whether the letters of ASCII before a place are such a word.
    private static func isAbbreviation(_ text: Span<UInt8>, before end: Int) -> Bool {
        var start = end
        while start > 0, end - start <= 6, text[start - 1].isLowercase { start -= 1 }
        guard 2...6 ~= end - start, start == 0 || text[start - 1] == 0x20 else { return false }
        return abbreviations.contains(UTF8Scalars.string(text, start..<end))
    }

    private static func hasPercentInLastWord(_ text: Span<UInt8>, before end: Int) -> Bool {
        // Most texts hold none, which takes no walk over characters.
        if ByteSearch.first(UInt8(ascii: "%"), in: text, from: 0) == text.count { return false }
        var index = end
        while let (scalar, start) = UTF8Scalars.scalar(in: text, before: index), !isWhitespace(scalar) {
            if scalar == "%" { return true }
            index = start
        }
        return false
    }

    /// What may stand behind the mark: white space, quotation marks and brackets.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "'", "\u{2019}", "\u{201D}", "\u{201C}", "\u{BB}", "\u{AB}", "\u{300D}", ")", "]", "\u{FF09}",
            "\u{200F}", "\u{200E}", "*", "_":
            true
        default: isWhitespace(scalar)
        }
    }

    /// Asks for the properties only of those of which it cannot be told otherwise.
    private static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
    }
}
