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
                fi      all      28.5           2       1        1    1        2      1      7
                fi      brand   100.0           1       0        0    0        0      0      1
                fi      app      16.6           1       1        1    1        2      1      6
                sv      all      57.1           4       0        0    0        3      1      7
                sv      brand     0.0           0       0        0    0        1      0      1
                sv      app      66.6           4       0        0    0        2      1      6

                """)
    }

    @Test func `Markdown for a summary, by table, and only the languages that are asked for`() throws {
        let result = try Self.status("--format", "markdown", "--locale", "fi", "--tables")
        #expect(
            result.output == """
                | locale | layer | table | done % | translated | review | machine | new | missing | stale | total |
                | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | fi | all | all | 28.5 | 2 | 1 | 1 | 1 | 2 | 1 | 7 |
                | fi | brand | Brand/T | 100.0 | 1 | 0 | 0 | 0 | 0 | 0 | 1 |
                | fi | app | App/Localizable | 0.0 | 0 | 1 | 1 | 1 | 0 | 1 | 3 |
                | fi | app | App/T | 33.3 | 1 | 0 | 0 | 0 | 2 | 0 | 3 |

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
            result.output.contains("\nda      all       0.0           0       0        0    0        7      1      7\n")
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
                fi      defaults (built in)   100.0          79       0        0    0        0      0     79
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

    private static let varieties = [
        "stateview-l10n.json": "{ \"locales\": { \"fallback\": { \"nn\": \"nb\" } } }\n",
        "en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n\"d\" = \"D\";\n",
        "en-GB.lproj/T.strings": "\"a\" = \"Ay\";\n",
        "es-419.lproj/T.strings": "\"a\" = \"Aa\";\n\"b\" = \"Be\";\n\"c\" = \"\";\n",
        "es-MX.lproj/T.strings": "\"a\" = \"Ah\";\n",
        "nb.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n",
        "nn.lproj/T.strings": "\"d\" = \"D\";\n",
    ]

    @Test func `Keys that most languages have count where the source text stands in code or an interface file`() throws
    {
        let saved = "\"Save\" = \"x\";\n"
        let files = [
            "en.lproj/Localizable.strings": "\"retry\" = \"Again\";\n",
            "de.lproj/Localizable.strings": "\"retry\" = \"Erneut\";\n" + saved,
            "fr.lproj/Localizable.strings": "\"retry\" = \"Encore\";\n" + saved,
            "sv.lproj/Localizable.strings": "\"retry\" = \"Igen\";\n\"left.over\" = \"y\";\n",
            "de.lproj/Main.strings": "\"ab1-cd-ef2.title\" = \"Datei\";\n\"ab1-cd-ef3.title\" = \"Ende\";\n",
            "fr.lproj/Main.strings": "\"ab1-cd-ef2.title\" = \"Fichier\";\n\"ab1-cd-ef3.title\" = \"Fin\";\n",
            "sv.lproj/Main.strings": "\"ab1-cd-ef2.title\" = \"Arkiv\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["status", "--without-defaults"], in: folder)
            let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
            let rows = Dictionary(lines.compactMap { line in line.first.map { ($0, line) } }) { first, _ in first }
            #expect(rows["de"]?.last == "4" && rows["de"]?.contains("100.0") == true, "\(result.output)")
            #expect(rows["sv"]?.last == "4" && rows["sv"]?.contains("50.0") == true, "\(result.output)")
            let export = try Tool.run(["export", "--without-defaults", "--locale", "sv", "-o", "out"], in: folder)
            #expect(export.output.contains("Localizable: note: 2 keys with translations and no source text here"))
            #expect(export.output.contains("Main: note: 2 keys with translations and no source text here"))
        }
    }

    @Test func `a table that neither the source language nor a language has a file of is not asked of it`() throws {
        let texts = "\"a.title\" = \"Title\";\n"
        let files = [
            "en.lproj/Localizable.strings": texts, "de.lproj/Localizable.strings": texts,
            "es.lproj/Localizable.strings": texts, "fr.lproj/Localizable.strings": texts,
            "es.lproj/Old.strings": "\"x.1\" = \"Uno\";\n\"x.2\" = \"Dos\";\n",
            "fr.lproj/Old.strings": "\"x.1\" = \"Un\";\n\"x.2\" = \"Deux\";\n",
        ]
        let status = try Self.status(of: files).output
        #expect(status.contains("\nde      app     100.0           1 "), "\(status)")
        #expect(status.contains("\nes      app     100.0           3 "), "\(status)")
    }

    @Test func `of a file that is cut off, what apps read counts`() throws {
        let files = [
            "en.lproj/T.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n",
            "de.lproj/T.strings": "\"a\" = \"Eins\";\n+\"b\" = \"Zwei\";\n\"c\" = \"Drei\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let status = try Tool.run(["status", "--without-defaults"], in: folder)
            #expect(status.output.contains("\nde      app      33.3           1 "), "\(status.output)")
            let sentence = "damaged, so that apps read its beginning alone"
            #expect(status.complaints.contains("'de.lproj/T.strings' is " + sentence), "\(status.complaints)")
            let key = try Tool.run(["explain-key", "a", "--locale", "de"], in: folder)
            #expect(key.output.contains("its file is " + sentence), "\(key.output)")
        }
    }

    @Test func `plural texts beside a table make no more languages of it`() throws {
        func languages(_ tags: [String], _ name: String, _ text: String) -> [String: String] {
            Dictionary(uniqueKeysWithValues: tags.map { ("\($0).lproj/\(name)", text) })
        }
        let tags = ["en", "de", "fr", "it"]
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>items</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d item</string><key>other</key><string>%d items</string></dict></dict></dict></plist>

            """
        let files = languages(tags, "L.strings", "\"Open\" = \"O\";\n").merging(
            languages(["de", "fr"], "L.strings", "\"Open\" = \"O\";\n\"Save\" = \"S\";\n")
        ) { $1 }
        for dictionaries in [[:], languages(tags, "L.stringsdict", dictionary)] {
            try Tool.withFiles(files.merging(dictionaries) { $1 }) { folder in
                let check = try Tool.run(["check", "--without-defaults"], in: folder)
                #expect(!check.output.contains("orphan-translation"), "\(check.output)")
                let export = try Tool.run(["export", "--locale", "it", "-o", "it.xliff"], in: folder)
                #expect(export.output.contains("L: note: 1 key with translations and no source text here"))
                let status = try Tool.run(["status", "--locale", "it", "--minimum", "95"], in: folder)
                #expect(status.status == 1, "\(status.output)")
            }
        }
    }

    @Test func `what an export lacks is told of one translated language, too`() throws {
        let files = [
            "en.lproj/L.strings": "\"Title\" = \"Title\";\n",
            "de.lproj/L.strings": "\"Save\" = \"Sichern\";\n\"Title\" = \"Titel\";\n\"Delete\" = \"Löschen\";\n",
        ]
        let export = try Tool.withFiles(files) { try Tool.run(["export", "-o", "out"], in: $0) }
        #expect(export.status == 0)
        #expect(export.output.contains("L: note: 2 keys with translations and no source text here"), "\(export.output)")
    }

    @Test func `A variety has the texts of its parent, and lacks what the parent lacks`() throws {
        let text = try Self.status(of: Self.varieties)
        #expect(
            text.output == """
                locale  layer  done %  translated  review  machine  new  missing  stale  total
                en-GB   app     100.0           4       0        0    0        0      0      4
                es-419  app      50.0           2       0        0    0        2      0      4
                es-MX   app      50.0           2       0        0    0        2      0      4
                nb      app      75.0           3       0        0    0        1      0      4
                nn      app     100.0           4       0        0    0        0      0      4

                """, "\(text.complaints)")
        let json = try Self.status("--format", "json", "--locale", "es-MX", of: Self.varieties).output
        #expect(json.contains("\"translated\": 2,") && json.contains("\"missing\": 2,"), "\(json)")
        let markdown = try Self.status("--format", "markdown", "--locale", "es-MX", of: Self.varieties).output
        #expect(markdown.hasSuffix("| es-MX | app | 50.0 | 2 | 0 | 0 | 0 | 2 | 0 | 4 |\n"), "\(markdown)")
    }

    @Test func `check and status agree about what a variety and a minimum ask for`() throws {
        let files = [
            "stateview-l10n.json": """
            { "locales": { "required": ["en", "es", "es-MX", "es-PE"],
              "minimumCoverage": { "es": 1, "es-MX": 1, "es-PE": 1 } } }

            """,
            "en.lproj/T.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n",
            "es.lproj/T.strings": "\"a\" = \"Uno\";\n\"b\" = \"Dos\";\n\"c\" = \"Tres\";\n",
            // Nearly complete, so that it is meant to be complete; and one with differences only.
            "es-MX.lproj/T.strings": "\"a\" = \"Uno\";\n\"b\" = \"Dos\";\n",
            "es-PE.lproj/T.strings": "\"a\" = \"Un\";\n",
        ]
        let status = try Self.status(of: files).output
        #expect(status.contains("\nes      app     100.0 ") && status.contains("\nes-PE   app     100.0 "), "\(status)")
        #expect(status.contains("\nes-MX   app      66.6           2       0        0    0        1 "), "\(status)")
        try Tool.withFiles(files) { folder in
            let check = try Tool.run(["check", "--without-defaults", "--format", "json"], in: folder).output
            #expect(check.components(separatedBy: "\"missing-translation\"").count == 2, "\(check)")
            #expect(check.components(separatedBy: "\"coverage-below-minimum\"").count == 2, "\(check)")
            #expect(check.contains("'es-MX' is at 66.6 %, needs 100 %; 1 key is missing"), "\(check)")
        }
    }

    @Test(arguments: [
        ("few,many,one,other", 100), ("many,one,other", 0), ("few,many,one", 0), ("other", 0),
    ])
    func `a plural without a form that the language needs is not complete (DEC-1)`(_ forms: String, _ percent: Int)
        throws
    {
        func texts(_ categories: String) -> String {
            let units = categories.split(separator: ",").map {
                "\"\($0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld apples\" } }"
            }
            return "{ \"variations\" : { \"plural\" : { \(units.joined(separator: ", ")) } } }"
        }
        let result = try Self.status(of: [
            "T.xcstrings": """
            { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : {
              "en" : \(texts("one,other")), "pl" : \(texts(forms)), "fr" : \(texts("one,other")) } } },
              "version" : "1.0" }
            """
        ])
        let lines = result.output.split(separator: "\n").dropFirst()
        // In French, only a million has another form, which is no more than a note.
        let expected = percent == 100 ? "pl      app     100.0           1" : "pl      app       0.0           0"
        #expect(lines.first?.hasPrefix("fr      app     100.0 ") == true, "\(result.output)")
        #expect(lines.last?.hasPrefix(expected) == true, "\(result.output)")
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
        (["--minimum", "28.5"], Int32(0), ""),
        (["--minimum", "29"], 1, "stateview-l10n: fi is at 28.5 %, needs 29 %\n"),
        (["--minimum", "57.15", "--locale", "sv"], 1, "stateview-l10n: sv is at 57.1 %, needs 57.15 %\n"),
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
        #expect(damaged.status == 1)
        #expect(
            damaged.complaints.contains("'App/fi.lproj/T.strings' is damaged"), "\(damaged.complaints)")
        #expect(try Self.status("--format", "json", of: files).output.contains("\"App/fi.lproj/T.strings\""))
        #expect(try Self.status("nowhere").status == 3)
        #expect(try Self.status("--format", "texst").complaints.contains("did you mean 'text'?"))
        #expect(try Self.status(of: ["en.lproj/T.strings": "\"a\" = \"A\";\n"]).output.hasPrefix("there is nothing"))
    }
}
