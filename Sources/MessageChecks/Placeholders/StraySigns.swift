import L10nMessages
import L10nSource

/// Percent signs that slipped into a translation: it shows every argument, its source text has no percent sign, and the sign stands
/// before a word and behind no number, as in `%vor %ld Tagen` for `%ld days ago`. Doubled, readers would see it.
enum StraySigns {
    /// The findings about such signs with the advice to remove them: an empty suggestion.
    static func named(
        _ issues: [PlaceholderIssue], in text: Span<UInt8>, _ reading: PlaceholderReading, of source: PlaceholderReading
    ) -> [PlaceholderIssue] {
        guard issues.contains(where: isOfSign), source.doubledSigns == 0, source.percentSigns.isEmpty,
            source.faults.isEmpty, !issues.contains(where: isOfArgument)
        else { return issues }
        return issues.map { issue in
            let start = Int(issue.range.lower)
            guard isOfSign(issue), !issue.range.isEmpty, text[start] == UInt8(ascii: "%"),
                isBeforeWord(start, in: text), isBehindNoNumber(start, in: text, reading)
            else { return issue }
            var stray = issue
            stray.suggestion = ""
            stray.fix = TextFix(.unsafe, [TextEdit(SourceRange(start..<start + 1), "")])
            return stray
        }
    }

    private static func isOfSign(_ issue: PlaceholderIssue) -> Bool {
        issue.cause == .unescapedPercent || issue.cause == .unknownConversion
    }

    /// Whether an argument is lost, or read as something else: a sign may be what is left of its placeholder.
    private static func isOfArgument(_ issue: PlaceholderIssue) -> Bool {
        [.missing, .numberDropped, .extra, .type, .size, .damaged, .mixedNumbering, .starDiffers].contains(issue.cause)
    }

    /// Two letters of ASCII, as one alone may be a conversion; of other scripts one does.
    private static func isBeforeWord(_ start: Int, in text: Span<UInt8>) -> Bool {
        guard start + 1 < text.count, let (letter, next) = UTF8Scalars.scalar(in: text, at: start + 1),
            letter.properties.isAlphabetic
        else { return false }
        return !letter.isASCII || next < text.count && text[next].mayBeLetter
    }

    private static func isBehindNoNumber(_ start: Int, in text: Span<UInt8>, _ reading: PlaceholderReading) -> Bool {
        let end = NumberedSign.endOfText(before: start, in: text)
        if end == 0 { return true }
        // What an object shows may be a number as well; a plural text has words.
        if let placeholder = reading.placeholders.first(where: { Int($0.range.upper) == end }) {
            return placeholder.variable != nil
        }
        return UTF8Scalars.scalar(in: text, before: end)?.scalar.properties.isAlphabetic ?? false
    }
}
