import Foundation
import L10nSource
import TestSupport
import Testing

@testable import L10nReporting

@Suite struct SARIFReporterTests {
    private static func sarif(_ report: Report, _ options: ReportOptions = ReportOptions()) -> String {
        SARIFReporter().render(report, options)
    }

    /// The only run of a report.
    private static func run(_ report: Report, _ options: ReportOptions = ReportOptions()) throws -> [String: Any] {
        let root = try JSONSerialization.jsonObject(with: Data(sarif(report, options).utf8)) as? [String: Any]
        return try #require((root?["runs"] as? [[String: Any]])?.first)
    }

    private static func results(_ report: Report, _ options: ReportOptions = ReportOptions()) throws -> [[String: Any]]
    {
        try #require(try run(report, options)["results"] as? [[String: Any]])
    }

    private static let statuses: Report = {
        var report = SampleReports.statuses
        report.rules = Rule.all
        return report
    }()

    /// The indices of the reports that the schema of OASIS refuses.
    private static func invalid(_ reports: [String]) throws -> [Int] {
        let script = """
            import json, sys, jsonschema
            schema, *reports = [json.load(open(path, encoding="utf-8")) for path in sys.argv[1:]]
            validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.Draft4Validator.FORMAT_CHECKER)
            print(json.dumps([i for i, report in enumerate(reports) if not validator.is_valid(report)]))
            """
        let folder = try TemporaryFolder.made()
        defer { TemporaryFolder.remove(folder) }
        let files = try reports.enumerated().map { index, text in
            let file = folder.appending(path: "\(index).json")
            try Data(text.utf8).write(to: file)
            return file.path
        }
        let schema = Golden.fixtures.appending(path: "Schemas/sarif-schema-2.1.0.json").path
        return try JSONDecoder().decode([Int].self, from: ProgramRun.python(script, [schema] + files))
    }

    @Test(.enabled(if: Oracle.hasJSONSchema, "Python's jsonschema is not installed"))
    func `the schema of OASIS accepts every report, all rules and 500 findings (OUT-2 AD-3 AD-4 AD-90)`() throws {
        let shown = ReportOptions(showSuppressed: true)
        let reports =
            SampleReports.all.map { Self.sarif($0.report, shown) }
            + [Self.sarif(Self.statuses, shown), Self.sarif(SampleReports.many(500))]
        #expect(try Self.invalid(reports) == [])
    }

    @Test(.enabled(if: Oracle.hasJSONSchema, "Python's jsonschema is not installed"))
    func `the schema of OASIS refuses what is no report (AD-4)`() throws {
        let good = Self.sarif(SampleReports.names)
        let changes = [
            ("\"columnKind\"", "\"columnKinds\""), ("\"executionSuccessful\"", "\"executed\""),
            ("\"deletedRegion\"", "\"region\""), ("\"startLine\": 1", "\"startLine\": 0"),
            ("\"level\": \"warning\"", "\"level\": \"notice\""), ("utf16CodeUnits", "utf8CodeUnits"),
            ("\"version\": \"2.1.0\"", "\"version\": \"2.1\""),
        ]
        let bad = changes.map { good.replacing($0, with: $1) }
        #expect(bad.allSatisfy { $0 != good })
        #expect(try Self.invalid(bad) == Array(bad.indices))
    }

    /// Another program finds the same text at every region, by counting UTF-16 code units on its own.
    @Test(.enabled(if: Oracle.hasPython, "Python is not installed"))
    func `regions are where their snippets are in the file (OUT-2 CI-52)`() throws {
        let script = """
            import json, re, sys
            report, *files = json.load(open(sys.argv[1], encoding="utf-8"))
            lines = {f["path"]: re.split("\\r\\n|\\r|\\n", f["text"].removeprefix("\\ufeff")) for f in files}
            wrong = seen = 0
            from urllib.parse import unquote
            for result in report["runs"][0]["results"]:
                for location in result["locations"] + result.get("relatedLocations", []):
                    place = location["physicalLocation"]
                    region, text = place["region"], lines[unquote(place["artifactLocation"]["uri"])]
                    units = [line.encode("utf-16-le") for line in text]
                    first, last = region["startLine"] - 1, region["endLine"] - 1
                    a, b = 2 * (region["startColumn"] - 1), 2 * (region["endColumn"] - 1)
                    found = units[first][a:b] if first == last else None
                    seen += 1
                    wrong += found is None or found.decode("utf-16-le") != region["snippet"]["text"]
            print(json.dumps([seen, wrong]))
            """
        let samples = [SampleReports.severities, SampleReports.scripts, SampleReports.names, SampleReports.many(300)]
        for report in samples {
            let files = report.sources.map {
                ["path": $0.path, "text": String(decoding: $0.bytes, as: UTF8.self)]
            }
            let sarif = try JSONSerialization.jsonObject(with: Data(Self.sarif(report).utf8))
            let input = try JSONSerialization.data(withJSONObject: [sarif] + files)
            let answer = try JSONDecoder().decode([Int].self, from: Oracle.python(script, Array(input)))
            #expect(answer == [report.findings.count, 0])
        }
    }

