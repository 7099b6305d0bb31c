import L10nMessages
import L10nSource
import MessageChecks

/// Finds brackets of a text that have no partner.
///
/// Round, square and CJK brackets are looked at; a wide bracket closes a narrow one, as both are one in Chinese. What
/// is no bracket of a sentence is left alone: `a)` and `1)` before an item of a list, faces such as `:)`, and intervals such
/// as `[0, 1)`.
enum BracketScan {
    struct Lone: Equatable {
        let character: Character
        let range: SourceRange
        /// What would be its partner.
        let partner: Character
        let isOpening: Bool
    }

    /// Whether all brackets have partners, as one look at the bytes tells; false where it takes more.
    static func isPlainlyPaired(_ text: Span<UInt8>) -> Bool {
        var (round, square, brackets) = (0, 0, 0)
        var mayMask = false
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "("): (round, brackets) = (round + 1, brackets + 1)
            case UInt8(ascii: ")"): (round, brackets) = (round - 1, brackets + 1)
            case UInt8(ascii: "["): (square, brackets) = (square + 1, brackets + 1)
            case UInt8(ascii: "]"): (square, brackets) = (square - 1, brackets + 1)
            // A placeholder may hold brackets that are none of the sentence.
            case UInt8(ascii: "%"), UInt8(ascii: "{"): mayMask = true
            // Those of CJK begin with U+3008, behind the comma and the full stop, and the wide ones with 0xEF.
            case 0xE3 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] >= 0x88: return false
            case 0xEF: return false
            default: continue
            }
            if round < 0 || square < 0 { return false }
        }
        return round == 0 && square == 0 && (brackets == 0 || !mayMask)
    }

    static func lone(in text: [UInt8]) -> [Lone] {
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        // Only what has no partner is doubted, so that a face or a list does not take a bracket from its pair.
        let unpaired = unpaired(scalars, outside: maskedRanges(of: text))
        // An interval that is open on one side.
        if unpaired.count == 2, unpaired[0].lone.isOpening, !unpaired[1].lone.isOpening { return [] }
        if unpaired.count == 1, isPart(unpaired[0], of: scalars) { return [] }
        return unpaired.filter { isMeant($0, in: scalars) }.map(\.lone)
    }

    /// A bracket and which scalar of the text it is.
    private struct Place {
        let lone: Lone
        let index: Int
    }

    private static func unpaired(_ scalars: [Unicode.Scalar], outside masked: [Range<Int>]) -> [Place] {
        // Those of each kind by themselves, as brackets of other kinds need not be nested: `(a [b) c]` has two pairs.
        var open: [[Place]] = Array(repeating: [], count: Kind.groups)
        var closing: [Place] = []
        var offset = 0
        var masked = masked[...]
        for (index, scalar) in scalars.enumerated() {
            let range = SourceRange(offset..<offset + scalar.utf8.count)
            offset += scalar.utf8.count
            while let first = masked.first, first.upperBound <= Int(range.lower) { masked.removeFirst() }
            guard let kind = Kind(scalar), masked.first.map({ !$0.contains(Int(range.lower)) }) ?? true else {
                continue
            }
            let lone = Lone(
                character: Character(scalar), range: range, partner: kind.partner, isOpening: kind.isOpening)
            let place = Place(lone: lone, index: index)
            if kind.isOpening {
                open[kind.group].append(place)
            } else if open[kind.group].popLast() == nil {
                closing.append(place)
            }
        }
        return (open.joined() + closing).sorted { $0.index < $1.index }
    }

    /// Whether a bracket without a partner was to have one.
    private static func isMeant(_ place: Place, in scalars: [Unicode.Scalar]) -> Bool {
        let before = scalars[..<place.index]
        if isMentioned(place.index, in: scalars) || isFace(before) { return false }
        return place.lone.isOpening || !isListItem(before)
    }

    /// Whether the text is a part of a sentence that goes on in another one: it ends with an opening bracket, or begins
    /// as no sentence does and ends with a closing one.
    private static func isPart(_ place: Place, of scalars: [Unicode.Scalar]) -> Bool {
        let isLast = scalars[(place.index + 1)...].allSatisfy { $0 == " " || !place.lone.isOpening && $0 == "." }
        guard isLast else { return false }
        return place.lone.isOpening || scalars.first.map { starters.contains($0) } ?? false
    }

    private static let starters: Set<Unicode.Scalar> = [
        ":", ",", ";", ".", ")", " ", "\u{3001}", "\u{3002}", "\u{FF0C}", "\u{FF1A}", "\u{60C}",
    ]

    private static let quotes: Set<Unicode.Scalar> = [
        "'", "\"", "`", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201A}", "\u{AB}", "\u{BB}",
    ]

    /// Whether a text is about the bracket: it stands alone in quotes or between spaces, or behind a sign that takes it as it
    /// is.
    private static func isMentioned(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let last = index > 0 ? scalars[index - 1] : " "
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        // Behind a backslash, or the sign of a control key.
        if last == "\\" || last == "^" { return true }
        return quotes.contains(last) && quotes.contains(next) || last == " " && next == " "
    }

    private struct Kind {
        let group: Int
        let isOpening: Bool
        let partner: Character

        private static let pairs: [(opening: Unicode.Scalar, closing: Unicode.Scalar, group: Int)] = [
            ("(", ")", 0), ("\u{FF08}", "\u{FF09}", 0), ("[", "]", 1), ("\u{FF3B}", "\u{FF3D}", 1),
            ("\u{3010}", "\u{3011}", 2), ("\u{300C}", "\u{300D}", 3), ("\u{300E}", "\u{300F}", 4),
            ("\u{3008}", "\u{3009}", 5), ("\u{300A}", "\u{300B}", 6),
        ]

        static let groups = 7

        init?(_ scalar: Unicode.Scalar?) {
            // No bracket of the table lies between, which spares most letters the search.
            guard let scalar, scalar.value < 0x80 || scalar.value >= 0x3008 else { return nil }
            guard let pair = Self.pairs.first(where: { $0.opening == scalar || $0.closing == scalar }) else {
                return nil
            }
            group = pair.group
            isOpening = pair.opening == scalar
            partner = Character(isOpening ? pair.closing : pair.opening)
        }
    }

    /// Whether a bracket behind these characters is the mouth of a face.
    private static func isFace(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let last = before.last else { return false }
        // No sentence has a wide colon before what closes a bracket.
        if last == "\u{FF1A}" { return true }
        if last == "-" || last == "'", before.count > 1, let eyes = before.dropLast().last {
            return eyes == ":" || eyes == ";" || eyes == "="
        }
        return last == ":" && before.dropLast().last.map { !$0.properties.isAlphabetic } ?? true
            || last == ";" && before.dropLast().last.map { $0 == " " } ?? true
    }

    /// Whether a closing bracket behind these characters stands behind the number or letter of an item.
    private static func isListItem(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
        var item = before
        var count = 0
        while let last = item.last, last.properties.isAlphabetic || last.properties.numericType != nil, count < 3 {
            item = item.dropLast()
            count += 1
        }
        guard count > 0 else { return false }
        let isStart =
            item.last.map { " \n\t;,:\u{FF1A}\u{FF1B}\u{FF0C}\u{3002}\u{3001}\u{3000}".unicodeScalars.contains($0) }
            ?? true
        guard isStart else { return false }
        return count == 1 || before.suffix(count).allSatisfy { $0.properties.numericType != nil }
    }

    /// Placeholders, and the URLs that may have brackets of their own.
    private static func maskedRanges(of text: [UInt8]) -> [Range<Int>] {
        PlaceholderReading(text.span, notation: .catalog).placeholders.map(\.range.indices)
    }
}
