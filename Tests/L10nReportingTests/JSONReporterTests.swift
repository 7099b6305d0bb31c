import Foundation
import L10nSource
import TestSupport
import Testing

@testable import L10nReporting

@Suite struct JSONReporterTests {
    @Test func `strings survive, escaped where they would hide something (OUT-1)`() throws {
        let text = "/ \" \\ \n \r \t \u{0} \u{1F} \u{7F} \u{202E} \u{E0001} é 検 🎉"
        var writer = JSONWriter()
        writer.object { $0.member("a", text) }
        let decoded = try JSONDecoder().decode([String: String].self, from: Data(writer.output.utf8))
        #expect(decoded["a"] == text)
        #expect(
            writer.output
                == "{\n  \"a\": \"/ \\\" \\\\ \\n \\r \\t \\u0000 \\u001f \\u007f \\u202e \\udb40\\udc01 é 検 🎉\"\n}")
    }

    @Test(
        arguments: [
            ("a~ ", "a~ "), ("a\"b", "a\\\"b"), ("a\\b", "a\\\\b"), ("a\nb", "a\\nb"), ("a\u{1F}b", "a\\u001fb"),
            ("a\u{7F}b", "a\\u007fb"), ("!", "!"), ("é", "é"),
        ])
    func `one character that needs it is escaped (OUT-1)`(text: String, written: String) {
        var writer = JSONWriter()
        writer.text(text)
        #expect(writer.output == "\"" + written + "\"")
    }

    @Test func `values, arrays and objects are laid out by their depth`() {
        var writer = JSONWriter()
        writer.object { json in
            json.member("a") { $0.array([1, 2]) { $0.number(Double($1)) } }
            json.member("b") { $0.array([Int]()) { $0.number(Double($1)) } }
            json.member("c") { $0.object { _ in } }
            json.member("d") { $0.flag(true) }
            json.member("e") { $0.flag(false) }
            json.member("f") { $0.number(nil) }
            json.member("g", ifPresent: nil)
            json.member("h", ifPresent: "x")
            json.member("i", 7)
        }
        writer.endLine()
        #expect(
            writer.output == """
                {
                  "a": [
                    1,
                    2
                  ],
                  "b": [],
                  "c": {},
                  "d": true,
                  "e": false,
                  "f": null,
                  "h": "x",
                  "i": 7
                }

                """)
    }

    @Test func `an object on one line holds everything on it, and what follows is laid out again`() {
        var writer = JSONWriter()
        writer.array([1, 2]) { json, value in
            json.line { json in
                json.member("a", value)
                json.array("b", [1, 2]) { $0.number(Double($1)) }
                json.object("c") { _ in }
                json.object("d") { $0.member("e", "f") }
            }
        }
        let line = "\"b\": [1, 2], \"c\": {}, \"d\": {\"e\": \"f\"}}"
        #expect(writer.output == "[\n  {\"a\": 1, \(line),\n  {\"a\": 2, \(line)\n]")
    }

    @Test(
        arguments: [
            (9_007_199_254_740_991, "9007199254740991"), (-9_007_199_254_740_991, "-9007199254740991"),
            (9_007_199_254_740_992, "9007199254740992.0"), (0.5, "0.5"), (-3, "-3"),
        ] as [(Double, String)])
    func `whole numbers that every reader holds have no fraction (OUT-1)`(value: Double, written: String) {
        var writer = JSONWriter()
        writer.number(value)
        #expect(writer.output == written)
    }

    @Test func `numbers are JSON numbers (OUT-1)`() {
        var writer = JSONWriter()
        writer.object { json in
            for (name, value) in [("a", 4.47), ("b", 3), ("c", -0.0), ("d", 1e300), ("e", .nan), ("f", -.infinity)] {
                json.member(name, value)
            }
        }
        #expect(
            writer.output
                == "{\n  \"a\": 4.47,\n  \"b\": 3,\n  \"c\": 0,\n  \"d\": 1e+300,\n  \"e\": null,\n  \"f\": null\n}")
    }

    @Test func `counts are those of the run, whatever is left out (CI-22)`() throws {
        let output = JSONReporter().render(SampleReports.severities, ReportOptions(maxFindings: 1))
        let root = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let summary = try #require(root["summary"] as? [String: Any])
        #expect(summary["omitted"] as? Int == 2 && summary["notes"] as? Int == 1)
        #expect((root["findings"] as? [Any])?.count == 1)
    }

    @Test(.enabled(if: Python.hasJSONSchema, "Python's jsonschema is not installed"))
    func `the published schema accepts every report (OUT-1)`() throws {
        let reports = SampleReports.all.map { sample in
            JSONReporter().render(sample.report, ReportOptions(showSuppressed: true))
        }
        #expect(try Python.invalid(reports) == [])
    }

    @Test(.enabled(if: Python.hasJSONSchema, "Python's jsonschema is not installed"))
    func `the published schema refuses what is no report (OUT-1)`() throws {
        let good = JSONReporter().render(SampleReports.statuses, ReportOptions(showSuppressed: true))
        let changes = [
            ("\"version\": 1", "\"version\": 2"), ("\"rule\": \"", "\"rule\": \"No "),
            ("\"severity\": \"note\"", "\"severity\": \"info\""), ("\"layers\": 4", "\"layers\": -1"),
            ("\"line\": 1", "\"line\": 0"), ("\"status\": \"suppressed\"", "\"status\": \"reported\""),
            ("\"applicability\": \"safe\"", "\"applicability\": \"displayOnly\""), ("\"key\": ", "\"keys\": "),
            ("\"errors\": 0,", ""), ("\"fingerprint\": \"", "\"fingerprint\": \"f"),
        ]
        let bad = changes.map { good.replacing($0, with: $1) }
        #expect(bad.allSatisfy { $0 != good })
        #expect(try Python.invalid(bad) == Array(bad.indices))
    }
}

/// The schema validator that tests lean on.
enum Python {
    static let hasJSONSchema = (try? ProgramRun.python("import jsonschema")) != nil

    /// The indices of the reports that the published schema refuses.
    static func invalid(_ reports: [String]) throws -> [Int] {
        let script = """
            import json, sys, jsonschema
            schema, *reports = [json.load(open(path, encoding="utf-8")) for path in sys.argv[1:]]
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            print(json.dumps([i for i, report in enumerate(reports) if not validator.is_valid(report)]))
            """
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let files = try ([ReportSchema.text] + reports).enumerated().map { index, text in
            let file = folder.appending(path: "\(index).json")
            try Data(text.utf8).write(to: file)
            return file.path
        }
        return try JSONDecoder().decode([Int].self, from: ProgramRun.python(script, files))
    }

}
