import Foundation
import L10nICU
import L10nLocale
import L10nMessages
import L10nSyntax
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// The header of a PO file says what CLDR's rules say of integers.
struct POPluralsTests {
    /// A language for each set of rules that differs from the others.
    private static let languages: [(tag: String, rules: PluralRuleSet, plurals: POPlurals)] = {
        var seen: Set<PluralRuleSet> = []
        return ((try? PluralRuleTexts.locales(.cardinal)) ?? []).compactMap { name in
            guard let tag = LanguageTagReading(name).tag, let rules = try? PluralRuleSet(of: tag),
                seen.insert(rules).inserted
            else { return nil }
            return (name, rules, POPlurals(rules))
        }
    }()

    @Test func `the form of every number up to a million is that of CLDR (N-111)`() throws {
        #expect(Self.languages.count > 30)
        for (tag, rules, plurals) in Self.languages {
            let expression = try #require(PluralExpression(plurals.expression), "\(tag)")
            // Where no modulus is larger than 1,000, what is above 10,000 repeats what is below.
            let isLong = plurals.expression.contains("0000")
            for number in 0...(isLong ? 1_000_000 : 10_000) {
                let category = rules.category(of: number)
                // What only large round numbers select has no form (N-113).
                let wanted = plurals.categories.firstIndex(of: category) ?? plurals.categories.count - 1
                let form = expression.form(of: UInt64(number))
                guard form != wanted else { continue }
                Issue.record("\(tag): \(number) is \(category), and has form \(form ?? -1)")
                break
            }
        }
    }

    @Test(arguments: [
        ("he", [PluralCategory.one, .two, .other]), ("cy", [.zero, .one, .two, .few, .many, .other]),
        ("lv", [.zero, .one, .other]), ("pl", [.one, .few, .many]), ("be", [.one, .few, .many]),
        ("uk", [.one, .few, .many]), ("ru", [.one, .few, .many]), ("cs", [.one, .few, .other]),
        ("lt", [.one, .few, .other]), ("sk", [.one, .few, .other]), ("fr", [.one, .other]), ("es", [.one, .other]),
        ("it", [.one, .other]), ("pt", [.one, .other]), ("ca", [.one, .other]), ("ja", [.other]),
        ("en", [.one, .other]),
    ])
    func `there is one index for each category that integers reach (N-111 N-112 N-113)`(
        language: String, categories: [PluralCategory]
    ) {
        #expect(POPlurals(of: language).categories == categories)
    }

    @Test(.enabled(if: Oracle.hasPython, "needs python3"))
    func `Python gives every number the form that we give it (N-111)`() throws {
        let script = """
            import sys, json, gettext
            for line in open(sys.argv[1]):
                f = gettext.c2py(line.strip())
                print(json.dumps([f(n) for n in range(1200)]))
            """
        let input = Self.languages.map(\.plurals.expression).joined(separator: "\n")
        let lines = String(decoding: try Oracle.python(script, Array(input.utf8)), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == Self.languages.count)
        for (line, language) in zip(lines, Self.languages) {
            let forms = try JSONDecoder().decode([Int].self, from: Data(line.utf8))
            let expression = try #require(PluralExpression(language.plurals.expression))
            #expect(forms == (0..<1200).map { expression.form(of: $0) }, "\(language.tag)")
        }
    }

    @Test func `a header of gettext is read as far as it fits the language`() throws {
        let polish = POPlurals(of: "pl")
        let usual = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
        #expect(polish.indices(ofHeader: usual)?.indices == [.one: 0, .few: 1, .many: 2])
        // Hebrew has two forms there, and three in CLDR.
        #expect(POPlurals(of: "he").indices(ofHeader: "nplurals=2; plural=(n != 1);") == nil)
        // Latvian has its forms in another order, and none for zero that CLDR means.
        #expect(
            POPlurals(of: "lv").indices(
                ofHeader: "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);") == nil)
        let long = "nplurals=2; plural=n" + String(repeating: "+n", count: 200_000) + ";"
        #expect(polish.indices(ofHeader: long) == nil)
        for text in ["", "nplurals=2", "nplurals=2; plural=m", "nplurals=1; plural=n;", "nplurals=x; plural=0"] {
            #expect(polish.indices(ofHeader: text) == nil, "\(text)")
        }
    }
}
