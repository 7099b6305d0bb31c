import L10nSource

/// For people: one block a finding, and a summary (OUT-20 to OUT-25).
struct TextReporter: Reporter {
    let name = "text"

    func render(_ report: Report, _ options: ReportOptions) -> String {
        let (findings, omitted) = report.shown(options)
        var writer = TextWriter(report, options)
        for (index, finding) in findings.enumerated() {
            if index > 0 { writer.endLine() }
            writer.write(finding)
        }
        if !findings.isEmpty, !options.quiet || !report.unreadable.isEmpty { writer.endLine() }
        writer.writeUnreadable()
        if !options.quiet {
            writer.writeSummary(omitted: omitted)
        }
        return writer.output
    }
}

/// Writes the blocks of a text report, one after the other.
private struct TextWriter {
    private(set) var output = ""
    private let report: Report
    private let style: TerminalStyle
    private let options: ReportOptions
    private var sources: SourceIndex

    init(_ report: Report, _ options: ReportOptions) {
        self.report = report
        style = TerminalStyle(isOn: options.color)
        self.options = options
        sources = SourceIndex(report.sources)
    }

    mutating func write(_ finding: Finding) {
        let diagnostic = finding.diagnostic
        let severity = style.severity(diagnostic.severity)
        let rule = TerminalText.escaped(diagnostic.id.rawValue)
        line(
            "\(place(of: diagnostic.span)) \(severity): \(TerminalText.escaped(diagnostic.message)) [\(rule)]"
                + mark(of: finding))
        if let subject = SubjectLine.text(of: diagnostic) { line("  " + subject) }
        writeFrame(diagnostic.span)
        for note in diagnostic.notes { write(note) }
        for fix in diagnostic.fixes { write(fix) }
        if options.explainsRules { line("  explain: \(report.tool.name) explain \(rule)") }
    }

    /// Names what nobody has judged, as a report without findings would pass for a clean one.
    mutating func writeUnreadable() {
        for file in report.unreadable {
            let path = style.bold("\(TerminalText.escaped(file.path)):")
            line("\(path) \(style.severity(.error)): could not be read: \(TerminalText.escaped(file.reason))")
        }
    }

    mutating func writeSummary(omitted: Int) {
        line(SummaryLine.text(of: report, omitted: omitted))
    }

    mutating func endLine() { output += "\n" }

    private mutating func write(_ note: DiagnosticNote) {
        let message = TerminalText.escaped(note.message)
        guard let span = note.span else { return line("  note: \(message)") }
        line("  note: \(place(of: span)) \(message)")
        writeFrame(span)
    }

    private mutating func write(_ fix: Fix) {
        let title = TerminalText.escaped(fix.title)
        switch fix.applicability {
        case .safe, .unsafe: line("  fix: \(title)")
        case .displayOnly: line("  help: \(title)")
        }
    }

    private mutating func writeFrame(_ span: SourceSpan) {
        guard let (file, table) = sources.text(of: span.file) else { return }
        for row in CodeFrame(span, in: file, table).lines {
            line(style.dim(row.margin) + (row.content.isEmpty ? "" : " " + row.content))
        }
    }

    /// `PATH:LINE:COLUMN:`, which terminals and editors make a link of.
    private mutating func place(of span: SourceSpan) -> String {
        let start = sources.places(of: span).start
        return style.bold("\(TerminalText.escaped(span.file)):\(start.line):\(start.column):")
    }

    /// What `--show-suppressed` adds to a head line.
    private func mark(of finding: Finding) -> String {
        let reason = finding.reason.map { ": " + TerminalText.escaped($0) } ?? ""
        switch finding.status {
        case .reported: return ""
        case .suppressed: return " (suppressed\(reason))"
        case .baselined: return " (in the baseline\(reason))"
        }
    }

    private mutating func line(_ text: String) {
        output += text
        output += "\n"
    }
}
