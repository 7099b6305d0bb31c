import L10nLocale
import Testing

struct LanguageTagTests {
    /// Tags of RFC 5646, appendix A, and others, in their usual letter case.
    @Test(
        arguments: [
            "de", "fr", "ja", "fil", "zh-Hant", "zh-cmn-Hans-CN", "cmn-Hans-CN", "zh-yue-HK", "sr-Latn-RS", "sl-rozaj",
            "sl-rozaj-biske", "sl-nedis", "de-CH-1901", "sl-IT-nedis", "hy-Latn-IT-arevela", "es-419",
            "de-CH-x-phonebk",
            "az-Arab-x-aze-derbend", "x-whatever", "qaa-Qaaa-QM-x-southern", "de-Qaaa", "en-US-u-islamcal",
            "zh-CN-a-myext-x-private", "en-a-myext-b-another", "ar-u-nu-latn", "de-DE-u-co-phonebk-x-y", "qtz",
            "en-1abc",
        ])
    func `a well-formed tag in usual case is kept`(text: String) {
        #expect(LanguageTag(text)?.description == text)
        #expect(LanguageTag(text.uppercased())?.description == text)
        #expect(LanguageTag(text.lowercased())?.description == text)
    }

    @Test(
        arguments: [
            ("", .empty), ("pt_BR", .character("_")), ("é", .character("é")), ("en-", .emptySubtag),
            ("-en", .emptySubtag), ("en--US", .emptySubtag), ("portuguese", .longSubtag("portuguese")),
            ("en-abcdefghi", .longSubtag("abcdefghi")),
            ("a-DE", .language("a")), ("1en", .language("1en")), ("ar-a-aaa-b-bbb-a-ccc", .repeatedExtension("a")),
            ("de-419-DE", .misplaced("de")), ("de-1996-1996", .repeatedVariant("1996")), ("en-u", .emptyExtension("u")),
            ("en-x", .emptyExtension("x")), ("en-Latn-Cyrl", .misplaced("cyrl")), ("abcde-abc", .misplaced("abc")),
            (String(repeating: "en-", count: 86) + "en", .tooLong),
        ] as [(String, LanguageTagMalformation)])
    func `a malformed tag says why`(text: String, reason: LanguageTagMalformation) {
        #expect(LanguageTag(text) == nil)
        #expect(LanguageTagReading(text == "pt_BR" ? "pt.BR@x" : text).tag == nil)
        guard text != "pt_BR" else { return }
        #expect(LanguageTagReading(text).problem?.kind == .malformed(reason))
    }

    @Test func `parts of a tag`() throws {
        let tag = try #require(LanguageTag("zh-yue-hant-hk-valencia-1abc-u-nu-latn-t-en-x-a-b"))
        #expect(tag.language == "zh")
        #expect(tag.extendedLanguages == ["yue"])
        #expect(tag.script == "Hant")
        #expect(tag.region == "HK")
        #expect(tag.variants == ["valencia", "1abc"])
        #expect(tag.extensions == ["u-nu-latn", "t-en"])
        #expect(tag.privateUse == "a-b")
        #expect(tag.withoutExtensions.description == "zh-yue-Hant-HK-valencia-1abc")
        let bare = try #require(LanguageTag("fi"))
        #expect(bare.script == nil && bare.region == nil && bare.variants.isEmpty && bare.extensions.isEmpty)
        #expect(bare.privateUse == nil && bare.withoutExtensions == bare)
        let own = try #require(LanguageTag("x-pseudo"))
        #expect(own.language == "und" && own.privateUse == "pseudo" && own.withoutExtensions == .undetermined)
        #expect(own.extendedLanguages.isEmpty && own.script == nil && own.region == nil && own.variants.isEmpty)
        #expect(own.extensions.isEmpty)
    }

    @Test(arguments: [LanguageTag.english, .undetermined])
    func `a tag that is there from the start has the parts of the one that is read`(tag: LanguageTag) throws {
        let read = try #require(LanguageTag(tag.description))
        #expect(tag == read && tag.language == read.language && tag.extendedLanguages == read.extendedLanguages)
        #expect(tag.script == read.script && tag.region == read.region && tag.variants == read.variants)
        #expect(tag.extensions.isEmpty && tag.privateUse == nil && tag.withoutExtensions == tag)
    }

    @Test func `a tag has at most 255 bytes`() {
        let long = "en-x" + String(repeating: "-abcdefgh", count: 27) + "-abcdefg"
        #expect(long.utf8.count == 255)
        #expect(LanguageTag(long)?.description == long)
        #expect(LanguageTag(long + "h") == nil)
        #expect(LanguageTagReading(long + "h").problem?.kind == .malformed(.tooLong))
    }

