internal import L10nSource

/// How far to go where the text makes no sense.
extension JSONLexer {
    /// Skips a container with all that it holds, and looks at nothing in it but strings and brackets.
    mutating func skipContainer(_ text: Span<UInt8>) {
        var depth = 0
        while position < text.count {
            switch text[position] {
            // Brackets in a string are none; one that is not closed ends with its line, as where it is read.
            case 0x22:
                position = endOfQuoted(text, from: position) ?? endOfLine(text, from: position)
                continue
            case 0x7B, 0x5B: depth += 1
            case 0x7D, 0x5D: depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { return }
        }
    }

    /// So far a closing single quote is searched for; a lone apostrophe should not cost the rest of a long line.
    private static let singleQuotedLimit = 4096

    /// Reads a text in single quotes; nothing where it is not closed on its line, or not soon.
    mutating func readSingleQuoted(_ text: Span<UInt8>) -> StringReading {
        let start = position
        guard let end = endOfQuoted(text, from: start, within: Self.singleQuotedLimit) else { return StringReading() }
        position = end
        return StringReading(hasEscapes: (start..<end).contains { text[$0] == 0x5C }, isClosed: true)
    }

    /// The end of a quoted text on this line; nil when it is not closed.
    private func endOfQuoted(_ text: Span<UInt8>, from start: Int, within limit: Int = .max) -> Int? {
        let quote = text[start]
        let end = limit < text.count - start ? start + limit : text.count
        var index = start + 1
        while index < end, text[index] != 0x0A, text[index] != 0x0D {
            if text[index] == quote { return index + 1 }
            // A backslash hides the character behind it, but no line end.
            index += text[index] == 0x5C && index + 1 < text.count && text[index + 1] >= 0x20 ? 2 : 1
        }
        return nil
    }

    /// The end of a run that makes no sense here: to the next comma, bracket, quote, colon or line end.
    func endOfJunk(_ text: Span<UInt8>) -> Int {
        var index = position
        scan: while index < text.count {
            switch text[index] {
            case 0x22, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D, 0x0A, 0x0D: break scan
            default: index += 1
            }
        }
        while index > position, text[index - 1] == 0x20 || text[index - 1] == 0x09 { index -= 1 }
        // At least one byte, so that the reader always gets on.
        return max(index, min(position + 1, text.count))
    }

    /// The character at the position, in quotes.
    func found(_ text: Span<UInt8>) -> String {
        reports.quote(text, position..<position + (UTF8Sequence.scalar(in: text, at: position)?.length ?? 1))
    }

    /// A name without its quotes, in those of a message.
    func named(_ text: Span<UInt8>, _ name: JSONName) -> String {
        reports.quote(text, JSONText.content(of: Int(name.lower)..<Int(name.upper), in: text))
    }
}
