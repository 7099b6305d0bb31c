package import L10nICU
import L10nLocale

extension MessageFormatter {
    /// The values as a list, each isolated by itself as the target wants it (B-14).
    ///
    /// Throws when ICU cannot write the list.
    package func format(
        list values: [MessageArgument], by formatter: ListFormatter
    ) throws(ICUError) -> FormattedMessage {
        let surroundings = Surroundings(isAlone: false)
        var output = MessageOutput(direction: direction)
        // ICU looks at how items begin (Spanish 'y' becomes 'e' before an i), so that what is put around them comes
        // later, and a null, which no text has, shows where each ends.
        let mark: Unicode.Scalar = "\u{0}"
        var items: [String] = []
        for value in values {
            var item = MessageOutput(direction: direction)
            plain.appendValue(value, in: surroundings, to: &item)
            items.append(String(String.UnicodeScalarView(item.text.unicodeScalars.filter { $0 != mark })))
        }
        let marked = try formatter.string(items.map { $0 + String(Character(mark)) })
        let pieces = marked.unicodeScalars.split(separator: mark, omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            guard index < items.count else {
                appendLiteral(String(piece), to: &output)
                continue
            }
            appendLiteral(String(piece.dropLast(items[index].unicodeScalars.count)), to: &output)
            appendValue(values[index], in: surroundings, to: &output)
        }
        return output.message
    }

    /// The same without anything around values.
    private var plain: MessageFormatter {
        var plain = self
        plain.isolation = .none
        return plain
    }
}
