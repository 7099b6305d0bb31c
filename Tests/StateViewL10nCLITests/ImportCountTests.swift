import Foundation
import Testing

/// What the summary of an import says about units that nobody could take.
@Suite struct ImportCountTests {
    private static let project = [
        "en.lproj/T.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n",
        "fi.lproj/T.strings": "\"a\" = \"Yksi\";\n\"b\" = \"Kaksi\";\n",
    ]
    private static let none = "0 applied, 0 unchanged, 0 untranslated, 0 skipped"

    private static func imported(
        _ text: String, as name: String = "back.xliff", _ options: [String] = ["--partial"]
    ) throws -> (result: Tool.Result, translation: String) {
        try Tool.withFiles(project.merging([name: text]) { $1 }) { folder in
            let result = try Tool.run(["import", name] + options, in: folder)
            let url = folder.appendingPathComponent("fi.lproj/T.strings")
            return (result, try String(contentsOf: url, encoding: .utf8))
        }
    }

    private static func file(_ units: [(id: String, source: String, target: String)], to tag: String = "fi") -> String {
        let body = units.map {
            "<trans-unit id=\"\($0.id)\"><source>\($0.source)</source><target>\($0.target)</target></trans-unit>"
        }
        return "<file original=\"en.lproj/T.strings\" source-language=\"en\" target-language=\"\(tag)\" "
            + "datatype=\"plaintext\"><body>\(body.joined())</body></file>"
    }

    private static func xliff(_ files: String...) -> String {
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(files.joined())</xliff>"
    }

