import Foundation
import Testing

/// The contract with build servers: checks.md section 3.
@Suite struct CheckCommandTests {
    private static let clean = ["en.lproj/T.strings": "\"a\" = \"A\";\n", "da.lproj/T.strings": "\"a\" = \"Å\";\n"]
    private static let lacking = [
        "en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n", "da.lproj/T.strings": "\"a\" = \"Å\";\n",
    ]

    private static func check(_ files: [String: String], _ options: String...) throws -> Tool.Result {
        try Tool.withFiles(files) { try Tool.run(["check"] + options, in: $0) }
    }

    @Test func `a clean project ends with 0 and one line (OUT-23)`() throws {
        let result = try Self.check(Self.clean)
        #expect(result.status == 0)
        #expect(result.output == "no findings in 2 files (2 locales, 2 layers)\n")
    }

    @Test func `findings at the threshold make status 1, below it 0 (CI-13)`() throws {
        let orphan = [
            "en.lproj/T.strings": "\"a\" = \"A\";\n", "da.lproj/T.strings": "\"a\" = \"Å\";\n\"old\" = \"x\";\n",
        ]
        #expect(try Self.check(orphan).status == 0)
        #expect(try Self.check(orphan, "--fail-on", "warning").status == 1)
        #expect(try Self.check(orphan, "--fail-on", "never").status == 0)
    }

    @Test func `--lenient makes warnings with fixes of older token syntax (TL-8)`() throws {
        let files = ["a.tokens.json": "{ \"a\": { \"$type\": \"dimension\", \"value\": \"16px\" } }"]
        let strict = try Self.check(files)
        #expect(strict.status == 1)
        #expect(strict.output.contains("error: 'value' is pre-2025.10; write '$value'"))
        let lenient = try Self.check(files, "--lenient")
        #expect(lenient.status == 0)
        #expect(lenient.output.contains("warning: 'value' is pre-2025.10; write '$value'"))
        #expect(lenient.output.contains("fix: Write it as an object"))
        let list = { (options: [String]) in
            try Tool.withFiles(files) { try Tool.run(["tokens", "list"] + options, in: $0) }
        }
        #expect(try list([]).status == 1)
        #expect(try list(["--lenient"]).status == 0)
    }

    @Test func `--today is the day by which deadlines are judged, else the system's (CI-24)`() throws {
        let files = [
            "a.tokens.json": """
            { "$type": "number", "old": { "$value": 1, "$deprecated": "until 2020-06-30" }, "new": { "$value": "{old}" } }
            """
        ]
        #expect(try Self.check(files, "--today", "2020-06-30").status == 0)
        #expect(try Self.check(files, "--today", "2020-07-01").status == 1)
        #expect(try Self.check(files).output.contains("error: 'old' is deprecated and expired on 2020-06-30"))
    }

