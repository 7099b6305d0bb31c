import L10nICU
import L10nLocale
import L10nMessages
import Testing

/// The compiled rules against ICU's own evaluation of them, for every locale that ICU has rules for.
struct PluralProofTests {
    /// Ours of each set of rules by its name, for numbers that many locales are asked for.
    private struct Answers {
        var of: [String: [PluralCategory]] = [:]

        init(_ numbers: [PluralOperands]) throws {
            for kind in PluralRules.Kind.allCases {
                for locale in try PluralRuleTexts.locales(kind) {
                    guard let name = try PluralRuleTexts.setName(of: locale, kind), of[name] == nil else { continue }
                    let rules = try PluralRuleSet(named: name)
                    of[name] = numbers.map { rules.category(of: $0) }
                }
            }
        }
    }

    private struct Pair {
        var name: String
        var set: String
        var rules: PluralRules
    }

    private func pairs() throws -> [Pair] {
        try PluralRules.Kind.allCases.flatMap { kind in
            try PluralRuleTexts.locales(kind).map { locale in
                // `root` has no tag but the undetermined one.
                let tag = locale == "root" ? .undetermined : try #require(ICULocale(id: locale).tag, "\(locale)")
                return Pair(
                    name: "\(locale) \(kind)", set: try #require(try PluralRuleTexts.setName(of: locale, kind)),
                    rules: try PluralRules(tag, kind))
            }
        }
    }

    /// PE-30.
    private static let integers: [Int] = {
        var integers = Array(0...2100)
        var power = 1_000
        while power <= 1_000_000_000_000 {
            for leading in [1, 7] {
                integers += [-101, -100, -99, -1, 0, 1, 2, 3, 5, 11, 21, 100, 101].map { leading * power + $0 }
            }
            power *= 10
        }
        return integers
    }()

    /// PE-31: digits and how many of them are the fraction.
    private static let decimals: [(text: String, fraction: Int)] = {
        let wholes = [0, 1, 2, 3, 4, 5, 10, 11, 12, 21, 100, 101, 111, 1000, 1_000_000]
        let fractions = ["0", "1", "2", "5", "10", "11", "20", "21", "100", "101", "110", "555", "999"]
        var decimals: [(text: String, fraction: Int)] = []
        for count in 1...3 {
            for whole in wholes {
                for fraction in fractions where fraction.count <= count {
                    let zeros = String(repeating: "0", count: count - fraction.count)
                    decimals.append(("\(whole).\(zeros)\(fraction)", count))
                }
            }
        }
        return decimals
    }()

    @Test func `the same as ICU for all locales (MG-1 PE-30 to PE-32 and PE-38)`() throws {
        let pairs = try pairs()
        let integers = try Answers(Self.integers.map { PluralOperands($0) })
        var compared = 0
        var mismatches: [String] = []
        for pair in pairs {
            let ours = try #require(integers.of[pair.set])
            for (number, category) in zip(Self.integers, ours) where pair.rules.category(of: number) != category {
                mismatches.append("\(pair.name) \(number)")
            }
            compared += ours.count
        }
        let decimals = try Answers(Self.decimals.map { try #require(PluralOperands(decimal: $0.text)) })
        let english = try #require(LanguageTag("en"))
        let formatters = try (1...3).map {
            try NumberFormatter(english, skeleton: "." + String(repeating: "0", count: $0))
        }
        let sets = try pairs.map { try #require(decimals.of[$0.set]) }
        let number = try FormattedNumber()
        for (index, decimal) in Self.decimals.enumerated() {
            try formatters[decimal.fraction - 1].format(digits: decimal.text, into: number)
            for (pair, ours) in zip(pairs, sets) where pair.rules.category(of: number) != ours[index] {
                mismatches.append("\(pair.name) \(decimal.text)")
            }
            compared += pairs.count
        }
        #expect(mismatches.isEmpty, "\(mismatches.count): \(mismatches.prefix(10))")
        #expect(compared == pairs.count * 2_736)
        #expect(compared > 800_000)
    }

    /// The samples of the rules' own texts, which the evaluation of neither has seen.
    @Test func `the samples of CLDR have their own category (MG-1 PE-34)`() throws {
        let names = Set(
            try PluralRules.Kind.allCases.flatMap { kind in
                try PluralRuleTexts.locales(kind).compactMap { try PluralRuleTexts.setName(of: $0, kind) }
            })
        var count = 0
        for name in names.sorted() {
            let rules = try PluralRuleSet(named: name)
            for (category, text) in try PluralRuleTexts.rules(ofSet: name) {
                for sample in samples(text) {
                    count += 1
                    let parts = sample.split { $0 == "c" || $0 == "e" }.map(String.init)
                    let exponent = parts.count > 1 ? try #require(Int(parts[1])) : 0
                    let operands = try #require(PluralOperands(decimal: parts[0], exponent: exponent), "\(sample)")
                    #expect(rules.category(of: operands) == category, "\(name) \(sample)")
                }
            }
        }
        #expect(count > 2_000)
    }

    /// Every number behind `@integer` and `@decimal`; of a range its ends.
    private func samples(_ text: String) -> [String] {
        text.split(separator: "@").dropFirst().flatMap { list in
            list.drop { $0 != " " }.split { ", ~\u{2026}".contains($0) }.map(String.init)
        }
    }

    @Test func `one changed number of a rule is found (PE-36)`() throws {
        for name in ["pl", "ar", "lv", "fr"] {
            let tag = try #require(LanguageTag(name))
            let judge = try PluralRules(tag)
            let texts = try PluralRuleTexts.rules(of: tag)
            let rule = try #require(texts.first { $0.category != .other })
            let bare = String(rule.text.prefix { $0 != "@" })
            let last = try #require(bare.lastIndex { $0.isNumber })
            let digit = try #require(bare[last].wholeNumberValue)
            let changed = bare.replacingCharacters(at: last, with: Character("\((digit + 1) % 10)"))
            let mutant = try PluralRuleSet(texts.map { $0.category == rule.category ? ($0.category, changed) : $0 })
            let isFound =
                Self.integers.contains { mutant.category(of: $0) != judge.category(of: $0) }
                || Self.decimals.contains { decimal in
                    PluralOperands(decimal: decimal.text).map { mutant.category(of: $0) }
                        != Double(decimal.text).map { judge.category(of: $0) }
                }
            #expect(isFound, "\(name): \(changed)")
        }
    }
}

extension String {
    fileprivate func replacingCharacters(at index: Index, with character: Character) -> String {
        String(self[..<index]) + String(character) + String(self[self.index(after: index)...])
    }
}