    @Test func `a result points to its rule, and has one place, lines and columns of both ends (OUT-2)`() throws {
        let run = try Self.run(SampleReports.many(10_000))
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 10_000)
        let fingerprints = Set(
            results.compactMap { ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"] })
        #expect(fingerprints.count == 10_000 && fingerprints.allSatisfy { $0.hasSuffix(":1") && $0.count == 34 })
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index] == result["ruleId"] as? String)
            let locations = try #require(result["locations"] as? [[String: Any]])
            let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
            let region = try #require(place["region"] as? [String: Any])
            #expect(locations.count == 1)
            #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn", "snippet"])
        }
    }

    @Test func `findings of one name are numbered, and a rule tells where it is from (OUT-2)`() throws {
        var report = SampleReports.severities
        report.findings.append(report.findings[0])
        let hashes = try Self.results(report).compactMap {
            ($0["partialFingerprints"] as? [String: String])?["primaryLocationLineHash"]?.split(separator: ":").last
        }
        #expect(hashes.sorted() == ["1", "1", "1", "2"])
        report = SampleReports.clean
        report.rules = [.missingSemicolon]
        let driver = try #require((try Self.run(report)["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.first?["helpUri"] as? String == Rule.missingSemicolon.sources.first?.address)
        #expect(rules.first?["helpUri"] != nil)
    }

    @Test func `every rule that ran is told, sorted, and those about harm are about security (OUT-2)`() throws {
        var report = SampleReports.clean
        report.rules = Rule.all
        let driver = try #require((try Self.run(report)["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(ids == Rule.all.map(\.id.rawValue).sorted())
        let tagged = rules.filter { rule in
            let properties = rule["properties"] as? [String: Any]
            return (properties?["tags"] as? [String])?.contains("security") == true
                && properties?["security-severity"] is String
        }
        #expect(
            tagged.compactMap { $0["name"] as? String } == [
                "ActiveMarkup", "BidiOverride", "ForbiddenXmlEntity", "FormulaCell", "HiddenControlInSource",
                "UnsafePackagePath",
            ])
    }

    @Test func `accepted findings are told on request alone, then of every result whether it is one (OUT-2 CI-21)`()
        throws
    {
        let report = {
            var report = Self.statuses
            report.findings.append(report.findings[0])
            report.findings[3].isAcceptedInFile = false
            return report
        }()
        let hidden = try Self.results(report)
        #expect(hidden.count == 1 && hidden[0]["suppressions"] == nil && hidden[0]["baselineState"] == nil)
        let shown = try Self.results(report, ReportOptions(showSuppressed: true))
        let kinds = shown.map { ($0["suppressions"] as? [[String: String]])?.map { $0["kind"] ?? "" } ?? ["none"] }
        #expect(kinds == [["inSource"], ["external"], [], ["external"]])
        #expect(shown.map { $0["baselineState"] as? String } == ["new", "unchanged", "new", "new"])
        let accepted = (shown[0]["suppressions"] as? [[String: String]])?.first
        #expect(accepted?["status"] == "accepted" && accepted?["justification"] == "generated")
    }

    @Test func `a fix that lines and columns cannot tell, that changes nothing or comes twice is left out (AD-90)`()
        throws
    {
        let file = SourceFile(path: "a", text: "\u{FEFF}ab\n")
        let binary = SourceFile(path: "b", bytes: Array("bplist00".utf8), encoding: .binaryPropertyList)
        func edit(_ lower: Int, _ upper: Int, _ text: String = "", in file: SourceFile = file) -> Edit {
            Edit(file.span(SourceRange(lower..<upper)), text)
        }
        let fixes = [
            Fix("mark", .safe, edits: [edit(0, 3)]), Fix("none", .safe), Fix("help", .displayOnly),
            Fix("binary", .safe, edits: [edit(0, 1, in: binary)]), Fix("insert", .safe, edits: [edit(3, 3, "x")]),
            Fix(
                "twice", .unsafe,
                edits: [edit(3, 4), edit(4, 5, "c"), edit(0, 1, in: SourceFile(path: "c", text: "c"))]),
            Fix("two files", .unsafe, edits: [edit(3, 4), edit(4, 5, "c")]),
            Fix("two files", .unsafe, edits: [edit(3, 4), edit(4, 5, "c")]),
        ]
        let report = SampleReports.report(
            [Diagnostic("r", .note, "m", at: file.spanOf("ab"), fixes: fixes)], [file, binary])
        let result = try #require(try Self.results(report).first)
        let told = try #require(result["fixes"] as? [[String: Any]])
        let titles = told.map { ($0["description"] as? [String: String])?["text"] }
        #expect(titles == ["insert (safe)", "two files (unsafe, needs a look)"])
        #expect((result["message"] as? [String: String])?["text"] == "m\nhelp: help")
        let change = (told[1]["artifactChanges"] as? [[String: Any]])?.first
        #expect((change?["replacements"] as? [Any])?.count == 2)
    }

    @Test func `notes without a place that anybody can open are a part of the message (OUT-2)`() throws {
        let result = try #require(try Self.results(SampleReports.override).first)
        let text = (result["message"] as? [String: String])?["text"] ?? ""
        #expect(
            text.contains(
                "\nnote: the default is 'No results to show' (<defaults>/en.lproj/DesignSystem.strings:4:43)\nhelp: "))
        #expect(result["relatedLocations"] == nil)
        let noted = try Self.results(SampleReports.hostile).compactMap { $0["relatedLocations"] as? [Any] }
        #expect(noted.map(\.count) == [1])
    }

    @Test func `texts of files are no links (OUT-2)`() throws {
        let text = (try Self.results(SampleReports.names)[1]["message"] as? [String: String])?["text"] ?? ""
        #expect(text.hasPrefix(#"'\[here\](1)' is a link"#), "\(text)")
        #expect(SARIFText.plain("[a] {0} \\ (b)") == "[a] {0} \\ (b)")
    }

    @Test func `addresses are relative and hold nothing but what addresses may (OUT-2)`() throws {
        let output = Self.sarif(SampleReports.names)
        #expect(
            output.contains("\"My%20App/50%25%2C%20a%3Ab%7Cc/%C3%A9%F0%9F%8E%89%20%3Cx%3E%26%27%22%23%3F.strings\""))
        #expect(!output.contains("/Users"))
    }

    @Test func `behind 25 000 results the least severe are left out, and a notification says how many (OUT-2)`() throws
    {
        let full = try Self.run(SampleReports.many(25_000))
        #expect((full["results"] as? [Any])?.count == 25_000)
        let notified = try Self.run(SampleReports.many(25_003))
        let results = try #require(notified["results"] as? [[String: Any]])
        #expect(results.count == 25_000)
        #expect(results.count { $0["level"] as? String == "error" } == 8_334)
        #expect(results.count { $0["level"] as? String == "note" } == 8_332)
        for (run, told) in [(full, false), (notified, true)] {
            let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
            let texts = (invocation["toolExecutionNotifications"] as? [[String: Any]])?.compactMap {
                ($0["message"] as? [String: String])?["text"]
            }
            #expect(texts == (told ? ["3 findings are left out, the least severe ones"] : nil))
        }
    }

    @Test func `the status of the run and what could not be read are told (OUT-2)`() throws {
        let invocation = try #require((try Self.run(Self.statuses)["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["exitCode"] as? Int == 3 && invocation["executionSuccessful"] as? Bool == false)
        #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
        let found = try #require((try Self.run(SampleReports.severities)["invocations"] as? [[String: Any]])?.first)
        #expect(found["exitCode"] as? Int == 1 && found["executionSuccessful"] as? Bool == true)
    }
}
