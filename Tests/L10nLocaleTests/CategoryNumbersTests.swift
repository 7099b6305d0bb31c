import L10nLocale
import Testing

struct CategoryNumbersTests {
    @Test func `numbers are kept by category`() {
        var numbers = CategoryNumbers()
        #expect(numbers.categories.isEmpty)
        for category in PluralCategory.allCases { #expect(numbers[category] == nil) }
        numbers[.other] = 0
        numbers[.zero] = 7
        numbers[.few] = .max
        #expect(numbers.categories == [.zero, .few, .other])
        #expect(numbers.count == 3)
        #expect(numbers[.zero] == 7)
        #expect(numbers[.few] == .max)
        #expect(numbers[.other] == 0)
        numbers[.zero] = nil
        #expect(numbers.categories == [.few, .other])
        numbers[.few] = nil
        numbers[.other] = nil
        #expect(numbers == CategoryNumbers())
    }

    @Test func `categories are in CLDR's order`() {
        #expect(PluralCategory.allCases.map(\.order) == Array(0..<6))
    }
}
