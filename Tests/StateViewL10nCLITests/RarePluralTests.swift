import Foundation
import Testing

/// Plural forms that only a million shows, such as `many` in French: nobody asks for them, and nobody refuses them.
@Suite struct RarePluralTests {
    private static func catalog(_ french: String) -> String {
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "files" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                } } }\(french)
              }
            }
          },
          "version" : "1.0"
        }

        """
    }

    private static let french = catalog(
        """
        ,
                "fr" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichier" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld fichiers" } }
                } } }
        """)

    @Test(arguments: ["fr", "es", "it", "pt-BR", "pt-PT", "ca"])
    func `an export asks for one and other alone, as Xcode's does (N-29 DEC-1)`(language: String) throws {
        try Tool.withFiles(["Localizable.xcstrings": Self.catalog("")]) { folder in
            let result = try Tool.run(["export", "--without-defaults", "--locale", language, "-o", "-"], in: folder)
            #expect(result.output.contains("plural.one") && result.output.contains("plural.other"))
            #expect(!result.output.contains("plural.many"))
        }
    }

    @Test func `the configuration may expect millions, and then the form is asked for (DEC-1)`() throws {
        let settings = "{ \"plurals\": { \"largestCount\": 5000000 } }\n"
        let files = ["Localizable.xcstrings": Self.french, "stateview-l10n.json": settings]
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["export", "--without-defaults", "--locale", "fr", "-o", "-"], in: folder)
            #expect(result.output.contains("plural.many"))
            let check = try Tool.run(["check", "--without-defaults", "--only", "missing-plural-category"], in: folder)
            #expect(check.output.contains("'fr' has no 'many' form; n = 1000000 would use 'other'"), "\(check.output)")
        }
    }

    @Test func `check and status find a text without the form whole (DEC-1)`() throws {
        try Tool.withFiles(["Localizable.xcstrings": Self.french]) { folder in
            let check = try Tool.run(
                ["check", "--without-defaults", "--fail-on", "note", "--only", "area:plurals"], in: folder)
            #expect(check.status == 0, "\(check.output)")
            let status = try Tool.run(["status", "--without-defaults", "--format", "json"], in: folder)
            #expect(!status.output.contains("\"missing\" : 1") && !status.output.contains("\"missing\": 1"))
        }
    }

    @Test func `a form that comes back all the same is taken (N-29)`() throws {
        let answer = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
              <file original="Localizable.xcstrings" source-language="en" target-language="fr" datatype="plaintext">
                <body>
                  <trans-unit id="files|==|plural.many"><source>%lld files</source><target>%lld de fichiers</target></trans-unit>
                </body>
              </file>
            </xliff>

            """
        try Tool.withFiles(["Localizable.xcstrings": Self.french, "fr.xliff": answer]) { folder in
            let result = try Tool.run(["import", "--without-defaults", "fr.xliff"], in: folder)
            #expect(result.status == 0 && result.output.contains("1 applied"), "\(result.output)")
            let text = try String(contentsOf: folder.appendingPathComponent("Localizable.xcstrings"), encoding: .utf8)
            #expect(text.contains("%lld de fichiers"))
        }
    }
}
