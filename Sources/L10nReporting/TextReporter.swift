import L10nSource

/// For people: one block a finding, and a summary (OUT-20 to OUT-25); a longer report is folded (AD-71).
struct TextReporter: Reporter {
    let name = "text"

    func render(_ report: Report, _ options: ReportOptions) -> String {
        let (findings, omitted) = report.shown(options)
        // A block has a line at least, and an empty one behind it.
        if let limit = options.mostLines, findings.count > limit / 2 + 1 {
            return folded(report, findings, options, in: limit)
        }
        var writer = TextWriter(report, options)
        for (index, finding) in findings.enumerated() {
            if index > 0 { writer.endLine() }
            writer.write(finding)
            // A report that is folded anyway need not be written to its end.
            if let limit = options.mostLines, writer.lines > limit {
                return folded(report, findings, options, in: limit)
            }
        }
        if !findings.isEmpty, !options.quiet || !report.unreadable.isEmpty { writer.endLine() }
        writer.writeUnreadable()
        if !options.quiet {
            writer.writeSummary(omitted: omitted)
        }
        if let limit = options.mostLines, writer.lines > limit {
            return folded(report, findings, options, in: limit)
        }
        return writer.output
    }

    private func folded(_ report: Report, _ findings: [Finding], _ options: ReportOptions, in limit: Int) -> String {
        var writer = TextWriter(report, options)
        return FoldedReport(findings, of: report, in: limit).text(&writer)
    }
}
