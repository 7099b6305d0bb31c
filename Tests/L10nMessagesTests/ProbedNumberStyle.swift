import L10nICU
import L10nLocale

@testable import L10nMessages

extension NumberStyle {
    /// The style as ICU's formatter shows it. Nil for a style that is no such value: fewer than ten digits, or a sign behind the number.
    static func probed(_ tag: LanguageTag, _ skeleton: String) throws(ICUError) -> NumberStyle? {
        let formatter = try NumberFormatter(tag, skeleton: skeleton)
        var style = plain
        style.digits = []
        for digit in 0...9 { style.digits.append(try formatter.string(digit)) }
        guard Set(style.digits).count == 10, style.digits.allSatisfy({ $0.unicodeScalars.count == 1 }) else {
            return nil
        }
        let one = style.digits[1]
        guard let minus = prefix(of: try formatter.string(-1), before: one),
            let plus = prefix(of: try NumberFormatter(tag, skeleton: skeleton + " sign-always").string(1), before: one),
            let point = middle(
                of: try NumberFormatter(tag, skeleton: skeleton + " .0").string(1), between: one, style.digits[0])
        else { return nil }
        style.minus = minus
        style.plus = plus
        style.decimalPoint = point
        guard try style.readGroups(formatter) else { return nil }
        let number = try FormattedNumber()
        try formatter.format(Double.infinity, into: number)
        style.infinity = try number.text()
        try formatter.format(Double.nan, into: number)
        style.notANumber = try number.text()
        return style
    }

    /// Whether the groups of a number with many digits are as one separator and two sizes describe them.
    private mutating func readGroups(_ formatter: NumberFormatter) throws(ICUError) -> Bool {
        let many = try formatter.string(1_111_111_111_111)
        let one = Character(digits[1])
        let groups = many.split(separator: one, omittingEmptySubsequences: true).map(String.init)
        guard let separator = groups.first else { return many.count == 13 }
        guard groups.allSatisfy({ $0 == separator }) else { return false }
        let sizes = many.split(separator: separator, omittingEmptySubsequences: false).map(\.count)
        guard sizes.count >= 3, let last = sizes.last, let first = sizes.first, case let other = sizes[1],
            sizes[1..<(sizes.count - 1)].allSatisfy({ $0 == other }), first <= other, sizes.reduce(0, +) == 13
        else { return false }
        self.separator = separator
        lastGroup = last
        otherGroups = other
        var number = 111
        for count in 4...7 {
            number = number * 10 + 1
            guard try formatter.string(number).contains(separator) else { continue }
            leastGrouped = count
            return true
        }
        return false
    }

    private static func prefix(of text: String, before end: String) -> String? {
        text.hasSuffix(end) ? String(text.dropLast(end.count)) : nil
    }

    private static func middle(of text: String, between start: String, _ end: String) -> String? {
        guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
        return String(text.dropFirst(start.count).dropLast(end.count))
    }
}
