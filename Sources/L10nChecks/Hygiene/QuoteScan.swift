import L10nSource

/// Finds a straight quotation mark of a text that has no partner.
///
/// All double quotation marks count, as one of another kind may close a straight one. A text is left alone where one of
/// them may be none, as that of a measure (`27"`) and that of an abbreviation (Hebrew ש"ח) are.
enum QuoteScan {
    private static let marks: Set<Unicode.Scalar> = ["\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}"]

    private struct Quote {
        let range: SourceRange
        let isStraight: Bool
        /// Whether it stands behind a number or between letters.
        let mayBeNone: Bool
    }

    /// The first straight mark of a text that has an odd number of marks.
    static func lone(in text: [UInt8]) -> SourceRange? {
        let found = quotes(in: text)
        return isPaired(found) ? nil : found.first { $0.isStraight }?.range
    }

    /// Whether a text has an even number of marks.
    static func isPaired(_ text: [UInt8]) -> Bool { isPaired(quotes(in: text)) }

    private static func isPaired(_ quotes: [Quote]) -> Bool {
        quotes.count.isMultiple(of: 2) || quotes.contains { $0.mayBeNone }
    }

    private static func quotes(in text: [UInt8]) -> [Quote] {
        var found: [Quote] = []
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            let range = SourceRange(offset..<offset + scalar.utf8.count)
            offset += scalar.utf8.count
            guard marks.contains(scalar) else { continue }
            let before = index > 0 ? scalars[index - 1].properties : nil
            let after = index + 1 < scalars.count ? scalars[index + 1].properties : nil
            let isInside = before?.isAlphabetic ?? false && after?.isAlphabetic ?? false
            found.append(
                Quote(range: range, isStraight: scalar == "\"", mayBeNone: isInside || before?.numericType != nil))
        }
        return found
    }
}
