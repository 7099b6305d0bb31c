package import L10nSource

/// Markup for automatic grammar agreement, `^[%d apple](inflect: true)` (PF-38). It is no placeholder; placeholders may
/// stand in it.
package struct InflectionMarkup: Hashable, Sendable {
    /// From the caret to the closing parenthesis; for broken markup what there is of it.
    package var range: SourceRange
    /// The words between the brackets; nil for broken markup, which is shown to people as it is written.
    package var words: SourceRange?
    /// What stands between the parentheses; nil for broken markup.
    package var attributes: SourceRange?

    package var isBroken: Bool { words == nil }

    /// The markup of a text, in the order of its ends, broken markup last.
    package static func scan(_ text: Span<UInt8>) -> [InflectionMarkup] {
        var found: [InflectionMarkup] = []
        /// The open brackets: the start of the words, and whether a caret stands before.
        var open: [(words: Int, hasCaret: Bool)] = []
        var index = 0
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "["):
                open.append((index + 1, index > 0 && text[index - 1] == UInt8(ascii: "^")))
            case UInt8(ascii: "]"):
                let opened = open.popLast()
                let isInflection = UTF8Scalars.matches("](inflect:", in: text, at: index)
                if let opened, opened.hasCaret {
                    let markup = closed(opened.words, at: index, in: text)
                    found.append(markup)
                    index = max(index, markup.range.indices.upperBound - 1)
                } else if isInflection {
                    found.append(InflectionMarkup(range: SourceRange(index..<index + 2)))
                }
            default: break
            }
            index += 1
        }
        // At the end of the text it is no markup, but may be a key of the keyboard.
        for opened in open where opened.hasCaret && opened.words < text.count {
            found.append(InflectionMarkup(range: SourceRange(opened.words - 2..<opened.words)))
        }
        return found
    }

    /// The markup whose words end at the bracket at `index`. Its attributes stand on one line behind it.
    private static func closed(_ words: Int, at index: Int, in text: Span<UInt8>) -> InflectionMarkup {
        let broken = InflectionMarkup(range: SourceRange(words - 2..<index + 1))
        guard index + 1 < text.count, text[index + 1] == UInt8(ascii: "(") else { return broken }
        // No attributes are longer; a text of nothing but such brackets would cost its square.
        let longest = min(text.count, index + 400)
        var end = index + 2
        while end < longest, text[end] != UInt8(ascii: ")") { end += 1 }
        guard end < longest else { return broken }
        return InflectionMarkup(
            range: SourceRange(words - 2..<end + 1), words: SourceRange(words..<index),
            attributes: SourceRange(index + 2..<end))
    }
}
