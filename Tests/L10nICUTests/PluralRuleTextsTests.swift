import L10nICU
import L10nLocale
import Testing

struct PluralRuleTextsTests {
    @Test(.enabled(if: ICUVersion.icu.major == 72, "counts of ICU 72"))
    func `the tables of rules (PE-1)`() throws {
        let cardinals = try PluralRuleTexts.locales(.cardinal)
        let ordinals = try PluralRuleTexts.locales(.ordinal)
        #expect(cardinals.count == 219)
        #expect(ordinals.count == 104)
        let cardinalSets = Set(try cardinals.compactMap { try PluralRuleTexts.setName(of: $0, .cardinal) })
        let ordinalSets = Set(try ordinals.compactMap { try PluralRuleTexts.setName(of: $0, .ordinal) })
        #expect(cardinalSets.count == 39)
        #expect(ordinalSets.count == 24)
        #expect(cardinalSets.union(ordinalSets).count == 63)
    }

    @Test func `the look-up cuts subtags (PE-2)`() throws {
        func name(_ locale: String) throws -> String? { try PluralRuleTexts.setName(of: locale, .cardinal) }
        #expect(try name("pt_PT") != name("pt"))
        #expect(try name("pt_AO") == name("pt"))
        #expect(try name("zh_Hant_HK") == name("zh"))
        #expect(try name("en_GB") == name("en"))
        #expect(try name("de_AT@collation=phonebook") == name("de"))
        #expect(try name("root") != nil)
        #expect(try name("xx") == nil)
        #expect(try name("") == nil)
    }

    @Test func `a set has a text for each category (PE-20)`() throws {
        let rules = try PluralRuleTexts.rules(of: try #require(LanguageTag("en")))
        #expect(rules.map(\.category) == [.one, .other])
        #expect(rules.first?.text.hasPrefix("i = 1 and v = 0") == true)
        #expect(try PluralRuleTexts.rules(of: try #require(LanguageTag("xx"))).isEmpty)
        #expect(try PluralRuleTexts.rules(ofSet: "no such set").isEmpty)
    }

    @Test func `the categories of the texts are those of the rules`() throws {
        for kind in PluralRules.Kind.allCases {
            for locale in try PluralRuleTexts.locales(kind) {
                guard let tag = ICULocale(id: locale).tag else { continue }
                let texts = Set(try PluralRuleTexts.rules(of: tag, kind).map(\.category)).union([.other])
                #expect(texts == Set(try PluralRules(tag, kind).categories), "\(locale)")
            }
        }
    }
}

struct ICUResourceTests {
    @Test func `a missing bundle throws, a missing item is nil`() throws {
        #expect(throws: ICUError.self) { _ = try ICUResource(bundle: "no such bundle") }
        let bundle = try ICUResource(bundle: "plurals")
        #expect(bundle.isTable && !bundle.isArray && bundle.key == nil)
        if try bundle.item("no such item") != nil { Issue.record("an item that does not exist was found") }
        #expect(throws: ICUError.self) { _ = try bundle.item(at: 1_000_000) }
        #expect(throws: ICUError.self) { _ = try bundle.item(at: -1) }
        #expect(try bundle.text() == nil)
    }

    @Test func `an error names the request and the status`() {
        do {
            _ = try ICUResource(bundle: "no such bundle")
        } catch {
            #expect(error.description == "ICU has no data 'no such bundle' (U_MISSING_RESOURCE_ERROR)")
        }
    }
}
