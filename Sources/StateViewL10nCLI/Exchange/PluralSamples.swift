import L10nICU
import L10nLocale

/// Numbers by which a translator knows what the plural categories of a language mean.
struct PluralSamples {
    /// For each category some numbers, such as `2, 3, 4, 22, …`.
    private(set) var texts: [PluralCategory: String] = [:]

    /// So many numbers of a category are named.
    private static let count = 5
    /// What most languages decide by, and the first number of those that treat millions in another way.
    private static let integers = Array(0...1000) + [1_000_000]

    init(of tag: LanguageTag) throws {
        do {
            self.init(try PluralRules(tag))
        } catch {
            throw CommandFailure.environment("\(error)")
        }
    }

    private init(_ rules: PluralRules) {
        var numbers: [PluralCategory: [Int]] = [:]
        for number in Self.integers {
            let category = rules.category(of: number)
            if (numbers[category]?.count ?? 0) <= Self.count { numbers[category, default: []].append(number) }
        }
        for (category, found) in numbers {
            let more = found.count > Self.count ? ", …" : ""
            texts[category] = found.prefix(Self.count).map(String.init).joined(separator: ", ") + more
        }
        for category in rules.categories where texts[category] == nil && rules.category(of: 1.5) == category {
            texts[category] = "fractions, such as 1.5"
        }
    }
}
