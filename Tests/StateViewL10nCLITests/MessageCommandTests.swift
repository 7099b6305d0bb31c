import Foundation
import Testing

@Suite struct MessageCommandTests {
    private static func message(_ arguments: String...) throws -> Tool.Result {
        try Tool.run(["message"] + arguments)
    }

    @Test func `the text of an ICU message, with what nobody sees in sight, and why`() throws {
        let pattern = "{count, plural, one{# plik} few{# pliki} many{# plików} other{# pliku}} od {name}"
        let result = try Self.message(
            pattern, "--notation", "mf1", "--locale", "pl", "--arg", "count=22", "--arg", "name=Anna", "--explain")
        #expect(
            result.output == """
                text       22 pliki od <U+2068>Anna<U+2069>
                direction  left to right
                language   pl
                notation   mf1
                chosen     'few' for count = 22, few

                """)
        #expect(result.status == 0 && result.complaints.isEmpty)
    }

    @Test(arguments: [
        (
            ["%2$@: %1$ld", "--notation", "printf", "--locale", "ar-EG", "--arg", "1=5", "--arg", "2=Anna"],
            "<U+2068>Anna<U+2069>: <U+2067>٥<U+2069>"
        ),
        (["Log in with {eid}", "--notation", "named", "--arg", "eid=MitID", "--target", "plain"], "Log in with MitID"),
        (["<{0}>", "--arg", "0=a&b", "--target", "html"], "&lt;<bdi>a&amp;b</bdi>&gt;"),
        (["{n,number,::.00} {s}", "--arg", "n=1.5", "--arg", "s=text:007", "--target", "plain"], "1.50 007"),
        (
            ["{d,date,long} {d,time,::Hm}", "--arg", "d=date:2026-11-21T13:05", "--time-zone", "Europe/Warsaw"],
            "November 21, 2026 14:05"
        ),
        (["it's {0}", "--doubled-apostrophes"], "its {0}"),
    ])
    func `notations, values and targets`(arguments: [String], text: String) throws {
        let result = try Tool.run(["message"] + arguments)
        #expect(result.output.split(separator: "\n").first == "text       \(text)")
        #expect(result.status == 0)
    }

    @Test func `faults have a frame and end with 1 (M1-10 M1-58)`() throws {
        let result = try Self.message("a {n", "--arg", "n=1")
        #expect(
            result.output == """
                message:1:3: error: the argument 'n' is never closed; add a '}' [message-syntax-error]
                    |
                  1 | a {n
                    |   ^

                """)
        #expect(result.status == 1)
        let style = try Self.message("{n,number,::bogus}", "--arg", "n=1")
        #expect(style.output.hasSuffix("  1 | {n,number,::bogus}\n    |           ^^^^^^^\n") && style.status == 1)
        let warning = try Self.message("a }")
        #expect(warning.output.contains("warning: this '}' closes nothing") && warning.status == 0)
    }

    @Test func `a category that the language has and the message lacks (M1-45)`() throws {
        let result = try Self.message("{n,plural,one{# plik}other{# pliku}}", "--locale", "pl", "--arg", "n=5")
        #expect(result.output.hasPrefix("text       5 pliku\n") && result.status == 1)
        #expect(
            result.output.contains("'pl' has no 'few' case here; n = 2 would use 'other' [missing-plural-category]"))
        #expect(
            result.output.contains("'pl' has no 'many' case here; n = 0 would use 'other'\n"))
    }

    @Test func `--explain shows the value and what is left of it behind the offset (M1-40)`() throws {
        let pattern = "{n, plural, offset:1 =0 {none} one {you and one more} other {you and # more}}"
        let one = try Self.message(pattern, "--arg", "n=2", "--explain")
        #expect(one.output.contains("chosen     'one' for n = 2, 1 behind the offset, one\n"))
        let none = try Self.message(pattern, "--arg", "n=0", "--explain")
        #expect(none.output.contains("chosen     '=0' for n = 0\n"))
        let json = try Self.message(pattern, "--arg", "n=2", "--format", "json")
        #expect(json.output.contains("\"value\": \"2\"") && json.output.contains("\"shifted\": \"1\""))
    }

    @Test func `values that are missing or of the wrong kind end with 1 (M1-49)`() throws {
        let result = try Self.message("{a} {n,number}", "--arg", "n=x")
        #expect(result.output.contains("text       {a} {n}\n"))
        #expect(result.output.contains("issue      no value for '{a}'; give one with --arg a=…\n"))
        #expect(result.output.contains("issue      '{n,number}' does not read values of this type; write a number as"))
        #expect(result.status == 1)
    }

    @Test func `JSON has the text as it is, the choices and the findings`() throws {
        let result = try Self.message(
            "{n,plural,offset:1 =0{none} one{#+1} other{# {s}}} }", "--arg", "n=5", "--arg", "s=x", "--format", "json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(json["text"] as? String == "4 \u{2068}x\u{2069} }")
        #expect(json["visible"] as? String == "4 <U+2068>x<U+2069> }")
        #expect(json["direction"] as? String == "ltr" && json["language"] as? String == "en")
        let choices = try #require(json["choices"] as? [[String: String]])
        #expect(
            choices == [
                [
                    "argument": "n", "function": "offset", "value": "5", "shifted": "4", "category": "other",
                    "key": "other",
                ]
            ])
        let findings = try #require(json["findings"] as? [[String: Any]])
        #expect(findings.first?["cause"] as? String == "unmatched-brace")
        #expect((findings.first?["start"] as? [String: Int])?["column"] == 52)
    }

    @Test func `JSON has the parts of the text, with what belongs to which argument (M2-27)`() throws {
        let result = try Self.message(
            "{s} has {n,number} {x}", "--arg", "n=1234", "--arg", "s=x", "--format", "json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let parts = try #require(json["parts"] as? [[String: String]])
        #expect(
            parts == [
                ["kind": "isolate", "text": "\u{2068}"],
                ["kind": "value", "text": "x", "argument": "s", "source": "{s}"],
                ["kind": "isolate", "text": "\u{2069}"], ["kind": "literal", "text": " has "],
                [
                    "kind": "value", "text": "1,234", "argument": "n", "source": "{n,number}", "direction": "ltr",
                ],
                ["kind": "literal", "text": " "],
                ["kind": "stand-in", "text": "{x}", "argument": "x", "source": "{x}"],
            ])
        #expect(parts.compactMap { $0["text"] }.joined() == json["text"] as? String)
    }

    @Test func `--key reads a message as the configuration says it is written`() throws {
        let files = [
            "stateview-l10n.json": """
            { "messages": [
              { "notation": "mf1", "keys": ["web.*"] },
              { "notation": "mf1", "doubledApostrophes": true, "keys": ["java.*"] } ] }
            """,
            "en.lproj/Localizable.strings": """
            "web.a" = "{n, plural, one {# file} other {# files}}, it's %d";
            "java.a" = "it's '{n}' {n}";
            "other" = "{n} %@";

            """,
        ]
        try Tool.withFiles(files) { folder in
            func text(_ key: String, _ arguments: String...) throws -> String {
                let values = arguments.flatMap { ["--arg", $0] }
                return try Tool.run(["message", "--key", key, "--project", "."] + values, in: folder).output
            }
            let web = try text("web.a", "n=1")
            #expect(web.hasPrefix("text       1 file, it's %d\n"))
            let java = try text("java.a", "n=1")
            #expect(java.hasPrefix("text       its 1 {n}\n"))
            let other = try text("other", "n=1", "1=x")
            #expect(other.hasPrefix("text       1 <U+2068>x<U+2069>\n"))
        }
    }

    @Test func `--key reads the message of a project, its forms included`() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "files": {"localizations": {"pl": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
                "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
                "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}},
              "icu": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "{n, plural, other{# x}}"}}}}
            }}
            """
        try Tool.withFiles(["Localizable.xcstrings": catalog]) { folder in
            let files = try Tool.run(
                ["message", "--key", "files", "--project", ".", "--locale", "pl", "--arg", "1=5", "--explain"],
                in: folder)
            #expect(files.output.contains("text       5 plików\n") && files.status == 0)
            #expect(files.output.contains("chosen     'many' for 1 = 5, many\n"))
            #expect(files.output.contains("from       Localizable.xcstrings:"))
            let icu = try Tool.run(
                ["message", "--key", "icu", "--project", ".", "--locale", "pl", "--notation", "mf1", "--arg", "n=5"],
                in: folder)
            #expect(icu.output.hasPrefix("text       5 x\n"))
            let wrong = try Tool.run(
                ["message", "--key", "files", "--project", ".", "--locale", "pl", "--arg", "2=5"], in: folder)
            #expect(
                wrong.status == 2 && wrong.complaints.contains("no argument '2'; there are 1"), "\(wrong.complaints)")
            let none = try Tool.run(["message", "--key", "nothing", "--project", "."], in: folder)
            #expect(none.status == 1 && none.complaints.contains("no text of the key 'nothing'"))
        }
    }

    @Test(arguments: [
        ("{n, plural, one{# day} other{# days}}", "mf1", "en-XA", "n=3", "[3 ðåýš one]", "left to right"),
        (
            "{n, plural, one{# day} other{# days}}", "mf1", "ar-XB", "n=1",
            "<U+2067>1<U+2069> <U+200F><U+202E>day<U+202C><U+200F>", "right to left"
        ),
        ("%@ left", "printf", "en-x-brackets", "1=x", "[<U+2068>x<U+2069> left]", "left to right"),
        ("{n, plural, one{# Tag} other{# Tage}}", "mf1", "de-x-doubled", "n=1.5", "1,5 Tage Tage", "left to right"),
    ])
    func `a pseudo-language changes the message, and keeps the rules of its language`(
        pattern: String, notation: String, locale: String, value: String, text: String, direction: String
    ) throws {
        let result = try Tool.run(
            ["message", pattern, "--notation", notation, "--locale", locale, "--arg", value])
        #expect(
            result.output.hasPrefix("text       \(text)\ndirection  \(direction)\nlanguage   \(locale)\n"),
            "\(result.output)")
        #expect(result.status == 0)
    }

    @Test(arguments: [
        (["{count}", "--arg", "cuont=3"], "no argument 'cuont'; did you mean 'count'?"),
        (["x", "--arg", "n"], "--arg takes NAME=VALUE, not 'n'"),
        (["{n}", "--arg", "n=1", "--arg", "n=2"], "two values of 'n'; leave one out"),
        (["{n}", "--arg", "n=date:2026-02-30"], "'date:2026-02-30' is no date"),
        (["x", "--notation", "mf2"], "no notation 'mf2'; did you mean 'mf1'?"),
        (["x", "--locale", "dk"], "'dk' is not a language; did you mean 'da'?"),
        ([], "there is no message"), (["x", "--key", "y"], "a message and --key at once"),
    ])
    func `a wrong command line ends with 2`(arguments: [String], complaint: String) throws {
        let result = try Tool.run(["message"] + arguments)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.complaints.contains(complaint))
    }
}
