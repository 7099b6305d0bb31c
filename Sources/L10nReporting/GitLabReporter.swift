import L10nSource

/// For the Code Quality reports of GitLab (OUT-4).
///
/// Every entry has all that the importer asks for, as it drops what follows the first one that lacks something. The format
/// has no word for a finding that somebody accepted, so these are left out whatever the options say.
struct GitLabReporter: Reporter {
    let name = "gitlab"

    func render(_ report: Report, _ options: ReportOptions) -> String {
        var sources = SourceIndex(report.sources)
        var entries =
            report.unreadable.map(Entry.init)
            + report.shown(options).findings.filter(\.isReported).map { Entry($0, &sources) }
        Self.makeUnique(&entries)
        var writer = JSONWriter()
        writer.array(entries) { json, entry in json.object { entry.write(to: &$0) } }
        writer.endLine()
        return writer.output
    }

    /// Projects in several folders may have equal fingerprints, of which the importer keeps the last.
    private static func makeUnique(_ entries: inout [Entry]) {
        var occurrences: [String: Int] = [:]
        for index in entries.indices {
            let fingerprint = entries[index].fingerprint
            let occurrence = occurrences[fingerprint, default: 0] + 1
            occurrences[fingerprint] = occurrence
            guard occurrence > 1 else { continue }
            let fields = "\(fingerprint)\u{1F}\(occurrence)"
            entries[index].fingerprint = SHA256.hexDigest(of: Array(fields.utf8), digits: 32)
        }
    }

    private struct Entry {
        let description: String
        let check: String
        var fingerprint: String
        let severity: String
        let path: String
        let lines: ClosedRange<Int>

        init(_ finding: Finding, _ sources: inout SourceIndex) {
            let diagnostic = finding.diagnostic
            let (start, end) = sources.places(of: diagnostic.span)
            description = diagnostic.message
            check = diagnostic.id.rawValue
            fingerprint = finding.fingerprint
            severity =
                switch diagnostic.severity {
                case .error: "major"
                case .warning: "minor"
                case .note: "info"
                }
            path = diagnostic.span.file
            lines = start.line...end.line
        }

        init(_ file: Report.UnreadableFile) {
            description = file.message
            check = "unreadable-file"
            fingerprint = SHA256.hexDigest(of: Array((check + "\u{1F}" + file.path).utf8), digits: 32)
            severity = "major"
            path = file.path
            lines = 1...1
        }

        func write(to json: inout JSONWriter) {
            json.member("description", description)
            json.member("check_name", check)
            json.member("fingerprint", fingerprint)
            json.member("severity", severity)
            json.object("location") { json in
                json.member("path", path)
                json.object("lines") { json in
                    json.member("begin", lines.lowerBound)
                    json.member("end", lines.upperBound)
                }
            }
        }
    }
}
