import L10nICU
import L10nLocale
import Testing

@testable import L10nMessages

@Suite struct LocaleNumbersTests {
    private func style(_ tag: String) throws -> NumberStyle { try NumberStyle(of: try #require(LanguageTag(tag))) }

    private func text(_ number: Int, _ style: NumberStyle) -> String {
        var text = ""
        LocaleNumbers(style).append(FormattableNumber(.int(Int64(number))), to: &text)
        return text
    }

    /// In the style that ICU's formatter shows; what the tables say of it, CurrentAnswersTests tell.
    @Test func `integers as ICU writes them in all its locales (MG-2 NU-7 NU-5)`() throws {
        let numbers = [
            0, 1, 9, 10, 99, 100, 999, 1000, 1234, 9999, 10_000, 12_345, 99_999, 100_000, 123_456, 999_999, 1_000_000,
            1_234_567, 123_456_789, Int.max, -1, -1234, -1_234_567, Int.min,
        ]
        let tags = Set(ICULocale.available.compactMap(\.tag))
        #expect(tags.count > 500)
        for tag in tags {
            let style = try #require(try NumberStyle.probed(tag, ""))
            let formatter = try NumberFormatter(tag, skeleton: "")
            for number in numbers where text(number, style) != (try formatter.string(number)) {
                Issue.record("\(tag) \(number): \(text(number, style))")
            }
        }
    }

    @Test(
        arguments: [
            ("en", 1_234_567, "1,234,567"), ("de", 1_234_567, "1.234.567"),
            ("fr", 1_234_567, "1\u{202F}234\u{202F}567"),
            ("de-AT", 1_234_567, "1\u{A0}234\u{A0}567"), ("de-CH", 1_234_567, "1'234'567"),
            ("hi-IN", 1_234_567, "12,34,567"), ("mr", 1_234_567, "१२,३४,५६७"),
            ("ar-EG", -1_234_567, "\u{61C}-١٬٢٣٤٬٥٦٧"), ("he", -1_234_567, "\u{200E}-1,234,567"),
            ("sv", -5, "\u{2212}5"), ("da", -5, "-5"), ("es", 1234, "1234"), ("es", 12_345, "12.345"),
            ("ee", 12_345, "12345"), ("ee", 123_456, "123,456"), ("pl", 1234, "1234"),
            ("en-u-nu-arab", 42, "٤٢"), ("ar-EG-u-nu-latn", 42, "42"), ("zh-u-nu-hanidec", 42, "四二"),
            ("en-u-nu-roman", 42, "42"), ("en-x-u-nu-arab", 42, "42"), ("en-u-nu-nosuch", 42, "42"),
        ])
    func `digits, groups and signs (NU-1, NU-2, NU-4)`(tag: String, number: Int, shown: String) throws {
        #expect(text(number, try style(tag)) == shown)
    }

    @Test(
        arguments: [
            ("F-80", "en", "%@ has %ld items", "s:Ann;i:1234567", "Ann has 1,234,567 items"),
            ("F-86", "de", "%.2f", "d:1234.5", "1.234,50"), ("F-17", "en", "%05d", "i:42", "00042"),
            ("F-17", "en", "%011d", "i:1234567", "001,234,567"), ("F-17", "en", "%+d", "i:1234", "+1,234"),
            ("F-17", "en", "%08d", "i:-1234", "-001,234"), ("F-17", "en", "%.8d", "i:1234", "00001,234"),
            ("F-88", "en", "% d", "i:5", " 5"), ("F-93", "ar-EG", "%d", "i:42", "٤٢"),
            ("F-93", "ar-EG", "%04d", "i:42", "٠٠٤٢"), ("F-87", "ar-EG", "%5d", "i:42", "   ٤٢"),
            ("F-73", "en", "%+ld|% d", "i:1234567;i:1234", "+1,234,567| 1,234"),
            ("F-73", "en", "%12@|%1$12d|", "i:1234", "       1,234|       1,234|"),
            ("F-94", "en", "%lu", "u:18446744073709551615", "18,446,744,073,709,551,615"),
            ("F-16", "ar-EG", "%x %o", "i:255;i:8", "ff 10"), ("F-16", "de", "%e", "d:1234.5", "1,234500e+03"),
            ("F-16", "de", "%g", "d:123456.5", "123.456"), ("F-18", "de", "%f %f", "d:inf;d:nan", "∞ NaN"),
            ("F-18", "en", "%.0f %.0f %.1f", "d:0.5;d:1.5;d:0.25", "0 2 0.2"), ("F-18", "sv", "%f", "d:-inf", "−∞"),
        ])
    func `specifiers in a language (F-16 to F-18)`(
        id: String, tag: String, format: String, arguments: String, shown: String
    ) throws {
        var formatter = MessageFormatter(direction: .leftToRight, isolation: .none)
        formatter.numbers = LocaleNumbers(try style(tag))
        let message = CompiledMessage(format, notation: .printf)
        let result = formatter.format(message, try #require(MessageArguments(words: arguments)))
        #expect(result.text == shown, "\(id)")
    }

    @Test func `numbers follow a language only where one is given, and never in other bases (PF-25)`() throws {
        let formats = ["%d", "%010d", "%x", "%o", "%c"]
        func texts(_ formatter: MessageFormatter) -> [String] {
            formats.map { format in
                let number = format == "%c" ? 65 : 1_234_567
                return formatter.format(CompiledMessage(format, notation: .printf), [.int(Int64(number))]).text
            }
        }
        var formatter = MessageFormatter(direction: .leftToRight, isolation: .none)
        #expect(texts(formatter) == ["1234567", "0001234567", "12d687", "4553207", "A"])
        formatter.numbers = LocaleNumbers(try style("en-US"))
        // Foundation groups the padding, too ("0,001,234,567"); a width is one of characters here (F-17).
        #expect(texts(formatter) == ["1,234,567", "01,234,567", "12d687", "4553207", "A"])
    }

    @Test(arguments: ["de", "fr", "hi-IN", "ar-EG", "fa"])
    func `digits and signs are those of ICU (PF-26)`(_ tag: String) throws {
        let language = try #require(LanguageTag(tag))
        var formatter = MessageFormatter(direction: .leftToRight, isolation: .none)
        formatter.numbers = LocaleNumbers(try style(tag))
        let icu = try NumberFormatter(language, skeleton: "")
        for number in [1_234_567, -1_234_567] {
            let shown = formatter.format(CompiledMessage("%d", notation: .printf), [.int(Int64(number))]).text
            #expect(try shown == icu.string(number))
        }
    }

    @Test func `the value of a substitution has the language's groups (F-101)`() throws {
        let forms = VariedMessage.Form.plural([.one: .text("%arg file"), .other: .text("%arg files")])
        let message = VariedMessage(
            .text("%#@f@"), variables: [VariedMessage.Variable("f", argument: 1, valueType: "lld", forms)],
            hasSubstitutions: true)
        let rules = try PluralRuleSet(of: try #require(LanguageTag("en")))
        var formatter = MessageFormatter(direction: .leftToRight, isolation: .none)
        formatter.numbers = LocaleNumbers(try style("en"))
        #expect(formatter.format(message.compiled(VariedMessage.Setting(rules: rules)), [1234]).text == "1,234 files")
    }
}
