import Foundation
import Testing

/// White space in the place of a translation, which people and programs leave behind, is none.
@Suite struct ImportBlankTests {
    private static let project = [
        "en.lproj/T.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"gap\" = \" \";\n",
        "fi.lproj/T.strings": "\"a\" = \"Yksi\";\n\"gap\" = \"  \";\n",
    ]

    private static func xliff(_ a: String, _ b: String = "", gap: String = "") -> String {
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="en.lproj/T.strings" \
        source-language="en" target-language="fi" datatype="plaintext"><body>\
        <trans-unit id="a"><source>One</source>\(a)</trans-unit>\
        <trans-unit id="b"><source>Two</source>\(b)</trans-unit>\
        <trans-unit id="gap"><source> </source>\(gap)</trans-unit></body></file></xliff>
        """
    }

    private static func imported(_ name: String, _ text: String) throws -> (result: Tool.Result, translation: String) {
        try Tool.withFiles(project.merging([name: text]) { $1 }) { folder in
            let result = try Tool.run(["import", name], in: folder)
            let url = folder.appendingPathComponent("fi.lproj/T.strings")
            return (result, try String(contentsOf: url, encoding: .utf8))
        }
    }

    @Test(
        arguments: [
            ("back.xliff", xliff("<target> </target>")), ("back.xliff", xliff("<target>&#160;</target>")),
            ("back.xliff", xliff("<target state=\"translated\">&#10;</target>")),
            (
                "back.po",
                "msgid \"\"\nmsgstr \"Language: fi\\n\"\n\n"
                    + "#: en.lproj/T.strings\nmsgctxt \"a\"\nmsgid \"One\"\nmsgstr \"  \"\n"
            ),
            ("back.csv", "file,key,source,fi\nen.lproj/T.strings,a,One,  \n"),
        ])
    func `a blank target deletes no translation (N-40 N-149)`(name: String, text: String) throws {
        let (result, translation) = try Self.imported(name, text)
        #expect(result.status == 1, "\(result.output)")
        #expect(
            result.output.contains(
                "warning: the blank target would delete 'Yksi'; the text is kept [cleared-target]"), "\(result.output)")
        #expect(result.output.contains("0 applied") && result.output.contains("1 skipped"), "\(result.output)")
        #expect(translation == Self.project["fi.lproj/T.strings"])
    }

    @Test func `a blank target makes no translation`() throws {
        let (result, translation) = try Self.imported(
            "back.xliff", Self.xliff("<target>Yksi</target>", "<target> </target>"))
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.hasPrefix("0 applied, 1 unchanged, 2 untranslated"), "\(result.output)")
        #expect(translation == Self.project["fi.lproj/T.strings"])
    }

    @Test func `an empty form beside a full one is refused, and an empty text is told (N-40)`() throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        let forms = #"{"variations":{"plural":{"one":\#(unit("%lld day")),"other":\#(unit("%lld days"))}}}"#
        let catalog =
            #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":\#(forms)}},"t":{}},"version":"1.0"}"#
        func answer(_ one: String, _ other: String, _ text: String) -> String {
            let units = [
                ("n|==|plural.one", "%lld day", one), ("n|==|plural.other", "%lld days", other), ("t", "t", text),
            ]
            let body = units.map {
                "<trans-unit id=\"\($0)\"><source>\($1)</source>"
                    + "<target state=\"translated\">\($2)</target></trans-unit>"
            }
            return
                "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file original=\"C.xcstrings\" "
                + "source-language=\"en\" target-language=\"de\" datatype=\"plaintext\">"
                + "<body>\(body.joined())</body></file></xliff>"
        }
        func imported(_ text: String) throws -> Tool.Result {
            try Tool.withFiles(["C.xcstrings": catalog, "de.xliff": text]) {
                try Tool.run(["import", "de.xliff"], in: $0)
            }
        }
        let partial = try imported(answer("", "%lld Tage", "T"))
        #expect(partial.status == 1 && partial.output.contains("1 refused"), "\(partial.output)")
        #expect(partial.output.contains("but an empty 'one'; fill it [partial-variation]"), "\(partial.output)")
        let empty = try imported(answer("%lld Tag", "%lld Tage", ""))
        #expect(empty.status == 0, "\(empty.output)")
        #expect(
            empty.output.contains("warning: 't' is empty in 'de'; translate it [empty-translation]"), "\(empty.output)")
    }

    @Test func `white space is the translation of white space`() throws {
        let (result, translation) = try Self.imported(
            "back.xliff", Self.xliff("<target>Yksi</target>", gap: "<target>&#160;</target>"))
        #expect(result.status == 0 && result.output.contains("1 applied"), "\(result.output)")
        #expect(translation == "\"a\" = \"Yksi\";\n\"gap\" = \"\u{A0}\";\n")
    }
}