    @Test(
        arguments: [
            ("th-u-ca-buddhist", "ca", "buddhist"), ("zh-u-ca-roc", "ca", "roc"),
            ("ar-u-ca-islamic-umalqura-nu-latn", "ca", "islamic-umalqura"),
            ("ar-u-ca-islamic-umalqura-nu-latn", "nu", "latn"), ("ar-t-en-u-nu-latn-x-ca", "nu", "latn"),
            ("th-u-ca-buddhist", "nu", nil), ("th-u-ca", "ca", nil), ("th-u-ca-nu-latn", "ca", nil), ("th", "ca", nil),
            ("th-t-ca-latn", "ca", nil), ("th-x-u-ca-buddhist", "ca", nil),
        ] as [(String, String, String?)])
    func `a keyword of the Unicode extension has its value`(tag: String, key: String, value: String?) throws {
        #expect(try #require(LanguageTag(tag)).unicodeKeyword(key) == value)
    }

    @Test func `tags compose, compare and code as text`() throws {
        #expect(LanguageTag(language: "zh", script: "Hant", region: "HK")?.description == "zh-Hant-HK")
        #expect(LanguageTag(language: "zh", script: "HK") == nil)
        #expect(LanguageTag(language: "ca", variants: ["valencia"])?.description == "ca-valencia")
        let tags = ["zh-Hant", "en", "en-GB", "fil", "fi"].compactMap { LanguageTag($0) }.sorted()
        #expect(tags.map(\.description) == ["en", "en-GB", "fi", "fil", "zh-Hant"])
        #expect(LanguageTag("PT-br") == LanguageTag("pt-BR"))
        #expect(LanguageTag("PT-br").hashValue == LanguageTag("pt-BR").hashValue)
        #expect(Set(tags.map(\.hashValue)).count == tags.count)
        #expect(LanguageTag(language: "zh", script: "Hant-HK") == nil)
        #expect(LanguageTag(language: "zh-Hant") == nil)
        #expect(LanguageTag(language: "en-x-foo") == nil && LanguageTag(language: "en-u-nu-arab") == nil)
        #expect(LanguageTag(language: "ca", variants: ["valencia-1901"]) == nil)
    }

    @Test func `a replacement may make another one due`() {
        #expect(LanguageTagReading("sgn-UK").tag?.description == "bfi")
        #expect(LanguageTagReading("bfi").isCanonical)
    }

    @Test(arguments: [("i-klingon", "tlh"), ("sgn-BE-FR", "sfb"), ("en-GB-oed", "en-GB-oxendict"), ("I-Lux", "lb")])
    func `irregular tags become the tags that replaced them`(old: String, new: String) {
        #expect(LanguageTag(old)?.description == new)
        #expect(LanguageTagReading(old).tag?.description == new)
        #expect(LanguageTagReading(old).isCanonical == false)
    }

    @Test(
        arguments: [
            ("he", "Hebrew"), ("zh-Hant", "Traditional Chinese"), ("pt-BR", "Brazilian Portuguese"),
            ("sr-Latn", "Serbian (Latin)"), ("es-DO", "Spanish (Dominican Republic)"), ("fi", "Finnish"),
            ("zh-Hant-DK", "Traditional Chinese (Denmark)"), ("ca-valencia", "Catalan (valencia)"), ("xzz", "xzz"),
            ("x-pseudo", "x-pseudo"), ("en-QQ", "English (QQ)"), ("es-419", "Latin American Spanish"),
        ])
    func `English names`(tag: String, name: String) {
        #expect(LanguageTag(tag)?.englishName == name)
    }

    @Test(
        arguments: [
            ("ar", TextDirection.rightToLeft), ("he", .rightToLeft), ("fa-AF", .rightToLeft), ("ur", .rightToLeft),
            ("pa-PK", .rightToLeft), ("uz-AF", .rightToLeft), ("az-Arab", .rightToLeft), ("dv", .rightToLeft),
            ("ff-Adlm", .rightToLeft), ("en-Hebr", .rightToLeft), ("yi", .rightToLeft), ("iw", .rightToLeft),
            ("pa", .leftToRight), ("uz", .leftToRight), ("az", .leftToRight), ("he-Latn", .leftToRight),
            ("und", .leftToRight), ("x-pseudo", .leftToRight), ("xzz", .leftToRight), ("en", .leftToRight),
        ])
    func `direction (I-48)`(tag: String, direction: TextDirection) {
        #expect(LanguageTag(tag)?.direction == direction)
    }

    @Test(
        arguments: [
            ("zh", "zh-Hans-CN", "zh"), ("zh-TW", "zh-Hant-TW", "zh-TW"), ("zh-Hant", "zh-Hant-TW", "zh-TW"),
            ("en", "en-Latn-US", "en"), ("sr-Latn", "sr-Latn-RS", "sr-Latn"), ("pt-BR", "pt-Latn-BR", "pt"),
            ("und-DK", "da-Latn-DK", "da"), ("aai", "aai-Latn", "aai"), ("zh-yue", "zh-yue", "zh-yue"),
            ("xzz", "xzz", "xzz"),
            ("de-AT-1901-u-nu-latn", "de-Latn-AT-1901-u-nu-latn", "de-AT-1901-u-nu-latn"),
        ])
    func `likely subtags (I-47)`(tag: String, maximized: String, minimized: String) {
        #expect(LanguageTag(tag)?.maximized.description == maximized)
        #expect(LanguageTag(tag)?.minimized.description == minimized)
    }
}
