import L10nICU
import L10nLocale
import L10nMessages
import TestSupport
import Testing

struct PluralRuleSetTests {
    /// The operands of a number as it is shown: `1.0`, or `1.2c6` for a compact form of 10^6.
    private func operands(_ shown: String) throws -> PluralOperands {
        let parts = shown.split(separator: "c", maxSplits: 1).map(String.init)
        return try #require(PluralOperands(decimal: parts[0], exponent: parts.count > 1 ? Int(parts[1]) ?? 0 : 0))
    }

    @Test(arguments: PluralVector.of(.cardinal)) func `cardinal categories (PE-40 to PE-49, PE-56)`(
        vector: PluralVector
    )
        throws
    {
        let rules = try PluralRuleSet(of: try #require(LanguageTag(vector.tag)))
        for number in vector.numbers {
            #expect(rules.category(of: try operands(number.shown)).rawValue == number.category, "\(number.shown)")
            if let integer = Int(number.shown) { #expect(rules.category(of: integer).rawValue == number.category) }
        }
    }

    @Test(arguments: PluralVector.of(.ordinal)) func `ordinal categories (PE-50)`(vector: PluralVector) throws {
        let rules = try PluralRuleSet(of: try #require(LanguageTag(vector.tag)), .ordinal)
        for number in vector.numbers {
            #expect(rules.category(of: try #require(Int(number.shown))).rawValue == number.category, "\(number.shown)")
        }
        if vector.tag == "en" { #expect(rules.categories == [.one, .two, .few, .other]) }
    }

    @Test(
        arguments: [
            ("0", 0, 0, 0, 0, 0, 0), ("-12.50", 12, 2, 1, 50, 5, 0), ("1.0", 1, 1, 0, 0, 0, 0),
            ("+3.005", 3, 3, 3, 5, 5, 0), (".5", 0, 1, 1, 5, 5, 0), ("7.", 7, 0, 0, 0, 0, 0),
            ("1.2", 1_200_000, 0, 0, 0, 0, 6), ("1.2345", 1_234, 1, 1, 5, 5, 3), ("12", 12_000, 0, 0, 0, 0, 3),
            ("1.230", 12, 2, 1, 30, 3, 1),
        ])
    func `operands of shown digits (PE-10 to PE-15)`(
        text: String, i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, c: Int
    ) throws {
        let operands = try #require(PluralOperands(decimal: text, exponent: c))
        #expect(operands.integer == i)
        #expect(operands.visibleFractionDigits == v)
        #expect(operands.significantFractionDigits == w)
        #expect(operands.fraction == f)
        #expect(operands.significantFraction == t)
        #expect(operands.exponent == c)
    }

    @Test(arguments: ["", "-", ".", "1.2.3", "1e3", "١", " 1", "0x1", "--1", "1-"])
    func `what is no decimal has no operands (PE-15)`(text: String) {
        #expect(PluralOperands(decimal: text) == nil)
    }

    @Test func `numbers of any length (PE-24)`() throws {
        let long = String(repeating: "9", count: 400)
        let russian = try PluralRuleSet(of: try #require(LanguageTag("ru")))
        #expect(russian.category(of: try operands(long + "1")) == .one)
        #expect(russian.category(of: try operands(long + "12")) == .many)
        #expect(russian.category(of: UInt64.max) == .many)
        #expect(russian.category(of: Int.min) == .many)
        let fraction = try operands("1." + String(repeating: "0", count: 30) + "50")
        #expect(fraction.visibleFractionDigits == 32 && fraction.significantFractionDigits == 31)
        #expect(fraction.fraction == 0 && fraction.significantFraction == 0)
        #expect(russian.category(of: fraction) == .other)
        // An integer by its value only: a fraction that was cut away is a fraction still.
        let rules = try PluralRuleSet([(.one, "n = 1")])
        #expect(rules.category(of: fraction) == .other)
        #expect(PluralOperands(decimal: "1", exponent: .max)?.exponent == 400)
        #expect(PluralOperands(decimal: "1", exponent: -1)?.exponent == 0)
    }

    @Test func `a rule is read once and its samples are passed over (PE-20, PE-21)`() throws {
        let rules = try PluralRuleSet([
            (.few, " n%10=2..4 and n % 100!=12..14 or v != 0 @integer 2~4, 22 @decimal 1.5"),
            (.many, "i = 7,9..11"), (.other, "@integer 0"),
        ])
        #expect([2, 12, 22, 7, 8, 10, 107].map(rules.category) == [.few, .other, .few, .many, .other, .many, .other])
        #expect(rules.category(of: try operands("5.0")) == .few)
        #expect(rules.categories == [.few, .many, .other])
        #expect(try PluralRuleSet([(.one, ""), (.two, "n = 2")]).category(of: 2) == .one)
    }

    /// What is known of numbers by their last two digits must not hide a rule that names a number.
    @Test(arguments: [
        ("n = 5000", [5_000], [4_900, 5_001, 100_000]), ("i = 1, 7000..7002", [1, 7_000, 7_002], [6_999, 7_003, 101]),
        ("n = 900", [900], [800, 1_000, 1_900]), ("n = 1 or i = 2000", [1, 2_000], [1_001, 2_100]),
        ("n = 1 and v = 0", [1], [101, 1_001, 10_001]), ("n % 1000 = 1", [1, 2_001], [101, 1_101]),
        ("n % 100 = 1", [1, 101, 5_001], [5_011]), ("n % 3 = 1", [1, 3_001], [3_000, 3_002]),
        ("n != 4000", [0, 3_999, 4_100], [4_000]), ("n = 899", [899], [999, 1_099]),
    ])
    func `a rule is asked about large numbers as about small ones (PE-23)`(
        text: String, ones: [Int], others: [Int]
    ) throws {
        let rules = try PluralRuleSet([(.one, text)])
        #expect(ones.map(rules.category) == ones.map { _ in .one })
        #expect(others.map(rules.category) == others.map { _ in .other })
        #expect(ones.map { -$0 }.map(rules.category) == ones.map { _ in .one })
    }

    @Test(
        arguments: [
            ("n", 1), ("q = 1", 0), ("n = ", 4), ("n = 1 and", 6), ("n = 1 or ", 9), ("n % 0 = 1", 6), ("n = 1..", 7),
            ("n = 1.2", 6), ("n is 1", 2), ("n = 1 und v = 0", 6), ("n = 4294967296", 13), ("n = 1,", 6),
        ])
    func `a text that is no rule is refused where it goes wrong (PE-20)`(text: String, offset: Int) {
        #expect(throws: PluralRuleError(category: .one, offset: offset)) { try PluralRuleSet([(.one, text)]) }
    }

    @Test func `a modulus keeps the fraction of n, not of i (PE-22)`() throws {
        let whole = try PluralRuleSet([(.one, "n % 10 = 1")])
        #expect(whole.category(of: try operands("21.0")) == .one)
        #expect(whole.category(of: try operands("21.5")) == .other)
        let integer = try PluralRuleSet([(.one, "i % 10 = 1")])
        #expect(integer.category(of: try operands("21.5")) == .one)
        let negated = try PluralRuleSet([(.one, "n != 1..3")])
        #expect(negated.category(of: try operands("2.5")) == .one)
        #expect(negated.category(of: 2) == .other)
    }

    @Test(.enabled(if: ICUVersion.icu.major == 72, "counts of ICU 72"))
    func `sets whose larger integers repeat (PE-23)`() throws {
        for (kind, expected) in [(PluralRules.Kind.cardinal, 33), (.ordinal, 23)] {
            let names = Set(try PluralRuleTexts.locales(kind).compactMap { try PluralRuleTexts.setName(of: $0, kind) })
            #expect(try names.count { try PluralRuleSet(named: $0).isPeriodic } == expected)
        }
    }

    @Test func `tasks ask one value (PE-25, MG-11)`() async throws {
        let rules = try PluralRuleSet(of: try #require(LanguageTag("ar")))
        let expected = (0..<3000).map { rules.category(of: $0) }
        let wrong = await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<20_000).count { rules.category(of: ($0 &+ task) % 3000) != expected[($0 &+ task) % 3000] }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }
}
