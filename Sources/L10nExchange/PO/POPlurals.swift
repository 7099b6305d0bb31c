import L10nLocale
import L10nMessages

/// The plural forms of a language in PO files: one index for each category that integers up to 999,999 select, in the
/// order zero, one, two, few, many, other.
///
/// The tables of gettext differ from CLDR's rules, so that the expression is made of these.
struct POPlurals: Sendable {
    /// The category of each index.
    let categories: [PluralCategory]
    /// What says which index a number has, in C.
    let expression: String
    private let rules: PluralRuleSet

    init(_ rules: PluralRuleSet) {
        self.rules = rules
        let counted = PluralReach(rules).counted()
        let conditions = rules.integerConditions.filter { counted.contains($0.category) }
        // Where no integer is left for `other`, all that are left have the last category.
        let fallback = counted.contains(.other) ? .other : conditions.last?.category ?? .other
        categories = counted
        var text = ""
        for condition in conditions where condition.category != fallback {
            let index = counted.firstIndex(of: condition.category) ?? 0
            text += "\(Self.text(condition.alternatives)) ? \(index) : "
        }
        expression = text + String(counted.firstIndex(of: fallback) ?? 0)
    }

    /// The forms of a language; those of none where its rules are not known.
    init(of language: String?) {
        let tag = language.flatMap { LanguageTagReading($0).tag }
        self.init(tag.flatMap { try? PluralRuleSet(of: $0) } ?? .none)
    }

    var header: String {
        categories.count == 1 ? "nplurals=1; plural=0;" : "nplurals=\(categories.count); plural=(\(expression));"
    }

    /// Which index of a file holds the form of each category, by what its header says; nil where that fits the language's
    /// rules in no way, as a category would have several forms, or share one.
    func indices(ofHeader value: String) -> (indices: [PluralCategory: Int], count: Int)? {
        let fields = value.split(separator: ";").map { field in
            field.split(separator: "=", maxSplits: 1).map { part in part.filter { $0 != " " && $0 != "\t" } }
        }
        func field(_ name: String) -> String? { fields.first { $0.first == name && $0.count == 2 }?[1] }
        guard let count = field("nplurals").flatMap({ Int($0) }), (1...100).contains(count),
            let expression = field("plural").flatMap({ PluralExpression($0) })
        else { return nil }
        var indices: [PluralCategory: Int] = [:]
        // Below a million only the rules of Cornish look at more than the last three digits.
        for number in Array(0..<1_000) + [10_000, 100_000, 100_001, 100_002, 100_005] {
            let category = rules.category(of: number)
            guard let form = expression.form(of: UInt64(number)), form < count else { return nil }
            if indices[category, default: form] != form { return nil }
            indices[category] = form
        }
        // A form for several categories would say the same of numbers that the language tells apart.
        let taken = Set(indices.values)
        guard taken.count == categories.count else { return nil }
        let left = (0..<count).filter { !taken.contains($0) }
        if left.count == 1, let category = uncounted, isForm(left[0], of: category, by: expression) {
            indices[category] = left[0]
        }
        return (indices, count)
    }

    /// The one category that no integer of these selects, for which other tools have a form as well: that of fractions, such
    /// as `other` in Polish, or that of millions, such as `many` in French.
    private var uncounted: PluralCategory? {
        let others = rules.categories.filter { !categories.contains($0) }
        return others.count == 1 ? others.first : nil
    }

    private func isForm(_ index: Int, of category: PluralCategory, by expression: PluralExpression) -> Bool {
        guard case .aboveLimit(let number) = PluralReach(rules).need(for: category) else { return true }
        return expression.form(of: UInt64(number)) == index
    }

    // MARK: C

    private static func text(_ alternatives: [[PluralRuleSet.IntegerRelation]]) -> String {
        let parts = alternatives.map { relations in
            relations.isEmpty ? "1" : relations.map(text).joined(separator: " && ")
        }
        return parts.count == 1 ? parts[0] : parts.map { $0.contains("&&") ? "(\($0))" : $0 }.joined(separator: " || ")
    }

    private static func text(_ relation: PluralRuleSet.IntegerRelation) -> String {
        let number = relation.modulus == 0 ? "n" : "n%\(relation.modulus)"
        let parts = relation.ranges.map { range in
            let (low, high) = (range.lowerBound, range.upperBound)
            if low == high { return "\(number)\(relation.isNegated ? "!=" : "==")\(low)" }
            if relation.isNegated { return low == 0 ? "\(number)>\(high)" : "(\(number)<\(low) || \(number)>\(high))" }
            return low == 0 ? "\(number)<=\(high)" : "(\(number)>=\(low) && \(number)<=\(high))"
        }
        if parts.count == 1 { return parts[0] }
        return "(\(parts.joined(separator: relation.isNegated ? " && " : " || ")))"
    }
}
