import L10nSource
import TestSupport
import Testing

@testable import L10nReporting

@Suite struct ReportTests {
    private func diagnostic(_ file: String, _ offset: Int, _ id: RuleID = "r", key: String? = nil) -> Diagnostic {
        Diagnostic(
            id, .error, "m", at: SourceSpan(file: file, range: SourceRange(at: offset)), subject: Subject(key: key))
    }

    @Test func `findings sort by path bytes, offset, rule, subject (CI-51)`() {
        let wanted = [
            diagnostic("A/z", 9), diagnostic("A/\u{E9}", 1, "a"), diagnostic("A/\u{E9}", 1, "b"),
            diagnostic("A/\u{E9}", 1, "b", key: "k"), diagnostic("A/\u{E9}", 1, "b", key: "l"),
            diagnostic("A/\u{E9}", 2, "a"), diagnostic("A\u{301}", 0), diagnostic("B", 10), diagnostic("\u{C1}", 0),
        ]
        var generator = SeededGenerator(seed: TestSeed.printed())
        for _ in 0..<50 {
            let sorted = DiagnosticOrder.sorted(wanted.shuffled(using: &generator))
            #expect(sorted == wanted)
        }
    }

    @Test func `behind the subject, the end of the range and the wording decide (CI-51)`() {
        func finding(_ upper: Int, _ message: String) -> Diagnostic {
            Diagnostic("r", .error, message, at: SourceSpan(file: "a", range: SourceRange(1..<upper)))
        }
        let wanted = [finding(2, "b"), finding(2, "c"), finding(3, "a"), finding(3, "b")]
        #expect(DiagnosticOrder.sorted(wanted.reversed()) == wanted)
        #expect(DiagnosticOrder.sorted([wanted[2], wanted[0], wanted[3], wanted[1]]) == wanted)
    }

    @Test func `the order of equal-looking findings does not depend on the order of checking (CI-50)`() {
        let forms = ["caf\u{E9}", "cafe\u{301}"].map { diagnostic("a", 0, key: $0) }
        let orders = [forms, forms.reversed()].map { order in
            DiagnosticOrder.sorted(order).map { Array(($0.subject.key ?? "").utf8) }
        }
        #expect(orders[0] == orders[1])
    }

    @Test func `paths that differ in their Unicode form alone are two files (CI-50)`() {
        let sources = ["\u{E9}", "e\u{301}"].enumerated().map { SourceFile(path: $1, text: "first \($0)\n") }
        let report = SampleReports.report(sources.map { Diagnostic("r", .error, "m", at: $0.spanOf("first")) }, sources)
        let text = TextReporter().render(report, ReportOptions())
        #expect(text.contains("first 0") && text.contains("first 1"))
    }

    @Test func `one report of several has the worst status of them (CI-41)`() throws {
        var wrong = SampleReports.clean
        wrong.leastStatus = 2
        for reports in [[SampleReports.clean, wrong], [wrong, SampleReports.clean]] {
            #expect(Report.merged(reports, folders: ["", "b"], locales: 5)?.exitStatus == 2)
        }
        #expect(try #require(Report.merged([SampleReports.clean], folders: [""], locales: 5)).exitStatus == 0)
    }

    @Test func `a report fails by its baseline alone where nothing else is wrong`() {
        var report = SampleReports.report([diagnostic("a", 0, "stale-baseline-entry")], [])
        #expect(report.failsOnlyByItsBaseline)
        report.leastStatus = 2
        #expect(!report.failsOnlyByItsBaseline)
        #expect(!SampleReports.report([diagnostic("a", 0)], []).failsOnlyByItsBaseline)
    }

    @Test func `only reported findings at or above the threshold fail the run, unreadable files win (CI-41)`() {
        var report = SampleReports.severities
        #expect(report.exitStatus == 1)
        report.failOn = nil
        #expect(report.exitStatus == 0)
        report.failOn = .warning
        for index in report.findings.indices where report.findings[index].diagnostic.severity > .note {
            #expect(report.exitStatus == 1)
            report.findings[index].status = .baselined(reason: nil)
        }
        #expect(report.exitStatus == 0)
        report.failOn = .note
        #expect(report.exitStatus == 1)
        report.unreadable = [.init(path: "a", reason: "b")]
        #expect(report.exitStatus == 3)
    }

    @Test func `what went wrong beside the findings raises the status, and never lowers it (CI-40)`() {
        var report = SampleReports.severities
        report.leastStatus = 2
        #expect(report.exitStatus == 2)
        report.unreadable = [.init(path: "a", reason: "b")]
        #expect(report.exitStatus == 3)
        report.leastStatus = 3
        report.unreadable = []
        #expect(report.exitStatus == 3)
    }

    @Test func `quiet leaves what fails the run, without a summary (CI-20)`() {
        let text = TextReporter().render(SampleReports.severities, ReportOptions(quiet: true))
        #expect(text.contains("[missing-semicolon]") && !text.contains("[low-text-contrast]"))
        #expect(text.hasSuffix("explain missing-semicolon\n"))
        #expect(TextReporter().render(SampleReports.clean, ReportOptions(quiet: true)).isEmpty)
    }

    @Test func `accepted findings are shown on request only (CI-21)`() {
        let hidden = TextReporter().render(SampleReports.statuses, ReportOptions())
        #expect(!hidden.contains("[missing-semicolon]"))
        #expect(hidden.contains("1 suppressed, 1 in the baseline"))
    }

    @Test func `the most severe findings are kept, the number of others is told (CI-22)`() {
        let shown = SampleReports.severities.shown(ReportOptions(maxFindings: 2))
        #expect(shown.findings.map(\.diagnostic.severity) == [.error, .warning])
        #expect(shown.omitted == 1)
        #expect(SampleReports.severities.shown(ReportOptions(maxFindings: 3)).omitted == 0)
        #expect(SampleReports.severities.shown(ReportOptions(maxFindings: 0)).omitted == 3)
    }

    @Test func `reporters are sorted and have names of their own`() {
        let names = ReporterRegistry.all.map(\.name)
        #expect(names == Set(names).sorted())
    }

    @Test func `10 000 findings are numbered alike in any order, and printed`() {
        let report = SampleReports.many(10_000)
        var generator = SeededGenerator(seed: TestSeed.printed())
        let shuffled = report.findings.map(\.diagnostic).shuffled(using: &generator)
        #expect(Finding.numbered(shuffled) == report.findings)
        for reporter in ReporterRegistry.all {
            #expect(reporter.render(report, ReportOptions()).utf8.count > 800_000, "\(reporter.name)")
        }
    }

    /// A walk of the line for each finding would take hours.
    @Test(.timeLimit(.minutes(5))) func `findings in one minified line cost no walk of the line each`() {
        let file = SourceFile(path: "a.json", text: String(repeating: "{\"a\":\"é\"},", count: 200_000))
        let diagnostics = (0..<1000).map {
            Diagnostic("r", .note, "m", at: file.span(SourceRange(at: file.bytes.count - 11 * $0)))
        }
        let report = SampleReports.report(diagnostics, [file])
        for reporter in ReporterRegistry.all {
            #expect(!reporter.render(report, ReportOptions()).isEmpty, "\(reporter.name)")
        }
    }
}
