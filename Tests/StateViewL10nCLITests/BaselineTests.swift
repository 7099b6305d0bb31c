import Foundation
import L10nReporting
import TestSupport
import Testing

/// The baseline, as a process sees it: green with it, each new finding shows, and it only gets shorter by itself.
@Suite struct BaselineTests {
    private static let english = "\"a\" = \"Stop\";\n\"b\" = \"Go on\";\n\"c\" = \"Wait\";\n"
    private static let files = [
        "en.lproj/L.strings": english, "de.lproj/L.strings": "\"a\" = \"Halt\";\n",
    ]

    @Test func `with a fresh baseline a run is green, and a new finding shows (BASE-1 BASE-2 CI-14 AD-95)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let made = try Tool.run(["check", "--baseline", "b.json", "--write-baseline"], in: folder)
            #expect(made.status == 0)
            #expect(made.complaints == "stateview-l10n: wrote b.json with 2 entries\n")
            #expect(try Self.text("b.json", folder).split(separator: "\n").count == 7)
            let green = try Tool.run(["check", "--baseline", "b.json"], in: folder)
            #expect(green.status == 0)
            #expect(green.output == "no findings in 2 files (2 locales, 2 layers); 2 in the baseline\n")
            // Lines move, and what was accepted stays so.
            try Self.write("// moved\n\n\"a\" = \"Halt  an\";\n", "de.lproj/L.strings", folder)
            let red = try Tool.run(["check", "--baseline", "b.json", "--fail-on", "warning"], in: folder)
            #expect(red.status == 1)
            #expect(red.output.contains("[double-space]"))
            #expect(!red.output.contains("[missing-translation]"))
        }
    }

    @Test func `a further loss in the same text is no part of what was accepted (BASE-4 CI-16)`() throws {
        let files = [
            "en.lproj/L.strings": "\"a\" = \"%1$@ and %2$@\";\n", "de.lproj/L.strings": "\"a\" = \"%1$@ und\";\n",
        ]
        try Tool.withFiles(files) { folder in
            _ = try Tool.run(["check", "--baseline", "b.json", "--write-baseline"], in: folder)
            #expect(try Tool.run(["check", "--baseline", "b.json"], in: folder).status == 0)
            try Self.write("\"a\" = \"und\";\n", "de.lproj/L.strings", folder)
            let worse = try Tool.run(["check", "--baseline", "b.json"], in: folder)
            #expect(worse.status == 1 && worse.output.contains("the baseline accepts 1.0, and no worse"))
        }
    }

    @Test func `writing again removes what is gone and adds nothing, unless a rule is accepted (BASE-3 AD-94)`() throws
    {
        try Tool.withFiles(Self.files) { folder in
            let options = ["check", "--baseline", "b.json", "--write-baseline"]
            _ = try Tool.run(options, in: folder)
            try Self.write("\"a\" = \"Halt  an\";\n\"b\" = \"Weiter\";\n", "de.lproj/L.strings", folder)
            let shorter = try Tool.run(options + ["--fail-on", "warning"], in: folder)
            #expect(shorter.complaints == "stateview-l10n: b.json has 1 entry: 0 added, 1 removed\n")
            #expect(shorter.status == 1)
            let accepted = try Tool.run(
                options + ["--accept", "double-space", "--reason", "a matter of taste"], in: folder)
            #expect(accepted.complaints == "stateview-l10n: b.json has 2 entries: 1 added, 0 removed\n")
            #expect(try Self.text("b.json", folder).contains("\"reason\": \"a matter of taste\""))
            let before = try Self.text("b.json", folder)
            _ = try Tool.run(options, in: folder)
            #expect(try Self.text("b.json", folder) == before)
            #expect(try Tool.run(options + ["--accept", "double-space"], in: folder).status == 2)
            let fixing = try Tool.run(options + ["--fix"], in: folder)
            #expect(fixing.status == 2 && fixing.complaints.contains("run 'check --fix' first"), "\(fixing)")
            let hard = try Tool.run(options + ["--accept", "syntax-error", "--reason", "x"], in: folder)
            #expect(hard.complaints.contains("cannot be accepted"))
        }
    }

    @Test func `what is gone is one note, which fails a run only where the configuration says so (BASE-5 AD-63 AD-98)`()
        throws
    {
        try Tool.withFiles(Self.files) { folder in
            _ = try Tool.run(["check", "--baseline", "b.json", "--write-baseline"], in: folder)
            try Self.write("\"a\" = \"Halt\";\n\"b\" = \"Weiter\";\n", "de.lproj/L.strings", folder)
            let told = try Tool.run(["check", "--baseline", "b.json", "--fail-on", "warning"], in: folder)
            #expect(told.status == 0)
            #expect(told.output.contains("note: 1 entry of the baseline covers more than there is"))
            let part = try Tool.run(["check", "--baseline", "b.json", "--only", "double-space"], in: folder)
            #expect(!part.output.contains("stale-baseline-entry"))
            let strict = "{ \"baseline\": \"b.json\", \"rules\": { \"stale-baseline-entry\": \"error\" } }"
            try Self.write(strict, "stateview-l10n.json", folder)
            let failed = try Tool.run(["check"], in: folder)
            #expect(failed.status == 1)
            #expect(failed.output.hasSuffix("; fails only because the baseline is longer than it has to be\n"))
            #expect(try Tool.run(["check", "--no-baseline"], in: folder).output.contains("[missing-translation]"))
        }
    }

    @Test func `a number may get no worse than its pin (BASE-4 DEC-24)`() throws {
        let limits = "{ \"limits\": { \"characters\": { \"a\": 3 } }, \"baseline\": \"b.json\" }"
        try Tool.withFiles(["stateview-l10n.json": limits, "en.lproj/L.strings": "\"a\" = \"Halted\";\n"]) { folder in
            _ = try Tool.run(["check", "--write-baseline"], in: folder)
            #expect(try Self.text("b.json", folder).contains("\"measured\": 6"))
            #expect(try Tool.run(["check"], in: folder).status == 0)
            try Self.write("\"a\" = \"Halted now\";\n", "en.lproj/L.strings", folder)
            let worse = try Tool.run(["check"], in: folder)
            #expect(worse.status == 1)
            #expect(worse.output.contains("the baseline accepts 6"))
            try Self.write("\"a\" = \"Halt\";\n", "en.lproj/L.strings", folder)
            let better = try Tool.run(["check"], in: folder)
            #expect(better.status == 0)
            #expect(better.output.contains("[stale-baseline-entry]"))
            _ = try Tool.run(["check", "--write-baseline"], in: folder)
            #expect(try Self.text("b.json", folder).contains("\"measured\": 4"))
        }
    }

    @Test(arguments: [
        ("{ \"version\": 2, \"entries\": [] }", "version 2"), ("{ \"version\": 1, \"entries\": [{}] }", "b.json:1:"),
        ("{ \"version\": 1, \"entrys\": [] }", "did you mean 'entries'?"), ("{}", "has no 'version'"),
        ("{", "b.json:1:"), ("", "'b.json' is empty; delete it and run --write-baseline"),
    ])
    func `a file that is no baseline ends the run with its place (BASE-6)`(text: String, message: String) throws {
        try Tool.withFiles(Self.files.merging(["b.json": text]) { $1 }) { folder in
            let result = try Tool.run(["check", "--baseline", "b.json"], in: folder)
            #expect(result.status == 2)
            #expect(result.complaints.contains(message), "\(result.complaints)")
        }
    }

    @Test func `a baseline that is not there, or is asked for a part of the project, ends the run (BASE-6)`() throws {
        try Tool.withFiles(Self.files) { folder in
            let named = try Tool.run(["check", "--baseline", "no.json"], in: folder)
            #expect(named.status == 3)
            let nameless = try Tool.run(["check", "--write-baseline"], in: folder)
            #expect(nameless.status == 2)
            let part = try Tool.run(
                ["check", "--baseline", "b.json", "--write-baseline", "--locale", "de"], in: folder)
            #expect(part.status == 2)
        }
    }

    @Test func `the written file is valid by the printed schema (CI-4)`() throws {
        try Tool.withFiles(Self.files) { folder in
            _ = try Tool.run(["check", "--baseline", "b.json", "--write-baseline"], in: folder)
            let schema = try Tool.run(["schema", "baseline"], in: folder).output
            let script = """
                import json, sys, jsonschema
                jsonschema.Draft202012Validator(json.loads(sys.argv[1])).validate(json.loads(sys.argv[2]))
                """
            let text = try Self.text("b.json", folder)
            _ = try ProgramRun.python(script, [schema, text])
        }
    }

    private static func text(_ path: String, _ folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private static func write(_ text: String, _ path: String, _ folder: URL) throws {
        try Data(text.utf8).write(to: folder.appending(path: path))
    }
}
