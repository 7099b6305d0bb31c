#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Plurals and numbers come from tables of this package: a machine without ICU shows the same.
@Suite struct WithoutICUTests {
    /// Every category with its name, so that the text says which was chosen.
    private static let pattern =
        "{n, plural, zero{zero #} one{one #} two{two #} few{few #} many{many #} other{other #}}"
    private static let ranks = pattern.replacing("plural,", with: "selectordinal,")

    /// The text without isolates.
    private static func text(of run: ProgramRun) throws -> String {
        let json = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        let text = try #require(json["text"] as? String)
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
    }

    @Test(arguments: [
        ("ar", "0", "zero 0"), ("ar", "2", "two 2"), ("ar", "3", "few 3"), ("ar", "11", "many 11"),
        ("ar", "1234.5", "other 1,234.5"),
        ("ar-EG", "3", "few ٣"), ("ar-EG", "1234.5", "other ١٬٢٣٤٫٥"), ("pl", "1", "one 1"), ("pl", "22", "few 22"),
        ("pl", "5", "many 5"),
        ("pl", "1.5", "other 1,5"), ("pl", "1234", "few 1234"), ("ru", "1", "one 1"), ("ru", "2", "few 2"),
        ("ru", "5", "many 5"), ("ru", "21", "one 21"), ("cy", "0", "zero 0"), ("cy", "2", "two 2"),
        ("cy", "3", "few 3"),
        ("cy", "6", "many 6"), ("cy", "7", "other 7"), ("da", "1", "one 1"), ("da", "2", "other 2"),
        ("pt", "0", "one 0"),
        ("pt-AO", "0", "other 0"), ("pt-AO", "1", "one 1"), ("pt-PT", "0", "other 0"),
        ("fr", "1000000", "many 1\u{202F}000\u{202F}000"),
        ("de", "1234.5", "other 1.234,5"), ("hi", "1234567.5", "other 12,34,567.5"), ("hi", "0", "one 0"),
        ("de-CH", "1234567", "other 1'234'567"), ("en-u-nu-deva", "42", "other ४२"),
    ])
    func `a plural and its number (RT-25)`(locale: String, number: String, shown: String) throws {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let hidden = try HiddenICU(in: folder)
        let arguments = ["message", Self.pattern, "--locale", locale, "--arg", "n=\(number)", "--format", "json"]
        let without = try hidden.run(arguments)
        #expect(try Self.text(of: without) == shown)
        let with = try ProgramRun([Tool.program.path] + arguments, in: folder)
        #expect(without.text == with.text && with.text.contains("\"issues\": []"))
    }

    @Test(arguments: [("en", "2", "two 2"), ("en", "23", "few 23"), ("cy", "7", "zero 7"), ("it", "8", "many 8")])
    func `a rank (RT-25)`(locale: String, number: String, shown: String) throws {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let run = try HiddenICU(in: folder).run(["message", Self.ranks, "--locale", locale, "--arg", "n=\(number)"])
        #expect(run.text.hasPrefix("text       \(shown)\n"), "\(run.text)")
    }

    @Test func `forms of a .stringsdict, and a number's groups (RT-25)`() throws {
        let forms = ["one", "few", "many", "other"].map { "<key>\($0)</key><string>\($0) %d</string>" }.joined()
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
            <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict></dict></dict></plist>
            """
        try Tool.withFiles(["ru.lproj/T.stringsdict": dictionary]) { folder in
            let hidden = try HiddenICU(in: folder)
            let expected = [
                (1, "one 1"), (2, "few 2"), (5, "many 5"), (21, "one 21"), (1_000_000, "many 1\u{A0}000\u{A0}000"),
            ]
            for (number, shown) in expected {
                let run = try hidden.run(
                    [
                        "message", "--key", "n", "--project", "ru.lproj", "--locale", "ru", "--arg", "1=\(number)",
                        "--format", "json",
                    ])
                #expect(try Self.text(of: run) == shown)
            }
        }
    }

    @Test func `what does need ICU says so`() throws {
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let hidden = try HiddenICU(in: folder)
        let date = try hidden.run(["message", "{d, date, short}", "--arg", "d=date:2026-11-21", "--format", "json"])
        #expect(date.text.contains("unusable-style"), "\(date.text)")
        #expect(try Self.text(of: date) == "2026-11-21T00:00:00Z")
    }
}
#endif