    @Test func `a file that is cut off does not make the project complete (N-44)`() throws {
        let whole = Self.xliff(Self.file([("a", "One", "Uusi"), ("b", "Two", "Toinen")]))
        let empty = try Self.imported(String(whole.prefix(150)))
        #expect(empty.result.status == 1)
        #expect(
            empty.result.output.hasSuffix("\(Self.none), 0 refused\nnothing was written; correct what is refused\n"),
            "\(empty.result.output)")
        let cut = try #require(whole.range(of: "Toinen"))
        let (result, translation) = try Self.imported(String(whole[..<cut.upperBound]))
        #expect(result.status == 1 && result.output.contains("1 applied"), "\(result.output)")
        #expect(result.output.contains(" 1 refused") && !result.output.contains("'b' was exported"), "\(result.output)")
        #expect(translation == "\"a\" = \"Uusi\";\n\"b\" = \"Kaksi\";\n")
    }

    @Test(arguments: [
        ("back.xliff", xliff(file([]))), ("back.csv", "file,key,source,fi\n"),
        ("back.po", "msgid \"\"\nmsgstr \"Language: fi\\n\"\n"),
    ])
    func `a file without units is none that the project agrees with`(name: String, text: String) throws {
        let (result, _) = try Self.imported(text, as: name)
        #expect(result.status == 0)
        #expect(
            result.output.contains(
                "nothing of 'en.lproj/T.strings' came back for 'fi', and 1 unit waits for a translation; "
                    + "ask for it if it went out [missing-unit]\n"), "\(result.output)")
        #expect(result.output.hasSuffix("\(Self.none), 0 refused\nnothing was written\n"), "\(result.output)")
    }

    @Test func `a file that no answer names is told once, over all answers (N-5)`() throws {
        let others = [
            "en.lproj/A.strings": "\"d\" = \"Four\";\n\"e\" = \"Five\";\n",
            "en.lproj/B.strings": "\"f\" = \"Six\";\n", "fi.lproj/B.strings": "\"f\" = \"Kuusi\";\n",
            "t.xliff": Self.xliff(Self.file([("a", "One", "Yksi"), ("b", "Two", "Kaksi"), ("c", "Three", "")])),
            "a.csv": "file,key,source,fi\nen.lproj/A.strings,d,Four,\nen.lproj/A.strings,e,Five,\n",
        ]
        try Tool.withFiles(Self.project.merging(others) { $1 }) { folder in
            let one = try Tool.run(["import", "t.xliff"], in: folder)
            #expect(one.status == 0)
            #expect(
                one.output.contains("nothing of 'en.lproj/A.strings' came back for 'fi', and 2 units wait"),
                "\(one.output)")
            #expect(!one.output.contains("B.strings") && one.output.hasSuffix("nothing was written\n"), "\(one.output)")
            let both = try Tool.run(["import", "t.xliff", "a.csv"], in: folder)
            #expect(both.status == 0 && !both.output.contains("[missing-unit]"), "\(both.output)")
        }
    }

    @Test(
        arguments: [
            ([("a", "One", "Uusi"), ("a", "One", "Toinen")], "duplicate-unit", 2),
            ([("a", "One <x id=\"1\"/>", "Uusi")], "broken-inline-code", 1),
        ] as [([(id: String, source: String, target: String)], String, Int)])
    func `units that cannot be told are counted, and not said to be missing (N-27)`(
        units: [(id: String, source: String, target: String)], rule: String, count: Int
    ) throws {
        let (result, translation) = try Self.imported(Self.xliff(Self.file(units)))
        #expect(result.status == 1 && result.output.contains("[\(rule)]"), "\(result.output)")
        #expect(
            result.output.hasSuffix(
                "\(Self.none), \(count) refused\nnothing was written; correct what is refused\n"), "\(result.output)")
        #expect(!result.output.contains("'a' was exported for 'fi'"), "\(result.output)")
        #expect(translation == Self.project["fi.lproj/T.strings"])
        let json = try Self.imported(Self.xliff(Self.file(units)), ["--report-format", "json"])
        #expect(json.result.output.contains("\"refused\": \(count)"), "\(json.result.output)")
    }

    @Test func `units in no language of the project are counted (N-3)`() throws {
        let (result, _) = try Self.imported(
            Self.xliff(Self.file([("a", "One", "Uusi"), ("b", "Two", "x")], to: "fjij")))
        #expect(result.status == 1 && result.output.contains("\(Self.none), 2 refused"), "\(result.output)")
    }

    @Test func `units of a second language in one file are not taken for the first (N-3)`() throws {
        let (result, translation) = try Self.imported(
            Self.xliff(Self.file([("a", "One", "Uusi")]), Self.file([("b", "Two", "Två")], to: "sv")))
        #expect(result.status == 1 && result.output.contains("[target-language-mismatch]"), "\(result.output)")
        #expect(result.output.contains("1 applied, 0 unchanged, 0 untranslated, 0 skipped, 1 refused"))
        #expect(translation == "\"a\" = \"Uusi\";\n\"b\" = \"Kaksi\";\n")
    }

    @Test(
        arguments: [
            (
                "back.po",
                "msgid \"\"\nmsgstr \"Language: fi\\n\"\n\n"
                    + "#: en.lproj/T.strings\nmsgctxt \"a\"\nmsgid \"One\"\nmsgstr \"Uusi\"\n\n"
                    + "#: en.lproj/T.strings\nmsgctxt \"a\"\nmsgid \"One\"\nmsgstr \"Toinen\"\n\n"
                    + "#: en.lproj/T.strings\nmsgctxt \"b\"\nmsgid \"Two\"\nmsgid_plural \"Twos\"\nmsgstr[0] \"x\"\n", 3
            ),
            (
                "back.csv",
                "file,key,variant,source,fi\nen.lproj/T.strings,a,,One,Uusi\nen.lproj/T.strings,a,,One,Toinen\n"
                    + "en.lproj/T.strings,b,plural.some,Two,x\n", 3
            ),
        ])
    func `entries and rows that cannot be told are counted`(name: String, text: String, count: Int) throws {
        let (result, translation) = try Self.imported(text, as: name)
        #expect(result.status == 1 && result.output.contains("\(Self.none), \(count) refused"), "\(result.output)")
        #expect(translation == Self.project["fi.lproj/T.strings"])
    }
}
