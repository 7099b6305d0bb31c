import L10nSource

/// Writes the blocks of a text report, one after the other.
struct TextWriter {
    private(set) var output = ""
    private(set) var lines = 0
    let style: TerminalStyle
    private let report: Report
    private let options: ReportOptions
    private var sources: SourceIndex
    /// The rules that the report has said how to explain.
    private var explained: Set<RuleID> = []

    init(_ report: Report, _ options: ReportOptions) {
        self.report = report
        style = TerminalStyle(isOn: options.color)
        self.options = options
        sources = SourceIndex(report.sources)
    }

    mutating func write(_ finding: Finding) {
        let diagnostic = finding.diagnostic
        line(headLine(of: finding))
        if let subject = SubjectLine.text(of: diagnostic) { line("  " + subject) }
        writeFrame(diagnostic.span)
        for note in diagnostic.notes { write(note) }
        for fix in diagnostic.fixes { write(fix) }
        if options.explainsRules, explained.insert(diagnostic.id).inserted {
            line("  explain: \(report.tool.name) explain \(TerminalText.escaped(diagnostic.id.rawValue))")
        }
    }

    /// `PATH:LINE:COLUMN: SEVERITY: MESSAGE [RULE]`, which problem matchers read.
    mutating func headLine(of finding: Finding) -> String {
        let diagnostic = finding.diagnostic
        let severity = style.severity(diagnostic.severity)
        let rule = TerminalText.escaped(diagnostic.id.rawValue)
        return "\(place(of: diagnostic.span)) \(severity): \(TerminalText.escaped(diagnostic.message)) [\(rule)]"
            + mark(of: finding)
    }

    /// Names what nobody has judged, as a report without findings would pass for a clean one.
    /// - Parameter limit: how many lines that may take.
    mutating func writeUnreadable(limit: Int = .max) {
        for (index, file) in report.unreadable.enumerated() {
            if index == limit - 1, report.unreadable.count > limit {
                let count = Wording.count(report.unreadable.count - index, "more file", "more files")
                return line("and \(count) that could not be read: --all")
            }
            let path = style.bold("\(TerminalText.escaped(file.path)):")
            line("\(path) \(style.severity(.error)): could not be read: \(TerminalText.escaped(file.reason))")
        }
    }

    mutating func writeSummary(omitted: Int) {
        line(SummaryLine.text(of: report, omitted: omitted))
    }

    mutating func endLine() { line("") }

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
        case .baselined: return " (\(report.known)\(reason))"
        }
    }

    mutating func line(_ text: String) {
        output += text
        output += "\n"
        lines += 1
    }
}
