import Foundation
import Testing

/// What `import` says about files that came back, and what their authors accept.
@Suite struct ImportRemarkTests {
    private static let project = [
        "stateview-l10n.json": "{ \"limits\": { \"characters\": { \"**\": 8 } } }\n",
        "en.lproj/T.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"%@\";\n",
    ]

    private static func imported(
        _ units: String, original: String = "en.lproj/T.strings", settings: String? = nil
    ) throws -> Tool.Result {
        var files = project
        if let settings { files["stateview-l10n.json"] = settings }
        files["back.xliff"] = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <file original="\(original)" source-language="en" target-language="fi" datatype="plaintext"><body>
            \(units)</body></file></xliff>
            """
        return try Tool.withFiles(files) { try Tool.run(["import", "back.xliff"], in: $0) }
    }

    private static func unit(_ id: String, _ source: String, _ target: String, _ more: String = "") -> String {
        "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target>\(more)</trans-unit>\n"
    }

    @Test func `a comment before a unit, or a note in it, accepts what is found about it (SUP-2)`() throws {
        let long = "Pidempi kuin kahdeksan"
        let plain = try Self.imported(Self.unit("a", "One", long) + Self.unit("b", "Two", "Kaksi"))
        #expect(plain.status == 1)
        #expect(plain.output.contains("[text-too-long]"))
        let comment = "<!-- l10n:disable text-too-long -->"
        for (before, more) in [(comment, ""), ("", "<note>l10n:disable text-too-long in fi</note>")] {
            let result = try Self.imported(before + Self.unit("a", "One", long, more) + Self.unit("b", "Two", "Kaksi"))
            #expect(result.status == 0, "\(result.output)")
            #expect(!result.output.contains("text-too-long"))
            let other = try Self.imported(before + Self.unit("b", "Two", "Kaksi", more) + Self.unit("a", "One", long))
            #expect(other.output.contains("[text-too-long]"))
        }
        let swedish = try Self.imported(Self.unit("a", "One", long, "<note>l10n:disable text-too-long in sv</note>"))
        #expect(swedish.output.contains("[text-too-long]"))
    }

    @Test func `a comment of a PO file, or the column for comments of a table, accepts what is found (SUP-4)`() throws {
        func po(_ comment: String) -> String {
            "\(comment)#: en.lproj/T.strings\nmsgctxt \"a\"\nmsgid \"One\"\nmsgstr \"Pidempi kuin kahdeksan\"\n"
        }
        func csv(_ comment: String) -> String {
            "file,key,comment,source,fi\nen.lproj/T.strings,a,\(comment),One,Pidempi kuin kahdeksan\n"
        }
        let header = "msgid \"\"\nmsgstr \"Language: fi\\n\"\n\n"
        for (name, bad, others) in [
            ("fi.po", header + po(""), ["# ", "#. "].map { header + po($0 + "l10n:disable text-too-long\n") }),
            ("fi.csv", csv("Title"), [csv("Title [l10n:disable text-too-long]")]),
        ] {
            func imported(_ text: String) throws -> Tool.Result {
                let files = Self.project.merging([name: text]) { $1 }
                return try Tool.withFiles(files) { try Tool.run(["import", name], in: $0) }
            }
            let plain = try imported(bad)
            #expect(plain.status == 1 && plain.output.contains("[text-too-long]"), "\(plain)")
            for text in others {
                let result = try imported(text)
                #expect(result.status == 0 && !result.output.contains("text-too-long"), "\(result)")
            }
        }
    }

    @Test func `what would crash the app or deceive its reader cannot be accepted (SUP-2)`() throws {
        let note = "<note>l10n:disable placeholder-type-mismatch, bidi-override, unknown-unit</note>"
        let units = [
            ("c", "%@", "%d", "placeholder-type-mismatch"), ("a", "One", "\u{202E}x", "bidi-override"),
            ("x", "X", "Y", "unknown-unit"),
        ]
        for (id, source, target, rule) in units {
            let result = try Self.imported(Self.unit(id, source, target, note))
            #expect(result.status == 1, "\(result.output)")
            #expect(result.output.contains("[\(rule)]"), "\(result.output)")
        }
    }

    @Test func `a dry run tells what Xcode would lose or add (N-37 N-39 N-41)`() throws {
        let files = [
            "L.xcstrings": """
            { "sourceLanguage" : "en", "strings" : { "a" : { }, "n" : { "localizations" : { "en" : { "variations" : {
            "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } } } } }, "version" : "1.0" }
            """,
            "back.xliff": """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <file original="L.xcstrings" source-language="en" target-language="fi" datatype="plaintext"><body>
            <trans-unit id="a"><source>a</source><target state="needs-review-l10n">A</target></trans-unit>
            <trans-unit id="n|==|plural.one"><source>%lld day</source></trans-unit>
            <trans-unit id="n|==|plural.other"><source>%lld days</source></trans-unit>
            </body></file></xliff>
            """,
        ]
        try Tool.withFiles(files) { folder in
            let result = try Tool.run(["import", "back.xliff", "--dry-run", "--xcode"], in: folder)
            #expect(
                result.output == """
                    back.xliff:3:53: warning: Xcode skips targets in state 'needs-review-l10n'; \
                    set it to translated [ignored-target-state]
                    back.xliff:4:17: note: Xcode copies the source into the plural forms of 'n'; \
                    translate them first [ignored-target-state]
                    would change L.xcstrings: 1 unit
                    1 ready, 0 unchanged, 2 untranslated, 0 skipped, 0 refused
                    nothing was written, as this is a dry run

                    """)
            let plain = try Tool.run(["import", "back.xliff", "--dry-run"], in: folder)
            #expect(!plain.output.contains("Xcode"))
            #expect(try Tool.run(["import", "back.xliff", "--xcode"], in: folder).status == 2)
        }
    }

    @Test func `A unit that stays away is asked for`() throws {
        let result = try Self.imported(Self.unit("a", "One", "Yksi"))
        #expect(result.status == 0)
        #expect(
            result.output.hasPrefix(
                """
                back.xliff:2:17: warning: 'b' was exported for 'fi' and did not come back; ask for it [missing-unit]
                back.xliff:2:17: warning: 'c' was exported for 'fi' and did not come back; ask for it [missing-unit]
                made fi.lproj/T.strings: 1 unit
                """), "\(result.output)")
    }

    @Test func `A remark whose rule is off is not told, and a refusal is`() throws {
        let settings = "{ \"rules\": { \"missing-unit\": \"off\", \"area:interchange\": \"off\" } }\n"
        let quiet = try Self.imported(Self.unit("a", "One", "Yksi"), settings: settings)
        #expect(quiet.status == 0)
        #expect(quiet.output.hasPrefix("made fi.lproj/T.strings: 1 unit\n"), "\(quiet.output)")
        let refused = try Self.imported(Self.unit("z", "One", "Yksi"), settings: settings)
        #expect(refused.output.contains("[unknown-unit]"), "\(refused.output)")
    }

    @Test func `A path that leaves the project is refused with its place`() throws {
        let result = try Self.imported(Self.unit("a", "One", "Yksi"), original: "../en.lproj/T.strings")
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                "back.xliff:2:17: error: '../en.lproj/T.strings' leaves the package; refused [unsafe-package-path]\n"),
            "\(result.output)")
        #expect(result.output.contains("0 applied, 0 unchanged, 0 untranslated, 0 skipped, 1 refused"))
    }

    @Test(arguments: ["fi.xliff", "fi.po"])
    func `what the export had no place for is not asked for`(name: String) throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        let catalog =
            #"{"sourceLanguage":"en","strings":{"k|==|device.mac":{"localizations":{"en":\#(unit("One"))}},"#
            + #""s":{"localizations":{"en":{"stringSet":{"state":"translated","values":["x","y"]}}}},"#
            + #""x":{"localizations":{"en":\#(unit("Two"))}}},"version":"1.0"}"#
        try Tool.withFiles(["L.xcstrings": catalog]) { folder in
            let export = try Tool.run(["export", "--without-defaults", "--locale", "fi", "-o", name], in: folder)
            #expect(export.status == 1 && !export.output.contains(" 0 left out"), "\(export.output)")
            let result = try Tool.run(["import", "--without-defaults", name], in: folder)
            #expect(result.status == 0 && !result.output.contains("missing-unit"), "\(result.output)")
        }
    }
}
