import L10nICU
import L10nLocale
import Testing

struct NumberFormatterTests {
    private func formatter(_ tag: String, _ skeleton: String) throws -> NumberFormatter {
        try NumberFormatter(try #require(LanguageTag(tag)), skeleton: skeleton)
    }

    @Test func `numbers by skeleton (I-34)`() throws {
        #expect(try formatter("de", "precision-integer").string(1_234_567) == "1.234.567")
        #expect(try formatter("en", "compact-long").string(1_200_000) == "1.2 million")
        #expect(try formatter("fa", "").string(12) == "۱۲")
        let number = try FormattedNumber()
        try formatter("en", ".00").format(1.0, into: number)
        #expect(try number.text() == "1.00")
        #expect(try number.digits() == "1")
        try formatter("en", "").format(digits: "123456789012345678901234567890", into: number)
        #expect(try number.text() == "123,456,789,012,345,678,901,234,567,890")
        try formatter("en", "").format(-5, into: number)
        #expect(try number.text() == "-5")
    }

    @Test func `a wrong skeleton throws when it is opened (I-34)`() {
        #expect(throws: ICUError.self) { _ = try formatter("en", "no-such-word") }
        #expect(throws: ICUError.self) { _ = try formatter("en", ".00/.00/w/@@") }
    }

    @Test func `digits that are no number throw`() throws {
        let number = try FormattedNumber()
        let formatter = try formatter("en", "")
        for digits in ["", "x", "1.2.3", "--1"] {
            #expect(throws: ICUError.self) { try formatter.format(digits: digits, into: number) }
        }
    }

    @Test func `numbers longer than the first buffer (I-9)`() throws {
        let number = try FormattedNumber()
        try formatter("en", "precision-unlimited group-off").format(
            digits: String(repeating: "9", count: 900), into: number)
        #expect(try number.text() == String(repeating: "9", count: 900))
        #expect(try number.digits().isEmpty == false)
    }
}
