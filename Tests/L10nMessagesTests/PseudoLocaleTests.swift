import Foundation
import L10nLocale
import L10nSource
import TestSupport
import Testing

@testable import L10nMessages

@Suite struct PseudoLocaleTests {
    private static func locale(_ tag: String) throws -> PseudoLocale {
        let tag = try #require(LanguageTag(tag))
        return try #require(PseudoLocale(tag))
    }

    @Test(
        arguments: [
            ("en-XA", [.accented, .expanded, .brackets]), ("de-XA", [.accented, .expanded, .brackets]),
            ("ar-XB", .mirrored), ("en-x-accented", .accented), ("en-x-doubled-brackets", [.doubled, .brackets]),
            ("ar-x-mirrored-expanded", [.mirrored, .expanded]),
        ] as [(String, PseudoLocale.Methods)])
    func `tags that name pseudo-languages`(tag: String, methods: PseudoLocale.Methods) throws {
        #expect(try Self.locale(tag).methods == methods)
    }

    @Test(arguments: ["en", "en-US", "ar", "en-x-other", "en-x-accented-other", "en-XC"])
    func `other tags name none`(tag: String) throws {
        let tag = try #require(LanguageTag(tag))
        #expect(PseudoLocale(tag) == nil)
    }

    @Test func `the direction is that of the letters`() throws {
        #expect(try Self.locale("en-XA").direction == .leftToRight)
        #expect(try Self.locale("ar-XB").direction == .rightToLeft)
        #expect(try Self.locale("en-x-mirrored").direction == .rightToLeft)
    }

    @Test(arguments: [
        ("en-XA", "Try again", "[Ţŕý åĝåîñ one two]"),
        ("en-x-accented", "%1$@ has %2$d <b>new</b> items &amp; {n}", "%1$@ ĥåš %2$d <b>ñéŵ</b> îţéɱš &amp; {n}"),
        ("en-x-brackets", " Back \n", " [Back] \n"),
        ("en-x-brackets", "", ""), ("en-x-brackets", "  ", "  "),
        ("en-x-doubled", "Delete %@?", "Delete %@? Delete ?"),
        (
            "en-x-expanded", "12345 12345 12345 12345 12345 12345 12345",
            "12345 12345 12345 12345 12345 12345 12345 one two three"
        ),
        ("en-x-expanded", "再试一次", "再试一次 one two"),
        ("en-x-expanded", "再试ab", "再试ab one"),
        ("ar-XB", "Hi %@", "\u{200F}\u{202E}Hi\u{202C}\u{200F} %@"),
        (
            "en-x-accented", "See https://a.example/b?c for [help](app://help)",
            "Šéé https://a.example/b?c ƒöŕ [ĥéļþ](app://help)"
        ),
        ("en-x-accented", "^[%d apple](inflect: true)", "^[%d åþþļé](inflect: true)"),
        ("en-XA", "100%", "[one 100%"),
        // Addresses lead somewhere only as they are.
        ("en-x-accented", "Write to help.desk+app@mail.example.com.", "Ŵŕîţé ţö help.desk+app@mail.example.com."),
        ("en-x-accented", "Visit www.example.org, then go on.", "Ṽîšîţ www.example.org, ţĥéñ ĝö öñ."),
        ("en-x-accented", "(example.co.uk/a/Path?q=x#y) or not", "(example.co.uk/a/Path?q=x#y) öŕ ñöţ"),
        ("en-x-accented", "HTTPS://EXAMPLE.COM \"ftp://a.b/c\"", "HTTPS://EXAMPLE.COM \"ftp://a.b/c\""),
        ("en-x-accented", "mailto:me@a.org or tel:x-1", "mailto:me@a.org öŕ tel:x-1"),
        (
            "en-x-accented", "Server localhost:8123 or hass.local:8123/api",
            "Šéŕṽéŕ localhost:8123 öŕ hass.local:8123/api"
        ),
        ("en-x-accented", "https://%@.example.com/%d/edit now", "https://%@.example.com/%d/edit ñöŵ"),
        ("en-x-accented", "%@@example.com and {user}@example.com", "%@@example.com åñð {user}@example.com"),
        ("en-XA", "https://a.org/%", "[https://a.org/%"),
        ("ar-XB", "At 10.0.0.1", "\u{200F}\u{202E}At\u{202C}\u{200F} 10.0.0.1"),
        // What only looks like one.
        ("en-x-accented", "e.g. this... and/or that. Done.Next: 3.5mm", "é.ĝ. ţĥîš... åñð/öŕ ţĥåţ. Ðöñé.Ñéẋţ: 3.5ɱɱ"),
        ("en-x-accented", "tel: now, sms:", "ţéļ: ñöŵ, šɱš:"), ("en-x-accented", "tel/now", "ţéļ/ñöŵ"),
        ("en-x-accented", "localhost: on", "localhost: öñ"),
        ("en-x-accented", "a.ab:x a.AB a.b @a.", "a.ab:ẋ å.ÅƁ å.ƀ @å."), ("en-x-accented", "ab.c-d.ef", "ab.c-d.ef"),
        ("en-x-accented", "@home a@b note: this", "@ĥöɱé å@ƀ ñöţé: ţĥîš"),
    ])
    func `what becomes of a text`(tag: String, text: String, expected: String) throws {
        #expect(try Self.locale(tag).text(text, notation: .printfAndNamed) == expected)
    }