    @Test(arguments: [
        (["--only", "missing-translations"], "no rule 'missing-translations'; did you mean 'missing-translation'?"),
        (["--format", "txt"], "no format 'txt'; did you mean 'text'?"),
        (["--fail-on", "eror"], "no severity 'eror'; did you mean 'error'?"),
        (["--locale", "dk"], "no language 'dk'; did you mean 'da'?"),
        (["--brand", "acme"], "no brand 'acme'"),
        (["--today", "31.3.2027"], "--today takes a day such as 2027-03-31, not '31.3.2027'"),
        (["--jobs", "0"], "--jobs takes a number from 1 to 256"),
        (["--output", "json"], "--output takes FORMAT=FILE, not 'json'"),
        (["--unknown"], "Unknown option '--unknown'"),
    ])
    func `usage errors make status 2 and say what may have been meant`(options: [String], message: String) throws {
        let result = try Tool.withFiles(Self.clean) { try Tool.run(["check"] + options, in: $0) }
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.complaints.contains(message), "\(result.complaints)")
    }

    @Test func `a wrong configuration makes status 2 and a report (CI-40)`() throws {
        var files = Self.clean
        files["stateview-l10n.json"] = "{\n  \"requred\": []\n}\n"
        let result = try Self.check(files)
        #expect(result.status == 2)
        #expect(result.output.hasPrefix("stateview-l10n.json:2:3: error: unknown key 'requred'"))
    }

    @Test func `unknown-rule makes status 2`() throws {
        var files = Self.clean
        files["stateview-l10n.json"] = "{ \"rules\": { \"missing-translations\": \"off\" } }\n"
        let result = try Self.check(files)
        #expect(result.status == 2)
        #expect(result.output.contains("did you mean 'missing-translation'? [unknown-rule]"))
    }

    @Test func `a path that is not there makes status 3 (CI-40)`() throws {
        let result = try Tool.run(["check", "/nonexistent/folder"])
        #expect(result.status == 3)
        #expect(result.complaints.contains("there is no such file or folder"))
    }

    @Test func `a report is also written to a file (CI-12)`() throws {
        try Tool.withFiles(Self.lacking) { folder in
            let result = try Tool.run(["check", "--output", "json=report.json"], in: folder)
            #expect(result.status == 1)
            let data = try Data(contentsOf: folder.appendingPathComponent("report.json"))
            let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect((json["findings"] as? [Any])?.isEmpty == false)
        }
    }

    @Test func `--only and --skip choose rules (CI-17)`() throws {
        #expect(try Self.check(Self.lacking, "--only", "orphan-translation").status == 0)
        #expect(try Self.check(Self.lacking, "--skip", "area:coverage").status == 0)
    }

    @Test func `paths limit where findings may point (CI-1)`() throws {
        try Tool.withFiles([
            "stateview-l10n.json": "{}\n",
            "A/en.lproj/T.strings": "\"a\" = \"A\";\n", "A/da.lproj/T.strings": "\"b\" = \"x\";\n",
            "B/en.lproj/T.strings": "\"a\" = \"A\";\n", "B/da.lproj/T.strings": "\"b\" = \"x\";\n",
        ]) { folder in
            let result = try Tool.run(["check", "A"], in: folder)
            #expect(result.output.contains("A/en.lproj"))
            #expect(!result.output.contains("B/en.lproj"))
        }
    }

    private static let languages = [
        "A/en.lproj/T.strings": "\"a\" = \"A\";\n\"b\" = \"Be so kind\";\n", "A/en.lproj/U.strings": "\"c\" = \"C\";\n",
        "A/de.lproj/T.strings": "\"a\" = \"Ä\";\n", "A/pt-BR.lproj/T.strings": "\"b\" = \"Be so kind\";\n",
        "A/fi.lproj/T.strings": "\"a\" = \"Å\";\n\"b\" = \"Ole kiltti\";\n", "A/fi.lproj/U.strings": "\"c\" = \"Ç\";\n",
        "B/en.lproj/T.strings": "\"a\" = \"A\";\n\"d\" = \"D\";\n", "B/de.lproj/T.strings": "\"a\" = \"Ä\";\n",
    ]

    @Test(arguments: [
        // What German lacks is reported at the English text that demands it.
        (
            "A/de.lproj",
            ["A/en.lproj/T.strings:2:2: 'b' has no 'de'", "A/en.lproj/U.strings:1:1: table 'U' has no 'de'"]
        ),
        ("A/de.lproj/T.strings", ["A/en.lproj/T.strings:2:2: 'b' has no 'de'"]),
        // The source text that a note shows beside a translation selects nothing.
        (
            "A/pt-BR.lproj",
            [
                "A/en.lproj/T.strings:1:2: 'a' has no 'pt-BR'", "A/en.lproj/U.strings:1:1: table 'U' has no 'pt-BR'",
                "A/pt-BR.lproj/T.strings:1:8: 'pt-BR' still reads",
            ]
        ),
        (
            "A/en.lproj",
            [
                "A/en.lproj/T.strings:1:2: 'a' has no 'pt-BR'", "A/en.lproj/T.strings:2:2: 'b' has no 'de'",
                "A/en.lproj/U.strings:1:1: table 'U' has no 'de'", "A/en.lproj/U.strings:1:1: table 'U' has no 'pt-BR'",
            ]
        ),
        // That other folders have more languages stands where they are lacking.
        (
            "B",
            [
                "B/en.lproj/T.strings:1:1: note: 1 table lacks languages that other folders have: 'T' has no 'fi' and 1 more",
                "B/en.lproj/T.strings:2:2: 'd' has no 'de'",
            ]
        ),
        ("B/de.lproj", ["B/en.lproj/T.strings:2:2: 'd' has no 'de'"]),
    ])
    func `a path selects what stands there, and what its language lacks (CI-1)`(path: String, expected: [String]) throws
    {
        try Tool.withFiles(Self.languages.merging(["stateview-l10n.json": "{}"]) { first, _ in first }) { folder in
            let output = try Tool.run(["check", path], in: folder).output
            let lines = output.split(separator: "\n").filter { $0.contains(/\[[a-z-]+\]$/) }.map {
                $0.replacingOccurrences(of: "error: ", with: "").replacingOccurrences(of: "warning: ", with: "")
            }
            #expect(lines.count == expected.count, "\(lines)")
            for (line, start) in zip(lines, expected) { #expect(line.hasPrefix(start), "\(line)") }
        }
    }

    @Test(arguments: ["de", "pt-BR"])
    func `the folder of a language selects what its tag selects (CI-1 CI-18)`(locale: String) throws {
        let files = Self.languages.filter { $0.key.hasPrefix("A/") }
        try Tool.withFiles(files) { folder in
            let findings = { (options: [String]) in
                try Tool.run(["check"] + options, in: folder).output.split(separator: "\n").filter {
                    $0.contains("lproj")
                }
            }
            let (selected, named) = (try findings(["A/\(locale).lproj"]), try findings(["A", "--locale", locale]))
            #expect(selected == named)
        }
    }

    @Test(arguments: ["Theme/app.resolver.json", "Theme/app.json"])
    func `a resolver document stands for the files that it names (CI-1)`(document: String) throws {
        let files = [
            document: """
            { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "colors.tokens.json" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/s" }] }
            """,
            "Theme/colors.tokens.json": #"{ "c": { "$type": "color", "$value": "{d}" } }"#,
            "other.tokens.json": #"{ "c": { "$type": "color", "$value": "{e}" } }"#,
        ]
        try Tool.withFiles(files) { folder in
            let check = try Tool.run(["check", document], in: folder)
            #expect(check.status == 1)
            #expect(check.output.contains("Theme/colors.tokens.json:1:"), "\(check.output)")
            #expect(!check.output.contains("other.tokens.json:"), "\(check.output)")
        }
    }

    @Test func `--quiet prints what fails the run and nothing else (CI-20 OUT-25)`() throws {
        #expect(try Self.check(Self.clean, "--quiet").output.isEmpty)
    }

    @Test func `accepted findings do not count, and --show-suppressed prints them (CI-41)`() throws {
        var files = Self.lacking
        files["da.lproj/T.strings"] =
            "/* l10n:disable-file missing-translation -- filled every night */\n\"a\" = \"Å\";\n"
        let result = try Self.check(files)
        #expect(result.status == 0)
        #expect(result.output == "no findings in 2 files (2 locales, 2 layers); 1 suppressed\n")
        let shown = try Self.check(files, "--show-suppressed")
        #expect(shown.status == 0)
        #expect(shown.output.contains("[missing-translation] (suppressed: filled every night)\n"))
        let json = try Self.check(files, "--show-suppressed", "--format", "json")
        #expect(json.output.contains("\"status\": \"suppressed\""))
    }

    @Test func `an exception accepts too, and any severity of it leaves the status alone (SUP-7)`() throws {
        var files = Self.lacking
        files["stateview-l10n.json"] = """
            { "exceptions": [ { "keys": ["b"], "rules": { "missing-translation": "off" }, "reason": "not yet" } ] }
            """
        #expect(try Self.check(files).status == 0)
        #expect(try Self.check(files, "--show-suppressed").output.contains("(suppressed: not yet)"))
    }

    @Test func `runs over a part of the project do not judge suppressions (SUP-12)`() throws {
        let files = [
            "stateview-l10n.json": "{}\n",
            "A/en.lproj/T.strings": "/* l10n:disable untrimmed-key */\n\"a\" = \"A\";\n",
            "B/en.lproj/T.strings": "\"a\" = \"A\";\n",
        ]
        #expect(try Self.check(files).output.contains("[unused-suppression]"))
        #expect(try Self.check(files, ".").output.contains("[unused-suppression]"))
        for options in [
            ["A"], ["--locale", "en"], ["--skip", "empty-translation"], ["--only", "unused-suppression"],
        ] {
            let output = try Tool.withFiles(files) { try Tool.run(["check"] + options, in: $0) }.output
            #expect(!output.contains("[unused-suppression]"), "\(options)")
        }
    }

    @Test func `a long report is folded, unless somebody asks for all of something (AD-73 AD-97)`() throws {
        let texts = (0..<80).map { "\"key\($0)\" = \"Text  \($0)\";\n" }.joined()
        try Tool.withFiles(["en.lproj/L.strings": texts]) { folder in
            let arguments = ["check", "--output", "text=report.txt"]
            let folded = try Tool.run(arguments, in: folder)
            let lines = folded.output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 201)
            #expect(lines.contains("double-space: 80 warnings in 1 table, 1 language; 80 safe fixes"))
            let full = try Tool.run(["check", "--all"], in: folder).output
            #expect(full.split(separator: "\n").filter { $0.hasSuffix("[double-space]") }.count == 80)
            let file = try String(contentsOf: folder.appendingPathComponent("report.txt"), encoding: .utf8)
            #expect(file == full)
            for option in [["--only", "double-space"], ["--locale", "en"], ["--max-findings", "80"]] {
                let shown = try Tool.run(["check"] + option, in: folder).output
                #expect(shown == full)
            }
            let quiet = try Tool.run(["check", "--quiet", "--fail-on", "warning"], in: folder).output
            #expect(full.hasPrefix(quiet) && !quiet.isEmpty)
        }
    }
}
