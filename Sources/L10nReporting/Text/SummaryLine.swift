import L10nSource

/// The last line of a text report (OUT-23): counts, scope, what was hidden.
enum SummaryLine {
    static func text(of report: Report, omitted: Int) -> String {
        let summary = ReportSummary(report.findings)
        let unreadable = Wording.count(report.unreadable.count, "file", "files") + " could not be read"
        let groups = [
            counts(summary) + " in " + scope(report), hidden(summary, omitted, report.known),
            report.unreadable.isEmpty ? "" : unreadable, mendable(summary),
            report.failsOnlyByItsBaseline ? "fails only because the baseline is longer than it has to be" : "",
        ]
        return groups.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private static func counts(_ summary: ReportSummary) -> String {
        let parts = [
            (summary.errors, "error", "errors"), (summary.warnings, "warning", "warnings"),
            (summary.notes, "note", "notes"),
        ]
        let shown = parts.filter { $0.0 > 0 }.map { Wording.count($0, $1, $2) }
        return shown.isEmpty ? "no findings" : shown.joined(separator: ", ")
    }

    private static func scope(_ report: Report) -> String {
        let files = Wording.count(report.files.count, "file", "files")
        let locales = Wording.count(report.locales, "locale", "locales")
        return "\(files) (\(locales), \(Wording.count(report.layers, "layer", "layers")))"
    }

    private static func hidden(_ summary: ReportSummary, _ omitted: Int, _ known: String) -> String {
        let parts = [
            summary.suppressed > 0 ? "\(summary.suppressed) suppressed" : "",
            summary.baselined > 0 ? "\(summary.baselined) \(known)" : "",
            omitted > 0 ? "\(omitted) left out by --max-findings" : "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The second option makes what the first makes, and more.
    private static func mendable(_ summary: ReportSummary) -> String {
        switch (summary.safelyFixable, summary.unsafelyFixable) {
        case (0, 0): ""
        case (let safe, 0): "--fix mends \(safe)"
        case (0, let unsafe): "--unsafe-fixes mends \(unsafe)"
        case (let safe, let unsafe): "--fix mends \(safe), --unsafe-fixes \(unsafe) more"
        }
    }
}
