import Foundation
import L10nICU
import L10nLocale
import TestSupport
import Testing

@testable import L10nMessages

/// The tables of plural rules and numbers against the ICU that they were read from, which `tools/generate-locale-data` asked
/// about every locale; it left digests, as the suite runs with another ICU.
struct CurrentAnswersTests {
    private struct Row {
        var tag: LanguageTag
        var name: String
        var digests: [String]
    }

    private static func rows() throws -> [Row] {
        try String(contentsOf: Golden.fixtures.appending(path: "ICU/answers-current.tsv"), encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
                let cells = line.split(separator: "\t").map(String.init)
                let tag = cells[0] == "und" ? .undetermined : try #require(LanguageTagReading(cells[0]).tag, "\(line)")
                return Row(tag: tag, name: cells[0], digests: Array(cells.dropFirst()))
            }
    }

    /// As `digest` of the script.
    private static func digest(_ text: String) -> String {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let hexadecimal = String(value, radix: 16)
        return String(repeating: "0", count: 16 - hexadecimal.count) + hexadecimal
    }

    /// As `sample_numbers` of the script: integers to 2^53, and up to 15 digits with fractions.
    private static let numbers: [String] = {
        var numbers = (1...1_200).map { "\($0)" }
        var state: UInt64 = 20_260_101
        func random(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        func power(_ exponent: UInt64) -> UInt64 { (0..<exponent).reduce(1) { product, _ in product * 10 } }
        for _ in 0..<600 {
            let power = power(random(16))
            let leading = random(9)
            numbers.append("\(min(leading * power + random(130), 1 << 53))")
        }
        numbers.append("\(1 << 53)")
        for _ in 0..<1_200 {
            let count = Int(1 + random(6))
            let low = random(130)
            let leading = random(3)
            let whole = low + leading * power(random(9))
            let bound = power(min(UInt64(count), 1 + random(4)))
            let fraction = "\(random(bound))"
            numbers.append("\(whole)." + String(repeating: "0", count: max(0, count - fraction.count)) + fraction)
        }
        return numbers
    }()

    /// As `WRITTEN` of the script.
    private static let written = [
        "0", "7", "-42", "999", "1234", "12345", "-123456", "1234567", "9007199254740991", "1.5", "-1234.5",
        "1234567.125",
        "0.062",
    ]

    /// ICU looks for rules by cutting subtags alone; CLDR says that Portuguese outside of Brazil is that of Portugal.
    @Test func `plurals are those of the ICU that they are from, in all locales but for a list (RT-20)`()
        throws
    {
        let operands = try Self.numbers.map { try #require(PluralOperands(decimal: $0)) }
        var known: [Substring: String] = [:]
        var drift: [String] = []
        let rows = try Self.rows()
        for row in rows {
            for (kind, expected) in zip(PluralKind.allCases, row.digests) {
                let name = PluralTable.setName(of: row.tag, kind) ?? ""
                let found: String
                if let answer = known[name] {
                    found = answer
                } else {
                    let rules = try PluralRuleSet(of: row.tag, kind)
                    found = Self.digest(operands.map { rules.category(of: $0).rawValue }.joined(separator: " "))
                    known[name] = found
                }
                if found != expected { drift.append("\(row.name) \(kind)") }
            }
        }
        #expect(rows.count > 900 && known.count > 60)
        #expect(
            drift == ["AO", "CH", "CV", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"].map { "pt-\($0) cardinal" })
    }

    @Test func `numbers are those of the ICU that they are from, in all locales`() throws {
        var drift: [String] = []
        for row in try Self.rows() {
            let numbers = LocaleNumbers(try NumberStyle(of: row.tag))
            let texts = try Self.written.map { digits in
                guard let whole = Int64(digits) else { return numbers.text(try #require(Double(digits))) }
                var text = ""
                numbers.append(FormattableNumber(.int(whole)), to: &text)
                return text
            }
            if Self.digest(texts.joined(separator: "\n")) != row.digests[2] { drift.append(row.name) }
        }
        #expect(drift.isEmpty, "\(drift)")
    }

    @Test(.enabled(if: ICUVersion.icu.description == "72.1", "lists of ICU 72.1"))
    func `what the linked ICU says otherwise is listed`() throws {
        var drift: [String] = []
        let numbers = Array(0...130) + [200, 1_000, 1_001, 1_000_000, 1_000_001, 2_000_000]
        for tag in Set(ICULocale.available.compactMap(\.tag)).sorted(by: { $0.description < $1.description }) {
            for kind in PluralKind.allCases {
                let (ours, theirs) = (try PluralRuleSet(of: tag, kind), try PluralRules(tag, kind))
                let isEqual =
                    numbers.allSatisfy { ours.category(of: $0) == theirs.category(of: $0) }
                    && [0.1, 0.2, 0.5, 1.1, 1.5, 1.6, 2.2, 5.5, 10.3, 21.1, 100.5].allSatisfy { number in
                        PluralOperands(decimal: "\(number)").map { ours.category(of: $0) }
                            == theirs.category(of: number)
                    }
                if !isEqual { drift.append("\(tag) \(kind)") }
            }
            let (ours, theirs) = (try NumberStyle(of: tag), try NumberStyle.probed(tag, ""))
            if ours != theirs { drift.append("\(tag) numbers") }
        }
        let head = """
            # Where ICU 72.1 (CLDR 42) and the tables differ: language, and cardinal or ordinal rules or what numbers look like.

            """
        let difference = try Golden.difference(
            head + drift.map { $0 + "\n" }.joined(), "ICU/drift-current-72.1.txt")
        #expect(difference == nil)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "-0"), (1, "1"), (1.5, "1.5"), (0.0625, "0.062"), (0.0635, "0.064"), (1.0005, "1"),
        (0.9996, "1"), (999.9995, "1000"), (9.9999, "10"), (1e-5, "0"), (1e-300, "0"), (5e-4, "0"), (6e-4, "0.001"),
        (1.25e16, "12500000000000000"), (1e21, "1000000000000000000000"), (-1234.5, "-1234.5"), (123.4567, "123.457"),
    ])
    func `fractions are rounded to three digits, half of them to even`(number: Double, shown: String) throws {
        #expect(ShownDecimal.text(number) == shown)
        let result = try FormattedNumber()
        try NumberFormatter(.english, skeleton: ".### group-off").format(number, into: result)
        #expect(try result.text() == shown)
    }

    @Test func `a language without rules takes 'other' and says so; one with a known relative is not its`() throws {
        let languages = MessageLanguages()
        func issues(_ text: String, _ name: String) throws -> [MessageIssue.Kind] {
            let tag = try #require(LanguageTag(name))
            let reading = ICUMessageReading(text, apostrophes: .doubleOptional, language: tag)
            let language = try #require(languages.formats(of: tag))
            let prepared = PreparedMessage(
                CompiledMessage(reading.message, in: language), for: MessageFormatter(direction: .leftToRight))
            return prepared.format(MessageArguments(named: ["n": 1])).issues.map(\.kind)
        }
        let text = "{n, plural, one {#!} other {#}}"
        #expect(try issues(text, "qaa") == [.missingPluralRules])
        #expect(try issues(text, "ht") == [.missingPluralRules])
        #expect(try issues(text, "sr-Latn") == [])
        #expect(try issues(text, "hi-Latn") == [])
        #expect(try issues("{n}", "qaa") == [])
        #expect(
            PluralTable.setName(of: try #require(LanguageTag("hi-Latn")), .cardinal)
                == PluralTable.setName(of: try #require(LanguageTag("hi")), .cardinal))
    }
}
