import Foundation
import Testing

@Suite struct CompileCommandTests {
    private static let fixtures = Tool.root.appendingPathComponent("Tests/Fixtures/Compile")
    private static let catalog = fixtures.appendingPathComponent("Catalog.xcstrings").path

    @Test func `each language gets its tables (X-57 X-60 X-61)`() throws {
        try Tool.withFiles([:]) { folder in
            let result = try Tool.run(["compile", Self.catalog, "-o", "out"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            let expected = try Self.files(in: Self.fixtures.appendingPathComponent("expected"))
            #expect(try Self.files(in: folder.appendingPathComponent("out")) == expected)
            #expect(result.output == expected.keys.sorted().map { "out/\($0)\n" }.joined())
        }
    }

    @Test func `the tables of a sound catalog are sound (SD-28)`() throws {
        let catalog = Self.fixtures.appendingPathComponent("Sound.xcstrings")
        try Tool.withFiles(["Sound.xcstrings": try String(contentsOf: catalog, encoding: .utf8)]) { folder in
            #expect(try Tool.run(["compile", "Sound.xcstrings", "-o", "out"], in: folder).status == 0)
            for path in ["Sound.xcstrings", "out"] {
                let check = try Tool.run(["check", path, "--fail-on", "note"], in: folder)
                #expect(check.status == 0, "\(check.output)")
            }
            let back = ["convert", "--to", "xcstrings", "out/en.lproj/Sound.stringsdict", "-o", "back"]
            #expect(try Tool.run(back, in: folder).status == 0)
            #expect(try Tool.run(["compile", "back/Sound.xcstrings", "-o", "again"], in: folder).status == 0)
            #expect(
                try Self.files(in: folder.appendingPathComponent("out"))
                    == Self.files(in: folder.appendingPathComponent("again")))
        }
    }

    private struct Report: Decodable {
        struct Finding: Decodable {
            struct Subject: Decodable {
                var key: String?
                var locale: String?
            }
            var rule: String
            var severity: String
            var message: String
            var subject: Subject?
        }
        var findings: [Finding]
    }

    @Test func `a text is judged alike in a catalog and compiled (X-61 PF-34 PF-64)`() throws {
        let catalog = try String(contentsOfFile: Self.catalog, encoding: .utf8)
        try Tool.withFiles(["Catalog.xcstrings": catalog]) { folder in
            #expect(try Tool.run(["compile", "Catalog.xcstrings", "-o", "out"], in: folder).status == 0)
            let verdicts = try ["Catalog.xcstrings", "out"].map { path in
                let output = try Tool.run(["check", path, "--format", "json"], in: folder).output
                let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
                return report.findings.filter { $0.subject?.key != nil && $0.subject?.locale == "en" }.map {
                    "\($0.subject?.key ?? ""): \($0.severity) \($0.rule): \($0.message)"
                }
            }
            let errors = verdicts.map { $0.filter { $0.contains(": error ") }.sorted() }
            #expect(errors[0] == errors[1] && !errors[0].isEmpty)
            // Compiling puts numbers where it changes the order, so that fewer are missing.
            #expect(Set(verdicts[1]).isSubset(of: verdicts[0]))
            #expect(
                verdicts.map { $0.filter { $0.hasPrefix("substitutions in order: ") }.count } == [2, 1], "\(verdicts)")
        }
    }

    @Test func `keys that are texts need no source text in compiled tables (X-8 X-9)`() throws {
        func unit(_ text: String) -> String {
            "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
        }
        for languages in [["de"], ["de", "fr"]] {
            let texts = ["Cancel", "Go back", "GitHub", "today", "Try again", "Log in"].map { key in
                let members = languages.map { "\"\($0)\" : \(unit(key + " " + $0))" }
                return "\"\(key)\" : { \"localizations\" : { \(members.joined(separator: ", ")) } }"
            }
            let edited = (languages + ["en"]).map { "\"\($0)\" : \(unit("Edited \($0)"))" }
            let entries = texts + ["\"Hello\" : { \"localizations\" : { \(edited.joined(separator: ", ")) } }"]
            let catalog =
                "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ", ")) }, \"version\" : \"1.0\" }"
            try Tool.withFiles(["L.xcstrings": catalog]) { folder in
                #expect(try Tool.run(["compile", "L.xcstrings", "-o", "out"], in: folder).status == 0)
                let check = try Tool.run(["check", "out", "--fail-on", "note"], in: folder)
                #expect(check.status == 0, "\(check.output)")
            }
        }
    }

