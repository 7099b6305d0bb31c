import L10nLocale
import Testing

@testable import L10nMessages

@Suite struct NumberingSystemTests {
    /// Systems that write whole numbers by rules of their own, some with several characters for one digit.
    @Test(arguments: [
        "hebr", "grek", "grekl", "roman", "romanl", "armn", "ethi", "geor", "taml", "hans", "jpan", "cyrl",
    ])
    func `a system without ten digits is replaced by the language's own`(system: String) throws {
        var text = ""
        let style = try NumberStyle(of: try #require(LanguageTag("en-u-nu-\(system)")))
        LocaleNumbers(style).append(FormattableNumber(.int(-1_042)), to: &text)
        #expect(text == "-1,042")
    }

    @Test(arguments: [
        ("arab", "؜-١٬٠٤٢"), ("deva", "-१,०४२"), ("hanidec", "-一,〇四二"), ("fullwide", "-１,０４２"), ("mathbold", "-𝟏,𝟎𝟒𝟐"),
    ])
    func `a system of ten digits is used`(system: String, expected: String) throws {
        var text = ""
        let style = try NumberStyle(of: try #require(LanguageTag("en-u-nu-\(system)")))
        LocaleNumbers(style).append(FormattableNumber(.int(-1_042)), to: &text)
        #expect(text == expected)
    }
}
