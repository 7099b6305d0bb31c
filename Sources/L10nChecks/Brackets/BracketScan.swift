import L10nMessages
import L10nSource

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

    static func lone(in text: [UInt8]) -> [Lone] {
        let masked = maskedRanges(of: text)
        var open: [Lone] = []
        var closing: [Lone] = []
        var offset = 0
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let range = SourceRange(offset..<offset + scalar.utf8.count)
            offset += scalar.utf8.count
            guard let kind = Kind(scalar), !masked.contains(where: { $0.contains(Int(range.lower)) }),
                !isMentioned(index, in: scalars)
            else { continue }
            let before = scalars[..<index]
            if kind.isOpening {
                guard !isFace(before) else { continue }
                open.append(Lone(character: Character(scalar), range: range, partner: kind.partner, isOpening: true))
            } else if let index = open.lastIndex(where: { Kind($0.character.unicodeScalars.first)?.group == kind.group }
            ) {
                open.remove(at: index)
            } else if !isFace(before), !open.isEmpty || !isListItem(before) {
                closing.append(
                    Lone(character: Character(scalar), range: range, partner: kind.partner, isOpening: false))
            }
        }
        // An interval that is open on one side.
        if open.count == 1, closing.count == 1, open[0].range.lower < closing[0].range.lower { return [] }
        return (open + closing).sorted { $0.range.lower < $1.range.lower }
    }

    private static let quotes: Set<Unicode.Scalar> = [
        "'", "\"", "`", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201A}", "\u{AB}", "\u{BB}",
    ]

    /// Whether a text is about the bracket: it stands alone in quotes or between spaces, or behind a backslash.
    private static func isMentioned(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let last = index > 0 ? scalars[index - 1] : " "
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        if last == "\\" { return true }
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

        init?(_ scalar: Unicode.Scalar?) {
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
        if last == "-", before.count > 1, let eyes = before.dropLast().last {
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
        let isStart = item.last.map { $0 == " " || $0 == "\n" || $0 == "\t" } ?? true
        guard isStart else { return false }
        return count == 1 || before.suffix(count).allSatisfy { $0.properties.numericType != nil }
    }

    /// Placeholders, and the URLs that may have brackets of their own.
    private static func maskedRanges(of text: [UInt8]) -> [Range<Int>] {
        PlaceholderReading(text.span, notation: .printfAndNamed).placeholders.map(\.range.indices)
    }
}
