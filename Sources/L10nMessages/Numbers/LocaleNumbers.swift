import L10nSource

/// Numbers as a language writes them (F-16, F-17).
///
/// The digits are those of ``PlainNumbers``, so that rounding and forms are C's; digits, groups, point and signs are
/// those of the language. An exponent keeps C's shape.
package struct LocaleNumbers: NumberEngine {
    package let style: NumberStyle

    package init(_ style: NumberStyle) {
        self.style = style
    }

    package var integerStyle: NumberStyle? { style }

    package func append(_ number: FormattableNumber, to text: inout String) {
        // Signs and zeros are the language's, and are put before the digits below.
        var bare = number
        bare.zeroPaddedWidth = 0
        bare.sign = .negativeOnly
        var plain = ""
        PlainNumbers().append(bare, to: &plain)
        var digits = plain[...]
        let isNegative = digits.first == "-"
        if isNegative { digits.removeFirst() }
        guard digits.utf8.allSatisfy({ !Self.isOfWord($0) }) else {
            // Infinities and not-a-number have no leading zeros; the latter has no sign.
            let isInfinite = digits.lowercased() == "inf"
            if isInfinite { text += sign(isNegative, number.sign) }
            text += isInfinite ? style.infinity : style.notANumber
            return
        }
        let sign = sign(isNegative, number.sign)
        let shown = shown(digits)
        text += sign
        let missing = number.zeroPaddedWidth - Self.visibleCount(sign) - shown.unicodeScalars.count
        if missing > 0 { text += String(repeating: style.digits[0], count: missing) }
        text += shown
    }

    /// A number without a style, as ICU writes it: with at most three fraction digits.
    func text(_ number: Double) -> String {
        guard var digits = ShownDecimal.text(number).map({ $0[...] }) else {
            var text = ""
            append(FormattableNumber(.double(number)), to: &text)
            return text
        }
        let isNegative = digits.first == "-"
        if isNegative { digits.removeFirst() }
        return sign(isNegative, .negativeOnly) + shown(digits)
    }

    private func sign(_ isNegative: Bool, _ sign: FormattableNumber.Sign) -> String {
        if isNegative { return style.minus }
        return switch sign {
        case .negativeOnly: ""
        case .always: style.plus
        case .space: " "
        }
    }

    /// Digits as C writes them, with a fraction and an exponent or without.
    private func shown(_ digits: Substring) -> String {
        let whole = digits.utf8.prefix(while: \.isDigit)
        // Zeros that a precision asks for stand before the groups, as those of a width do.
        let padding = whole.count > 1 ? whole.prefix(whole.count - 1).prefix { $0 == UInt8(ascii: "0") }.count : 0
        var result = ""
        for (index, digit) in whole.enumerated() {
            if index > padding, isGroupStart(whole.count - index, of: whole.count - padding) {
                result += style.separator
            }
            result += style.digits[Int(digit &- UInt8(ascii: "0"))]
        }
        for byte in digits.utf8.dropFirst(whole.count) {
            switch byte {
            case UInt8(ascii: "."): result += style.decimalPoint
            case UInt8(ascii: "-"): result += style.minus
            case UInt8(ascii: "+"): result += style.plus
            case _ where byte.isDigit: result += style.digits[Int(byte &- UInt8(ascii: "0"))]
            default: result.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return result
    }

    /// Whether a group begins where so many digits are left of a whole number.
    private func isGroupStart(_ left: Int, of count: Int) -> Bool {
        guard !style.separator.isEmpty, count >= style.leastGrouped, left >= style.lastGroup else { return false }
        return (left - style.lastGroup) % max(style.otherGroups, 1) == 0
    }

    /// Whether a byte is a letter of `inf` and `nan` and of no number.
    private static func isOfWord(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "n") }

    /// What a width counts: not the marks around a sign.
    static func visibleCount(_ sign: String) -> Int {
        sign.unicodeScalars.count { $0.properties.generalCategory != .format }
    }
}
