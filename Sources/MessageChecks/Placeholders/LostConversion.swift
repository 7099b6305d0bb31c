import L10nMessages
import L10nSource

/// What is left of a placeholder of a translation whose conversion got lost: `%1$ Personen` of `%1$d Personen`, `+% daha` of
/// `+%lld daha`; or was written with a capital I for the letter l, as in `%Id`.
///
/// Formatting reads on into the words behind it: a space is a flag, and the first letter of a word a conversion.
struct LostConversion {
    /// From the percent sign to where the conversion was.
    let range: SourceRange
    /// The argument from 1; nil where the placeholders are not numbered.
    let position: Int?
    /// What the source text writes there; nil where it has no such argument.
    let replacement: String?

    /// So many are looked for in one text, as each is compared with all other findings.
    private static let most = 32

    /// - Parameters:
    ///   - reading: the placeholders of the text, as formatting reads it.
    ///   - source: those of its source text.
    static func all(
        in text: Span<UInt8>, _ reading: PlaceholderReading, of source: PlaceholderReading
    ) -> [LostConversion] {
        var found: [LostConversion] = []
        var index = 0
        while index < text.count, found.count < most {
            guard text[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            let start = index
            index += 1
            if index < text.count, text[index] == UInt8(ascii: "%") {
                index += 1
                continue
            }
            let sign = NumberedSign(in: text, at: start)
            index = sign.range.upperBound
            let isSpace = index == start + 1 && index < text.count && text[index] == 0x20
            let misspelt = misspeltLength(text, at: index)
            let isOpen = isSpace && isWord(text, at: index + 1) || isQuoted(text, start)
            guard misspelt > 0 || (sign.position != nil ? isLost(text, at: index) : isOpen) else { continue }
            index += misspelt
            let range = SourceRange(start..<index)
            if let number = sign.position {
                // A script that numbers placeholders has numbered half of a percent sign.
                let isSign = reading.placeholders.contains { Int($0.range.upper) == start }
                found.append(LostConversion(range, number, Self.written(number, source) ?? (isSign ? "%%" : nil)))
            } else if others(in: reading, than: start) < source.placeholders.count,
                !NumberedSign.followsNumber(start, in: text)
            {
                // As many as stand before it tell which one of the source it was.
                let before = reading.placeholders.count { Int($0.range.lower) < start }
                guard let specifier = original(before, in: source, of: reading), !specifier.flags.contains(.space),
                    !isWhole(reading, at: start, as: specifier, in: text)
                else { continue }
                found.append(LostConversion(range, nil, specifier.spelled(number: 0)))
            }
        }
        return found
    }

    private init(_ range: SourceRange, _ position: Int?, _ replacement: String?) {
        self.range = range
        self.position = position
        self.replacement = replacement
    }

    /// The placeholder of the source text that reads an argument, counted from 0; nil where numbers say which it is.
    private static func original(
        _ number: Int, in source: PlaceholderReading, of reading: PlaceholderReading
    ) -> PrintfSpecifier? {
        guard source.placeholders.contains(where: { $0.position > 0 }) else {
            return number < source.placeholders.count ? source.placeholders[number].specifier : nil
        }
        guard reading.placeholders.allSatisfy({ $0.position == 0 }) else { return nil }
        return source.placeholders.first { $0.position == number + 1 }?.specifier
    }

    /// The length of `Id` or `IId`, where no letter goes on behind it; 0 for anything else.
    private static func misspeltLength(_ text: Span<UInt8>, at start: Int) -> Int {
        var index = start
        while index < text.count, index < start + 2, text[index] == UInt8(ascii: "I") { index += 1 }
        guard index > start, index < text.count,
            [UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u")].contains(text[index]),
            index + 1 == text.count || !text[index + 1].mayBeLetter
        else { return 0 }
        return index + 1 - start
    }

    private static func others(in reading: PlaceholderReading, than start: Int) -> Int {
        reading.placeholders.count { Int($0.range.lower) != start }
    }

    private static func written(_ number: Int, _ source: PlaceholderReading) -> String? {
        let numbered = source.placeholders.first { $0.position == number }
        let isPlain = source.placeholders.allSatisfy { $0.position == 0 }
        let counted =
            isPlain && number > 0 && number <= source.placeholders.count ? source.placeholders[number - 1] : nil
        return (numbered ?? counted)?.specifier?.spelled(number: UInt8(clamping: number))
    }

    /// Whether nothing that converts stands behind the number: the end, a mark, a letter of another script, or a word.
    private static func isLost(_ text: Span<UInt8>, at index: Int) -> Bool {
        guard index < text.count else { return true }
        switch text[index] {
        case 0x20: return index + 1 == text.count || isWord(text, at: index + 1)
        case 0x0A, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"),
            UInt8(ascii: ")"), UInt8(ascii: "\""):
            return true
        // One letter of another script alone is the conversion, typed on another keyboard.
        case 0xC3...0xF4: return isWord(text, at: index)
        default: return false
        }
    }

    /// Whether a word of two letters or more begins there.
    private static func isWord(_ text: Span<UInt8>, at start: Int) -> Bool {
        guard start < text.count, text[start].mayBeLetter else { return false }
        // Letters of other scripts take two bytes and more.
        var next = start + 1
        while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
        return next < text.count && text[next].mayBeLetter
    }

    /// Whether formatting reads the same argument there, with the space for a flag: `(% lu)`.
    private static func isWhole(
        _ reading: PlaceholderReading, at start: Int, as wanted: PrintfSpecifier, in text: Span<UInt8>
    ) -> Bool {
        let specifier = reading.placeholders.first { Int($0.range.lower) == start }?.specifier
        guard let specifier, specifier.conversion == wanted.conversion, specifier.length == wanted.length else {
            return false
        }
        let end = specifier.range.indices.upperBound
        return end == text.count || !text[end].mayBeLetter
    }

    /// Whether the sign stands between two quotation marks of ASCII: `'%'`.
    private static func isQuoted(_ text: Span<UInt8>, _ sign: Int) -> Bool {
        guard sign > 0, sign + 1 < text.count, text[sign - 1] == text[sign + 1] else { return false }
        return text[sign + 1] == UInt8(ascii: "'") || text[sign + 1] == UInt8(ascii: "\"")
    }

    var issue: PlaceholderIssue {
        var issue = PlaceholderIssue(.damaged, at: range)
        if let position { issue.argument = .position(position) }
        issue.suggest(replacement, .unsafe)
        return issue
    }

    /// Whether the sign belongs to a damaged placeholder that begins before it, such as `@%`.
    func isPart(of issue: PlaceholderIssue) -> Bool {
        issue.cause == .damaged && issue.range.lower < range.lower && issue.range.overlaps(range)
    }

    /// Whether a finding is a mere consequence: of what formatting reads instead, or that the argument is not read.
    func explains(_ issue: PlaceholderIssue) -> Bool {
        if issue.range.lower >= range.lower, issue.range.lower <= range.upper { return true }
        guard let position else {
            return issue.cause == .missing || issue.cause == .numberDropped
        }
        return issue.argument == .position(position)
            && [.missing, .numberDropped, .positionGap, .extra].contains(issue.cause)
    }
}
