import L10nSource

/// For the log of GitHub's actions: annotations of the worst findings, then the whole text (OUT-3).
///
/// Source: github.com/actions/runner, ActionCommand.cs and ActionCommandManager.cs.
struct GitHubReporter: Reporter {
    let name = "github"
    /// What GitHub shows of each level in a step.
    private static let mostOfLevel = 10

    func render(_ report: Report, _ options: ReportOptions) -> String {
        var sources = SourceIndex(report.sources)
        var output = ""
        for annotation in annotations(report, options, &sources) {
            output += annotation.command
            output += "\n"
        }
        var whole = options
        whole.mostLines = nil
        let text = TextReporter().render(report, whole)
        guard !text.isEmpty else { return output }
        // No text holds its own hash, so nothing in it ends the pause. Commands of the form '##[error]' pause, too.
        let token = SHA256.hexDigest(of: Array(text.utf8))
        return output + "::stop-commands::\(token)\n\(text)::\(token)::\n"
    }

    private func annotations(
        _ report: Report, _ options: ReportOptions, _ sources: inout SourceIndex
    ) -> [GitHubAnnotation] {
        let findings = report.shown(options).findings
        var annotations = report.unreadable.prefix(Self.mostOfLevel).map(GitHubAnnotation.init)
        for severity in Severity.allCases.reversed() {
            let room = Self.mostOfLevel - (severity == .error ? annotations.count : 0)
            annotations += Self.chosen(findings, severity).prefix(room).map {
                GitHubAnnotation(findings[$0].diagnostic, &sources)
            }
        }
        return annotations
    }

    /// The places of findings of a severity: one of each rule in each file before others.
    private static func chosen(_ findings: [Finding], _ severity: Severity) -> [Int] {
        var seen: Set<[UInt8]> = []
        var (first, others): ([Int], [Int]) = ([], [])
        for index in findings.indices
        where findings[index].diagnostic.severity == severity && findings[index].isReported {
            let diagnostic = findings[index].diagnostic
            if seen.insert(Array("\(diagnostic.id)\u{1F}\(diagnostic.span.file)".utf8)).inserted {
                first.append(index)
                if first.count == mostOfLevel { break }
            } else if others.count < mostOfLevel {
                others.append(index)
            }
        }
        return first + others
    }
}

/// One command that makes a mark beside a line of a file.
private struct GitHubAnnotation {
    let command: String

    init(_ diagnostic: Diagnostic, _ sources: inout SourceIndex) {
        let (start, end) = sources.places(of: diagnostic.span)
        var places = ",line=\(start.line),endLine=\(end.line)"
        if start.line == end.line { places += ",col=\(start.column),endColumn=\(end.column)" }
        let level =
            switch diagnostic.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let title = Self.property(diagnostic.id.rawValue)
        command =
            "::\(level) file=\(Self.property(diagnostic.span.file))\(places),title=\(title)::"
            + Self.data(diagnostic.message)
    }

    init(_ file: Report.UnreadableFile) {
        command = "::error file=\(Self.property(file.path)),title=unreadable file::\(Self.data(file.message))"
    }

    private static func data(_ text: String) -> String { escaped(text) { _ in nil } }

    private static func property(_ text: String) -> String {
        escaped(text) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
    }

    private static func escaped(_ text: String, _ further: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case let scalar where Wording.isInvisible(scalar): result += "<" + Wording.codePoint(scalar) + ">"
            default:
                if let replacement = further(scalar) {
                    result += replacement
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
