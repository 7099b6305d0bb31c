package import L10nMessages
package import L10nSource

/// A specifier that was damaged on its way through a translation, and what it was meant to be.
///
/// Keyboards, machine translation and editors for right-to-left text put spaces and direction marks into specifiers,
/// lose or swap the `$`, and write digits, percent signs and letters of their own script.
package struct SpecifierRepair: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// A percent sign of another script stands for `%` (PF-15).
        case localizedPercent
        /// Digits of another script (PF-15).
        case localizedDigit
        /// A space, a mark, a lost or swapped `$`, or a letter of another script.
        case damage
    }

    package var cause: Cause
    /// The damaged characters.
    package var range: SourceRange
    /// What was meant; its range is that of the damaged characters.
    package var specifier: PrintfSpecifier
    /// The character that does not belong there, where one can be named.
    package var culprit: Unicode.Scalar?

    /// What to write instead.
    package var replacement: String { specifier.spelled() ?? "" }
}

extension SpecifierRepair {
    /// The repair of what starts at the percent sign, or the sign that looks like one, at `start`; nil when nothing
    /// there resembles a specifier, or nothing is wrong with it.
    ///
    /// - Parameter followsValue: whether a number or a placeholder stands before the sign, which makes a mere
    ///   percent sign likely.
    static func repair(in text: Span<UInt8>, at start: Int, followsValue: Bool) -> SpecifierRepair? {
        guard let (sign, end) = UTF8Scalars.scalar(in: text, at: start), isSign(sign) else { return nil }
        var reader = LenientReader(index: end)
        if sign != "%" { reader.culprit = sign }
        guard reader.read(text) else { return nil }
        var letters = reader.letters
        restoreDollar(&letters)
        let regular = "%" + letters
        guard reader.culprit != nil || letters != reader.letters,
            case .specifier(var specifier) = PrintfScanner.item(in: Array(regular.utf8).span, at: 0),
            Int(specifier.range.upper) == regular.utf8.count,
            specifier.flags.isDisjoint(with: [.space, .disordered, .lateSpace])
        else { return nil }
        let next = UTF8Scalars.scalar(in: text, at: reader.index)?.scalar
        let standsAlone = next.map { !Self.goesOn(with: $0) } ?? true
        if !specifier.isNumbered {
            if followsValue { return nil }
            if reader.skippedSpace, specifier.conversion != .object || !standsAlone { return nil }
            if specifier.conversion != .object || reader.changedLetter, !standsAlone { return nil }
        }
        specifier.range = SourceRange(start..<reader.index)
        let cause: Cause = sign != "%" ? .localizedPercent : reader.changedDigit ? .localizedDigit : .damage
        return SpecifierRepair(
            cause: cause, range: specifier.range, specifier: specifier, culprit: reader.culprit)
    }

    /// The repair of a specifier whose parts stand in the wrong order, such as `%5-d`.
    static func reordering(_ specifier: PrintfSpecifier) -> SpecifierRepair? {
        guard specifier.flags.contains(.disordered), specifier.conversion != .variable else { return nil }
        var repaired = specifier
        repaired.flags = specifier.flags.shown
        return SpecifierRepair(cause: .damage, range: specifier.range, specifier: repaired)
    }

    /// Whether a letter or digit would be of one word with what stands before it. Ideographs, kana and hangul stand beside
    /// a placeholder without a space.
    private static func goesOn(with next: Unicode.Scalar) -> Bool {
        next.value < 0x2E80 && next.properties.isAlphabetic || next.properties.numericType != nil
    }

    /// Whether the character is a percent sign of some script.
    static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "%" || scalar == "\u{66A}" || scalar == "\u{FF05}" || scalar == "\u{FE6A}"
    }

    /// Turns `$1@` and `1@` into `1$@`. A width of 1 has no use; a larger one may be meant.
    private static func restoreDollar(_ letters: inout String) {
        let scalars = Array(letters.unicodeScalars)
        guard scalars.count >= 2 else { return }
        if scalars[0] == "$", ("1"..."9").contains(scalars[1]), !scalars.dropFirst(2).contains("$") {
            let digits = scalars.dropFirst().prefix { ("0"..."9").contains($0) }
            letters = string(digits) + "$" + string(scalars.dropFirst(1 + digits.count))
        } else if scalars == ["1", "@"] {
            letters = "1$@"
        }
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var result = ""
        result.unicodeScalars.append(contentsOf: scalars)
        return result
    }
}

/// Collects the characters of a specifier, folding what other scripts have for them.
private struct LenientReader {
    var index: Int
    var letters = ""
    var skippedSpace = false
    var changedDigit = false
    var changedLetter = false
    var culprit: Unicode.Scalar?

    init(index: Int) {
        self.index = index
    }

    /// No specifier that a person writes is longer.
    private static let longest = 16

    /// Reads up to a conversion; false when something else comes first.
    mutating func read(_ text: Span<UInt8>) -> Bool {
        for _ in 0..<Self.longest {
            guard let (scalar, end) = UTF8Scalars.scalar(in: text, at: index) else { return false }
            index = end
            if take(scalar) { return true }
            if isRejected { return false }
        }
        return false
    }

    private var isRejected = false

    /// Takes one character; true when it is a conversion.
    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "$", ".", "-", "+", "#", "*", "h", "l", "q", "z", "t", "j":
            letters.unicodeScalars.append(scalar)
            return false
        case "%":
            // `%1%@`: the key beside the dollar sign.
            isRejected = letters.isEmpty || letters.contains("$") || !letters.allSatisfy(\.isNumber)
            letters += "$"
            culprit = culprit ?? scalar
            return false
        case "\u{FF04}", "\u{FE69}":
            letters += "$"
            culprit = culprit ?? scalar
            return false
        default:
            break
        }
        if scalar.isASCII, PrintfConversion(letter: UInt8(truncatingIfNeeded: scalar.value)) != nil {
            letters.unicodeScalars.append(scalar)
            return true
        }
        // No placeholder goes on in the next line.
        if scalar.properties.isWhitespace, scalar != "\n", scalar != "\r" {
            skippedSpace = true
            culprit = culprit ?? scalar
            return false
        }
        if TextControls.isInvisible(scalar) {
            culprit = culprit ?? scalar
            return false
        }
        if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
            letters += "\(Int(value))"
            changedDigit = true
            culprit = culprit ?? scalar
            return false
        }
        guard let folded = Self.folded(scalar) else {
            isRejected = true
            return false
        }
        culprit = culprit ?? scalar
        letters.unicodeScalars.append(folded)
        let isConversion = PrintfConversion(letter: UInt8(truncatingIfNeeded: folded.value)) != nil
        changedLetter = changedLetter || isConversion
        return isConversion
    }

    /// The letter of a specifier that a letter of another script is, looks like, or is typed for.
    private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if (0xFF01...0xFF5E).contains(scalar.value) { return Unicode.Scalar(scalar.value - 0xFEE0) }
        return look[scalar]
    }

    /// Source: the confusables data of Unicode (UTS #39) for `@ a c d e f i l o p s u x`, and the letters that
    /// transliteration puts in their place.
    private static let look: [Unicode.Scalar: Unicode.Scalar] = [
        "\u{FE6B}": "@", "а": "a", "с": "c", "ԁ": "d", "д": "d", "е": "e", "ф": "f", "і": "i", "и": "i", "ӏ": "l",
        "л": "l", "о": "o", "р": "p", "ѕ": "s", "у": "u", "х": "x", "α": "a", "δ": "d", "ι": "i", "ο": "o", "υ": "u",
    ]
}
