import Foundation
import Testing

/// What `status` counts, and how it says it.
@Suite struct StatusCommandTests {
    private static let project = [
        "stateview-l10n.json": """
        { "layers": [ { "name": "brand", "kind": "brand", "brand": "acme", "paths": ["Brand"] },
                      { "name": "app", "kind": "app", "paths": ["App"] } ] }

        """,
        "App/en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n\"blank\" = \"\";\n",
        "App/fi.lproj/T.strings": "\"a\" = \"Aa\";\n\"b\" = \"\";\n\"blank\" = \"\";\n\"orphan\" = \"Orpo\";\n",
        "App/sv.lproj/T.strings": "\"a\" = \"Å\";\n\"b\" = \"Be\";\n\"c\" = \"Ce\";\n",
        "App/Localizable.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "gone" : { "extractionState" : "stale", "localizations" : {
              "fi" : { "stringUnit" : { "state" : "translated", "value" : "Pois" } } } },
            "kept" : { "shouldTranslate" : false },
            "made" : { "localizations" : {
              "fi" : { "stringUnit" : { "state" : "machine_translated", "value" : "Tehty" } } } },
            "new" : { "localizations" : {
              "fi" : { "stringUnit" : { "state" : "new", "value" : "" } },
              "sv" : { "stringUnit" : { "state" : "translated", "value" : "Ny" } } } },
            "seen" : { "localizations" : {
              "fi" : { "stringUnit" : { "state" : "needs_review", "value" : "Nähty" } } } }
          },
          "version" : "1.0"
        }
        """,
        "Brand/en.lproj/T.strings": "\"a\" = \"Acme\";\n",
        "Brand/fi.lproj/T.strings": "\"a\" = \"Akme\";\n",
    ]

    private static func status(
        _ options: String..., of files: [String: String] = project
    ) throws -> Tool.Result {
        try Tool.withFiles(files) { try Tool.run(["status"] + options, in: $0) }
    }

    @Test func `A table without bars where nobody would see them`() throws {
        let result = try Self.status()
        #expect(result.status == 0, "\(result.complaints)")
        #expect(
            result.output == """
                locale  layer  done %  translated  review  machine  new  missing  stale  total
                fi      all      37.5           3       1        1    1        2      1      8
                fi      brand   100.0           1       0        0    0        0      0      1
                fi      app      28.5           2       1        1    1        2      1      7
                sv      all      50.0           4       0        0    0        4      1      8
                sv      brand     0.0           0       0        0    0        1      0      1
                sv      app      57.1           4       0        0    0        3      1      7

                """)
    }

    @Test func `Markdown for a summary, by table, and only the languages that are asked for`() throws {
        let result = try Self.status("--format", "markdown", "--locale", "fi", "--tables")
        #expect(
            result.output == """
                | locale | layer | table | done % | translated | review | machine | new | missing | stale | total |
                | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | fi | all | all | 37.5 | 3 | 1 | 1 | 1 | 2 | 1 | 8 |
                | fi | brand | Brand/T | 100.0 | 1 | 0 | 0 | 0 | 0 | 0 | 1 |
                | fi | app | App/Localizable | 0.0 | 0 | 1 | 1 | 1 | 0 | 1 | 3 |
                | fi | app | App/T | 50.0 | 2 | 0 | 0 | 0 | 2 | 0 | 4 |

                """)
    }

    @Test func `Names that Markdown and terminals would take for something else`() throws {
        let files = ["a|b/en.lproj/x_\u{1B}[31m`.strings": "\"k\" = \"K\";\n", "a|b/fi.lproj/z.strings": ""]
        let markdown = try Self.status("--format", "markdown", "--tables", of: files).output
        #expect(markdown.contains("| a\\|b/x\\_\\<U+001B\\>\\[31m\\` |"), "\(markdown)")
        let text = try Self.status("--tables", of: files).output
        #expect(text.contains("a|b/x_<U+001B>[31m`  "), "\(text)")
    }

    @Test func `JSON keeps the order of its members`() throws {
        let result = try Self.status(
            "--format", "json", "--locale", "fi", of: Self.project.filter { !$0.key.hasPrefix("App/") })
        #expect(
            result.output == """
                {
                  "version": 1,
                  "tool": {
                    "name": "stateview-l10n",
                    "version": "0.1.0"
                  },
                  "sourceLanguage": "en",
                  "locales": [
                    {
                      "locale": "fi",
                      "translated": 1,
                      "needsReview": 0,
                      "machineTranslated": 0,
                      "new": 0,
                      "missing": 0,
                      "stale": 0,
                      "total": 1,
                      "percent": 100,
                      "layers": [
                        {
                          "layer": "brand",
                          "kind": "brand",
                          "brand": "acme",
                          "builtIn": false,
                          "translated": 1,
                          "needsReview": 0,
                          "machineTranslated": 0,
                          "new": 0,
                          "missing": 0,
                          "stale": 0,
                          "total": 1,
                          "percent": 100,
                          "tables": [
                            {
                              "bundle": "Brand",
                              "table": "T",
                              "translated": 1,
                              "needsReview": 0,
                              "machineTranslated": 0,
                              "new": 0,
                              "missing": 0,
                              "stale": 0,
                              "total": 1,
                              "percent": 100
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "damagedFiles": []
                }

                """)
        #expect(result.complaints.isEmpty)
    }

    @Test func `A language that is not there yet lacks everything`() throws {
        let result = try Self.status("--locale", "da,pt_BR")
        #expect(
            result.output.contains("\nda      all       0.0           0       0        0    0        8      1      8\n")
        )
        #expect(result.output.contains("\npt-BR   all "))
    }

    @Test func `The built-in defaults stand beside the texts that override them, and are no part of the sum`() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing\";\n",
            "fi.lproj/Localizable.strings": "\"other\" = \"Muu\";\n",
        ]
        #expect(
            try Self.status(of: files).output == """
                locale  layer                done %  translated  review  machine  new  missing  stale  total
                fi      all                     0.0           0       0        0    0        1      0      1
                fi      defaults (built in)   100.0           8       0        0    0        0      0      8
                fi      app                     0.0           0       0        0    0        1      0      1

                """)
    }

    @Test func `Plural texts in a .stringsdict count once, and a language may have only those`() throws {
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>items</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d</string><key>other</key><string>%d</string></dict></dict></dict></plist>

            """
        let result = try Self.status(of: [
            "en.lproj/T.strings": "\"items\" = \"%d items\";\n\"title\" = \"Title\";\n",
            "en.lproj/T.stringsdict": dictionary,
            "fi.lproj/T.stringsdict": dictionary,
        ])
        #expect(
            result.output.contains("\nfi      app      50.0           1       0        0    0        1      0      2\n")
        )
    }

    @Test func `Of a configured project only the tables in the paths are counted`() throws {
        let brand = try Self.status("Brand", "--locale", "fi").output
        #expect(brand.split(separator: "\n").dropFirst().map { $0.prefix(14) } == ["fi      brand "])
        let file = try Self.status("App/fi.lproj/T.strings", "--locale", "fi", "--tables").output
        #expect(file.contains("App/T"))
        #expect(!file.contains("Localizable"))
        #expect(!file.contains("brand"))
    }

    @Test(arguments: [
        (["--minimum", "37.5"], Int32(0), ""),
        (["--minimum", "38"], 1, "stateview-l10n: fi is at 37.5 %, needs 38 %\n"),
        (["--minimum", "50.01", "--locale", "sv"], 1, "stateview-l10n: sv is at 50.0 %, needs 50.01 %\n"),
        (["--minimum", "101"], 2, "stateview-l10n: --minimum takes a number from 0 to 100, not '101'\n"),
        (["--minimum", "nan"], 2, "stateview-l10n: --minimum takes a number from 0 to 100, not 'nan'\n"),
    ])
    func `A minimum decides the exit status`(_ options: [String], _ status: Int32, _ complaints: String) throws {
        let result = try Tool.withFiles(Self.project) { try Tool.run(["status"] + options, in: $0) }
        #expect(result.status == status)
        #expect(result.complaints == complaints)
        #expect(status == 2 || result.output.hasPrefix("locale "))
    }

    @Test func `What cannot be read is said, and the rest is counted`() throws {
        var files = Self.project
        files["App/fi.lproj/T.strings"] = "\"a\" = \"Aa\";\n\"b\" = \"Be"
        let damaged = try Self.status("--locale", "fi", of: files)
        #expect(damaged.status == 0)
        #expect(
            damaged.complaints.contains("'App/fi.lproj/T.strings' was not read to its end"), "\(damaged.complaints)")
        #expect(try Self.status("--format", "json", of: files).output.contains("\"App/fi.lproj/T.strings\""))
        #expect(try Self.status("nowhere").status == 3)
        #expect(try Self.status("--format", "texst").complaints.contains("did you mean 'text'?"))
        #expect(try Self.status(of: ["en.lproj/T.strings": "\"a\" = \"A\";\n"]).output.hasPrefix("there is nothing"))
    }
}
