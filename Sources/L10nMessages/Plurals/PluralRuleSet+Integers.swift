package import L10nLocale

/// What plural rules say of integers that are shown without fraction digits, for whoever writes them in another notation.
extension PluralRuleSet {
    /// A comparison of a number, or of what is left of it behind a division.
    package struct IntegerRelation: Hashable, Sendable {
        /// What the number is divided by first; 0 where it is compared as a whole.
        package var modulus: UInt32
        package var isNegated: Bool
        package var ranges: [ClosedRange<UInt32>]
    }

    /// The conditions of a category: it is chosen where all relations of one of them hold. One without relations always
    /// holds.
    package struct IntegerConditions: Hashable, Sendable {
        package var category: PluralCategory
        package var alternatives: [[IntegerRelation]]
    }

    /// In the order in which they are tried; where none holds, the category is `other`. Categories that only fractions
    /// select are left out.
    package var integerConditions: [IntegerConditions] {
        var result: [IntegerConditions] = []
        var index = 0
        while index < words.count {
            let category = PluralCategory(word: words[index])
            let count = Int(words[index + 1])
            index += 3
            var alternatives: [[IntegerRelation]] = count == 0 ? [[]] : []
            for _ in 0..<count {
                let relations = Int(words[index])
                index += 2
                var condition: [IntegerRelation]? = []
                for _ in 0..<relations {
                    let relation = relation(at: index)
                    let isAboutInteger = words[index] & 0xFF <= Operand.i.rawValue
                    index += 2 + 2 * relation.ranges.count
                    if isAboutInteger {
                        condition?.append(relation)
                    } else if relation.ranges.contains(where: { $0.contains(0) }) == relation.isNegated {
                        // An integer has no fraction digits and no exponent.
                        condition = nil
                    }
                }
                if let condition { alternatives.append(condition) }
            }
            if !alternatives.isEmpty {
                result.append(IntegerConditions(category: category, alternatives: alternatives))
            }
        }
        return result
    }

    private func relation(at index: Int) -> IntegerRelation {
        let ranges = (0..<Int(words[index] >> 16)).map { words[index + 2 + 2 * $0]...words[index + 3 + 2 * $0] }
        return IntegerRelation(
            modulus: words[index + 1], isNegated: words[index] & 0x100 != 0, ranges: ranges)
    }
}
