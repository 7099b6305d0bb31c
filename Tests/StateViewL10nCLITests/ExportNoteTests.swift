import Foundation
import Testing

/// What a translator is told besides the texts.
@Suite struct ExportNoteTests {
    @Test func `Plural forms come with numbers of the target language`() throws {
        let catalog = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "files" : { "localizations" : { "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                } } } } }
              },
              "version" : "1.0"
            }
            """
        try Tool.withFiles(["Localizable.xcstrings": catalog]) { folder in
            let result = try Tool.run(["export", "--locale", "pl", "-o", "-"], in: folder)
            #expect(result.output.contains("<note from=\"auto-generated\">Form 'one': for 1</note>"))
            #expect(result.output.contains("<note from=\"auto-generated\">Form 'few': for 2, 3, 4, 22, 23, …</note>"))
            #expect(result.output.contains("Form 'other': for fractions, such as 1.5"))
            #expect(result.output.contains("files|==|plural.many"))
        }
    }

    private static let project = [
        "stateview-l10n.json": """
        { "layers": [ { "name": "acme", "kind": "brand", "brand": "acme", "paths": ["Brand"] },
                      { "name": "app", "kind": "app", "paths": ["App"] },
                      { "name": "payments", "kind": "journey", "paths": ["Payments"] } ],
          "limits": { "characters": { "**.loadingFailureTitle": 30 } } }

        """,
        "App/en.lproj/L.strings": """
        /* Who wrote it [l10n:disable text-too-long -- the name is long] and when */
        "by" = "By %1$@ on %2$@, %3$.1f stars, {place}";
        /* l10n:disable-file unchanged-translation */
        "ok" = "OK";
        "DesignSystem.stateView.noResultsTitle" = "Nothing";
        "DesignSystem.stateView.loadingFailureTitle" = "Not loaded";
        "DesignSystem.stateView.unknownTitle" = "100 % of it";

        """,
        "App/fi.lproj/L.strings": """
        /* Kuka ja milloin */
        "by" = "%1$@, %2$@, %3$.1f, {place}";

        """,
        "Brand/en.lproj/L.strings": "\"brand\" = \"Acme\";\n",
        "Payments/en.lproj/L.strings": "\"pay\" = \"Pay\";\n",
    ]

    /// The notes of each unit of an export, by the unit's id.
    private static func notes(_ xliff: String) -> [String: [String]] {
        let units = xliff.components(separatedBy: "<trans-unit id=\"").dropFirst()
        return Dictionary(
            uniqueKeysWithValues: units.map { unit in
                let id = unit.prefix { $0 != "\"" }
                let lines = unit.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                return (String(id), lines.filter { $0.hasPrefix("<note") })
            })
    }

    private static func generated(_ texts: String...) -> [String] {
        texts.map { "<note from=\"auto-generated\">\($0)</note>" }
    }

    @Test func `role, place, arguments and limit follow the developer's comment (KD-2 N-9)`() throws {
        try Tool.withFiles(Self.project) { folder in
            let result = try Tool.run(["export", "--locale", "fi", "-o", "-"], in: folder)
            let notes = Self.notes(result.output)
            #expect(
                notes["by"] == ["<note>Who wrote it and when</note>"]
                    + Self.generated(
                        "Argument 1, '%1$@': text, such as 'Abc'", "Argument 2, '%2$@': text, such as 'Abc'",
                        "Argument 3, '%3$.1f': decimal, such as '3.5'", "Argument '{place}': text, such as 'Abc'"))
            #expect(notes["ok"] == ["<note/>"])
            #expect(
                notes["DesignSystem.stateView.noResultsTitle"] == ["<note/>"]
                    + Self.generated("Title of the empty state 'noResults'", "At most 45 characters"))
            #expect(
                notes["DesignSystem.stateView.loadingFailureTitle"] == ["<note/>"]
                    + Self.generated("Title of the error state 'loadingFailure'", "At most 30 characters"))
            #expect(notes["DesignSystem.stateView.unknownTitle"] == ["<note/>"])
            #expect(notes["brand"] == ["<note/>"] + Self.generated("Shown for the brand 'acme' only"))
            #expect(notes["pay"] == ["<note/>"] + Self.generated("Shown in the journey 'payments'"))
        }
    }

    @Test func `Of a configured project only the tables in the paths are exported, and import finds them`() throws {
        try Tool.withFiles(Self.project) { folder in
            let result = try Tool.run(
                ["export", "Payments", "--locale", "fi", "-o", "fi.csv", "--format", "csv"], in: folder)
            #expect(result.output.contains("fi.csv: 1 unit, 1 without"), "\(result.output)")
            let back = try Tool.run(["import", "fi.csv", "--project", "Brand"], in: folder)
            #expect(back.output.contains("0 applied, 0 unchanged, 1 untranslated"), "\(back.output)")
        }
    }

    @Test(arguments: ["xliff", "csv"])
    func `notes come back without becoming comments, and directives stay at home (SUP-13)`(format: String) throws {
        try Tool.withFiles(Self.project) { folder in
            let path = "fi." + format
            let before = try ExchangeRoundTripTests.contents(of: folder)
            _ = try Tool.run(["export", "--locale", "fi", "--format", format, "-o", path], in: folder)
            let url = folder.appendingPathComponent(path)
            let text = try String(contentsOf: url, encoding: .utf8)
            #expect(!text.contains("l10n:"))
            #expect(try Tool.run(["import", path], in: folder).output.hasSuffix("the project says it all already\n"))
            #expect(try ExchangeRoundTripTests.contents(of: folder).filter { $0.key != path } == before)

            // A tool that drops the marks of generated notes, and a translation.
            var changed = text.replacingOccurrences(of: "<note from=\"auto-generated\">", with: "<note>")
            changed = changed.replacingOccurrences(
                of: "<source>OK</source>", with: "<source>OK</source><target>Selvä</target>")
            changed = changed.replacingOccurrences(of: "OK,\r\n", with: "OK,Selvä\r\n")
            try Data(changed.utf8).write(to: url)
            let result = try Tool.run(["import", path], in: folder)
            #expect(result.status == 0, "\(result.output)")
            let after = try ExchangeRoundTripTests.contents(of: folder)
            #expect(
                after.filter { $0.key != path && $0.value != before[$0.key] }.map(\.key) == ["App/fi.lproj/L.strings"])
            #expect(
                String(decoding: after["App/fi.lproj/L.strings"] ?? Data(), as: UTF8.self)
                    == (Self.project["App/fi.lproj/L.strings"] ?? "") + "\"ok\" = \"Selvä\";\n")
        }
    }

    @Test func `messages in ICU's notation have their arguments, and the numbers of each case`() throws {
        let files = [
            "stateview-l10n.json": #"{ "messages": [{ "notation": "mf1", "keys": ["icu*"] }] }"#,
            "en.lproj/L.strings": """
            "icu" = "{g, select, female{her} other{their}} {n, plural, one{# file} other{# files}}, {d, date} {who} 100%";
            "icu.broken" = "{n";
            "own" = "{who} %d";

            """,
        ]
        try Tool.withFiles(files) { folder in
            let export = try Tool.run(["export", "--locale", "pl", "-o", "-", "--format", "xliff"], in: folder)
            let notes = export.output.split(separator: "\n").filter { $0.contains("auto-generated") }.map { line in
                line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
            }
            #expect(
                notes == [
                    "Message with cases: translate the texts in the innermost braces; plural forms may be added, all other words stay",
                    "Argument '{g}': word that chooses a case, such as 'female'",
                    "Argument '{n}': number that chooses a case: one for 1; few for 2, 3, 4, 22, 23, …; many for 0, 5, 6, 7, 8, …; other for fractions, such as 1.5",
                    "Argument '{d}': date or time", "Argument '{who}': text, such as 'Abc'",
                    "Argument '{who}': text, such as 'Abc'", "Argument 1, '%d': integer, such as '3'",
                ])
        }
    }
}
