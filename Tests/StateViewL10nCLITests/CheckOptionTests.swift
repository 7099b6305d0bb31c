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
