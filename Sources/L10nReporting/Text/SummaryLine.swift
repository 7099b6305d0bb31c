import L10nSource

/// The last line of a text report (OUT-23): counts, scope, what was hidden, what can be fixed.
enum SummaryLine {
    static func text(of report: Report, omitted: Int, namesFixOptions: Bool = true) -> String {
        let summary = ReportSummary(report.findings)
        let groups = [
            counts(summary) + " in " + scope(report), hidden(summary, omitted), namesFixOptions ? fixable(summary) : "",
        ]
        let fixed = report.fixed.reduce(0) { $0 + $1.fixes }
        let others = [
            fixed == 0 ? "" : "\(fixed) fixed",
            report.unreadable.isEmpty
                ? "" : Wording.count(report.unreadable.count, "file", "files") + " could not be read",
        ]
        return (groups + others).filter { !$0.isEmpty }.joined(separator: "; ")
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

    private static func hidden(_ summary: ReportSummary, _ omitted: Int) -> String {
        let parts = [
            summary.suppressed > 0 ? "\(summary.suppressed) suppressed" : "",
            summary.baselined > 0 ? "\(summary.baselined) in the baseline" : "",
            omitted > 0 ? "\(omitted) left out by --max-findings" : "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func fixable(_ summary: ReportSummary) -> String {
        switch (summary.safelyFixable, summary.unsafelyFixable) {
        case (0, 0): ""
        case (let safe, 0): "\(safe) fixable with --fix"
        case (0, let rest): "\(rest) fixable with --unsafe-fixes"
        case (let safe, let rest): "\(safe) fixable with --fix, \(rest) more with --unsafe-fixes"
        }
    }
}
