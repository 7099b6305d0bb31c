import Foundation
import Testing

/// Pseudo-languages in every command: what takes them makes them, what cannot says what to do.
@Suite struct PseudoLanguageTests {
    private static let files = [
        "stateview-l10n.json": #"{ "messages": [{ "notation": "mf1", "keys": ["icu"] }] }"#,
        "en.lproj/L.strings": """
        "a" = "Hello %@";
        "icu" = "{n, plural, one{# day} other{# days}}";

        """,
        "en.lproj/L.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key>
        <string>%#@count@</string><key>count</key><dict><key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>one</key><string>%ld file</string><key>other</key><string>%ld files</string>
        </dict></dict></dict></plist>
        """,
        "pl.lproj/L.strings": "\"a\" = \"Witaj %@\";\n",
    ]

    private static func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `convert makes tables of them from the source language's`() throws {
        try Tool.withFiles(Self.files) { folder in
            func convert(_ arguments: String...) throws -> Tool.Result {
                try Tool.run(["convert"] + arguments + ["-o", "out"], in: folder)
            }
            let strings = try convert("--to", "strings", "en.lproj/L.strings", "pl.lproj/L.strings", "-l", "en-XA")
            #expect(strings.output == "out/en-XA.lproj/L.strings\n", "\(strings.complaints)")
            #expect(
                try Self.text("out/en-XA.lproj/L.strings", in: folder) == """
                    "a" = "[Ĥéļļö %@ one two]";
                    "icu" = "[{n, plural, one{# ðåý one} other{# ðåýš one}}]";

                    """)
            let catalog = try convert(
                "--to", "xcstrings", "en.lproj/L.strings", "en.lproj/L.stringsdict", "-l", "en", "-l", "en-x-brackets")
            #expect(catalog.output == "out/L.xcstrings\n", "\(catalog.complaints)")
            let made = try Self.text("out/L.xcstrings", in: folder)
            #expect(made.contains("\"[Hello %@]\"") && made.contains("\"[%#@count@]\"") && made.contains("%arg files"))
            let dictionary = try convert(
                "--to", "stringsdict", "out/L.xcstrings", "-l", "en-x-brackets", "--allow-loss")
            #expect(dictionary.output == "out/en-x-brackets.lproj/L.stringsdict\n", "\(dictionary.complaints)")
            let compiled = try Tool.run(["compile", "out/L.xcstrings", "-l", "ar-XB", "-o", "out"], in: folder)
            #expect(compiled.status == 0, "\(compiled.complaints)")
            let mirrored = try Self.text("out/ar-XB.lproj/L.strings", in: folder)
            #expect(mirrored.contains("{n, plural, one{# \u{200F}\u{202E}day\u{202C}\u{200F}}"))
        }
    }

    @Test func `check, status and export leave those of the project alone, unless they are named`() throws {
        try Tool.withFiles(Self.files) { folder in
            let export = try Tool.run(["export", "--locale", "en-XA,ar-XB", "-o", "x"], in: folder)
            #expect(export.status == 0)
            let answer = try Tool.run(["import", "x/en-XA.xliff", "x/ar-XB.xliff"], in: folder)
            #expect(answer.status == 0, "\(answer.output)")
            let check = try Tool.run(["check", "--format", "json"], in: folder)
            #expect(!check.output.contains("ar-XB.lproj") && !check.output.contains("en-XA.lproj"))
            #expect(try Tool.run(["check", "--locale", "ar-XB", "--only", "area:unicode"], in: folder).status == 0)
            let status = try Tool.run(["status"], in: folder)
            #expect(!status.output.contains("XA") && status.output.contains("pl "))
            #expect(try Tool.run(["status", "--locale", "en-XA"], in: folder).output.contains("en-XA   app     100.0"))
            let again = try Tool.run(["export", "-o", "y"], in: folder)
            #expect(again.output.hasPrefix("y/pl.xliff:") && !again.output.contains("XB"))
            let message = try Tool.run(["message", "--key", "n", "--locale", "ar-XB", "--arg", "count=1"], in: folder)
            let words = "<U+200F><U+202E>file<U+202C><U+200F>"
            #expect(message.output.hasPrefix("text       <U+2067>1<U+2069> \(words)\n"), "\(message.output)")
            #expect(message.output.contains("direction  right to left\nlanguage   ar-XB\n"))
        }
    }

    @Test func `one that the configuration requires is missing like any other language`() throws {
        var files = Self.files
        files["stateview-l10n.json"] = #"{ "locales": { "required": ["en", "en-XA"], "optional": ["pl"] } }"#
        try Tool.withFiles(files) { folder in
            let check = try Tool.run(["check", "--locale", "en-XA"], in: folder)
            #expect(
                check.status == 1 && check.output.contains("table 'L' has no 'en-XA'; add it"), "\(check.complaints)")
            let status = try Tool.run(["status", "--locale", "en-XA"], in: folder)
            #expect(status.output.contains("en-XA   app       0.0"))
        }
    }

    @Test func `readers of English never see one`() throws {
        let files = [
            "en.lproj/L.strings": "\"a\" = \"Back\";\n",
            "en-x-doubled.lproj/L.strings": "\"a\" = \"Back Back\";\n\"b\" = \"Next Next\";\n",
        ]
        try Tool.withFiles(files) { folder in
            let own = try Tool.run(["explain-key", "a", "--locale", "en-x-doubled"], in: folder)
            #expect(own.output.hasPrefix("a in en-x-doubled: 'Back Back'\n"))
            #expect(own.output.split(separator: "\n").count { $0.contains("en-x-doubled app") } == 1, "\(own.output)")
            let none = try Tool.run(["explain-key", "b", "--locale", "en-GB"], in: folder)
            #expect(none.status == 1 && none.output.hasPrefix("b in en-GB: no text in any layer\n"), "\(none.output)")
        }
    }

    @Test(arguments: [
        (["check", "--locale", "en-XA"], "'en-XA' is made from the source texts"),
        (["status", "--locale", "ar-XB"], "'export --locale ar-XB' makes some"),
        (["check", "--locale", "en-x-doubld"], "'en-x-doubld' is no pseudo-language; did you mean 'en-x-doubled'?"),
        (["explain-key", "a", "--locale", "en-x-doubled-brakets"], "did you mean 'en-x-doubled-brackets'?"),
        (["show", "noResults", "--locale", "pl,en-XA"], "'en-XA' stands behind another language; name it alone"),
        (
            ["convert", "--to", "strings", "en.lproj/L.strings", "-o", "x", "-l", "en-x-acented"],
            "did you mean 'en-x-accented'?"
        ),
        (
            ["convert", "--to", "strings", "en.lproj/L.strings", "--source-language", "de", "-o", "x", "-l", "en-XA"],
            "no file is in 'de', which 'en-XA' is made from; name one"
        ),
        (
            ["tokens", "list", "--locale", "en-XA"],
            "Tokens have no language; 'show --locale' draws a state view in one."
        ),
        (["dump", "en.lproj/L.strings", "--locale", "en-XA"], "A file is taken with all its languages."),
        (["format", "--locale", "en-XA"], "A file is taken with all its languages."),
        (["import", "x.xliff", "--locale=en-XA"], "The files say which language they are in."),
        (["compile", "x.xcstrings", "-o", "x", "--locale", "en-XA"], "Languages are named with --language here."),
    ])
    func `what cannot take one says what to do`(arguments: [String], complaint: String) throws {
        try Tool.withFiles(Self.files) { folder in
            let result = try Tool.run(arguments, in: folder)
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(result.complaints.contains(complaint), "\(result.complaints)")
        }
    }
}
