import L10nMessages
import L10nSource

/// What a translation shows of placeholders that it lost, such as `％@` or `% d`.
struct PlaceholderRemains {
    private let translation: PlaceholderReading
    /// What is a placeholder of the translation, and what was taken for the remains of one.
    private var taken: [SourceRange]

    init(of translation: PlaceholderReading) {
        self.translation = translation
        taken = translation.placeholders.filter { $0.certainty != .broken }.map(\.range)
    }

    /// Where the remains of a lost placeholder stand, and whether they are all of it; nil where nothing is left. Nothing
    /// is taken twice.
    /// - Parameter wanted: the placeholder as the translation should have it.
    mutating func take(
        _ wanted: String, _ argument: ArgumentReference?, in text: Span<UInt8>
    ) -> (range: SourceRange, isWhole: Bool)? {
        var found = remains(of: wanted, argument, in: text).map { ($0, true) }
        if found == nil, case .position = argument { found = loneSign(in: text).map { ($0, false) } }
        if let found { taken.append(found.0) }
        return found
    }

    /// A percent sign that no number stands before: with an argument missing, it is what was left of its placeholder.
    private func loneSign(in text: Span<UInt8>) -> SourceRange? {
        for item in translation.percentSigns where !taken.contains(where: { $0.overlaps(item.range) }) {
            let start = Int(item.range.lower)
            let before = UInt32(NumberedSign.endOfText(before: start, in: text))
            if NumberedSign.followsNumber(start, in: text)
                || translation.placeholders.contains(where: { $0.range.upper == before })
            {
                continue
            }
            return SourceRange(NumberedSign(in: text, at: start).range)
        }
        return nil
    }

    /// Where the remains of a lost placeholder stand.
    private func remains(of wanted: String, _ argument: ArgumentReference?, in text: Span<UInt8>) -> SourceRange? {
        if case .name(let name) = argument { return remains(ofHole: name, in: text) }
        let tail = String(wanted.dropFirst())
        // One sign too many, none at all, one behind or one of another script.
        var shapes = ["%%" + tail]
        if tail.contains("$") { shapes.append(tail) }
        let bare = tail.contains("$") ? String(tail.drop { $0 != "$" }.dropFirst()) : tail
        if bare == "@" { shapes += ["@%", "@@"] }
        for sign in ["\u{FF05}", "\u{66A}"] { shapes += [sign + tail, sign + " " + tail] }
        shapes += Self.slips(of: bare) + Set(["$" + tail, "$" + bare]).sorted()
        for shape in shapes {
            if let range = first(shape, in: text) { return range }
        }
        return nil
    }

    /// What is typed for a conversion beside its keys: a mark behind the sign, as in `%!d`.
    private static func slips(of bare: String) -> [String] {
        guard let conversion = bare.last, conversion == "@" || "diuxXofFgGeE".contains(conversion) else { return [] }
        return ["!", "&", "/", "$"].map { "%\($0)\(conversion)" }
    }

    /// Where a shape first stands, and no letter goes on behind its own.
    private func first(_ shape: String, in text: Span<UInt8>) -> SourceRange? {
        for index in text.indices where UTF8Scalars.matches(shape, in: text, at: index) {
            let range = SourceRange(index..<index + shape.utf8.count)
            let goesOn =
                (shape.hasPrefix("$") || shape.last?.isLetter == true)
                && UTF8Scalars.scalar(in: text, at: Int(range.upper))?.scalar.isASCIILetter == true
            // `0$@` and `1$@` have more left than that.
            let isRest = shape.utf8.first == 0x24 && index > 0 && text[index - 1].isDigit
            if !goesOn, !isRest, !taken.contains(where: range.overlaps) { return withSign(range, in: text) }
        }
        return nil
    }

    /// The range with a percent sign that one quotation mark or other sign parts from it, as in `%’2$@’`.
    private func withSign(_ range: SourceRange, in text: Span<UInt8>) -> SourceRange {
        guard let (mark, start) = UTF8Scalars.scalar(in: text, before: range.indices.lowerBound), start > 0,
            text[start - 1] == UInt8(ascii: "%"), !mark.properties.isAlphabetic, !mark.properties.isWhitespace
        else { return range }
        let whole = SourceRange(start - 1..<range.indices.upperBound)
        return taken.contains(where: whole.overlaps) ? range : whole
    }

    /// The name of a hole that stands beside one brace at least, with or without spaces and marks between.
    private func remains(ofHole name: String, in text: Span<UInt8>) -> SourceRange? {
        for index in text.indices where UTF8Scalars.matches(name, in: text, at: index) {
            let end = index + name.utf8.count
            // `{first_name}` and `{names` are no remains of `{name}`.
            if index > 0 && Self.isPartOfName(text[index - 1]) || end < text.count && Self.isPartOfName(text[end]) {
                continue
            }
            let (opening, closing) = (brace(text, before: index), brace(text, behind: end))
            guard opening != nil || closing != nil else { continue }
            let range = SourceRange((opening ?? index)..<(closing ?? end))
            if !taken.contains(where: range.overlaps) { return range }
        }
        return nil
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte.isDigit || byte == UInt8(ascii: "_") || byte < 0x80 && byte.mayBeLetter
    }

    private func brace(_ text: Span<UInt8>, before index: Int) -> Int? {
        var index = index
        while let (scalar, start) = UTF8Scalars.scalar(in: text, before: index) {
            if scalar == "{" || scalar == "\u{FF5B}" || scalar == "\u{FE5B}" { return start }
            guard scalar.isPadding else { return nil }
            index = start
        }
        return nil
    }

    private func brace(_ text: Span<UInt8>, behind index: Int) -> Int? {
        var index = index
        while let (scalar, end) = UTF8Scalars.scalar(in: text, at: index) {
            if scalar == "}" || scalar == "\u{FF5D}" || scalar == "\u{FE5C}" { return end }
            guard scalar.isPadding else { return nil }
            index = end
        }
        return nil
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { isASCII && properties.isAlphabetic }

    fileprivate var isPadding: Bool { self == " " || self == "\u{A0}" || TextControls.isInvisible(self) }
}

extension SourceRange {
    func overlaps(_ other: SourceRange) -> Bool { lower < other.upper && other.lower < upper }
}
