package import L10nICU
package import L10nLocale

/// Which integers select the plural categories of a language, found by selecting and not by lists.
///
/// Tools that trust CLDR's list of categories ask for `many` in French, which needs a million, and in Czech, which
/// needs a fraction. A value; safe from any thread.
package struct PluralReach: Hashable, Sendable {
    /// When a text needs a form for a category.
    package enum Need: Hashable, Sendable {
        /// Numbers up to the limit select it; the smallest is given.
        case counted(from: Int)
        /// Only larger numbers select it; the smallest is given.
        case aboveLimit(from: Int)
        /// No integer selects it; only fractions do.
        case fractionsOnly
        /// The language does not have it.
        case never
    }

    private let categories: [PluralCategory]
    private let smallest: CategoryNumbers
    private let second: CategoryNumbers
    private let third: CategoryNumbers

    /// Finds the smallest three integers of each category by trying all up to 1,199, then numbers near b · 10^e up to
    /// 10^12.
    ///
    /// CLDR's rules look at a number's last digits (moduli of 10 to 1,000,000) and compare whole numbers only with small
    /// ones; a test holds that against far more integers for each set of rules.
    package init(_ rules: PluralRuleSet) {
        var smallest = CategoryNumbers()
        var second = CategoryNumbers()
        var third = CategoryNumbers()
        func note(_ number: Int) {
            let category = rules.category(of: number)
            guard let first = smallest[category] else {
                smallest[category] = number
                return
            }
            // Numbers close to 1,000 are tried twice.
            guard number != first, third[category] == nil else { return }
            guard let next = second[category] else {
                second[category] = number
                return
            }
            if number != next { third[category] = number }
        }
        for number in 0..<1_200 { note(number) }
        // Where small numbers show three of every category, larger ones change nothing.
        if rules.categories.contains(where: { third[$0] == nil }) {
            var power = 1_000
            while power <= 1_000_000_000_000 {
                for leading in 1...9 {
                    for offset in [0, 1, 2, 3, 5, 11] { note(leading * power + offset) }
                }
                power *= 10
            }
        }
        categories = rules.categories
        self.smallest = smallest
        self.second = second
        self.third = third
    }

    /// What selects the categories of a language; nil for one that CLDR has no rules for.
    ///
    /// Compiles the rules: keep the result. Throws when they cannot be read, which a test rules out.
    package init?(of tag: LanguageTag, _ kind: PluralRules.Kind = .cardinal) throws(ICUError) {
        guard let rules = try PluralRuleSet(ofKnown: tag, kind) else { return nil }
        self.init(rules)
    }

    /// When a category is needed, if numbers up to `limit` are to be expected.
    package func need(for category: PluralCategory, upTo limit: Int = 999_999) -> Need {
        if let number = smallest[category] {
            return number <= limit ? .counted(from: number) : .aboveLimit(from: number)
        }
        return categories.contains(category) ? .fractionsOnly : .never
    }

    /// The categories that a text may need a form for, if numbers up to `limit` are to be expected, in CLDR's order.
    ///
    /// Those that only larger numbers select, such as `many` in French, Spanish, Italian, Portuguese and Catalan, are left
    /// out, as Xcode leaves them out.
    package func expected(upTo limit: Int = 999_999) -> [PluralCategory] {
        categories.filter { category in
            if case .aboveLimit = need(for: category, upTo: limit) { false } else { true }
        }
    }

    /// The categories that numbers up to `limit` select, in CLDR's order.
    package func counted(upTo limit: Int = 999_999) -> [PluralCategory] {
        PluralCategory.allCases.filter { (smallest[$0] ?? .max) <= limit }
    }

    /// The only integer that selects the category, such as 1 for `one` in English; nil when there are more or none.
    package func onlyInteger(of category: PluralCategory) -> Int? {
        second[category] == nil ? smallest[category] : nil
    }

    /// The smallest three integers that select the category; fewer where there are no more.
    package func firstIntegers(of category: PluralCategory) -> [Int] {
        [smallest[category], second[category], third[category]].compactMap { $0 }.sorted()
    }
}
