import L10nLocale
import Testing

struct LanguageTagReadingTests {
    @Test(
        arguments: [
            "en", "fil", "nb-NO", "zh-Hant-HK", "zh-Hans", "zh", "sr-Latn", "pt-BR", "pt-PT", "he", "es-419",
            "ca-valencia",
            "en-x-pseudo", "x-pseudo", "se", "uk", "ar-u-nu-latn", "qaa", "und", "zxx",
        ])
    func `a canonical tag is not reported (X-20)`(text: String) {
        let reading = LanguageTagReading(text)
        #expect(reading.isCanonical)
        #expect(reading.tag?.description == text)
        #expect(reading.advice == nil)
    }

    /// What follows the quoted text in the finding `noncanonical-locale-tag`.
    @Test(
        arguments: [
            ("iw", "is the old tag of Hebrew; use 'he'"),
            ("in", "is the old tag of Indonesian; use 'id'"),
            ("ji", "is the old tag of Yiddish; use 'yi'"),
            ("iw-IL", "has 'iw', the old tag of Hebrew; use 'he-IL'"),
            ("no", "may mean Bokmål or Nynorsk; use 'nb'"),
            ("no_NO", "may mean Bokmål or Nynorsk; use 'nb-NO'"),
            ("zh-CN", "names a script by a region; use 'zh-Hans'"),
            ("zh_TW", "names a script by a region; use 'zh-Hant'"),
            ("zh-HK", "names a script by a region; use 'zh-Hant-HK'"),
            ("zh-SG", "names a script by a region; use 'zh-Hans-SG'"),
            ("pt_BR", "has '_' between its parts; use 'pt-BR'"),
            ("pt-br", "is not in the usual letter case; use 'pt-BR'"),
            ("EN", "is not in the usual letter case; use 'en'"),
            ("deu", "is the three-letter code of German; use 'de'"),
            ("ger-AT", "has 'ger', the library code of German; use 'de-AT'"),
            ("sh", "is the old tag of Serbian (Latin); use 'sr-Latn'"),
            ("tl", "is the old tag of Filipino; use 'fil'"),
            ("mo", "is the old tag of Romanian; use 'ro'"),
            ("cmn-Hans", "has 'cmn', covered by the tag of Chinese; use 'zh-Hans'"),
            ("zh-yue-HK", "has 'zh-yue', the old tag of Cantonese; use 'yue-HK'"),
            ("zh-min-nan", "is the old tag of Min Nan Chinese; use 'nan'"),
            ("en-UK", "has the region 'UK', which is now 'GB'; use 'en-GB'"),
            ("sr-CS", "has the region 'CS', which is now 'RS'; use 'sr-RS'"),
            ("en-840", "has the region '840', which is now 'US'; use 'en-US'"),
            ("el-polytoni", "has the variant 'polytoni', which is now 'polyton'; use 'el-polyton'"),
            ("sr_RS@latin", "is a POSIX name; use 'sr-Latn-RS'"),
            ("de_DE.UTF-8", "is a POSIX name; use 'de-DE'"),
            ("sr.UTF-8.x@latin", "is a POSIX name; use 'sr-Latn'"),
            ("sr@LATIN", "is a POSIX name; use 'sr-Latn'"),
            ("de_DE@euro", "is a POSIX name; use 'de-DE'"),
            ("tt-RU@iqtelif", "is a POSIX name; use 'tt-Latn-RU'"),
            ("ca@valencia", "is a POSIX name; use 'ca-valencia'"),
            ("en-Qaai", "has the script 'Qaai', which is now 'Zinh'; use 'en-Zinh'"),
            ("en-polytoni-heploc", "has the variant 'polytoni', which is now 'polyton'; use 'en-polyton-alalc97'"),
            ("zh-yue", "is the old tag of Cantonese; use 'yue'"),
            ("no-bokmal", "is the old tag of Norwegian Bokmål; use 'nb'"),
        ])
    func `what is not canonical is told`(text: String, advice: String) {
        let reading = LanguageTagReading(text)
        #expect(reading.problem == nil)
        #expect(reading.advice == advice)
        #expect(reading.tag.map { LanguageTagReading($0.description).isCanonical } == true)
    }

