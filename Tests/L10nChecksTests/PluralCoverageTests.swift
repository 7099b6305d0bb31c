import L10nLocale
import L10nMessages
import L10nProject
import MessageChecks
import Testing

@testable import L10nChecks

/// Which numbers a form of a plural stands for.
struct PluralCoverageTests {
    private static func form(
        _ tag: String, _ category: PluralCategory, isZeroApart: Bool = false, isOfRule: Bool = false
    ) throws -> PluralForm {
        let language = try #require(LanguageTag(tag))
        let coverage = PluralCoverage(reach: try PluralReach(of: language), appleZero: isOfRule ? .cldr : .zeroOnly)
        return coverage.form(of: category, isZeroApart: isZeroApart)
    }

    @Test func `one is a single number in English, and many in Russian`() throws {
        #expect(try Self.form("en", .one).coversOneNumber)
        #expect(try !Self.form("ru", .one).coversOneNumber)
    }

    @Test func `one is 0 and 1 in French, and only 1 beside a form for 0`() throws {
        #expect(try Self.form("fr", .one).coversZeroAndOne)
        let apart = try Self.form("fr", .one, isZeroApart: true)
        #expect(apart.coversOneNumber && !apart.coversZeroAndOne)
        // Where forms for zero follow CLDR's rules, French has none.
        #expect(try Self.form("fr", .one, isZeroApart: true, isOfRule: true).coversZeroAndOne)
    }

    @Test func `zero is a category of Latvian, where it is told by rule`() throws {
        #expect(try Self.form("lv", .zero, isOfRule: true).isZeroOfRule)
        #expect(try !Self.form("lv", .zero).isZeroOfRule)
        #expect(try !Self.form("en", .zero, isOfRule: true).isZeroOfRule)
    }

    @Test func `a language that nobody knows misleads nobody`() {
        let coverage = PluralCoverage(reach: nil, appleZero: .cldr)
        #expect(coverage.form(of: .few, isZeroApart: false).coversOneNumber)
    }
}
