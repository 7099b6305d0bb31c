package import L10nICU
package import L10nLocale

/// How a language writes numbers: its digits, its groups and its signs (NU-1).
///
/// A value, read from ICU once. Keep it: reading takes as long as a thousand messages.
package struct NumberStyle: Hashable, Sendable {
    /// The digits from 0 to 9.
    package var digits: [String]
    /// What stands between groups; empty where there are none.
    package var separator: String
    /// How many digits the last group has, and each one before it.
    package var lastGroup: Int
    package var otherGroups: Int
    /// From how many digits on there are groups: 4 in English, 5 in Spanish, 6 in Ewe (NU-2).
    package var leastGrouped: Int
    package var decimalPoint: String
    /// The signs, with the marks that keep them on their side in texts from right to left.
    package var minus: String
    package var plus: String
    package var infinity: String
    package var notANumber: String

    /// C's digits and signs, without groups.
    package static let plain = NumberStyle(
        digits: (0...9).map { "\($0)" }, separator: "", lastGroup: 0, otherGroups: 0, leastGrouped: .max,
        decimalPoint: ".", minus: "-", plus: "+", infinity: "inf", notANumber: "nan")
}

extension NumberStyle {
    /// The style of a language, with the digits that its tag asks for (`ar-u-nu-latn`, NU-4).
    ///
    /// Numbering systems that are no ten digits, such as Roman numerals, are passed over. Throws when ICU's data cannot
    /// be read.
    package init(of tag: LanguageTag) throws(ICUError) {
        if let system = Self.numberingSystem(of: tag), let style = try? Self.probed(tag, "numbering-system/\(system)") {
            self = style
            return
        }
        if Self.numberingSystem(of: tag) == nil, let elements = try? NumberElements(of: tag),
            let style = NumberStyle(elements)
        {
            self = style
            return
        }
        guard let style = try Self.probed(tag, "") else {
            throw ICUError(unreadable: "numbers of '\(tag)', which this version can read")
        }
        self = style
    }

    /// The numbering system that the tag asks for; nil without one, and for systems that are passed over.
    package static func usedSystem(of tag: LanguageTag) -> String? {
        guard let system = numberingSystem(of: tag), let style = try? probed(tag, "numbering-system/\(system)"),
            // ICU shows systems without digits in those of `latn`.
            system == "latn" || style.digits[0] != "0"
        else { return nil }
        return system
    }

    /// The value of the key `nu` of the Unicode extension.
    private static func numberingSystem(of tag: LanguageTag) -> String? {
        tag.unicodeKeyword("nu")?.split(separator: "-").first.map(String.init)
    }

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
