import Foundation
import TestSupport
import Testing

/// PO files go out, come back and are brought up to date.
struct POCommandTests {
    private static let files = [
        "en.lproj/L.strings": "/* c */\n\"a\" = \"One %@\";\n\"b\" = \"Two\";\n",
        "fi.lproj/L.strings": "\"a\" = \"Yksi %@\";\n",
        "C.xcstrings": """
        {"sourceLanguage":"en","strings":{"n":{"localizations":{"en":{"variations":{"plural":{\
        "one":{"stringUnit":{"state":"translated","value":"%lld cup"}},\
        "other":{"stringUnit":{"state":"translated","value":"%lld cups"}}}}}}}},"version":"1.0"}
        """,
    ]

    private static func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    private static func write(_ text: String, _ path: String, in folder: URL) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    @Test func `what a translator writes into a PO file is in the project, and nothing else changes`() throws {
        try Tool.withFiles(Self.files) { folder in
            let export = try Tool.run(
                ["export", "--without-defaults", "--locale", "fi", "-o", "fi.po"], in: folder)
            #expect(export.status == 0 && export.output == "fi.po: 4 units, 3 without a translation, 0 left out\n")
            let same = try Tool.run(["import", "--without-defaults", "fi.po"], in: folder)
            #expect(same.status == 0 && same.output.contains("0 applied"), "\(same.output)")
            let po = try Self.text("fi.po", in: folder)
                .replacing("msgid \"Two\"\nmsgstr \"\"", with: "msgid \"Two\"\nmsgstr \"Kaksi\"")
                .replacing("msgstr[0] \"\"", with: "msgstr[0] \"%lld kuppi\"")
                .replacing("msgstr[1] \"\"", with: "msgstr[1] \"%lld kuppia\"")
            try Self.write(po, "fi.po", in: folder)
            let result = try Tool.run(["import", "--without-defaults", "fi.po"], in: folder)
            #expect(result.status == 0 && result.output.contains("3 applied, 1 unchanged"), "\(result.output)")
            #expect(
                try Self.text("fi.lproj/L.strings", in: folder)
                    == "\"a\" = \"Yksi %@\";\n\"b\" = \"Kaksi\";\n")
            #expect(try Self.text("C.xcstrings", in: folder).contains("%lld kuppia"))
        }
    }

    @Test func `a text with all forms of PO has the one for fractions, too (N-112)`() throws {
        try Tool.withFiles(Self.files) { folder in
            #expect(
                try Tool.run(
                    ["export", "--without-defaults", "--locale", "pl", "-o", "pl.po", "C.xcstrings"], in: folder
                )
                .status == 0)
            let po = try Self.text("pl.po", in: folder).replacing("\"\"\nmsgstr[", with: "\"%lld x\"\nmsgstr[")
                .replacing("msgstr[2] \"\"", with: "msgstr[2] \"%lld kubków\"")
            try Self.write(po, "pl.po", in: folder)
            let result = try Tool.run(["import", "--without-defaults", "pl.po"], in: folder)
            #expect(result.status == 0 && result.output.contains("4 applied"), "\(result.output)")
            let export = try Tool.run(
                ["export", "--without-defaults", "--locale", "pl", "-o", "pl.po", "C.xcstrings"], in: folder)
            #expect(export.output.contains("no place for the form 'plural.other'"), "\(export.output)")
        }
    }

    @Test func `a form that PO has no place for is told, and stays in the project as it is (N-114)`() throws {
        func forms(_ texts: [(String, String)]) -> String {
            let units = texts.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($1)"}}"# }
            return #"{"variations":{"plural":{\#(units.joined(separator: ","))}}}"#
        }
        let english = forms([("zero", "No cups"), ("one", "%lld cup"), ("other", "%lld cups")])
        let finnish = forms([("zero", "Ei kuppeja"), ("one", "%lld kuppi"), ("other", "%lld kuppia")])
        let catalog =
            #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":\#(english),"fi":\#(finnish)}}},"#
            + #""version":"1.0"}"#
        try Tool.withFiles(["C.xcstrings": catalog]) { folder in
            let export = try Tool.run(["export", "--locale", "fi", "-o", "fi.po"], in: folder)
            #expect(export.status == 0 && export.output.contains("no place for the form 'plural.zero'"), "\(export)")
            let po = try Self.text("fi.po", in: folder)
            #expect(!po.contains("Ei kuppeja"))
            try Self.write(po.replacing("%lld kuppia", with: "%lld mukia"), "fi.po", in: folder)
            #expect(try Tool.run(["import", "fi.po"], in: folder).status == 0)
            let text = try Self.text("C.xcstrings", in: folder)
            #expect(text.contains("Ei kuppeja") && text.contains("%lld mukia"))
        }
    }

    @Test func `a form that is asked for brings the others of its text along (N-105)`() throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        func forms(_ texts: [(String, String)]) -> String {
            let units = texts.map { #""\#($0)":\#(unit($1))"# }
            return #"{"variations":{"plural":{\#(units.joined(separator: ","))}}}"#
        }
        let english = forms([("one", "%lld day"), ("other", "%lld days")])
        let german = forms([("one", "%lld Tag")])
        let catalog =
            #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"de":\#(german),"en":\#(english)}},"#
            + #""t":{"localizations":{"de":\#(unit("T").replacing("translated", with: "needs_review"))}}},"version":"1.0"}"#
        try Tool.withFiles(["C.xcstrings": catalog]) { folder in
            let export = ["export", "--without-defaults", "--locale", "de", "--only", "missing", "-o", "de.po"]
            #expect(try Tool.run(export, in: folder).status == 0)
            let po = try Self.text("de.po", in: folder)
            let whole = "msgid \"%lld day\"\nmsgid_plural \"%lld days\"\nmsgstr[0] \"%lld Tag\"\nmsgstr[1] \"\"\n"
            #expect(po.contains(whole) && !po.contains("msgctxt \"t\""), "\(po)")
            try Self.write(po.replacing("msgstr[1] \"\"", with: "msgstr[1] \"%lld Tage\""), "de.po", in: folder)
            let result = try Tool.run(["import", "--without-defaults", "de.po"], in: folder)
            #expect(
                result.output
                    == "changed C.xcstrings: 1 unit\n1 applied, 1 unchanged, 0 untranslated, 0 skipped, 0 refused\n",
                "\(result.output)")
        }
    }

    @Test func `a translator's PO file keeps everything but what is new (N-168)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let export = ["export", "--without-defaults", "--locale", "fi", "-o", "fi.po"]
            #expect(try Tool.run(export, in: folder).status == 0)
            let mine =
                try Self.text("fi.po", in: folder).replacing("#: en", with: "# mine\n#: en")
                + "\n#~ msgid \"z\"\n#~ msgstr \"y\"\n"
            try Self.write(mine, "fi.po", in: folder)
            let same = try Tool.run(export + ["--update"], in: folder)
            #expect(same.status == 0 && same.output == "fi.po: up to date\n", "\(same.output)")
            #expect(try Self.text("fi.po", in: folder) == mine)
            try Self.write("/* c */\n\"a\" = \"One! %@\";\n\"c\" = \"Three\";\n", "en.lproj/L.strings", in: folder)
            let result = try Tool.run(export + ["--update", "--prune"], in: folder)
            #expect(
                result.output.hasSuffix("fi.po: 1 new, 1 with another source text, 1 not in the project any more\n"),
                "\(result.output)")
            let updated = try Self.text("fi.po", in: folder)
            #expect(updated.contains("#, fuzzy, objc-format\n#| msgid \"One %@\"\nmsgctxt \"a\"\nmsgid \"One! %@\"\n"))
            #expect(
                updated.contains("msgctxt \"c\"") && !updated.contains("msgctxt \"b\"") && updated.contains("#~ msgid"))
            #expect(try Tool.run(export + ["--update"], in: folder).output == "fi.po: up to date\n")
        }
    }

    @Test func `a PO file is no text of the project`() throws {
        try Tool.withFiles(["en.lproj/L.strings": "\"a\" = \"A\";\n", "fi.po": "msgid \"\"\nmsgstr \"\"\n"]) { folder in
            let check = try Tool.run(["check", "--without-defaults", "fi.po"], in: folder)
            #expect(check.output.contains("files of translators are checked when they come back"), "\(check.output)")
        }
    }

    @Test func `an empty text without a key is no header of a PO file, and nothing to translate`() throws {
        func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
        let empty = #"{"variations":{"plural":{"one":\#(unit("")),"other":\#(unit(""))}}}"#
        let catalog =
            #"{"sourceLanguage":"en","strings":{"":{"localizations":{"en":\#(empty)}}},"version":"1.0"}"#
        let files = [
            "en.lproj/L.strings": "\"\" = \"\";\n\"a\" = \"One\";\n", "C.xcstrings": catalog,
            "en.lproj/M.strings": "\"\" = \"Text\";\n\"b\" = \"\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let export = try Tool.run(["export", "--without-defaults", "--locale", "fi", "-o", "fi.po"], in: folder)
            #expect(export.status == 0, "\(export.output)")
            #expect(
                export.output.hasSuffix("fi.po: 3 units, 3 without a translation, 0 left out\n"), "\(export.output)")
            let po = try Self.text("fi.po", in: folder)
            #expect(!po.contains("msgctxt \"\"\nmsgid \"\"") && po.contains("msgctxt \"\"\nmsgid \"Text\""))
            #expect(try Tool.run(["import", "--without-defaults", "fi.po"], in: folder).status == 0)
        }
    }

    @Test(
        .enabled(if: Oracle.hasMsgfmt, "needs msgcat of gettext; run tools/setup"), arguments: [20, 40, 79])
    func `a name with spaces is found again where gettext breaks it`(width: Int) throws {
        let path = "App Tests For Long Names/en.lproj/L.strings"
        let files = [path: "\"a\" = \"One\";\n", "en.lproj/L.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n"]
        try Tool.withFiles(files) { folder in
            #expect(
                try Tool.run(["export", "--without-defaults", "--locale", "fi", "-o", "fi.po"], in: folder).status == 0)
            let po = try Self.text("fi.po", in: folder).replacing(
                "msgid \"One\"\nmsgstr \"\"", with: "msgid \"One\"\nmsgstr \"Yksi\"")
            try Self.write(po, "fi.po", in: folder)
            let file = folder.appendingPathComponent("fi.po").path
            let run = try ProgramRun(["msgcat", "--width", "\(width)", "-o", file, file])
            #expect(run.status == 0)
            let result = try Tool.run(["import", "--without-defaults", "fi.po"], in: folder)
            #expect(result.status == 0 && result.output.contains("2 applied"), "\(result.output)")
        }
    }

    private static let tables = [
        "en.lproj/A.strings": "\"a\" = \"One\";\n\"same\" = \"Same\";\n\"other\" = \"Left\";\n\"both\" = \"Both\";\n",
        "en.lproj/B.strings": "\"b\" = \"Two\";\n\"same\" = \"Same\";\n\"other\" = \"Right\";\n\"both\" = \"Both\";\n",
        "fi.lproj/A.strings": "", "fi.lproj/B.strings": "",
    ]

    private static func entry(_ context: String, _ id: String, _ text: String, _ comment: String = "") -> String {
        "\n\(comment)msgctxt \"\(context)\"\nmsgid \"\(id)\"\nmsgstr \"\(text)\"\n"
    }

    @Test func `texts whose file is not named are found by key and source text (N-105)`() throws {
        try Tool.withFiles(Self.tables) { folder in
            let po =
                "msgid \"\"\nmsgstr \"Language: fi\\n\"\n" + Self.entry("a", "One", "Yksi")
                + Self.entry("same", "Same", "Sama A") + Self.entry("en.lproj/B.strings|==|same", "Same", "Sama B")
                + Self.entry("other", "Left", "Vasen") + Self.entry("other", "Right", "Oikea")
                + Self.entry("both", "Both", "Molemmat") + Self.entry("none", "None", "Tyhjä")
                + Self.entry("b", "Two", "Kaksi", "# File: en.lproj/B.strings, line: -1\n")
            try Self.write(po, "fi.po", in: folder)
            let result = try Tool.run(["import", "--without-defaults", "--partial", "fi.po"], in: folder)
            #expect(result.output.contains("6 applied") && result.output.contains("2 refused"), "\(result.output)")
            for problem in [
                "fi.po:24:1: error: 'both' names no file, and may be of 'en.lproj/A.strings', 'en.lproj/B.strings'; ",
                "fi.po:28:1: error: no key 'none' in the project; ",
            ] { #expect(result.output.contains(problem), "\(result.output)") }
            let texts = try ["A", "B"].map { try Self.text("fi.lproj/\($0).strings", in: folder) }
            for (text, values) in zip(texts, [["Yksi", "Sama A", "Vasen"], ["Kaksi", "Sama B", "Oikea"]]) {
                for value in values { #expect(text.contains("= \"\(value)\";"), "\(text)") }
            }
        }
    }

    @Test func `texts without a file come back beside those that name it (N-105)`() throws {
        try Tool.withFiles(Self.tables) { folder in
            let named = "#: en.lproj/A.strings\n"
            let po =
                "msgid \"\"\nmsgstr \"Language: fi\\n\"\n" + Self.entry("a", "One", "Yksi", named)
                + Self.entry("en.lproj/A.strings|==|same", "Same", "Sama A", named)
                + Self.entry("same", "Same", "Sama B") + Self.entry("other", "Left", "Vasen")
                + Self.entry("a", "Two", "Kaksi")
            try Self.write(po, "fi.po", in: folder)
            let result = try Tool.run(["import", "--without-defaults", "--partial", "fi.po"], in: folder)
            #expect(result.output.contains("4 applied") && result.output.contains("1 refused"), "\(result.output)")
            #expect(
                result.output.contains("error: 'a' names no file, and may be of 'en.lproj/A.strings'; "),
                "\(result.output)")
            #expect(!result.output.contains("'a' was exported"), "\(result.output)")
            #expect(try Self.text("fi.lproj/A.strings", in: folder).contains("\"a\" = \"Yksi\";"))
            #expect(try Self.text("fi.lproj/B.strings", in: folder).contains("\"same\" = \"Sama B\";"))
        }
    }

    @Test func `an export knows texts again whose file is not named (N-105)`() throws {
        try Tool.withFiles(Self.tables) { folder in
            let po = "msgid \"\"\nmsgstr \"Language: fi\\n\"\n" + Self.entry("a", "One", "Yksi")
            try Self.write(po, "fi.po", in: folder)
            let export = ["export", "--without-defaults", "--locale", "fi", "-o", "fi.po"]
            let refused = try Tool.run(export, in: folder)
            #expect(refused.complaints.contains("has 1 translation that the project lacks"), "\(refused)")
            let updated = try Tool.run(export + ["--update"], in: folder)
            #expect(updated.output.hasSuffix("fi.po: 7 new\n"), "\(updated.output)")
            #expect(try Self.text("fi.po", in: folder).ranges(of: "msgid \"One\"").count == 1)
        }
    }
}
