package import L10nLocale
import L10nSource

/// The plural rules of one language, compiled: the category of a number as it is shown.
///
/// A value that any number of threads may ask; asking allocates nothing. Compiling runs the rules 1,024 times, so keep
/// the result. Source: UTS #35 part 3, section 5 (language plural rules).
package struct PluralRuleSet: Hashable, Sendable {
    /// The rules as 32-bit words, in the order in which they are tried (PE-21). Of each category: its number, how many
    /// alternatives it has, and the words up to the next category; of each alternative: how many relations it has, and
    /// the words up to the next; of each relation: operand, negation and number of ranges in one word, the modulus or
    /// 0, then low and high of each range.
    let words: [UInt32]
    /// The categories of the integers from 0 to 1,023.
    private let small: [PluralCategory]
    /// Whether larger integers have the category of `900 + n % 100`.
    package let isPeriodic: Bool
    /// The categories that the rules name, in CLDR's order; `other` is always among them.
    package let categories: [PluralCategory]
    /// Whether they stand in for the rules of a language that has none.
    package let isOfNoLanguage: Bool

    /// The rules of a language that has none: every number is `other`.
    package static let none = PluralRuleSet(words: [], categories: [.other], isOfNoLanguage: true)

    /// Compiles the texts of rules, in the order in which they are tried; `other` is what is left, wherever it stands.
    /// Samples behind an `@` are passed over.
    package init(_ rules: [(category: PluralCategory, text: String)]) throws(PluralRuleError) {
        var words: [UInt32] = []
        for (category, text) in rules where category != .other {
            var reader = PluralRuleReader(category: category, text: Array(text.utf8))
            try reader.read(into: &words)
        }
        let named = Set(rules.map(\.category))
        self.init(words: words, categories: PluralCategory.allCases.filter { $0 == .other || named.contains($0) })
    }

    init(words: [UInt32], categories: [PluralCategory], isOfNoLanguage: Bool = false) {
        self.words = words
        self.isOfNoLanguage = isOfNoLanguage
        self.categories = categories
        small = (0..<1_024).map { Self.run(words.span, PluralOperands($0)) }
        isPeriodic = Self.isPeriodic(words.span)
    }

    /// The category of an integer that is shown without fraction digits.
    package func category(of number: UInt64) -> PluralCategory {
        if number < 1_024 { return small[Int(number)] }
        if isPeriodic { return small[900 + Int(number % 100)] }
        return Self.run(words.span, PluralOperands(number))
    }

    /// The same for an integer from 0 to 1,023.
    func category(ofSmall number: Int) -> PluralCategory { small[number] }

    /// The category of an integer that is shown without fraction digits. The sign is ignored.
    package func category(of number: Int) -> PluralCategory { category(of: UInt64(number.magnitude)) }

    package func category(of operands: PluralOperands) -> PluralCategory {
        operands.isPlainInteger ? category(of: operands.integer) : Self.run(words.span, operands)
    }
}

// MARK: Evaluation

extension PluralRuleSet {
    /// The operands as words number them.
    enum Operand: UInt32 {
        case n, i, v, w, f, t, c
    }

    private static func run(_ words: Span<UInt32>, _ operands: PluralOperands) -> PluralCategory {
        var index = 0
        while index < words.count {
            if holds(words, index, operands) { return PluralCategory(word: words[index]) }
            index += Int(words[index + 2])
        }
        return .other
    }

    /// Whether one of the alternatives of the category at `start` holds; one without alternatives always does.
    private static func holds(_ words: Span<UInt32>, _ start: Int, _ operands: PluralOperands) -> Bool {
        var alternatives = words[start + 1]
        if alternatives == 0 { return true }
        var index = start + 3
        while alternatives > 0 {
            var relations = words[index]
            var relation = index + 2
            while relations > 0 {
                let ranges = Int(words[relation] >> 16)
                if !holds(words, relation, ranges, operands) { break }
                relation += 2 + 2 * ranges
                relations -= 1
            }
            if relations == 0 { return true }
            index += Int(words[index + 1])
            alternatives -= 1
        }
        return false
    }

    private static func holds(
        _ words: Span<UInt32>, _ relation: Int, _ ranges: Int, _ operands: PluralOperands
    ) -> Bool {
        let isNegated = words[relation] & 0x100 != 0
        var value: UInt64
        switch words[relation] & 0xFF {
        case Operand.n.rawValue:
            // A number with a fraction is in no range of integers (PE-22).
            if operands.significantFractionDigits > 0 { return isNegated }
            value = operands.integer
        case Operand.i.rawValue: value = operands.integer
        case Operand.v.rawValue: value = UInt64(operands.visibleFractionDigits)
        case Operand.w.rawValue: value = UInt64(operands.significantFractionDigits)
        case Operand.f.rawValue: value = operands.fraction
        case Operand.t.rawValue: value = operands.significantFraction
        default: value = UInt64(operands.exponent)
        }
        let modulus = words[relation + 1]
        if modulus != 0 { value %= UInt64(modulus) }
        var index = relation + 2
        for _ in 0..<ranges {
            if value >= UInt64(words[index]), value <= UInt64(words[index + 1]) { return !isNegated }
            index += 2
        }
        return isNegated
    }

    /// Whether the rules see no more of an integer above 900 than its last two digits: all moduli divide 100, and what
    /// is compared as a whole is compared with nothing above 900.
    private static func isPeriodic(_ words: Span<UInt32>) -> Bool {
        var index = 0
        while index < words.count {
            var alternatives = words[index + 1]
            index += 3
            while alternatives > 0 {
                var relations = words[index]
                index += 2
                while relations > 0 {
                    let ranges = Int(words[index] >> 16)
                    let isWhole = words[index] & 0xFF <= Operand.i.rawValue
                    let modulus = words[index + 1]
                    index += 2
                    if isWhole, modulus != 0, 100 % modulus != 0 { return false }
                    for range in 0..<ranges where isWhole && modulus == 0 && words[index + 2 * range + 1] >= 900 {
                        return false
                    }
                    index += 2 * ranges
                    relations -= 1
                }
                alternatives -= 1
            }
        }
        return true
    }
}

extension PluralCategory {
    /// The category of a word; whatever is none is `other`.
    init(word: UInt32) {
        switch word {
        case 0: self = .zero
        case 1: self = .one
        case 2: self = .two
        case 3: self = .few
        case 4: self = .many
        default: self = .other
        }
    }
}
