import L10nICU
import L10nLocale
import L10nMessages
import TestSupport
import Testing

struct PluralRangeTests {
    @Test(arguments: PluralVector.of(.range)) func `the category of a range (PE-3, PE-51 to PE-55)`(
        vector: PluralVector
    )
        throws
    {
        let tag = try #require(LanguageTag(vector.tag))
        let rules = try PluralRuleSet(of: tag)
        let ranged = PluralRangeRules(of: tag)
        for range in vector.numbers {
            let ends = try range.shown.split(separator: "–").map { rules.category(of: try #require(Int($0))) }
            try #require(ends.count == 2)
            #expect(ranged.category(from: ends[0], to: ends[1]).rawValue == range.category, "\(range.shown)")
        }
    }

    /// The pairs of PE-33, as whole numbers, for every locale that ICU has cardinal rules for.
    @Test func `the category of 6,132 ranges is ICU's (I-31, PE-33)`() throws {
        let numbers = [0, 1, 2, 3, 5, 10, 11, 101]
        let result = try FormattedRange()
        var compared = 0
        var mismatches: [String] = []
        for locale in try PluralRuleTexts.locales(.cardinal) {
            let tag = locale == "root" ? .undetermined : try #require(ICULocale(id: locale).tag)
            let (rules, ours) = (try PluralRules(tag), try PluralRuleSet(of: tag))
            let (ranged, formatter) = (PluralRangeRules(of: tag), try NumberRangeFormatter(tag))
            for (index, start) in numbers.enumerated() {
                for end in numbers[(index + 1)...] {
                    try formatter.format(Double(start), Double(end), into: result)
                    let category = ranged.category(from: ours.category(of: start), to: ours.category(of: end))
                    compared += 1
                    if category != rules.category(of: result) { mismatches.append("\(locale) \(start)–\(end)") }
                }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches.count): \(mismatches.prefix(12))")
        #expect(compared == 28 * (try PluralRuleTexts.locales(.cardinal).count))
        #expect(ICUVersion.icu.major != 72 || compared == 6_132)
    }

    @Test func `compact forms are judged as ICU does (PE-37)`() throws {
        var compared = 0
        var mismatches: [String] = []
        let number = try FormattedNumber()
        for locale in try PluralRuleTexts.locales(.cardinal) where locale != "root" {
            let tag = try #require(ICULocale(id: locale).tag)
            let rules = try PluralRules(tag)
            let ours = try PluralRuleSet(named: try #require(try PluralRuleTexts.setName(of: locale, .cardinal)))
            for skeleton in ["compact-short", "compact-long"] {
                let formatter = try NumberFormatter(tag, skeleton: skeleton)
                for power in 3...12 {
                    for (digits, factor) in [("1", 1.0), ("12", 1.2), ("2", 2.0)] {
                        let zeros = String(repeating: "0", count: power + 1 - digits.utf8.count)
                        try formatter.format(digits: digits + zeros, into: number)
                        // ICU gives ten as `1E+1`.
                        let given = try number.digits()
                        let shown = try #require(Double(given))
                        let mantissa = Int(exactly: shown).map { "\($0)" } ?? given
                        var exponent = 0
                        var value = factor
                        for _ in 0..<power { value *= 10 }
                        while value > shown * 1.5, exponent < 20 {
                            value /= 10
                            exponent += 1
                        }
                        let operands = try #require(PluralOperands(decimal: mantissa, exponent: exponent))
                        compared += 1
                        if ours.category(of: operands) != rules.category(of: number) {
                            mismatches.append("\(locale) \(skeleton) \(digits)\(zeros): \(mantissa)c\(exponent)")
                        }
                    }
                }
            }
        }
        #expect(mismatches.isEmpty, "\(mismatches.count): \(mismatches.prefix(12))")
        #expect(compared > 10_000)
    }
}
