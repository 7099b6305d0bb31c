import L10nICU
import L10nLocale
import Testing

@testable import L10nMessages

/// Fractions in plurals: the categories that ICU's own MessageFormat chooses, in languages whose rules look at digits behind
/// the point.
@Suite struct FractionOracleTests {
    private static let locales = [
        "en", "da", "lt", "lv", "pt", "pt-PT", "fr", "cs", "sk", "sl", "pl", "ru", "uk", "mk", "hr", "ga", "cy", "is",
        "fil",
        "si", "hy", "he", "ar", "am", "hi", "fa", "dsb", "lag", "tzm", "ja",
    ]
    private static let numbers: [Double] = [
        0.1, 0.5, 0.99, 1.0, 1.1, 1.2, 1.25, 1.5, 1.75, 1.9, 1.999, 2.0, 2.1, 2.5, 3.5, 5.01, 5.5, 10.1, 11.5, 20.02,
        21.1,
        21.5, 100.5, 101.1, 1234.5, -0.5, -1.5, 0.0004, 0.9996, 1_000_000.5,
    ]

    private static func pattern(_ type: String, _ shown: String) -> String {
        let cases = ["zero", "one", "two", "few", "many", "other"].map { "\($0) {\($0) \(shown)}" }
        return "{n, \(type)\(cases.joined(separator: " "))}"
    }

    private static let patterns = [
        pattern("plural, ", "#"), pattern("plural, offset:1 =1.5 {exact} ", "#"), pattern("selectordinal, ", "#"),
        // As many digits as the pattern shows decide.
        pattern("plural, ", "{n, number, 0.0}"), pattern("plural, ", "{n, number, 0.00}"),
        pattern("plural, ", "{n, number, integer}"),
    ]

    @Test(.enabled(if: PyICU.python != nil, PyICU.needs))
    func `fractions choose the category that ICU chooses (PE-15)`() throws {
        var questions: [PyICU.Question] = []
        for locale in Self.locales {
            for pattern in Self.patterns {
                questions += Self.numbers.map {
                    PyICU.Question(
                        pattern: pattern, locale: locale.replacing("-", with: "_"), arguments: ["n": .double($0)])
                }
            }
        }
        var answers = try PyICU.ask(questions)[...]
        var mismatches: [String] = []
        for locale in Self.locales {
            let language = try LanguageFormats(try #require(LanguageTag(locale)))
            let formatter = MessageFormatter(direction: nil, isolation: .none, numbers: language.numbers)
            for pattern in Self.patterns {
                let message = ICUMessageReading(pattern, language: language.tag).message
                let prepared = PreparedMessage(CompiledMessage(message, in: language), for: formatter)
                for number in Self.numbers {
                    let answer = answers.popFirst()?.text?.split(separator: " ").first.map(String.init)
                    let argument = MessageArgument.double(number)
                    for text in [
                        formatter.format(message, ["n": argument], in: language).text, prepared.format(argument).text,
                    ] where text.split(separator: " ").first.map(String.init) != answer {
                        mismatches.append("\(locale) \(pattern) \(number): \(text), ICU \(answer ?? "fails")")
                    }
                }
            }
        }
        #expect(answers.isEmpty)
        #expect(mismatches.isEmpty, "\(mismatches.count):\n\(mismatches.prefix(12).joined(separator: "\n"))")
    }
}
