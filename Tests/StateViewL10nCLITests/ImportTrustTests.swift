import Foundation
import Testing

/// What an import says about files that are not what they seem, and what it never does in silence.
@Suite struct ImportTrustTests {
    private static let project = [
        "en.lproj/L.strings": """
        "name" = "Name: ";
        "likes" = "%@ likes it";
        "amount" = "Hundred";
        "word" = "Plain";

        """,
        "fi.lproj/L.strings": """
        "name" = "Nimi: ";
        "likes" = "%@ tykkää";

        """,
    ]

    private static func csv(_ rows: [String], language: String = "fi") -> String {
        (["file,key,source,\(language)"] + rows.map { "en.lproj/L.strings,\($0)" }).joined(separator: "\n") + "\n"
    }

    private static func imported(
        _ returned: [String: String], besides files: [String: String] = project, _ options: [String] = []
    ) throws -> (result: Tool.Result, files: [String: String]) {
        try Tool.withFiles(files.merging(returned) { _, new in new }) { folder in
            let result = try Tool.run(["import"] + returned.keys.sorted() + options, in: folder)
            let contents = try ExchangeRoundTripTests.contents(of: folder)
            return (result, contents.mapValues { String(decoding: $0, as: UTF8.self) })
        }
    }

    @Test(arguments: ["fi-FI", "fi_FI", "fi-Latn"])
    func `A language tag that means one of the project's makes no new language`(tag: String) throws {
        let (result, files) = try Self.imported(["back.csv": Self.csv(["word,Plain,Pelkkä"], language: tag)])
        #expect(result.status == 1)
        #expect(result.output.contains("did you mean 'fi'?"), "\(result.output)")
        #expect(!files.keys.contains { $0.contains("fi-") })
    }

    @Test func `A language that nobody speaks is refused, a new one is taken`() throws {
        let wrong = try Self.imported(["back.csv": Self.csv(["word,Plain,x"], language: "target")])
        #expect(wrong.result.status == 1 && wrong.result.output.contains("names no target language"))
        let new = try Self.imported(["back.csv": Self.csv(["word,Plain,Almindelig"], language: "da")])
        #expect(new.result.status == 0, "\(new.result.output)")
        #expect(new.files["da.lproj/L.strings"]?.contains("Almindelig") == true)
    }

