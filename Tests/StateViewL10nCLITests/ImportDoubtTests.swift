import Foundation
import Testing

/// Answers of which nobody can tell what they mean.
@Suite struct ImportDoubtTests {
    private static func xliff(_ language: String, _ files: [[(id: String, source: String, target: String)]]) -> String {
        let parts = files.map { units in
            let body = units.map {
                "<trans-unit id=\"\($0.id)\"><source>\($0.source)</source><target>\($0.target)</target></trans-unit>"
            }
            return "<file original=\"en.lproj/T.strings\" source-language=\"en\" target-language=\"\(language)\" "
                + "datatype=\"plaintext\"><body>\(body.joined())</body></file>\n"
        }
        return "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n\(parts.joined())</xliff>\n"
    }

    private static let project = [
        "en.lproj/T.strings": "\"a\" = \"Save\";\n\"b\" = \"Open\";\n",
        "pl.lproj/T.strings": "\"a\" = \"Zapisz to\";\n",
    ]

    private static func imported(_ files: [String: String], _ arguments: String...) throws -> (Tool.Result, [String]) {
        try Tool.withFiles(project.merging(files) { $1 }) { folder in
            let result = try Tool.run(["import"] + arguments, in: folder)
            return (result, try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
        }
    }

    @Test func `of a package that contradicts itself nothing goes in, even with --partial`() throws {
        let (result, names) = try Self.imported(
            [
                "pl.xcloc/contents.json": "{ \"targetLocale\": \"pl\" }",
                "pl.xcloc/Localized Contents/pl.xliff": Self.xliff("cs", [[("a", "Save", "Zapisz")]]),
            ], "pl.xcloc", "--partial")
        #expect(result.status == 1)
        #expect(result.output.contains("0 applied, 0 unchanged"), "\(result.output)")
        #expect(result.output.contains("1 refused"), "\(result.output)")
        #expect(!names.contains("cs.lproj"))
    }

    @Test func `texts of a property list or of intents that Xcode exports keep no others out (N-6)`() throws {
        let parts = [
            [(id: "a", source: "Save", target: "Zapisz")], [(id: "CFBundleName", source: "App", target: "Apka")],
        ]
        for (name, table) in [("App/Info.plist", "InfoPlist"), ("Base.lproj/Intents.intentdefinition", "Intents")] {
            let text = Self.xliff("pl", parts)
            let last = try #require(text.range(of: "en.lproj/T.strings", options: .backwards))
            let answer = text.replacingCharacters(in: last, with: name)
            let (result, _) = try Self.imported(["pl.xliff": answer], "pl.xliff")
            #expect(result.status == 1, "\(result.output)")
            #expect(
                result.output.contains(
                    "texts of '\(name)' are not imported; put them into '\(table).strings' of the language"),
                "\(result.output)")
            #expect(
                result.output.contains("1 applied, 0 unchanged, 0 untranslated, 1 skipped, 0 refused"),
                "\(result.output)")
        }
    }

    @Test func `of a table that has become a catalog the catalog is suggested`() throws {
        let answer = Self.xliff("pl", [[("a", "Save", "Zapisz")]]).replacing(
            "en.lproj/T.strings", with: "x/y/T.stringsdict")
        let (result, _) = try Self.imported(["pl.xliff": answer], "pl.xliff")
        #expect(result.output.contains("did you mean 'en.lproj/T.strings'?"), "\(result.output)")
    }

    @Test func `what macOS leaves beside the file of a package is none of it (N-1)`() throws {
        let (result, _) = try Self.imported(
            [
                "pl.xcloc/contents.json": "{ \"targetLocale\": \"pl\" }",
                "pl.xcloc/Localized Contents/pl.xliff": Self.xliff("pl", [[("a", "Save", "Zapisz")]]),
                "pl.xcloc/Localized Contents/._pl.xliff": "\u{0}\u{5}\u{16}\u{7}",
            ], "pl.xcloc")
        #expect(result.status == 0 && result.output.contains("1 applied"), "\(result.output)")
    }

    @Test func `with --partial a refused form takes those along that would be half a text`() throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        func catalog(_ polish: String) -> String {
            let english = #"{"variations":{"plural":{"one":\#(unit("%lld day")),"other":\#(unit("%lld days"))}}}"#
            return
                #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":\#(english)\#(polish)}}},"version":"1.0"}"#
        }
        let table = """
            file,key,variant,source,pl
            C.xcstrings,n,plural.one,%lld day,%lld dzień
            C.xcstrings,n,plural.few,%lld days,%s dni
            C.xcstrings,n,plural.many,%lld days,%lld dni
            C.xcstrings,n,plural.other,%lld days,%lld dnia

            """
        let whole = ["one", "few", "many", "other"].map { "\"\($0)\":\(unit("%lld d"))" }.joined(separator: ",")
        for (polish, counts) in [
            ("", "0 applied, 0 unchanged, 0 untranslated, 0 skipped, 4 refused"),
            (
                #","pl":{"variations":{"plural":{\#(whole)}}}"#,
                "3 applied, 0 unchanged, 0 untranslated, 0 skipped, 1 refused"
            ),
        ] {
            let before = catalog(polish)
            try Tool.withFiles(["C.xcstrings": before, "pl.csv": table]) { folder in
                let result = try Tool.run(["import", "pl.csv", "--partial"], in: folder)
                #expect(result.status == 1 && result.output.contains(counts), "\(result.output)")
                let after = try String(contentsOf: folder.appendingPathComponent("C.xcstrings"), encoding: .utf8)
                #expect((after == before) == polish.isEmpty)
            }
        }
    }

    @Test func `a language that is new beside others is told`() throws {
        let (result, _) = try Self.imported(["cs.xliff": Self.xliff("cs", [[("a", "Save", "Uložit")]])], "cs.xliff")
        #expect(result.status == 0)
        #expect(result.output.contains("warning: 'cs' is new in the project;"), "\(result.output)")
    }

    @Test func `two parts of one file that translate one text differently are refused`() throws {
        let parts = [[(id: "a", source: "Save", target: "Zapisz")], [(id: "a", source: "Save", target: "Zachowaj")]]
        let (result, _) = try Self.imported(["pl.xliff": Self.xliff("pl", parts)], "pl.xliff", "--dry-run")
        #expect(result.status == 1)
        #expect(result.output.contains("has another translation in 'pl.xliff'; keep one"), "\(result.output)")
        let same = [parts[0], parts[0]]
        let (agreed, _) = try Self.imported(["pl.xliff": Self.xliff("pl", same)], "pl.xliff", "--dry-run")
        #expect(agreed.status == 0, "\(agreed.output)")
    }

    @Test func `two answers may bring the same text of a key that the file lacks`() throws {
        let one = Self.xliff("pl", [[("b", "Open", "Otwórz")]])
        try Tool.withFiles(Self.project.merging(["a.xliff": one, "b.xliff": one]) { $1 }) { folder in
            let result = try Tool.run(["import", "a.xliff", "b.xliff"], in: folder)
            #expect(result.status == 0 && result.output.contains("2 applied"), "\(result.output)")
            let polish = try String(contentsOf: folder.appendingPathComponent("pl.lproj/T.strings"), encoding: .utf8)
            #expect(polish == "\"a\" = \"Zapisz to\";\n\"b\" = \"Otwórz\";\n")
        }
    }

    @Test func `a unit that is marked as not to be translated does not vanish with its new text`() throws {
        let answer = Self.xliff("pl", [[("a", "Save", "Zapisz")]])
            .replacing("<trans-unit id=\"a\">", with: "<trans-unit id=\"a\" translate=\"no\">")
        let (result, _) = try Self.imported(["pl.xliff": answer], "pl.xliff", "--dry-run")
        #expect(result.status == 1)
        #expect(result.output.contains("1 skipped"), "\(result.output)")
        #expect(result.output.contains("take 'translate=\"no\"' out to import it"), "\(result.output)")
        let (same, _) = try Self.imported(
            ["pl.xliff": answer.replacing("Zapisz<", with: "Zapisz to<")], "pl.xliff", "--dry-run")
        #expect(same.status == 0, "\(same.output)")
    }

    @Test func `a key that does not go out is not called unknown`() throws {
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "brand": { "shouldTranslate": false },
              "ok": { "localizations": { "pl": { "stringUnit": { "state": "translated", "value": "Dobrze" } } } } } }
            """
        let answer = Self.xliff("pl", [[("brand", "brand", "Marka")]]).replacing(
            "en.lproj/T.strings", with: "L.xcstrings")
        let (result, _) = try Self.imported(["L.xcstrings": catalog, "pl.xliff": answer], "pl.xliff", "--dry-run")
        #expect(result.status == 1)
        #expect(result.output.contains("'brand' is marked as not to be translated"), "\(result.output)")
    }

    @Test func `line ends that a spreadsheet changes in a key are those of the project`() throws {
        let (result, _) = try Self.imported(
            [
                "en.lproj/T.strings": "\"One\\nTwo\" = \"One or two\";\n", "pl.lproj/T.strings": "",
                "pl.csv": "file,key,source,pl\r\nen.lproj/T.strings,\"One\r\nTwo\",One or two,Jeden\r\n",
            ], "pl.csv", "--dry-run")
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("1 ready"), "\(result.output)")
    }

    @Test func `without a language nothing is said about how many plural forms a file of gettext needs`() throws {
        let po = """
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\\n"

            #: en.lproj/T.strings
            msgctxt "a"
            msgid "Save"
            msgid_plural "Save all"
            msgstr[0] "x"
            msgstr[1] "y"
            msgstr[2] "z"

            """
        let (result, _) = try Self.imported(["pl.po": po], "pl.po", "--dry-run")
        #expect(result.status == 1)
        #expect(!result.output.contains("msgstr["), "\(result.output)")
        #expect(!result.output.contains("''"), "\(result.output)")
    }
}