    @Test func `a pseudo-language is made from the source texts, with their placeholders`() throws {
        try Tool.withFiles([:]) { folder in
            let result = try Tool.run(["compile", Self.catalog, "-o", "out", "-l", "en-XA"], in: folder)
            #expect(result.status == 0, "\(result.complaints)")
            let files = try Self.files(in: folder.appendingPathComponent("out"))
            #expect(files.keys.sorted() == ["en-XA.lproj/Catalog.strings", "en-XA.lproj/Catalog.stringsdict"])
            let forms = try #require(
                files["en-XA.lproj/Catalog.stringsdict"].map { String(decoding: $0, as: UTF8.self) })
            #expect(forms.contains("<string>[%#@plural@]</string>"))
            #expect(forms.contains("<string>%lld åççöûñţš one two</string>"))
            #expect(forms.contains("<string>lld</string>"))
        }
    }

    @Test func `binary tables hold the same, and Foundation loads both (X-56)`() throws {
        try Tool.withFiles([:]) { folder in
            for format in ["text", "binary"] {
                let result = try Tool.run(["compile", Self.catalog, "-o", format, "--format", format], in: folder)
                #expect(result.status == 0)
            }
            let texts = try Self.files(in: folder.appendingPathComponent("text"))
            let binaries = try Self.files(in: folder.appendingPathComponent("binary"))
            #expect(texts.keys.sorted() == binaries.keys.sorted())
            for (path, text) in texts {
                let binary = try #require(binaries[path])
                #expect(binary.starts(with: Data("bplist00".utf8)))
                let values = try [text, binary].map {
                    try unsafe PropertyListSerialization.propertyList(from: $0, format: nil) as? NSDictionary
                }
                #expect(values[0] != nil && values[0] == values[1], "\(path)")
            }
        }
    }

    @Test func `untranslated texts are put in on request only (X-58 X-59)`() throws {
        try Tool.withFiles([:]) { folder in
            let usual = try Tool.run(["compile", Self.catalog, "-o", "out", "--dry-run"], in: folder)
            #expect(!usual.output.contains("fr.lproj"))
            #expect(try Self.files(in: folder).isEmpty)
            _ = try Tool.run(["compile", Self.catalog, "-o", "out", "--force-build-all-strings"], in: folder)
            let files = try Self.files(in: folder.appendingPathComponent("out"))
            let english = String(decoding: try #require(files["en.lproj/Catalog.strings"]), as: UTF8.self)
            #expect(english.contains("\"extracted\" = \"extracted\";"))
            #expect(files["fr.lproj/Catalog.strings"] != nil)
        }
    }

    @Test func `one language alone (X-56)`() throws {
        try Tool.withFiles([:]) { folder in
            let result = try Tool.run(["compile", Self.catalog, "-o", "out", "-l", "de"], in: folder)
            #expect(result.output == "out/de.lproj/Catalog.strings\nout/de.lproj/Catalog.stringsdict\n")
            let unknown = try Tool.run(["compile", Self.catalog, "-o", "out", "-l", "dk"], in: folder)
            #expect(unknown.status == 2)
            #expect(unknown.complaints == "stateview-l10n: no language 'dk'; did you mean 'de'?\n")
        }
    }

    @Test func `a plural text without a number beside other arguments is a loss`() throws {
        let text = """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "a" : { "localizations" : { "en" : {
              "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%@ left" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ remain" } } } } } } } } }
            """
        try Tool.withFiles(["T.xcstrings": text]) { folder in
            let refused = try Tool.run(["compile", "T.xcstrings", "-o", "out"], in: folder)
            #expect(refused.status == 1)
            #expect(
                refused.complaints.hasPrefix("T.xcstrings:1:62: warning: no whole number of the text chooses its form"))
            #expect(
                refused.complaints.hasSuffix(
                    "stateview-l10n: error: nothing is written; --allow-loss accepts what is lost\n"))
            #expect(try Self.files(in: folder).count == 1)
            let allowed = try Tool.run(["compile", "T.xcstrings", "-o", "out", "--allow-loss"], in: folder)
            #expect(allowed.status == 0)
            #expect(allowed.complaints.hasPrefix("T.xcstrings:1:62: warning: "))
        }
    }

    @Test func `forms that stand for others are in the tables of a text that is translated in part (X-59)`() throws {
        func unit(_ text: String, _ state: String) -> String {
            "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(text)\" } }"
        }
        func forms(_ axis: String, _ forms: [(String, String)]) -> String {
            let members = forms.map { "\"\($0.0)\" : \($0.1)" }.joined(separator: ", ")
            return "{ \"variations\" : { \"\(axis)\" : { \(members) } } }"
        }
        // As Xcode leaves them: what was there before the text was varied is still new.
        let text = """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
              "%lld Feeds" : { "localizations" : {
                "en" : \(forms("plural", [("one", unit("%lld Feed", "new")), ("other", unit("%lld Feeds", "translated"))])),
                "de" : \(forms("plural", [("one", unit("%lld Kanal", "translated")), ("other", unit("", "new"))])),
                "nl" : \(forms("plural", [("one", unit("%lld Feed", "new")), ("other", unit("%lld feeds", "translated"))]))
              } },
              "Drag" : { "localizations" : {
                "en" : \(forms("device", [("iphone", unit("Tap", "translated")), ("other", unit("Drag", "new"))])) } } } }
            """
        try Tool.withFiles(["T.xcstrings": text]) { folder in
            #expect(try Tool.run(["compile", "T.xcstrings", "-o", "out"], in: folder).status == 0)
            let files = try Self.files(in: folder.appendingPathComponent("out"))
            #expect(files.keys.sorted() == ["en.lproj/T.stringsdict", "nl.lproj/T.stringsdict"])
            let tables = files.mapValues { String(decoding: $0, as: UTF8.self) }
            for part in ["%lld Feed<", "%lld Feeds<", "<string>Tap<", "<string>Drag<"] {
                #expect(tables["en.lproj/T.stringsdict"]?.contains(part) == true, "\(part)")
            }
            // The English copy in another language gives way to what is translated.
            #expect(tables["nl.lproj/T.stringsdict"]?.contains("<key>one</key>") == false)
        }
    }

    @Test func `a table names the arguments that the catalog gives to its variables (X-61)`() throws {
        func unit(_ text: String) -> String {
            "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
        }
        func variable(_ argument: Int) -> String {
            "{ \"argNum\" : \(argument), \"formatSpecifier\" : \"lld\", \"variations\" : { \"plural\" : { "
                + "\"one\" : \(unit("%arg one")), \"other\" : \(unit("%arg many")) } } }"
        }
        let text = """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
              "two" : { "localizations" : { "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@a@ in %#@b@" },
                "substitutions" : { "a" : \(variable(1)), "b" : \(variable(2)) } } } },
              "one" : { "localizations" : { "en" : {
                "stringUnit" : { "state" : "translated", "value" : "just %#@a@" },
                "substitutions" : { "a" : \(variable(1)) } } } } } }
            """
        try Tool.withFiles(["T.xcstrings": text]) { folder in
            #expect(try Tool.run(["compile", "T.xcstrings", "-o", "out"], in: folder).status == 0)
            let table = try String(
                contentsOf: folder.appendingPathComponent("out/en.lproj/T.stringsdict"), encoding: .utf8)
            #expect(
                table.contains("<string>%1$#@a@ in %2$#@b@</string>") && table.contains("<string>just %#@a@</string>"))
            let check = try Tool.run(["check", "--without-defaults", "out"], in: folder)
            #expect(check.output.hasPrefix("no findings"), "\(check.output)")
        }
    }

    @Test func `the options of Xcode's compiler, and paths in one order (X-56 X-62)`() throws {
        let options = [
            "--dry-run", "--serialization-format", "binary", "--output-directory", "out", "-l", "en", "-l", "de", "-l",
            "fr",
            "--force-build-all-strings",
        ]
        try Tool.withFiles([:]) { folder in
            let result = try Tool.run(["compile", Self.catalog] + options, in: folder)
            let lines = result.output.split(separator: "\n")
            #expect(result.status == 0 && Set(lines.map { $0.split(separator: "/")[1] }).count == 3)
            #expect(lines == lines.sorted())
            #expect(try Self.files(in: folder).isEmpty)
            #expect(try Tool.run(["compile", Self.catalog] + options, in: folder).output == result.output)
        }
    }

    @Test func `a build system finds errors at the start of their lines (X-63)`() throws {
        try Tool.withFiles(["T.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : [] }"]) { folder in
            let result = try Tool.run(["compile", "T.xcstrings", "-o", "out"], in: folder)
            let line = try #require(result.complaints.split(separator: "\n").first)
            #expect(line.contains(/^T\.xcstrings:1:\d+: error: \S/))
        }
    }

    @Test func `Apple's locator ends the line (X-39)`() throws {
        let text = """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "k" : { "localizations" : { "fr" : {
              "variations" : { "plural" : { "one" : { "variations" : { "device" : { "mac" : {
                "stringUnit" : { "state" : "translated", "value" : "v" } } } } } } } } } } } }
            """
        try Tool.withFiles(["T.xcstrings": text]) { folder in
            let result = try Tool.run(["compile", "T.xcstrings", "-o", "out"], in: folder)
            let line = try #require(result.complaints.split(separator: "\n").first)
            #expect(line.hasSuffix("(fr: k|==|plural.one)") && line.contains(": error: "), "\(line)")
        }
    }

    @Test func `a faulty catalog leaves nothing behind`() throws {
        try Tool.withFiles(["T.xcstrings": "{ \"strings\" : {", "T.strings": ""]) { folder in
            let result = try Tool.run(["compile", "T.xcstrings", "-o", "out"], in: folder)
            #expect(result.status == 1)
            #expect(result.complaints.contains("T.xcstrings:1:"))
            #expect(try Self.files(in: folder).count == 2)
            #expect(try Tool.run(["compile", "T.strings", "-o", "out"], in: folder).status == 2)
            #expect(try Tool.run(["compile", "U.xcstrings", "-o", "out"], in: folder).status == 3)
        }
    }

    /// All files below a folder by their paths.
    private static func files(in folder: URL) throws -> [String: Data] {
        var result: [String: Data] = [:]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for path in paths {
            let url = folder.appendingPathComponent(path)
            if !url.hasDirectoryPath, let data = try? Data(contentsOf: url) { result[path] = data }
        }
        return result
    }
}
