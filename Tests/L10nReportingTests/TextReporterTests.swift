import L10nSource
import Testing

@testable import L10nReporting

@Suite struct TextReporterTests {
    @Test(arguments: SampleReports.all.map(\.name))
    func `without colour the bytes are the same minus the escape sequences (OUT-24)`(sample: String) throws {
        let report = try #require(SampleReports.all.first { $0.name == sample }?.report)
        let plain = TextReporter().render(report, ReportOptions())
        let coloured = TextReporter().render(report, ReportOptions(color: true))
        #expect(coloured.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain)
        #expect(!plain.contains("\u{1B}"))
        #expect((coloured == plain) == report.findings.isEmpty)
    }

    @Test func `bold path, coloured severity, dim margin (OUT-24)`() {
        let text = TextReporter().render(SampleReports.severities, ReportOptions(color: true))
        #expect(text.hasPrefix("\u{1B}[1mApp/en.lproj/Localizable.strings:1:7:\u{1B}[0m \u{1B}[31merror\u{1B}[0m: "))
        #expect(text.contains("\u{1B}[33mwarning\u{1B}[0m") && text.contains("\u{1B}[36mnote\u{1B}[0m: three"))
        #expect(text.contains("\n\u{1B}[2m  1 |\u{1B}[0m \"a\" = \"b\"\n"))
    }

    @Test func `nothing from a file moves the cursor, colours or reorders the output (OUT-22)`() {
        let text = TextReporter().render(SampleReports.hostile, ReportOptions())
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !Wording.isInvisible($0) })
        #expect(text.contains("<U+202E>") && text.contains("<U+0000>") && text.contains("<0xE9>"))
    }

    @Test func `each part of the summary stands only when it says something (OUT-23)`() {
        var report = SampleReports.severities
        let scope = " in 2 files (3 locales, 4 layers)"
        #expect(
            SummaryLine.text(of: report, omitted: 0)
                == "1 error, 1 warning, 1 note\(scope); --fix mends 1, --unsafe-fixes 1 more")
        report.findings.removeAll { $0.diagnostic.id == "missing-semicolon" }
        #expect(
            SummaryLine.text(of: report, omitted: 7)
                == "1 warning, 1 note\(scope); 7 left out by --max-findings; --unsafe-fixes mends 1")
        report.findings = report.findings.map { finding in
            var finding = finding
            finding.status = .suppressed(reason: nil)
            return finding
        }
        #expect(SummaryLine.text(of: report, omitted: 0) == "no findings\(scope); 2 suppressed")
        #expect(
            SummaryLine.text(of: Report(tool: .init(version: "1")), omitted: 0)
                == "no findings in 0 files (0 locales, 0 layers)")
    }

    @Test func `the subject names a table only when the file is not named after it`() {
        func line(_ table: String, _ file: String) -> String? {
            let span = SourceSpan(file: file, range: SourceRange(at: 0))
            return SubjectLine.text(of: Diagnostic("r", .note, "m", at: span, subject: Subject(table: table)))
        }
        #expect(line("Main", "a/Main.strings") == nil)
        #expect(line("Main", "a/Mainframe.strings") == "table Main")
        #expect(line("Main", "Main/views.json") == "table Main")
    }
}