    /// Of two changes in one text, the first row that it fits is told.
    @Test(
        arguments: [
            ("en_us", "has '_' between its parts; use 'en-US'"),
            ("el_gr_polytoni", "has the variant 'polytoni', which is now 'polyton'; use 'el-GR-polyton'"),
            ("el_GR_polytoni.UTF-8", "has the variant 'polytoni', which is now 'polyton'; use 'el-GR-polyton'"),
            ("en_US.UTF-8", "is a POSIX name; use 'en-US'"),
            ("el-Qaai-polytoni", "has the script 'Qaai', which is now 'Zinh'; use 'el-Zinh-polyton'"),
            ("en-Qaai-UK", "has the region 'UK', which is now 'GB'; use 'en-Zinh-GB'"),
            ("zh-158", "names a script by a region; use 'zh-Hant'"),
            ("no-UK", "may mean Bokmål or Nynorsk; use 'nb-GB'"),
            ("iw-UK", "has 'iw', the old tag of Hebrew; use 'he-GB'"),
            ("nor", "is the three-letter code of Norwegian; use 'nb'"),
        ])
    func `of several changes the weightiest is told`(text: String, advice: String) {
        #expect(LanguageTagReading(text).advice == advice)
    }

    @Test(arguments: [("zh-TW", true), ("zh_CN", true), ("zh-Hant-TW", false), ("iw", false), ("zh_Hans", false)])
    func `names of Chinese by region are old names in use`(text: String, isInUse: Bool) {
        #expect(LanguageTagReading(text).isOldNameInUse == isInUse)
    }

    /// What follows the quoted text in the finding `unknown-locale-tag`.
    @Test(
        arguments: [
            ("dk", "is not a language; did you mean 'da'?"),
            ("dk-DK", "is not a language; did you mean 'da-DK'?"),
            ("jp", "is not a language; did you mean 'ja'?"),
            ("tz-RU", "is not a language; use a tag such as 'en' or 'pt-BR'"),
            ("cz", "is not a language; did you mean 'cs'?"),
            ("gr", "is not a language; did you mean 'el'?"),
            ("cn", "is not a language; did you mean 'zh-Hans'?"),
            ("ua", "is not a language; did you mean 'uk'?"),
            ("us", "is not a language; did you mean 'en'?"),
            ("hk", "is not a language; did you mean 'zh-Hant'?"),
            ("ed", "is not a language; did you mean 'de'?"),
            ("french", "is not a language; did you mean 'fr'?"),
            ("Portuguese", "has a part of more than 8 characters; did you mean 'pt'?"),
            ("xq", "is not a language; use a tag such as 'en' or 'pt-BR'"),
            ("en-USA", "has 'usa' where a script or region stands; did you mean 'en-US'?"),
            ("zh-Hanz", "has 'Hanz', which is not a script; did you mean 'zh-Hans', 'zh-Hanb' or 'zh-Hang'?"),
            ("en-ZB", "has 'ZB', which is not a region; use a tag such as 'en' or 'pt-BR'"),
            ("en-US-POSIX", "has 'posix', which is not a variant; did you mean 'en-US-u-va-posix'?"),
            ("en_US_POSIX", "has 'posix', which is not a variant; did you mean 'en-US-u-va-posix'?"),
            ("en-abcdefg", "has 'abcdefg', which is not a variant; use a tag such as 'en' or 'pt-BR'"),
            ("f\u{200F}r", "has the character U+200F, which no language tag has; use a tag such as 'en' or 'pt-BR'"),
            ("", "is empty; use a tag such as 'en' or 'pt-BR'"),
            (
                "Danish language",
                "has the character U+0020, which no language tag has; use a tag such as 'en' or 'pt-BR'"
            ),
            ("filx", "is not a language; did you mean 'fil'?"),
            ("zh-Hnax", "has 'Hnax', which is not a script; use a tag such as 'en' or 'pt-BR'"),
            ("zh-Hnas", "has 'Hnas', which is not a script; did you mean 'zh-Hans'?"),
            ("zh-Hasn", "has 'Hasn', which is not a script; did you mean 'zh-Hans'?"),
            (
                "zh-Hanx-SG-u-nu-latn",
                "has 'Hanx', which is not a script; did you mean 'zh-Hans-SG-u-nu-latn', 'zh-Hanb-SG-u-nu-latn' or 'zh-Hang-SG-u-nu-latn'?"
            ),
            ("hk-TW", "is not a language; did you mean 'zh-Hant-TW'?"),
            ("ed-Latn-DK", "is not a language; did you mean 'de-Latn-DK'?"),
            ("acg", "is not a language; did you mean 'ace', 'ach' or 'ang'?"),
            ("twj", "is not a language; did you mean 'twq'?"),
            ("jju", "is not a language; use a tag such as 'en' or 'pt-BR'"),
            ("en-USA-GB", "has 'usa' where a script or region stands; did you mean 'en-GB'?"),
            ("en-Latn-usa", "has 'usa' at a place where no language tag has it; use a tag such as 'en' or 'pt-BR'"),
            ("en-qqq", "has 'qqq' where a script or region stands; did you mean 'en-QQ'?"),
            ("zh-yue-cmn", "has 'yue' where a script or region stands; did you mean 'zh'?"),
            ("en-yue", "has 'yue' where a script or region stands; did you mean 'en'?"),
            ("en-Latn-US-POSIX-u-nu-latn", "has 'posix', which is not a variant; use a tag such as 'en' or 'pt-BR'"),
            (".UTF-8", "has the character U+002E, which no language tag has; use a tag such as 'en' or 'pt-BR'"),
            ("@latin", "has the character U+0040, which no language tag has; use a tag such as 'en' or 'pt-BR'"),
            ("sr@latin@x", "has the character U+0040, which no language tag has; use a tag such as 'en' or 'pt-BR'"),
            ("sr@nowhere", "has the character U+0040, which no language tag has; use a tag such as 'en' or 'pt-BR'"),
        ])
    func `what is no language gets suggestions`(text: String, phrase: String) {
        #expect(LanguageTagReading(text).problem?.phrase == phrase)
    }

