import L10nICU
import L10nLocale
import TestSupport
import Testing

struct PluralRulesTests {
    /// A number as it is shown: digits with their zeros, or digits and `c6` for a compact form of 10^6.
    private func category(_ shown: String, _ rules: PluralRules) throws -> PluralCategory {
        let number = try FormattedNumber()
        guard let exponent = shown.firstIndex(of: "c") else {
            let fraction = shown.split(separator: ".").dropFirst().first?.count ?? 0
            let skeleton = "." + String(repeating: "0", count: fraction)
            try NumberFormatter(rules.tag, skeleton: fraction == 0 ? "precision-integer" : skeleton)
                .format(digits: shown, into: number)
            return rules.category(of: number)
        }
        let digits = shown[..<exponent] + "e" + shown[exponent...].dropFirst()
        try NumberFormatter(rules.tag, skeleton: "compact-short").format(digits: String(digits), into: number)
        #expect(try number.digits() == shown[..<exponent])
        return rules.category(of: number)
    }

    @Test(arguments: PluralVector.of(.cardinal)) func `cardinal categories (I-30, PE-40 to PE-49, PE-56)`(
        vector: PluralVector
    )
        throws
    {
        let rules = try PluralRules(try #require(LanguageTag(vector.tag)))
        for number in vector.numbers {
            #expect(try category(number.shown, rules).rawValue == number.category, "\(number.shown)")
            if let integer = Int(number.shown) { #expect(rules.category(of: integer).rawValue == number.category) }
        }
    }

    @Test(arguments: PluralVector.of(.ordinal)) func `ordinal categories (PE-50)`(vector: PluralVector) throws {
        let rules = try PluralRules(try #require(LanguageTag(vector.tag)), .ordinal)
        for number in vector.numbers {
            #expect(rules.category(of: try #require(Int(number.shown))).rawValue == number.category, "\(number.shown)")
        }
    }

    @Test func `categories of English ordinals (I-32)`() throws {
        let rules = try PluralRules(try #require(LanguageTag("en")), .ordinal)
        #expect(rules.categories == [.one, .two, .few, .other])
    }

    @Test(arguments: ["en", "ru", "ar", "fr", "lv", "gv"])
    func `the sign is ignored (PE-16, PE-38)`(tag: String) throws {
        let rules = try PluralRules(try #require(LanguageTag(tag)))
        for number in 0...2100 { #expect(rules.category(of: -number) == rules.category(of: number)) }
        #expect(rules.category(of: -1.5) == rules.category(of: 1.5))
    }

    @Test func `infinities and not a number are other (PE-17)`() throws {
        let rules = try PluralRules(try #require(LanguageTag("pl")))
        for number in [Double.nan, .infinity, -.infinity, .signalingNaN] {
            #expect(rules.category(of: number) == .other)
        }
    }

    /// ICU takes operands as doubles, even from decimals, so that it is no judge above 2^53; the last digits are.
    @Test(
        arguments: [
            ("ru", Int.max, "many"), ("ru", Int.min, "many"), ("ru", (1 << 53) + 1, "few"), ("ru", 1 << 53, "few"),
            ("ru", 9_000_000_000_000_000_001, "one"), ("ru", 9_000_000_000_000_000_011, "many"), ("ar", Int.max, "few"),
            ("ar", 9_000_000_000_000_000_011, "many"), ("ar", 9_000_000_000_000_000_101, "other"),
            ("fr", 9_000_000_000_000_000_000, "many"), ("fr", 9_000_000_000_000_100_000, "other"),
            ("en", 9_000_000_000_000_000_001, "other"), ("sl", 9_000_000_000_000_000_102, "two"),
        ])
    func `integers that a double cannot hold (PE-24)`(tag: String, number: Int, category: String) throws {
        #expect(try PluralRules(try #require(LanguageTag(tag))).category(of: number).rawValue == category)
    }

    @Test func `only the last six digits of large integers count (PE-24)`() throws {
        let seed = TestSeed.printed()
        var generator = SeededGenerator(seed: seed)
        for kind in PluralRules.Kind.allCases {
            for tag in try PluralRuleTexts.locales(kind).compactMap({ ICULocale(id: $0).tag }) {
                let rules = try PluralRules(tag, kind)
                for _ in 0..<40 {
                    let base = Int.random(in: 1_000_000_000...9_007_199_254, using: &generator) * 1_000_000
                    let end =
                        [0, 1, 2, 3, 5, 11, 40, 100, 1_000, 20_000, 100_000].randomElement(using: &generator) ?? 0
                    #expect(
                        rules.category(of: base + end) == rules.category(of: 1_000_000_000_000_000 + end),
                        "\(tag) \(base + end), seed \(seed)")
                }
            }
        }
    }

    @Test func `a language without rules is told (I-8)`() throws {
        #expect(try PluralRules(try #require(LanguageTag("xx"))).isUnknownLanguage)
        #expect(try PluralRules(.undetermined).isUnknownLanguage)
        #expect(try PluralRules(try #require(LanguageTag("ja"))).isUnknownLanguage == false)
        #expect(try PluralRules(try #require(LanguageTag("pt-AO"))).isUnknownLanguage == false)
        #expect(try PluralRules(try #require(LanguageTag("ar-EG-u-nu-latn"))).category(of: 3) == .few)
    }

    @Test func `categories of a language (I-32)`() throws {
        func categories(_ tag: String) throws -> [PluralCategory] {
            try PluralRules(try #require(LanguageTag(tag))).categories
        }
        #expect(try categories("ar") == [.zero, .one, .two, .few, .many, .other])
        #expect(try categories("ja") == [.other])
        #expect(try categories("xx") == [.other])
        #expect(try categories("cs") == [.one, .few, .many, .other])
    }

    @Test func `threads select with one object (MG-11)`() async throws {
        let rules = try PluralRules(try #require(LanguageTag("ar")))
        let expected = (0..<1000).map { rules.category(of: $0) }
        let wrong = await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<200_000).count { rules.category(of: ($0 &+ task) % 1000) != expected[($0 &+ task) % 1000] }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }
}
