import L10nLocale
import Testing

struct FallbackChainTests {
    @Test(
        arguments: [
            ("es-MX", "es-MX es-419 es"), ("es-US", "es-US es-419 es"), ("es-ES", "es-ES es"),
            ("en-GB", "en-GB en-001 en"), ("en-DE", "en-DE en-150 en-001 en"), ("en-US", "en-US en"),
            ("pt-AO", "pt-AO pt-PT pt"), ("pt-PT", "pt-PT pt"), ("pt-BR", "pt-BR pt"),
            ("zh-Hant-HK", "zh-Hant-HK zh-Hant"), ("zh-Hant-MO", "zh-Hant-MO zh-Hant-HK zh-Hant"),
            ("zh-TW", "zh-TW zh-Hant"),
            ("zh-Hant-TW", "zh-Hant-TW zh-Hant"), ("zh-Hans-SG", "zh-Hans-SG zh-Hans zh"), ("zh-CN", "zh-CN zh"),
            ("zh-Hans", "zh-Hans zh"), ("sr-Latn", "sr-Latn"), ("sr-Latn-RS", "sr-Latn-RS sr-Latn"),
            ("sr-ME", "sr-ME sr-Latn"),
            ("sr-Cyrl-RS", "sr-Cyrl-RS sr-Cyrl sr"), ("az-Cyrl", "az-Cyrl"), ("az-Arab-IR", "az-Arab-IR az-Arab"),
            ("uz-AF", "uz-AF uz-Arab"), ("pa-PK", "pa-PK pa-Arab"), ("hi-Latn", "hi-Latn en-IN en-001 en"),
            ("nb-NO", "nb-NO nb no"), ("nn", "nn no"), ("ca-valencia", "ca-valencia ca"),
            ("de-CH-1901", "de-CH-1901 de-CH de"),
            ("ar-EG-u-nu-latn-x-a", "ar-EG-u-nu-latn-x-a ar-EG ar"), ("fr", "fr"), ("und", ""),
            ("x-pseudo", "x-pseudo"),
            ("xzz-QQ", "xzz-QQ xzz"),
        ])
    func `parents of a language`(tag: String, chain: String) throws {
        let tags = FallbackChain(of: try #require(LanguageTag(tag))).tags
        #expect(tags.map(\.description).joined(separator: " ") == chain)
    }

    private func tags(_ text: String) -> [LanguageTag] { text.split(separator: " ").compactMap { LanguageTag($0) } }

    @Test(
        arguments: [
            ("fr-CA en", nil, "fr-CA fr en"), ("de", "en", "de en"),
            ("de-AT de en-GB", "en", "de-AT de en-GB en-001 en"),
            ("", "en", "en"), ("es-MX es-AR", "fi", "es-MX es-419 es es-AR fi"),
            ("zh-Hant-HK zh-Hans", "en", "zh-Hant-HK zh-Hant zh-Hans zh en"),
        ] as [(String, String?, String)])
    func `preferred languages, then the development language (TR-5)`(preferred: String, own: String?, chain: String) {
        let result = FallbackChain(preferred: tags(preferred), development: own.flatMap { LanguageTag($0) })
        #expect(result.tags == tags(chain))
    }

    @Test func `the project's parents win, and circles end`() throws {
        let own = ParentLocales(
            overrides: Dictionary(
                uniqueKeysWithValues: [
                    ("gsw", "de-CH"), ("de-CH", "de-AT"), ("de-AT", "gsw"), ("es-MX", "und"), ("sr-Latn", "hr"),
                ]
                .compactMap { pair in LanguageTag(pair.0).flatMap { a in LanguageTag(pair.1).map { (a, $0) } } }))
        func chain(_ tag: String) throws -> [LanguageTag] {
            FallbackChain(of: try #require(LanguageTag(tag)), parents: own).tags
        }
        #expect(try chain("gsw") == tags("gsw de-CH de-AT"))
        #expect(try chain("es-MX") == tags("es-MX"))
        #expect(try chain("sr-Latn-ME") == tags("sr-Latn-ME sr-Latn hr"))
    }

    @Test(
        arguments: [
            ("zh-CN", "en zh-Hans zh-Hant", "zh-Hans"), ("zh-Hans-CN", "zh zh-TW", "zh"), ("zh", "zh-CN", "zh-CN"),
            ("zh-TW", "zh zh-Hans zh-Hant", "zh-Hant"), ("zh-Hant-HK", "zh-TW zh-CN", "zh-TW"),
            ("zh-HK", "zh-Hant-HK zh", "zh-Hant-HK"),
            ("nb", "no", "no"), ("no", "nb", "nb"), ("nb-NO", "no nb", "nb no"), ("he", "iw", "iw"),
            ("iw-IL", "he", "he"),
            ("pt", "pt-BR", "pt-BR"), ("pt-BR", "pt", "pt"), ("pt-PT", "pt-BR", "pt-BR"), ("pt-BR", "pt-PT", ""),
            ("en-GB", "en-US", "en-US"), ("fr-CA", "fr-FR", "fr-FR"), ("sr-Latn", "sr sr-Cyrl", ""),
            ("fil", "tl", "tl"),
            ("de-u-nu-latn", "de", "de"), ("pt-BR", "pt pt-BR", "pt-BR pt"), ("en", "en-GB", ""),
            ("zh-Hant", "zh-Hans", ""), ("no", "nb no nb-NO", "no nb nb-NO"), ("nb-NO", "nb no nb-NO", "nb-NO nb no"),
            ("nb", "nb no nb-NO", "nb nb-NO no"),
        ])
    func `available languages answer for what they mean`(wanted: String, available: String, found: String) throws {
        let languages = AvailableLanguages(tags(available))
        let tag = try #require(LanguageTag(wanted))
        #expect(languages.matches(for: FallbackChain(of: tag)) == tags(found))
        let direct = languages.matches(for: tag)
        #expect(tags(found).starts(with: direct) && Set(direct).count == direct.count)
    }

    @Test(arguments: [
        ("zh", "zh-Hans-CN", true), ("no", "nb", true), ("en", "en", true), ("en", "fr", false), ("pt", "pt-PT", false),
    ])
    func `two tags mean the same, spelled out or implied`(first: String, second: String, areSame: Bool) throws {
        let tags = try [#require(LanguageTag(first)), #require(LanguageTag(second))]
        #expect(tags[0].means(tags[1]) == areSame && tags[1].means(tags[0]) == areSame)
    }

    @Test func `explanations to translators are no language`() throws {
        #expect(try #require(LanguageTag("qqq")).isDocumentation)
        #expect(!LanguageTag.english.isDocumentation)
    }
}
