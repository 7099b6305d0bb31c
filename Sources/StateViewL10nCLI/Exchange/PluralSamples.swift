import L10nLocale
import L10nMessages

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
            self.init(try PluralRuleSet(of: tag))
        } catch {
            throw CommandFailure.environment("\(error)")
        }
    }

    private init(_ rules: PluralRuleSet) {
        var numbers: [PluralCategory: [Int]] = [:]
        for number in Self.integers {
            let category = rules.category(of: number)
            // One more than is shown tells that there are more.
            if (numbers[category]?.count ?? 0) <= Self.count { numbers[category, default: []].append(number) }
        }
        for (category, found) in numbers {
            let more = found.count > Self.count ? ", …" : ""
            texts[category] = found.prefix(Self.count).map(String.init).joined(separator: ", ") + more
        }
        let fraction = PluralOperands(decimal: "1.5").map { rules.category(of: $0) }
        if let fraction, texts[fraction] == nil { texts[fraction] = "fractions, such as 1.5" }
    }
}
