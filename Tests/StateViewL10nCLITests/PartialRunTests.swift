import Foundation
import TestSupport
import Testing

/// A run that asks for a part, be it of rules, files or languages, is not clean where that part could not be judged.
@Suite struct PartialRunTests {
    private static func run(_ arguments: [String], _ files: [String: String]) throws -> Tool.Result {
        try Tool.withFiles(files) { try Tool.run(arguments, in: $0) }
    }

    @Test(arguments: [
        ["--only", "double-space"], ["--skip", "input-limit-exceeded"], ["da.lproj", "--only", "double-space"], [],
    ])
    func `a file over the limit is no clean one, whatever rules are asked for (PRI-14)`(arguments: [String]) throws {
        let files = [
            "en.lproj/T.strings": "\"a\" = \"A\";\n",
            "da.lproj/T.strings": "\"a\" = \"Å\";\n// \(String(repeating: "-", count: 99))\n",
            "stateview-l10n.json": """
            { "limits": { "fileBytes": 100 }, "rules": { "input-limit-exceeded": "off" } }
            """,
        ]
        let result = try Self.run(["check"] + arguments, files)
        #expect(result.status == 1)
        #expect(result.output.contains("da.lproj/T.strings:1:1: error: the file is larger"), "\(result.output)")
        let doctor = try Self.run(["doctor"], files)
        #expect(doctor.status == 1)
        #expect(doctor.output.contains("  da.lproj/T.strings: not read, or not to its end: "), "\(doctor.output)")
        #expect(try Self.run(["status"], files).status == 1)
    }

    @Test(arguments: [["da.lproj"], ["--locale", "da"]], ["\"b = \"Hello\"\n", ""])
    func `what damaged source texts keep from being judged is no clean part`(
        arguments: [String], source: String
    ) throws {
        let files = ["en.lproj/T.strings": source, "da.lproj/T.strings": "\"a\" = \"Hej %@\";\n"]
        let result = try Self.run(["check"] + arguments, files)
        #expect(result.status == 1)
        #expect(result.output.contains("en.lproj/T.strings:1:"), "\(result.output)")
        // Of another table it keeps nothing.
        let other = files.merging([
            "en.lproj/U.strings": "\"u\" = \"A\";\n", "da.lproj/U.strings": "\"u\" = \"Å\";\n",
        ]) { $1 }
        #expect(try Self.run(["check", "da.lproj/U.strings"], other).status == 0)
    }

    @Test func `source texts that are read in spite of a mistake are their owner's alone`() throws {
        let files = [
            "en.lproj/T.strings": "\"a\" = \"A\"\n\"b\" = \"B\";\n",
            "da.lproj/T.strings": "\"a\" = \"Å\";\n\"b\" = \"Bé\";\n",
        ]
        #expect(try Self.run(["check", "da.lproj"], files).status == 0)
        #expect(try Self.run(["check"], files).status == 1)
    }

    @Test func `tokens beside a broken resolver document are no clean part`() throws {
        let files = [
            "Other/o.resolver.json": "{ \"version\": ",
            "Other/o.tokens.json": """
            { "a": { "$type": "color", "$value": "{gone}" } }
            """,
        ]
        let result = try Self.run(["check", "Other/o.tokens.json"], files)
        #expect(result.status == 1)
        #expect(result.output.contains("Other/o.resolver.json:1:"), "\(result.output)")
    }
}
