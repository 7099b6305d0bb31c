import L10nSource

/// For summaries of jobs and comments on pull requests: one table a severity (OUT-8).
struct MarkdownReporter: Reporter {
    let name = "markdown"

    func render(_ report: Report, _ options: ReportOptions) -> String {
        let (findings, omitted) = report.shown(options)
        var writer = MarkdownWriter(report)
        writer.writeHead(omitted: omitted)
        for severity in Severity.allCases.reversed() {
            writer.writeTable(severity, findings.filter { $0.diagnostic.severity == severity })
        }
        writer.writeEnd(findings.count)
        return writer.output
    }
}

private struct MarkdownWriter {
    private(set) var output = ""
    private let report: Report
    private var sources: SourceIndex
    private var written = 0

    /// In bytes. The summary of a job holds 1 MiB.
    private static let mostBytes = 900_000
    /// What is kept free for the end, in bytes.
    private static let reserve = 1_000
    /// The rows of a table that everybody sees; the others unfold.
    private static let mostRows = 25
    private static let mostFiles = 100
    private static let longestCell = 500

    init(_ report: Report) {
        self.report = report
        sources = SourceIndex(report.sources)
    }

    mutating func writeHead(omitted: Int) {
        output += "# \(report.tool.name): \(Self.headline(ReportSummary(report.findings)))\n\n"
        output += MarkdownText.escaped(SummaryLine.text(of: report, omitted: omitted)) + "\n"
        guard !report.unreadable.isEmpty else { return }
        output += "\n## Files that could not be read (\(report.unreadable.count))\n\n"
        for file in report.unreadable.prefix(Self.mostFiles) {
            output += "- \(Self.cell(file.path)): \(Self.cell(file.reason))\n"
        }
        let left = report.unreadable.count - Self.mostFiles
        if left > 0 { output += "- and \(left) more\n" }
    }

    mutating func writeTable(_ severity: Severity, _ findings: [Finding]) {
        guard let first = findings.first else { return }
        let title = "\n## \(Self.title(severity)) (\(findings.count))\n\n"
        var next: String? = row(first)
        guard let row = next, fits(title + Self.tableHead + row) else { return }
        output += title + Self.tableHead
        for index in findings.indices {
            guard let row = next, fits(row) else { break }
            if index == Self.mostRows {
                output += "\n<details><summary>\(findings.count - index) more</summary>\n\n" + Self.tableHead
            }
            output += row
            written += 1
            next = index + 1 < findings.count ? self.row(findings[index + 1]) : nil
            if index >= Self.mostRows, !(next.map(fits) ?? false) { output += "\n</details>\n" }
        }
    }

    /// - Parameter count: how many findings there were to write.
    mutating func writeEnd(_ count: Int) {
        guard written < count else { return }
        let left = Wording.count(count - written, "finding is", "findings are")
        output += "\n\(left) left out here, as the page would be too large; `--format json` has all.\n"
    }

    private func fits(_ text: String) -> Bool {
        output.utf8.count + text.utf8.count <= Self.mostBytes - Self.reserve
    }

    private mutating func row(_ finding: Finding) -> String {
        let diagnostic = finding.diagnostic
        let start = sources.places(of: diagnostic.span).start
        let place = "\(Self.cell(diagnostic.span.file)):\(start.line):\(start.column)"
        let subject = Self.cell(SubjectLine.text(of: diagnostic) ?? "")
        let message = Self.cell(diagnostic.message) + mark(of: finding)
        return "| \(place) | \(Self.cell(diagnostic.id.rawValue)) | \(subject) | \(message) |\n"
    }

    private func mark(of finding: Finding) -> String {
        let fix =
            switch finding.fixability {
            case .safe: " (**safe fix**)"
            case .unsafe: " (**unsafe fix**)"
            case .displayOnly, nil: ""
            }
        let reason = finding.reason.map { ": " + Self.cell($0) } ?? ""
        return switch finding.status {
        case .reported: fix
        case .suppressed: fix + " (suppressed\(reason))"
        case .baselined: fix + " (\(Self.cell(report.known))\(reason))"
        }
    }

    private static func cell(_ text: String) -> String {
        MarkdownText.unlinked(MarkdownText.escaped(text, limit: longestCell))
    }

    private static let tableHead = "| place | rule | subject | message |\n|---|---|---|---|\n"

    private static func title(_ severity: Severity) -> String {
        switch severity {
        case .error: "Errors"
        case .warning: "Warnings"
        case .note: "Notes"
        }
    }

    private static func headline(_ summary: ReportSummary) -> String {
        let parts = [
            Wording.count(summary.errors, "error", "errors"), Wording.count(summary.warnings, "warning", "warnings"),
            Wording.count(summary.notes, "note", "notes"),
        ]
        return parts.joined(separator: ", ")
    }
}
