import L10nSource

/// For build servers that show tests: one suite a file, one test a finding, and one that passes where there is none (OUT-5).
struct JUnitReporter: Reporter {
    let name = "junit"

    func render(_ report: Report, _ options: ReportOptions) -> String {
        // What could not be read is not clean.
        let unreadable = Set(report.unreadable.map { Array($0.path.utf8) })
        let read = report.files.filter { !unreadable.contains(Array($0.utf8)) }
        let suites = FindingsOfFile.groups(report.shown(options).findings, read).map { JUnitSuite($0, report) }
        var writer = JUnitWriter(report)
        writer.write(suites)
        return writer.xml.output
    }
}

/// The numbers of one suite.
private struct JUnitSuite {
    let file: FindingsOfFile
    let failures: Int
    let skipped: Int
    /// A file without findings is one test that passes.
    var tests: Int { max(file.findings.count, 1) }

    init(_ file: FindingsOfFile, _ report: Report) {
        self.file = file
        failures = file.findings.count { $0.isReported && report.fails($0) }
        skipped = file.findings.count { !$0.isReported }
    }
}

private struct JUnitWriter {
    private(set) var xml = XMLWriter()
    private let report: Report
    private var sources: SourceIndex

    init(_ report: Report) {
        self.report = report
        sources = SourceIndex(report.sources)
    }

    mutating func write(_ suites: [JUnitSuite]) {
        let tests = suites.reduce(report.unreadable.count) { $0 + $1.tests }
        let failures = suites.reduce(0) { $0 + $1.failures }
        let errors = report.unreadable.count
        // The writer stands beside the places of files while both change.
        var xml = xml
        xml.element(
            "testsuites",
            [
                "name": report.tool.name, "tests": String(tests), "failures": String(failures),
                "errors": String(errors),
            ]
        ) { xml in
            for file in report.unreadable { write(file, to: &xml) }
            for suite in suites { write(suite, to: &xml) }
        }
        self.xml = xml
    }

    private func write(_ file: Report.UnreadableFile, to xml: inout XMLWriter) {
        xml.element(
            "testsuite", ["name": file.path, "tests": "1", "failures": "0", "errors": "1", "file": file.path]
        ) { xml in
            xml.element(
                "testcase",
                ["classname": report.tool.name, "name": "the file can be read", "file": file.path, "time": "0"]
            ) { xml in
                xml.element("error", ["type": "unreadable", "message": file.message], lines: [file.message])
            }
        }
    }

    private mutating func write(_ suite: JUnitSuite, to xml: inout XMLWriter) {
        let path = suite.file.path
        xml.element(
            "testsuite",
            [
                "name": path, "tests": String(suite.tests), "failures": String(suite.failures), "errors": "0",
                "skipped": suite.skipped > 0 ? String(suite.skipped) : nil, "file": path,
            ]
        ) { xml in
            for finding in suite.file.findings { write(finding, to: &xml) }
            guard suite.file.findings.isEmpty else { return }
            xml.element(
                "testcase", ["classname": report.tool.name, "name": "no findings", "file": path, "time": "0"])
        }
    }

    private mutating func write(_ finding: Finding, to xml: inout XMLWriter) {
        let diagnostic = finding.diagnostic
        let line = sources.places(of: diagnostic.span).start.line
        let subject = SubjectLine.text(of: diagnostic).map { $0 + ": " } ?? ""
        xml.element(
            "testcase",
            [
                "classname": diagnostic.id.rawValue, "name": subject + diagnostic.message,
                "file": diagnostic.span.file, "line": String(line), "time": "0",
            ]
        ) { xml in
            if !finding.isReported {
                xml.element("skipped", ["message": finding.reason])
            } else if report.fails(finding) {
                // The message again, as some readers drop attributes of an element that has text.
                xml.element(
                    "failure", ["type": diagnostic.id.rawValue, "message": diagnostic.message],
                    lines: [diagnostic.message] + frame(diagnostic.span))
            } else {
                xml.element("system-out", [:], lines: [diagnostic.message] + frame(diagnostic.span))
            }
        }
    }

    private mutating func frame(_ span: SourceSpan) -> [String] {
        guard let (file, table) = sources.text(of: span.file) else { return [] }
        return CodeFrame(span, in: file, table).lines.map { $0.margin + ($0.content.isEmpty ? "" : " " + $0.content) }
    }
}
