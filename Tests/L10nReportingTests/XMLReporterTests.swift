import Foundation
import L10nSource
import TestSupport
import Testing

@testable import L10nReporting

@Suite struct XMLReporterTests {
    @Test func `any text is written such that XML can hold it, and nothing hides in it (OUT-5)`() {
        var writer = XMLWriter()
        writer.element(
            "a", ["b": "<&>\"'\t\n\r\u{0}\u{1B}\u{202E}\u{FFFE}é🎉", "c": nil], lines: ["]]> \u{1F}", "x\ny"])
        #expect(
            writer.output.split(separator: "\n", maxSplits: 1).last == """
                <a b="&lt;&amp;&gt;&quot;'&#x9;&#xA;&#xD;U+0000U+001B&#x202E;U+FFFEé🎉">]]&gt; U+001F
                x&#xA;y</a>

                """)
        var plain = XMLWriter()
        plain.element("a", ["b": "x\u{7F}"], lines: [])
        #expect(plain.output.contains("\"x&#x7F;\""))
    }

    /// What xmllint has to say; empty for a file that is well-formed, and valid where there is a schema.
    private static func complaints(_ xml: String, schema: String? = nil) throws -> String {
        let path = schema.map { Golden.fixtures.appending(path: "Schemas/" + $0).path }
        return try Oracle.withFile(Array(xml.utf8)) { file in
            let options = path.map { ["--schema", $0] } ?? []
            let run = try ProgramRun(["xmllint", "--nonet", "--noout", "--huge"] + options + [file.path])
            return run.status == 0 ? "" : "status \(run.status): " + String(decoding: run.complaints, as: UTF8.self)
        }
    }

    /// The attributes that GitLab reads, and no schema knows.
    private static func withoutPlaces(_ junit: String) -> String {
        junit.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.contains("<testcase ") ? String(line).replacing(#/ (file|line)="[^"]*"/#, with: "") : String(line)
        }.joined(separator: "\n")
    }

    @Test(.enabled(if: Oracle.hasXMLLint, "xmllint is not installed"))
    func `the schema of Jenkins accepts every JUnit report (OUT-5 AD-6 AD-91)`() throws {
        let all = SampleReports.all.map(\.report) + [SampleReports.many(10_000)]
        for report in all {
            for options in [ReportOptions(), ReportOptions(showSuppressed: true)] {
                let junit = JUnitReporter().render(report, options)
                #expect(try Self.complaints(Self.withoutPlaces(junit), schema: "junit-10.xsd") == "")
            }
        }
        let junit = JUnitReporter().render(SampleReports.names, ReportOptions())
        #expect(try Self.complaints(junit, schema: "junit-10.xsd").contains("attribute 'file' is not allowed"))
    }

    @Test(.enabled(if: Oracle.hasXMLLint, "xmllint is not installed"))
    func `Checkstyle reports are well-formed, with 10 000 findings too (OUT-6 AD-7)`() throws {
        for report in SampleReports.all.map(\.report) + [SampleReports.many(10_000)] {
            #expect(try Self.complaints(CheckstyleReporter().render(report, ReportOptions())) == "")
        }
    }

    @Test func `the tests of a suite and of the whole are counted by what they are (OUT-5)`() throws {
        var report = SampleReports.statuses
        report.failOn = .note
        let junit = JUnitReporter().render(report, ReportOptions(showSuppressed: true))
        #expect(junit.contains("<testsuites name=\"stateview-l10n\" tests=\"4\" failures=\"1\" errors=\"1\">"))
        #expect(junit.count(of: "<testcase ") == 4 && junit.count(of: "<skipped") == 2)
        #expect(junit.count(of: "<failure ") == 1 && junit.count(of: "<error ") == 1)
        report.failOn = nil
        let lenient = JUnitReporter().render(report, ReportOptions())
        #expect(lenient.count(of: "<failure ") == 0 && lenient.count(of: "<system-out>") == 1)
    }

    @Test func `a clean file is one test that passes, and a failure starts with its message (OUT-5 AD-91)`() {
        let clean = JUnitReporter().render(SampleReports.clean, ReportOptions())
        #expect(clean.count(of: "name=\"no findings\"") == 48)
        var unread = SampleReports.clean
        unread.unreadable = [.init(path: unread.files[3], reason: "permission denied")]
        #expect(JUnitReporter().render(unread, ReportOptions()).count(of: "name=\"no findings\"") == 47)
        let failing = JUnitReporter().render(SampleReports.override, ReportOptions())
        #expect(failing.contains(#">the override uses '%@', but the default takes no argument; remove '%@'"# + "\n"))
        #expect(
            failing.contains("name=\"key DesignSystem.stateView.noResultsTitle, locale da, layer app: the override"))
    }

    /// What another parser reads of the attributes of every element.
    private static func attributes(_ xml: String, _ element: String) throws -> [[String: String]] {
        let script = """
            import json, sys, xml.etree.ElementTree as tree
            print(json.dumps([e.attrib for e in tree.parse(sys.argv[1]).iter("\(element)")]))
            """
        return try JSONDecoder().decode([[String: String]].self, from: Oracle.python(script, Array(xml.utf8)))
    }

    @Test(.enabled(if: Oracle.hasPython, "Python is not installed"))
    func `another parser reads names and messages as they are (OUT-5 OUT-6)`() throws {
        let report = SampleReports.names
        let (path, messages) = (report.sources[0].path, report.findings.map(\.diagnostic.message))
        let errors = try Self.attributes(CheckstyleReporter().render(report, ReportOptions()), "error")
        #expect(errors.compactMap { $0["message"] }.dropFirst() == messages[...])
        #expect(errors.compactMap { $0["severity"] } == ["error", "warning", "error"])
        let files = try Self.attributes(CheckstyleReporter().render(report, ReportOptions()), "file")
        #expect(files.compactMap { $0["name"] } == [report.unreadable[0].path, path])
        let cases = try Self.attributes(JUnitReporter().render(report, ReportOptions()), "testcase")
        #expect(cases.compactMap { $0["file"] } == [report.unreadable[0].path, path, path])
        #expect(cases[1]["name"] == "locale fi: " + messages[0])
    }
}

extension String {
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
