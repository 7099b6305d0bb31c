import Foundation
import TestSupport
import Testing

/// Configurations that build on files and presets.
@Suite struct ExtendsTests {
    private static func check(
        _ configurations: [String: String], _ arguments: [String] = ["check"], in sub: String = ""
    ) throws -> Tool.Result {
        var files = [
            "en.lproj/L.strings": "\"a\" = \"Stop  it\";\n\"b\" = \"Go\";\n",
            "de.lproj/L.strings": "\"a\" = \"Halt\";\n",
        ]
        if !sub.isEmpty { files = Dictionary(uniqueKeysWithValues: files.map { ("\(sub)/\($0)", $1) }) }
        files.merge(configurations) { $1 }
        return try Tool.withFiles(files) { folder in
            try Tool.run(arguments, in: sub.isEmpty ? folder : folder.appendingPathComponent(sub))
        }
    }

    private static func heads(_ result: Tool.Result) -> [String] {
        result.output.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: /.*: (error|warning|note): .* \[([a-z-]+)\]/).map { "\($0.2) \($0.1)" }
        }
    }

    @Test func `what a file says counts, and the configuration's own word more`() throws {
        let result = try Self.check([
            "stateview-l10n.json": "{ \"extends\": \"team/base.json\", \"rules\": { \"double-space\": \"note\" } }",
            "team/base.json": """
            // shared by all apps
            { "extends": ["../more.json"], "rules": { "double-space": "error", "area:coverage": "warning" } }
            """,
            "more.json": "{ \"rules\": { \"area:coverage\": \"note\" }, \"failOn\": \"warning\" }",
        ])
        #expect(Set(Self.heads(result)) == ["double-space note", "missing-translation warning"])
        #expect(result.status == 1)
    }

    @Test func `lists grow, and the last file of several wins`() throws {
        let result = try Self.check([
            "stateview-l10n.json": "{ \"extends\": [\"a.json\", \"b.json\"], \"exclude\": [\"Old\"] }",
            "a.json": "{ \"rules\": { \"double-space\": \"error\" }, \"exclude\": [\"Older\"] }",
            "b.json": "{ \"rules\": { \"double-space\": \"note\", \"missing-translation\": \"off\" } }",
            "Old/en.lproj/M.strings": "\"a\" = ;", "Older/en.lproj/M.strings": "\"a\" = ;",
        ])
        #expect(Self.heads(result) == ["double-space note"])
    }

    @Test func `presets go by their names`() throws {
        let growing = try Self.check(["stateview-l10n.json": "{ \"extends\": \"growing\" }"])
        #expect(Self.heads(growing).contains("missing-translation note") && growing.status == 0)
        let strict = try Self.check([
            "stateview-l10n.json": "{ \"extends\": \"strict\", \"rules\": { \"area:coverage\": \"off\" } }",
            "en.lproj/Icons.strings": "\"star\" = \"\u{E000}\";\n",
        ])
        #expect(strict.status == 1)
        #expect(Set(Self.heads(strict)).isSuperset(of: ["double-space warning", "private-use-character warning"]))
    }

    @Test func `a mistake is told where it stands, and a place that is wrong at the name of the file`() throws {
        let mistake = try Self.check([
            "stateview-l10n.json": "{ \"extends\": \"base.json\" }", "base.json": "{\n  \"failOn\": 3\n}",
        ])
        #expect(mistake.status == 2 && mistake.output.hasPrefix("base.json:2:13: error: "))
        let place = try Self.check([
            "stateview-l10n.json": "{ \"extends\": \"base.json\" }",
            "base.json": "{\n \"rules\": { \"double-spac\": \"off\" } }",
        ])
        #expect(place.status == 2 && place.output.hasPrefix("stateview-l10n.json:1:14: error: no rule 'double-spac'"))
    }

    @Test(arguments: [
        ("{ \"extends\": \"gone.json\" }", "'gone.json' cannot be read: "),
        ("{ \"extends\": \"stateview-l10n.json\" }", "'stateview-l10n.json' leads back to itself; take it out"),
        ("{ \"extends\": \"circle.json\" }", "'stateview-l10n.json' leads back to itself; take it out"),
        ("{ \"extends\": \"../base.json\" }", "'../base.json' cannot be read: "),
        ("{ \"extends\": 3 }", "stateview-l10n.json:1:14: error: "),
    ])
    func `what cannot be taken over is named and stops the run`(configuration: String, message: String) throws {
        let result = try Self.check(
            [
                "App/stateview-l10n.json": configuration, "base.json": "{}",
                "App/circle.json": "{ \"extends\": \"stateview-l10n.json\" }",
            ], in: "App")
        #expect(result.status == 2)
        #expect(result.output.contains(message), "\(result.output)")
    }

    @Test func `an app builds on the file of its repository, where the run starts there`() throws {
        let result = try Self.check(
            [
                "App/stateview-l10n.json": "{ \"extends\": \"../base.json\" }",
                "App/en.lproj/L.strings": "\"a\" = \"Stop  it\";\n",
                "base.json": "{ \"rules\": { \"double-space\": \"error\" } }",
            ], ["check", "App"])
        #expect(Self.heads(result).contains("double-space error"))
    }
}
