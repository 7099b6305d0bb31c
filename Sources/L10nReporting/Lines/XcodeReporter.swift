import L10nSource

/// For the build phases of Xcode, which make a mark in the editor of each line (OUT-7).
///
/// The format has no word for a finding that somebody accepted, so these are left out whatever the options say.
struct XcodeReporter: Reporter {
    let name = "xcode"

    func render(_ report: Report, _ options: ReportOptions) -> String {
        var sources = SourceIndex(report.sources)
        var output = ""
        func write(_ path: String, _ place: SourcePosition?, _ level: String, _ message: String) {
            let path = report.root.map { PathText.join($0, path) } ?? path
            output += TerminalText.escaped(path)
            output += ":\(place?.line ?? 1):\(place?.column ?? 1): \(level): "
            output += TerminalText.escaped(message)
            output += "\n"
        }
        for file in report.unreadable { write(file.path, nil, "error", file.message) }
        for finding in report.shown(options).findings where finding.isReported {
            let diagnostic = finding.diagnostic
            let place = sources.places(of: diagnostic.span).start
            write(
                diagnostic.span.file, place, diagnostic.severity.rawValue, "\(diagnostic.message) (\(diagnostic.id))")
            for note in diagnostic.notes {
                if let span = note.span, !span.isBuiltIn {
                    write(span.file, sources.places(of: span).start, "note", note.message)
                } else {
                    write(diagnostic.span.file, place, "note", note.message)
                }
            }
        }
        return output
    }
}

extension SourceSpan {
    /// Whether the file is one of the tool's own, which nobody can open.
    var isBuiltIn: Bool { file.utf8.starts(with: "<defaults>/".utf8) }
}
