import L10nICU
import L10nLocale
import L10nMessages
import Testing

struct PluralRangeTests {
    @Test(
        arguments: [
            ("PE-51", "sl", [(1, 2, "two"), (1, 3, "few"), (2, 5, "other"), (0, 10, "other")]),
            ("PE-52", "ru", [(0, 1, "one"), (1, 2, "few"), (2, 5, "many")]),
            ("PE-53", "lv", [(0, 1, "one"), (1, 3, "other")]),
            ("PE-54", "ar", [(0, 1, "zero"), (1, 3, "few"), (1, 101, "other")]),
            ("PE-55", "de", [(0, 1, "one")]), ("PE-55", "en", [(0, 1, "other")]),
            ("PE-3", "de-AT", [(0, 1, "one")]), ("PE-3", "xx", [(1, 1, "other")]), ("PE-3", "und", [(1, 1, "other")]),
        ])
    func `PE-3, PE-51 to PE-55 the category of a range`(
        id: String, tag: String, ranges: [(start: Int, end: Int, category: String)]
    ) throws {
        let tag = try #require(LanguageTag(tag))
        let rules = try PluralRuleSet(of: tag)
        let ranged = try PluralRangeRules(of: tag)
        for range in ranges {
            let category = ranged.category(from: rules.category(of: range.start), to: rules.category(of: range.end))
            #expect(category.rawValue == range.category, "\(id) \(tag) \(range.start)–\(range.end)")
        }
    }

    /// The pairs of PE-33, as whole numbers, for every locale that ICU has cardinal rules for.
    @Test func `PE-33 the category of 6,132 ranges is ICU's`() throws {
        let numbers = [0, 1, 2, 3, 5, 10, 11, 101]
        let result = try FormattedRange()
        var compared = 0
        var mismatches: [String] = []
        for locale in try PluralRuleTexts.locales(.cardinal) {
            let tag = locale == "root" ? .undetermined : try #require(ICULocale(id: locale).tag)
            let (rules, ours) = (try PluralRules(tag), try PluralRuleSet(of: tag))
            let (ranged, formatter) = (try PluralRangeRules(of: tag), try NumberRangeFormatter(tag))
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

    @Test func `PE-37 compact forms are judged as ICU does`() throws {
        var compared = 0
        var mismatches: [String] = []
        let number = try FormattedNumber()
        for locale in try PluralRuleTexts.locales(.cardinal) where locale != "root" {
            let tag = try #require(ICULocale(id: locale).tag)
            let rules = try PluralRules(tag)
            let ours = try PluralRuleSet(of: tag)
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
