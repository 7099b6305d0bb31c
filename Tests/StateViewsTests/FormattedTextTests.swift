import L10nCatalog
import L10nLocale
import L10nLookup
import L10nMessages
import StateViews
import Testing

/// Texts with numbers, and texts of pseudo-languages: state-views.md 5.5.
@Suite struct FormattedTextTests {
    private static func title(
        _ layers: [CatalogLayer], _ arguments: MessageArguments, in locale: String
    ) throws -> ResolvedText {
        var view = StateViewDefinition.noResults
        view.title = .key("results", arguments: arguments)
        return try #require(Fixture.resolve(view, Catalog(layers: layers), in: [locale]).text(.title))
    }

    private static let english = Fixture.layer(
        "results", format: "%#@count@ for {query}", ["one": "%ld result", "other": "%ld results"], in: "en")

    @Test(arguments: [(0, "0 results"), (1, "1 result"), (1_234, "1,234 results")])
    func `a number that is named like a variable chooses its form`(count: Int, expected: String) throws {
        let text = try Self.title([Self.english], ["count": .int(count), "query": "bikes"], in: "en")
        #expect(text.text == expected + " for bikes")
        #expect(text.issues.isEmpty)
        #expect(text.direction == .leftToRight)
    }

    @Test(arguments: [(1, "wynik 1"), (3, "wyniki 3"), (5, "wynik\u{F3}w 5"), (12_345, "wynik\u{F3}w 12\u{A0}345")])
    func `plurals and digits are those of the text's language (TR-9 F-46 NU-8)`(count: Int, expected: String) throws {
        let polish = Fixture.layer(
            "results", format: "%#@count@",
            ["one": "wynik %ld", "few": "wyniki %ld", "many": "wynik\u{F3}w %ld", "other": "wyniku %ld"], in: "pl")
        let text = try Self.title([Self.english, polish], ["count": .int(count)], in: "pl")
        #expect(text.text == expected)
        let inGerman = try Self.title([Self.english], ["count": .int(count), "query": "x"], in: "de")
        #expect(inGerman.text.hasSuffix(count == 1 ? "result for x" : "results for x"))
        #expect(inGerman.language == .english)
    }

    @Test func `a number that is missing shows no specifier (TR-10)`() throws {
        let text = try Self.title([Self.english], ["query": "bikes"], in: "en")
        #expect(text.text == "\u{2026} for bikes")
        #expect(text.issues == [.unsuppliedArgument])
    }

    @Test func `a numbered value chooses, too`() throws {
        let text = try Self.title([Self.english], MessageArguments([1], named: ["query": "x"]), in: "en")
        #expect(text.text == "1 result for x")
    }

    @Test func `a pseudo-language shows the texts of the developers`() throws {
        let arabic = Fixture.layer(.app, ["ar": ["results": "\u{645}"]])
        let arguments: MessageArguments = ["count": 2, "query": "bikes"]
        let accented = try Self.title([Self.english, arabic], arguments, in: "en-XA")
        #expect(
            accented.text
                == "[2 \u{155}\u{E9}\u{161}\u{FB}\u{13C}\u{163}\u{161} one two \u{192}\u{F6}\u{155} bikes one]")
        #expect(accented.issues.isEmpty)
        let mirrored = try Self.title([Self.english, arabic], arguments, in: "ar-XB")
        #expect(mirrored.direction == .rightToLeft)
        #expect(mirrored.language.description == "ar-XB")
        #expect(mirrored.text.contains("\u{202E}results\u{202C}"))
    }
}