    /// Country codes that are languages of their own are no error: Northern Sami, Ukrainian, Bihari, Kanuri.
    @Test(arguments: ["se", "uk", "kr", "br", "ar", "bg", "ee", "gb", "ga", "si"])
    func `country codes that are registered languages`(text: String) {
        let isRegistered = LanguageTagReading(text).problem == nil
        #expect(isRegistered == (text != "gb"))
    }

    @Test func `several changes are kept in order`() {
        let changes = LanguageTagReading("IW_il").changes
        #expect(changes.count == 3)
        #expect(changes.prefix(2) == [.separators, .letterCase])
    }
}

struct LprojFolderTests {
    @Test(
        arguments: [
            ("nb-NO", "nb-NO"), ("zh-Hant-HK.lproj", "zh-Hant-HK"), ("sr-Latn.lproj", "sr-Latn"), ("iw.lproj", "he"),
            ("in.lproj", "id"), ("ji.lproj", "yi"), ("no.lproj", "nb"), ("zh-CN.lproj", "zh-Hans"),
            ("pt_BR.lproj", "pt-BR"),
            ("zh_TW.lproj", "zh-Hant"), ("zh-HK.lproj", "zh-Hant-HK"), ("English.lproj", "en"), ("French.lproj", "fr"),
            ("Japanese.lproj", "ja"), ("Norwegian.lproj", "nb"), ("Brazilian Portuguese.lproj", "pt-BR"),
            ("fil.lproj", "fil"),
            ("Chinese, Simplified.lproj", "zh-Hans"), ("dk.lproj", "dk"), ("EN.LPROJ", "en"),
        ])
    func `a folder names a language`(name: String, tag: String) {
        #expect(LanguageTag(lprojName: name)?.description == tag)
    }

    @Test func `folders without a language`() {
        #expect(LprojFolder("Base.lproj") == .base)
        #expect(LprojFolder("mul.lproj") == .multiple)
        #expect(LanguageTag(lprojName: "Base") == nil)
        #expect(LanguageTag(lprojName: "mul.lproj") == nil)
        #expect(LanguageTag(lprojName: ".lproj") == nil)
    }

    @Test func `an old folder name is told`() throws {
        guard case .language(let reading) = LprojFolder("English.lproj") else {
            Issue.record("English.lproj is a language")
            return
        }
        #expect(reading.text == "English")
        #expect(reading.advice == "is an old folder name; use 'en'")
        guard case .language(let lowercase) = LprojFolder("english.lproj") else { return }
        #expect(lowercase.problem?.phrase == "is not a language; did you mean 'en'?")
    }
}

extension LanguageTagReading {
    /// Whether the text is a known tag, spelled as it should be.
    var isCanonical: Bool { problem == nil && changes.isEmpty }
}
