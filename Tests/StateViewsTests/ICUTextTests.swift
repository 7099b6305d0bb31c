import L10nCatalog
import L10nLocale
import L10nLookup
import L10nMessages
import StateViews
import Testing

/// Texts of state views that the project writes in ICU's notation.
@Suite struct ICUTextTests {
    private static func title(
        _ texts: [String: String], _ arguments: MessageArguments = [], in locale: String,
        syntax: MessageSyntax? = MessageSyntax(.icu)
    ) throws -> ResolvedText {
        let layer = Fixture.layer(.app, texts.mapValues { ["results": $0] })
        let catalog = Catalog(layers: [layer])
        let tag = try #require(LanguageTag(locale))
        var view = StateViewDefinition.noResults
        view.title = .key("results", arguments: arguments)
        let resolved = StateViewResolver.resolve(
            view, in: StateViewEnvironment(locales: [tag]),
            lookup: CatalogLookup(catalog, localizer: Localizer(catalog), syntax: { _ in syntax }), look: nil)
        return try #require(resolved.text(.title))
    }

    private static let results = "{count, plural, =0{Nothing} one{# result} other{# results}} for {query}, 100%"

    @Test(arguments: [(0, "Nothing"), (1, "1 result"), (1_234, "1,234 results")])
    func `a text in ICU's notation is formatted with its arguments`(count: Int, expected: String) throws {
        let text = try Self.title(["en": Self.results], ["count": .int(count), "query": "bikes"], in: "en")
        #expect(text.text == expected + " for bikes, 100%")
        #expect(text.issues.isEmpty)
    }

    @Test func `fractions choose the category that ICU chooses`() throws {
        let text = "{n, plural, one{# dag} other{# dagen}}"
        #expect(try Self.title(["nl": text], ["n": .double(1.5)], in: "nl").text == "1,5 dagen")
        #expect(
            try Self.title(["fr": "{n, plural, one{# jour} other{# jours}}"], ["n": .double(1.5)], in: "fr").text
                == "1,5 jour")
    }

    @Test func `numbered arguments are the first, the second and so on`() throws {
        let arguments = MessageArguments([.string("a"), 1])
        #expect(
            try Self.title(["en": "{0} {1, plural, one{# x} other{# xs}} {2}"], arguments, in: "en").text
                == "a 1 x \u{2026}")
    }

    @Test func `a message that is known is the same in another direction, language and with other values`() throws {
        let languages = MessageLanguages()
        func text(_ text: String, _ tag: LanguageTag, _ direction: TextDirection, _ count: Int) -> String? {
            languages.viewMessage(text, apostrophes: .doubleOptional, in: tag, direction: direction)?
                .format(["n": .int(count)]).text
        }
        let message = "{n, plural, one{# x} other{# xs}}"
        for _ in 0..<2 {
            #expect(text(message, .english, .leftToRight, 1) == "1 x")
            #expect(text(message, .english, .leftToRight, 2_000) == "2,000 xs")
            #expect(text(message, .english, .rightToLeft, 2) == "\u{2067}2\u{2069} xs")
            #expect(text(message, try #require(LanguageTag("fr")), .leftToRight, 0) == "0 x")
        }
        // More than are kept.
        for index in 0..<3_000 {
            #expect(text("\(index) {n}", .english, .leftToRight, index % 1_000) == "\(index) \(index % 1_000)")
        }
    }

    @Test func `a moment is told in the time zone of the reader (MD-5)`() throws {
        let catalog = Catalog(layers: [Fixture.layer(.app, ["en": ["opens": "Opens {t, time, ::HHmm}"]])])
        let languages = MessageLanguages()
        func text(_ zone: String?) throws -> String {
            var environment = StateViewEnvironment(locales: [.english])
            environment.timeZone = zone
            let lookup = CatalogLookup(
                catalog, localizer: Localizer(catalog), syntax: { _ in MessageSyntax(.icu) })
            let resolver = StateViewTextResolver(
                lookup, environment: environment.reading([.english]), languages: languages)
            let moment = MessageArgument(.date(milliseconds: 1_700_000_000_000))
            return resolver.text("opens", MessageArguments(named: ["t": moment])).text
        }
        for _ in 0..<2 {
            #expect(try text(nil) == "Opens 22:13")
            #expect(try text("America/New_York") == "Opens 17:13")
            #expect(try text("Europe/Copenhagen") == "Opens 23:13")
            #expect(try text("No/Where") == "Opens 22:13")
        }
    }

    @Test func `values are isolated in the direction of the text (TR-12)`() throws {
        let arabic = try Self.title(["ar": "\u{645} {query}"], ["query": "bikes"], in: "ar")
        #expect(arabic.text == "\u{645} \u{2068}bikes\u{2069}")
        #expect(arabic.direction == .rightToLeft)
    }

    @Test func `a value that is missing or of another type shows no hole (TR-11)`() throws {
        let text = try Self.title(["en": Self.results], ["count": "many"], in: "en")
        #expect(text.text == "\u{2026} results for \u{2026}, 100%")
        #expect(text.issues == [.unsuppliedArgument])
    }

    @Test func `a text without a meaning is shown as it is, with an issue`() throws {
        let text = try Self.title(["en": "{count, plural, one{x}}"], ["count": 1], in: "en")
        #expect(text.text == "{count, plural, one{x}}")
        #expect(text.issues == [.damagedMessage])
    }

    @Test func `apostrophes quote as the project says`() throws {
        #expect(try Self.title(["en": "it''s '{'x'}'"], in: "en").text == "it's {x}")
        let java = MessageSyntax(.icu, apostrophes: .doubleRequired)
        #expect(try Self.title(["en": "it's {x}"], in: "en", syntax: java).text == "its {x}")
    }

    @Test func `a plain text is never filled in`() throws {
        let text = try Self.title(
            ["en": "{count} %@"], MessageArguments(["x"], named: ["count": 1]), in: "en", syntax: MessageSyntax(.plain))
        #expect(text.text == "{count} %@")
        #expect(text.issues.isEmpty)
    }

    @Test func `in printf braces are text`() throws {
        let text = try Self.title(
            ["en": "{count} %@"], MessageArguments(["x"], named: ["count": 1]), in: "en", syntax: MessageSyntax(.printf)
        )
        #expect(text.text == "{count} x")
    }

    @Test func `a pseudo-language changes the texts of cases, and leaves what the project has in it`() throws {
        let arguments: MessageArguments = ["count": 2, "query": "bikes"]
        let text = try Self.title(["en": Self.results], arguments, in: "en-XA")
        #expect(text.text == "[2 ŕéšûļţš one two ƒöŕ bikes, 100% one two]")
        #expect(text.language.description == "en-XA")
        let own = Fixture.layer(.app, ["en": ["results": "x"], "en-XA": ["results": "[own]"]])
        let catalog = Catalog(layers: [own])
        var view = StateViewDefinition.noResults
        view.title = .key("results")
        let tags = ["en-XA", "en"].compactMap { LanguageTag($0) }
        let resolved = StateViewResolver.resolve(
            view, in: StateViewEnvironment(locales: [tags[0]], chain: tags),
            lookup: CatalogLookup(catalog, localizer: Localizer(catalog)), look: nil)
        #expect(resolved.text(.title)?.text == "[own]")
    }
}