    @Test func `a part has no brackets, and the value of a substitution stays`() throws {
        let text = try Self.locale("en-XA").text("%arg files", notation: .substitution, isPart: true)
        #expect(text == "%arg ƒîļéš one two")
    }

    @Test(arguments: [(1, 1), (10, 10), (11, 9), (20, 16), (21, 13), (30, 18), (31, 13), (70, 28), (71, 22), (200, 60)])
    func `the longer a text, the less is added`(count: Int, added: Int) {
        #expect(PseudoExpansion.added(to: count, isDense: false) == added)
        #expect(PseudoExpansion.added(to: count, isDense: true) >= 2 * added - 1)
    }

    static let tags = [
        "en-XA", "ar-XB", "en-x-doubled", "en-x-accented-expanded", "ar-x-mirrored-doubled-brackets-expanded",
    ]

    @Test(arguments: tags)
    func `placeholders and markup are those of the source, in all fixtures`(tag: String) throws {
        let locale = try Self.locale(tag)
        var texts = Row.table("formatting.tsv").map { $0[2] } + Row.table("texts.tsv").map { $0[2] }
        texts += Row.table("pairs.tsv").flatMap { [$0[2], $0[3]] } + Row.table("printf.tsv").map { $0[1] }
        texts += Row.table("varied.tsv").map { $0[2] }
        #expect(texts.count > 300)
        for text in texts { try Self.compare(text, locale) }
    }

    @Test(arguments: tags)
    func `placeholders and markup are those of the source, in any text`(tag: String) throws {
        var random = SeededGenerator.announced()
        let locale = try Self.locale(tag)
        let pieces = [
            "%", "%@", "%1$d", "%#@n@", "%%", "{n}", "{", "}", " ", "word", "d", "l", "l%", "$", "1", "<b>", "</b>",
            "<",
            "&amp;", "&", "é", "e\u{301}", "\u{5D0}", "再", "\n", "^[", "](inflect: true)", "]", ".", "*", "#@", "@",
            "http://x.y ", "http://x.y/", "a@b.cd", "x.yz", "tel:", "\u{2068}", "arg",
        ]
        for _ in 0..<5_000 {
            let text = (0..<Int.random(in: 0...7, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            try Self.compare(text, locale)
        }
    }

    private static func compare(_ text: String, _ locale: PseudoLocale) throws {
        for notation in [MessageNotation.printfAndNamed, .printf, .named, .substitution] {
            let changed = locale.text(text, notation: notation)
            try #require(placeholders(changed, notation) == placeholders(text, notation), "\(text.debugDescription)")
        }
    }

    private static func placeholders(_ text: String, _ notation: MessageNotation) -> [String] {
        guard case .pattern(let body) = MessageParser.parse(text, notation: notation).body else { return [] }
        return body.pattern.parts.compactMap { part in
            guard case .placeholder(let expression) = part.value else { return nil }
            return expression.attributes.source
        }
    }
}
