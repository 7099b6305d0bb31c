import Testing

@testable import L10nLocale

struct LocaleTablesTests {
    private static let tables: [(name: String, table: SortedLines)] = [
        ("languages", LocaleTables.languages), ("scripts", LocaleTables.scripts), ("regions", LocaleTables.regions),
        ("variants", LocaleTables.variants), ("rightToLeftScripts", LocaleTables.rightToLeftScripts),
        ("likelySubtags", LocaleTables.likelySubtags), ("parents", LocaleTables.parents),
        ("languageAliases", LocaleTables.languageAliases), ("scriptAliases", LocaleTables.scriptAliases),
        ("regionAliases", LocaleTables.regionAliases), ("variantAliases", LocaleTables.variantAliases),
        ("languageNames", LocaleTables.languageNames),
    ]

    @Test func `every line is found, and nothing between the lines`() {
        for (name, table) in Self.tables {
            for record in table.records {
                #expect(table.value(of: record.key) == record.value, "\(name) \(record.key)")
                #expect(table.value(of: record.key + "!") == nil)
                #expect(table.value(of: record.key.dropLast() + "!") == nil)
            }
            #expect(table.value(of: "") == nil)
            #expect(table.value(of: "~") == nil)
            #expect(table.value(of: "\n") == nil)
        }
        #expect(SortedLines("").value(of: "a") == nil)
        #expect(SortedLines("a").value(of: "a") == "")
    }

    @Test func `the languages of the table are registered, and no other`() {
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
        var count = 0
        for first in letters {
            for second in letters {
                let listed = LocaleTables.languages.value(of: first + second) ?? ""
                for third in [""] + letters {
                    let isRegistered = LocaleTables.isRegistered(language: first + second + third)
                    #expect(isRegistered == listed.contains(third.isEmpty ? "." : third))
                    count += isRegistered ? 1 : 0
                }
            }
        }
        #expect(count > 8_000)
        for text in ["", "d", "DA", "dane", "d.", ".", "é", "da\n"] {
            #expect(!LocaleTables.isRegistered(language: text))
        }
    }

    @Test func `old language tags become the tags that the table names`() throws {
        for record in LocaleTables.languageAliases.records where !record.key.hasPrefix("und-") {
            let replacement = try #require(record.value.split(separator: " ").last)
            let reading = LanguageTagReading(record.key)
            var expected = LanguageTagReading(replacement).tag
            // A three-letter Norwegian code leads to 'no', which leads to 'nb'.
            if replacement == "no" { expected = LanguageTag("nb") }
            #expect(reading.tag == expected, "\(record.key)")
            #expect(!reading.isCanonical)
            #expect(reading.advice?.hasSuffix("use '\(expected?.description ?? "")'") == true)
        }
    }

    @Test func `what the tables lead to is canonical`() throws {
        for record in LocaleTables.likelySubtags.records where !record.key.hasPrefix("und") {
            let tag = try #require(LanguageTag(record.value))
            #expect(
                LanguageTag(record.key)?.maximized == LanguageTag(record.value.replacing("-ZZ", with: "")), "\(tag)")
        }
        for record in LocaleTables.parents.records {
            #expect(LanguageTagReading(record.key).problem == nil)
            #expect(
                LanguageTag(record.key).flatMap { ParentLocales().parent(of: $0) }?.description ?? "und" == record.value
            )
        }
    }
}
