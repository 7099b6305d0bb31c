/// One output format: a pure function of the report.
package protocol Reporter: Sendable {
    /// The name that `--format` takes.
    var name: String { get }

    /// The whole output, its final line end included; empty when there is nothing to say.
    func render(_ report: Report, _ options: ReportOptions) -> String
}

/// All output formats.
package enum ReporterRegistry {
    package static let all: [any Reporter] = [
        CheckstyleReporter(),
        GitHubReporter(),
        GitLabReporter(),
        JSONReporter(),
        JUnitReporter(),
        MarkdownReporter(),
        SARIFReporter(),
        TextReporter(),
        XcodeReporter(),
    ]

    /// The format of that name.
    package static func reporter(named name: String) -> (any Reporter)? {
        all.first { $0.name == name }
    }
}