    @Test func `Two files with different translations of one text are told, and neither wins`() throws {
        let returned = [
            "a.csv": Self.csv(["word,Plain,Pelkkä", "amount,Hundred,Sata"]),
            "b.csv": Self.csv(["word,Plain,Tavallinen", "amount,Hundred,Sata"]),
        ]
        let (result, files) = try Self.imported(returned)
        #expect(result.status == 1)
        #expect(files["fi.lproj/L.strings"] == Self.project["fi.lproj/L.strings"])
        for (file, other) in [("a.csv", "b.csv"), ("b.csv", "a.csv")] {
            #expect(
                result.output.contains(
                    "\(file):2:31: error: 'word' has another translation in '\(other)'; keep one [duplicate-unit]"),
                "\(result.output)")
        }
        let part = try Self.imported(returned, ["--partial"])
        #expect(part.result.status == 1)
        #expect(part.files["fi.lproj/L.strings"]?.contains("Sata") == true)
        #expect(part.files["fi.lproj/L.strings"]?.contains("\"word\"") == false)
    }

    @Test func `Nothing is called applied that was not written`() throws {
        let (result, _) = try Self.imported(["a.csv": Self.csv(["word,Plain,Pelkkä", "gone,Gone,Poissa"])])
        #expect(result.status == 1)
        #expect(
            result.output.contains("1 ready, 0 unchanged, 0 untranslated, 0 skipped, 1 refused"), "\(result.output)")
        let json = try Self.imported(
            ["a.csv": Self.csv(["word,Plain,Pelkkä", "gone,Gone,Poissa"])], ["--report-format", "json"])
        #expect(!json.result.output.contains("\"outcome\":\"applied\""))
        #expect(json.result.output.contains("\"applied\":0") || json.result.output.contains("\"applied\": 0"))
    }

    @Test func `a file of the source language changes the source texts (N-10)`() throws {
        let unchanged = try Self.imported(["back.csv": Self.csv(["word,Plain,Plain"], language: "en")])
        #expect(unchanged.result.status == 0, "\(unchanged.result.output)")
        #expect(unchanged.files["en.lproj/L.strings"] == Self.project["en.lproj/L.strings"])
        let changed = try Self.imported(["back.csv": Self.csv(["word,Plain,Simple"], language: "en")])
        #expect(changed.result.status == 0, "\(changed.result.output)")
        #expect(changed.files["en.lproj/L.strings"]?.contains("\"word\" = \"Simple\";") == true)
        let catalog = #"{"sourceLanguage":"en","strings":{"Home":{}},"version":"1.0"}"#
        let xliff = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="L.xcstrings" \
            source-language="en" target-language="en" datatype="plaintext"><body><trans-unit id="Home">\
            <source>Home</source><target state="translated">Home</target></trans-unit></body></file></xliff>
            """
        let same = try Self.imported(["en.xliff": xliff], besides: ["L.xcstrings": catalog])
        #expect(same.result.status == 0, "\(same.result.output)")
        #expect(same.files["L.xcstrings"] == catalog)
    }

    @Test func `a column of numbers or lengths makes no language of the project (N-146)`() throws {
        let table = "no,file,key,source,fi,max\n1,en.lproj/L.strings,word,Plain,Pelkkä,20\n"
        let (result, files) = try Self.imported(["back.csv": table])
        #expect(result.status == 1)
        for place in ["1:1: error: 'no'", "1:23: error: 'max'"] {
            #expect(
                result.output.contains(
                    "back.csv:\(place) is a language that the project does not have; rename the column"),
                "\(result.output)")
        }
        #expect(files["fi.lproj/L.strings"] == Self.project["fi.lproj/L.strings"])
        let listed = try Self.imported(
            ["back.csv": table.replacing("no,", with: "number,").replacing(",max", with: ",da")],
            besides: Self.project.merging(["stateview-l10n.json": #"{ "locales": { "optional": ["da"] } }"#]) { $1 })
        #expect(listed.result.status == 0, "\(listed.result.output)")
    }

    @Test func `beside other languages the column of the source language says what was translated (N-10 N-150)`() throws
    {
        let (result, files) = try Self.imported([
            "back.csv": "file,key,en,fi\nen.lproj/L.strings,word,Simple,Pelkkä\nen.lproj/L.strings,amount,,Sata\n"
        ])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("'word' now reads 'Plain'; check the translation"), "\(result.output)")
        #expect(result.output.contains("2 applied"), "\(result.output)")
        #expect(files["en.lproj/L.strings"] == Self.project["en.lproj/L.strings"])
    }

    @Test func `Of two scripts that of the language is suggested, and never the source language`() throws {
        let chinese = [
            "zh-Hans.lproj/L.strings": "\"word\" = \"x\";\n", "zh-Hant.lproj/L.strings": "\"word\" = \"x\";\n",
        ].merging(Self.project) { $1 }
        let hongKong = try Self.imported(
            ["back.csv": Self.csv(["word,Plain,x"], language: "zh-HK")], besides: chinese)
        #expect(hongKong.result.output.contains("which has 'zh-Hant'"), "\(hongKong.result.output)")
        let source = try Self.imported(["back.csv": Self.csv(["word,Plain,x"], language: "en-US")])
        #expect(source.result.status == 1)
        #expect(
            source.result.output.contains("'en-US' is no language of the project; correct the language ["),
            "\(source.result.output)")
    }

    @Test func `A table without a name of a file is told of by that of the project's`() throws {
        let unknown = try Self.imported(["back.csv": "key,source,fi\nwrod,Plain,Pelkkä\n"])
        #expect(
            unknown.result.output.contains("no key 'wrod' in 'L'; did you mean 'word'?"), "\(unknown.result.output)")
        let open = try Self.imported(
            ["back.csv": "key,fi\na,\n"],
            besides: ["en.lproj/L.strings": "\"a\" = \"One\";\n", "fi.lproj/L.strings": "\"b\" = \"Kaksi\";\n"])
        #expect(
            open.result.output.hasSuffix("nothing was written, as no translation came back\n"), "\(open.result.output)")
    }

    @Test func `Files are named for what they are`() throws {
        let page = "\n<!DOCTYPE html><html><head><title>Log in</title></head></html>"
        for name in ["back.xliff", "back.csv"] {
            let (result, _) = try Self.imported([name: page])
            #expect(result.status == 1 && result.output.contains("this is HTML, a web page"), "\(result.output)")
            #expect(!result.output.contains("names no target language"))
        }
        let second = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fi"><file id="f"/></xliff>
            """
        let (result, _) = try Self.imported(["back.xliff": second])
        #expect(result.status == 1 && result.output.contains("this is XLIFF 2.0, which is not read yet"))
        #expect(!result.output.contains("names no target language"), "\(result.output)")
    }

    @Test(arguments: ["#NAME?", "#REF!", "#DIV/0!", "#N/A", "#ИМЯ?", "1,00E+05", "1E+05"])
    func `What a spreadsheet made of a text is refused`(text: String) throws {
        let (result, files) = try Self.imported(["back.csv": Self.csv(["amount,Hundred,\"\(text)\""])])
        #expect(result.status == 1)
        #expect(result.output.contains("type the translation again"), "\(result.output)")
        #expect(files["fi.lproj/L.strings"] == Self.project["fi.lproj/L.strings"])
    }

    @Test func `Lost spaces and lost placeholders are told`() throws {
        let (result, _) = try Self.imported(["back.csv": Self.csv(["name,Name: ,Nimi:", "likes,%@ likes it,Tykkää"])])
        #expect(
            result.output.contains(
                "back.csv:2:32: warning: the source text ends with a space, the translation does not; put it back "
                    + "[edge-whitespace-mismatch]"), "\(result.output)")
        #expect(result.output.contains("[missing-placeholder]"))
    }

    @Test(arguments: ["sep=;\r\n", "\u{FEFF}sep=;\r\n", "\"sep=;\";;;\n", "SEP=;\n"])
    func `The line by which Excel knows the separator is no row`(line: String) throws {
        let table = line + Self.csv(["word,Plain,Pelkkä"]).replacingOccurrences(of: ",", with: ";")
        let (result, files) = try Self.imported(["back.csv": table])
        #expect(result.status == 0, "\(result.output)")
        #expect(files["fi.lproj/L.strings"]?.contains("Pelkkä") == true)
    }

    @Test func `a property list by the name of a text file takes translations (S-45)`() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<!-- A name -->
            \t<key>name</key>
            \t<string>Nimi: </string>
            </dict>
            </plist>

            """
        var files = Self.project
        files["fi.lproj/L.strings"] = list
        let (result, after) = try Self.imported(
            ["back.csv": Self.csv(["name,Name: ,Nimesi: ", "word,Plain,A & B"])], besides: files)
        #expect(result.status == 0, "\(result.output)")
        let changed = list.replacingOccurrences(of: "Nimi: ", with: "Nimesi: ").replacingOccurrences(
            of: "</dict>", with: "\t<key>word</key>\n\t<string>A &amp; B</string>\n</dict>")
        #expect(after["fi.lproj/L.strings"] == changed)
    }
}
