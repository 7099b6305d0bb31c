import L10nSource

/// For the many tools that read the reports of Checkstyle (OUT-6).
///
/// The format has no word for a finding that somebody accepted, so these are left out whatever the options say.
struct CheckstyleReporter: Reporter {
    let name = "checkstyle"

    func render(_ report: Report, _ options: ReportOptions) -> String {
        let findings = report.shown(options).findings.filter(\.isReported)
        var sources = SourceIndex(report.sources)
        var writer = XMLWriter()
        writer.element("checkstyle", ["version": "4.3"]) { xml in
            for file in report.unreadable {
                xml.element("file", ["name": file.path]) { xml in
                    xml.element("error", ["severity": "error", "message": file.message, "source": report.tool.name])
                }
            }
            for file in FindingsOfFile.groups(findings) {
                xml.element("file", ["name": file.path]) { xml in
                    for finding in file.findings { Self.write(finding.diagnostic, report, &sources, to: &xml) }
                }
            }
        }
        return writer.output
    }

    private static func write(
        _ diagnostic: Diagnostic, _ report: Report, _ sources: inout SourceIndex, to xml: inout XMLWriter
    ) {
        let start = sources.places(of: diagnostic.span).start
        xml.element(
            "error",
            [
                "line": String(start.line), "column": String(start.column), "severity": level(diagnostic.severity),
                "message": diagnostic.message, "source": "\(report.tool.name).\(diagnostic.id)",
            ])
    }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "info"
        }
    }
}
