import L10nSource
import L10nSyntax

/// Finds a quotation mark of a text that has no partner.
///
/// All double quotation marks count, as one of another kind may close a straight one. A text is left alone where one of
/// them may be none, as that of a measure (`27"`) and that of an abbreviation (Hebrew ש"ח) are.
enum QuoteScan {
    private static let marks: Set<Unicode.Scalar> = ["\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}"]

    struct Quote {
        let range: SourceRange
        let mark: Character
        /// Whether it stands behind a number, between letters, or as an arrow between the parts of a path.
        fileprivate let mayBeNone: Bool
    }

    /// The first straight mark of a text that has an odd number of marks, or the only mark of any kind.
    static func lone(in text: Span<UInt8>) -> Quote? {
        if count(in: text).isMultiple(of: 2) { return nil }
        let found = quotes(in: text)
        if found.contains(where: { $0.mayBeNone }) { return nil }
        return found.count == 1 ? found[0] : found.first { $0.mark == "\"" }
    }

    /// Whether a text has an even number of marks.
    static func isPaired(_ text: Span<UInt8>) -> Bool {
        count(in: text).isMultiple(of: 2) || quotes(in: text).contains { $0.mayBeNone }
    }

    /// The number of marks, as their bytes tell.
    private static func count(in text: Span<UInt8>) -> Int {
        var count = 0
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "\""): count += 1
            case 0xC2 where index + 1 < text.count && (text[index + 1] == 0xAB || text[index + 1] == 0xBB): count += 1
            case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && 0x9C...0x9E ~= text[index + 2]:
                count += 1
            default: break
            }
        }
        return count
    }

    private static func quotes(in text: Span<UInt8>) -> [Quote] {
        var found: [Quote] = []
        let scalars = Array(ByteSearch.string(text).unicodeScalars)
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            let range = SourceRange(offset..<offset + scalar.utf8.count)
            offset += scalar.utf8.count
            guard marks.contains(scalar) else { continue }
            let before = index > 0 ? scalars[index - 1].properties : nil
            let after = index + 1 < scalars.count ? scalars[index + 1].properties : nil
            let isInside = before?.isAlphabetic ?? false && after?.isAlphabetic ?? false
            let isArrow =
                scalar == "\u{BB}" && index > 0 && index + 1 < scalars.count && scalars[index - 1] == " "
                && scalars[index + 1] == " "
            found.append(
                Quote(
                    range: range, mark: Character(scalar),
                    mayBeNone: isInside || isArrow || before?.numericType != nil))
        }
        return found
    }
}
