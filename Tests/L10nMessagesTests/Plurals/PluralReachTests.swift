import L10nICU
import L10nLocale
import L10nMessages
import Testing

struct PluralReachTests {
    private func reach(_ tag: String, _ kind: PluralRules.Kind = .cardinal) throws -> PluralReach {
        let tag = try #require(LanguageTag(tag))
        let reach = try PluralReach(of: tag, kind)
        return try #require(reach)
    }

    @Test(
        arguments: [
            ("en", "one other"), ("he", "one two other"), ("hr", "one few other"), ("sr", "one few other"),
            ("bs", "one few other"), ("pl", "one few many"), ("ru", "one few many"), ("fr", "one other"),
            ("es", "one other"), ("it", "one other"), ("pt", "one other"), ("pt-PT", "one other"), ("ca", "one other"),
            ("cs", "one few other"), ("sk", "one few other"), ("lt", "one few other"), ("ja", "other"),
            ("ar", "zero one two few many other"), ("cy", "zero one two few many other"), ("lv", "zero one other"),
            ("sl", "one two few other"),
        ])
    func `categories that numbers up to 999,999 select (DEC-1)`(tag: String, categories: String) throws {
        #expect(try reach(tag).counted().map(\.rawValue).joined(separator: " ") == categories)
    }

    @Test func `the smallest number decides (DEC-1)`() throws {
        #expect(try reach("pl").need(for: .few) == .counted(from: 2))
        #expect(try reach("pl").need(for: .many) == .counted(from: 0))
        #expect(try reach("pl").need(for: .other) == .fractionsOnly)
        for tag in ["fr", "es", "it", "pt", "pt-PT", "ca"] {
            #expect(try reach(tag).need(for: .many) == .aboveLimit(from: 1_000_000))
            #expect(try reach(tag).need(for: .many, upTo: 1_000_000) == .counted(from: 1_000_000))
        }
        for tag in ["cs", "sk", "lt"] { #expect(try reach(tag).need(for: .many) == .fractionsOnly) }
        #expect(try reach("he").need(for: .many) == .never)
        #expect(try reach("en").need(for: .zero) == .never)
        #expect(try reach("lv").need(for: .zero) == .counted(from: 0))
        #expect(try reach("en").need(for: .other, upTo: 0) == .counted(from: 0))
        #expect(try reach("en").need(for: .one, upTo: 0) == .aboveLimit(from: 1))
    }

    @Test func `the categories that a text may need a form for (DEC-1)`() throws {
        for tag in ["fr", "es", "it", "pt", "pt-PT", "ca"] {
            #expect(try reach(tag).expected() == [.one, .other])
            #expect(try reach(tag).expected(upTo: 1_000_000) == [.one, .many, .other])
        }
        #expect(try reach("cs").expected() == [.one, .few, .many, .other])
        #expect(try reach("pl").expected() == [.one, .few, .many, .other])
    }

    @Test func `the first integers of a category`() throws {
        #expect(try reach("fr").firstIntegers(of: .one) == [0, 1])
        #expect(try reach("ru").firstIntegers(of: .one) == [1, 21, 31])
        #expect(try reach("en").firstIntegers(of: .one) == [1])
        #expect(try reach("zh-Hant").firstIntegers(of: .one) == [])
    }

    @Test func `a language without rules`() throws {
        #expect(try PluralReach(of: .undetermined) == nil)
        let japanese = try #require(LanguageTag("ja"))
        #expect(try PluralReach(of: japanese) != nil)
    }

    @Test func `a category that one integer alone selects`() throws {
        #expect(try reach("en").onlyInteger(of: .one) == 1)
        #expect(try reach("en").onlyInteger(of: .other) == nil)
        #expect(try reach("ru").onlyInteger(of: .one) == nil)
        #expect(try reach("fr").onlyInteger(of: .one) == nil)
        #expect(try reach("fr").onlyInteger(of: .many) == nil)
        #expect(try reach("ar").onlyInteger(of: .two) == 2)
        #expect(try reach("lv").onlyInteger(of: .zero) == nil)
        #expect(try reach("cs").onlyInteger(of: .many) == nil)
        #expect(try reach("en", .ordinal).onlyInteger(of: .one) == nil)
    }

    /// One locale stands for each set of rules. A category that is found among the integers tried one by one is right by
    /// itself; where two are not, every integer to 200,001 is asked, which covers all moduli but one million, and those
    /// around each thousand up to a million.
    @Test func `what is found is what trying every integer finds (DEC-1)`() throws {
        let tried = Array(0...200_001) + (201...1_000).flatMap { ($0 * 1_000 - 2)...($0 * 1_000 + 2) }
        for kind in PluralRules.Kind.allCases {
            var sets: Set<String> = []
            for locale in try PluralRuleTexts.locales(kind) {
                guard let name = try PluralRuleTexts.setName(of: locale, kind), sets.insert(name).inserted,
                    let tag = ICULocale(id: locale).tag
                else { continue }
                let rules = try PluralRules(tag, kind)
                let found = try PluralReach(of: tag, kind)
                let reach = try #require(found)
                let open = rules.categories.filter { category in
                    guard case .counted(let smallest) = reach.need(for: category) else { return true }
                    return smallest >= 1_200 || reach.onlyInteger(of: category) != nil
                }
                guard !open.isEmpty else { continue }
                var numbers: [PluralCategory: [Int]] = [:]
                for number in tried {
                    let category = rules.category(of: number)
                    if open.contains(category), numbers[category, default: []].count < 2 {
                        numbers[category, default: []].append(number)
                    }
                }
                for category in open {
                    let asked = numbers[category] ?? []
                    switch reach.need(for: category, upTo: 1_000_002) {
                    case .counted(let smallest): #expect(asked.first == smallest, "\(locale) \(category)")
                    case .aboveLimit, .fractionsOnly, .never: #expect(asked.isEmpty, "\(locale) \(category)")
                    }
                    if let only = reach.onlyInteger(of: category), only <= 1_000_002 {
                        #expect(asked == [only], "\(locale) \(category)")
                    }
                }
            }
        }
    }
}
