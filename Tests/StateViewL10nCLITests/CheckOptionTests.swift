import Foundation
import TestSupport
import Testing

/// Where the options of `check` may stand, and what they lead it to.
@Suite struct CheckOptionTests {
    private static let files = [
        "App/en.lproj/L.strings": "\"a\" = \"One\";\n",
        "App/fi.lproj/L.strings": "\"a\" = \"Yksi\";\n\"old\" = \"Kaksi\";\n",
        "strict.json": "{ \"failOn\": \"warning\" }",
        "resources/Localizations/en.lproj/DesignSystem.strings":
            "\"DesignSystem.stateView.noResultsTitle\" = \"None\";\n",
    ]

    private static func check(_ arguments: String...) throws -> Tool.Result {
        try Tool.withFiles(files) { try Tool.run(["check"] + arguments, in: $0) }
    }

    @Test func `--config names the configuration (CI-10)`() throws {
        #expect(try Self.check("--without-defaults", "App").status == 0)
        #expect(try Self.check("--without-defaults", "--config", "strict.json", "App").status == 1)
    }

    @Test func `--root is what paths are relative to (CI-26)`() throws {
        #expect(try Self.check("--without-defaults", "App").output.contains("App/fi.lproj/L.strings:2:2: warning:"))
        let output = try Self.check("--without-defaults", "--root", "App", "App").output
        #expect(output.hasPrefix("fi.lproj/L.strings:2:2: warning:"), "\(output)")
    }

    @Test func `--resources stands in for what is built in (CI-25)`() throws {
        let key = ["explain-key", "DesignSystem.stateView.noResultsTitle", "App", "--resources", "resources"]
        let output = try Tool.withFiles(Self.files) { try Tool.run(key, in: $0).output }
        #expect(output.hasPrefix("DesignSystem.stateView.noResultsTitle in en: 'None'\n"), "\(output)")
    }

    @Test func `options stand before or after paths, and take a space or an equals sign (CI-30)`() throws {
        let expected = try Self.check("--without-defaults", "--fail-on", "warning", "App")
        #expect(expected.status == 1)
        for arguments in [
            ["App", "--fail-on", "warning", "--without-defaults"],
            ["--fail-on=warning", "--without-defaults", "--", "App"],
        ] {
            let result = try Tool.withFiles(Self.files) { try Tool.run(["check"] + arguments, in: $0) }
            #expect(result.status == 1 && result.output == expected.output, "\(arguments)")
        }
        let misspelt = try Self.check("--fail-in", "note", "App")
        #expect(misspelt.status == 2 && misspelt.output.isEmpty && misspelt.complaints.contains("--fail-on"))
    }

    private static func names(_ language: String) -> (String, String) {
        ("\(language).lproj/InfoPlist.strings", "\"CFBundleName\" = \"X\";\n")
    }

    /// Projects of which the sources, or findings of other rules, decide about what a rule finds.
    private static let decided: [[String: String]] = [
        [
            "de.lproj/Localizable.strings": "\"home.title\" = \"Hallo %d\";\n",
            "fr.lproj/Localizable.strings": "\"home.title\" = \"Salut %@\";\n",
            "A.swift":
                "import Foundation\nlet a = NSLocalizedString(\"home.title\", value: \"Hello %@\", comment: \"x\")\n",
        ].merging([names("en"), names("de"), names("fr")]) { $1 },
        [
            "en.lproj/L.strings": "\"used.key\" = \"Open\";\n\"old.key\" = \"Close it\";\n",
            "de.lproj/L.strings": "\"used.key\" = \"Auf\";\n", "fr.lproj/L.strings": "\"used.key\" = \"Ouvrir\";\n",
            "A.swift": "import Foundation\nlet a = NSLocalizedString(\"used.key\", tableName: \"L\", comment: \"\")\n",
        ],
        [
            "en.lproj/L.strings": "\"a\" = \"See [our page](https://example.org/a) now\";\n",
            "de.lproj/L.strings": "\"a\" = \"Siehe [Seite](https://example.org/b jetzt\";\n",
        ],
        [
            "L.xcstrings": """
            { "sourceLanguage": "en", "strings": { "a": { "localizations": {
              "de": { "stringUnit": { "state": "translated", "value": "Auf" } } } } }, "version": "1.0" }
            """,
            "en.lproj/L.strings": "\"a\" = \"a\";\n",
            "A.xcodeproj/project.pbxproj":
                "// !$*UTF8*$!\n{ objects = { A = { isa = PBXFileReference; path = L.xcstrings; }; }; }\n",
            "A.swift": "import Foundation\nlet a = NSLocalizedString(\"a\", tableName: \"L\", comment: \"\")\n",
        ],
    ]

    @Test(arguments: 0..<4)
    func `--only leaves of all findings those of its rules (CI-17)`(number: Int) throws {
        try Tool.withFiles(Self.decided[number]) { folder in
            func findings(_ options: String...) throws -> [String: [String]] {
                let arguments = ["check", "--without-defaults", "--all", "--format", "json"] + options
                let output = try Tool.run(arguments, in: folder).output
                let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
                let all = try #require(json?["findings"] as? [[String: Any]])
                return Dictionary(grouping: all) { "\($0["rule"] ?? "")" }.mapValues { rules in
                    rules.map { "\($0["severity"] ?? "") \($0["message"] ?? "")" }.sorted()
                }
            }
            let all = try findings()
            #expect(!all.isEmpty)
            for rule in Set(all.keys).union([
                "missing-translation", "missing-locale", "changed-url", "unbalanced-brackets", "table-name-conflict",
                "placeholder-type-mismatch",
            ]) {
                #expect(try findings("--only", rule) == all.filter { $0.key == rule }, "\(rule)")
            }
        }
    }

    @Test func `a selection without rules is none (CI-17)`() throws {
        let all = try Self.check("--without-defaults", "--fail-on", "warning", "App")
        #expect(all.status == 1)
        for nothing in ["", ","] {
            let only = try Self.check("--without-defaults", "--fail-on", "warning", "--only", nothing, "App")
            #expect(only.status == 1 && only.output == all.output, "\(only.output)")
        }
        let skipped = try Self.check("--only", "orphan-translation", "--skip", "area:coverage", "App")
        #expect(skipped.status == 2)
        #expect(skipped.complaints.contains("--skip leaves none of the rules that --only names"))
    }

    @Test func `files of --output are written where nobody reads on (CI-12)`() throws {
        try Tool.withFiles(Self.files) { folder in
            // More than a pipe takes.
            let check = "'\(Tool.program.path)' check --format sarif --output junit=report.xml App"
            _ = try ProgramRun(["/bin/sh", "-c", check + " | head -c 1"], in: folder)
            let report = try String(contentsOf: folder.appendingPathComponent("report.xml"), encoding: .utf8)
            #expect(report.hasSuffix("</testsuites>\n"))
        }
    }

    @Test func `no colour where standard output is no terminal, whatever the environment says (CI-23 CI-53)`() throws {
        let plain = try Self.check("--without-defaults", "App").output
        #expect(!plain.contains("\u{1B}["))
        #expect(try Self.check("--without-defaults", "--no-color", "App").output == plain)
        let command = ["env", "CI=true", "GITHUB_ACTIONS=true", "CLICOLOR_FORCE=1", Tool.program.path, "check"]
        let run = try Tool.withFiles(Self.files) {
            try ProgramRun(["/usr/bin/env"] + command.dropFirst() + ["--without-defaults", "App"], in: $0)
        }
        #expect(String(data: run.output, encoding: .utf8) == plain)
    }
}
