package import L10nICU
package import L10nLocale

/// How a language writes numbers: its digits, its groups and its signs (NU-1).
///
/// A value, read from tables. Keep it: reading takes as long as many messages.
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
    /// The style of a language, with the digits that its tag asks for (`ar-u-nu-latn`, NU-4); that of no language for one
    /// that CLDR does not know.
    ///
    /// Numbering systems that are no ten digits, such as Roman numerals, are passed over. Throws when the numbers cannot be
    /// read, which a test rules out.
    package init(of tag: LanguageTag) throws(ICUError) {
        guard let elements = NumberElements(of: tag, system: Self.usedSystem(of: tag)),
            let style = NumberStyle(elements)
        else { throw ICUError(unreadable: "numbers of '\(tag)', which this version can read") }
        self = style
    }

    /// The numbering system that the tag asks for; nil without one, and for systems that are passed over.
    package static func usedSystem(of tag: LanguageTag) -> String? {
        // The value of the key `nu` of the Unicode extension.
        let system = tag.unicodeKeyword("nu")?.split(separator: "-").first.map(String.init)
        return system.flatMap { NumberElements.hasDigits($0) ? $0 : nil }
    }
}
