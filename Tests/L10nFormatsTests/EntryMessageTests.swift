import L10nCatalog
import L10nFormats
import L10nICU
import L10nLocale
import L10nMessages
import L10nSource
import Testing

/// Entries of files as the run time would show them.
struct EntryMessageTests {
    private func shown(
        _ fragment: CatalogFragment, _ arguments: MessageArguments, device: String? = nil
    ) throws -> [String] {
        let english = try #require(LanguageTag("en"))
        var formatter = MessageFormatter(direction: .leftToRight, isolation: .none)
        formatter.numbers = LocaleNumbers(try NumberStyle(of: english))
        let setting = VariedMessage.Setting(
            language: english, rules: try PluralRuleSet(of: english), device: device)
        return try fragment.entries.map {
            formatter.format(try #require(fragment.message(of: $0)).compiled(setting), arguments).text
        }
    }

    @Test func `the variables of a stringsdict (F-40 F-96)`() throws {
        func variable(_ name: String, _ noun: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d \(noun)</string><key>other</key><string>%d \(noun)s</string></dict>
            """
        }
        let file = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>k</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ in %#@d@</string>
            \(variable("n", "file"))\(variable("d", "folder"))
            </dict></dict></plist>
            """
        let parsed = StringsDictFormat.decode(SourceFile(path: "a.stringsdict", bytes: Array(file.utf8)))
        #expect(try shown(parsed.value, [1, 2000]) == ["1 file in 2,000 folders"])
    }

    @Test func `the variations and substitutions of a catalog (F-60 to F-62)`() throws {
        let file = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "a": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}},
            "b": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
            "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
            "c": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "All %#@f@"},
            "substitutions": {"f": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}},
            "d": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%lld"}}}}}}
            """
        let parsed = XCStringsFormat.decode(SourceFile(path: "a.xcstrings", bytes: Array(file.utf8)))
        let english = try #require(parsed.value.languages.first { $0.tag == LanguageTag("en") })
        #expect(try shown(english.fragment, [1234]) == ["1,234 files", "Tap", "All 1,234 files", "1,234"])
        #expect(try shown(english.fragment, [1], device: "mac") == ["1 file", "Click", "All 1 file", "1"])
    }
}
