import L10nReporting
import L10nSource
import TestSupport
import Testing

/// Compares every reporter's output of every sample with `Tests/Fixtures/Reporting/<sample>/<reporter>`.
///
/// Run with `UPDATE_GOLDENS=1` to write what the reporters say now, and review the difference.
@Suite struct GoldenTests {
    @Test(arguments: SampleReports.all.map(\.name), ReporterRegistry.all.map(\.name))
    func `reports look as the golden files say (OUT-2 OUT-3 OUT-4 OUT-5 OUT-6 OUT-7 OUT-8 OUT-9)`(
        sample: String, reporter name: String
    ) throws {
        let report = try #require(SampleReports.all.first { $0.name == sample }?.report)
        let reporter = try #require(ReporterRegistry.reporter(named: name))
        let options = ReportOptions(showSuppressed: sample == "statuses")
        try expectGolden(reporter.render(report, options), sample + "/" + name)
    }

    @Test(arguments: ReporterRegistry.all.map(\.name))
    func `10 000 findings, of which the five most severe are printed (OUT-9)`(reporter name: String) throws {
        let reporter = try #require(ReporterRegistry.reporter(named: name))
        let output = reporter.render(SampleReports.many(10_000), ReportOptions(maxFindings: 5))
        try expectGolden(output, "many/" + name)
    }

    private func expectGolden(_ output: String, _ name: String) throws {
        if let difference = try Golden.difference(output, "Reporting/" + name) { Issue.record("\(difference)") }
    }
}
