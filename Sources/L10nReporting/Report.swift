package import L10nSource

/// Everything that a run has to say, as a value. Reporters turn it into text and decide nothing.
package struct Report: Sendable {
    /// The program that made the report.
    package struct Tool: Hashable, Sendable {
        package var name: String
        package var version: String

        package init(name: String = "stateview-l10n", version: String) {
            self.name = name
            self.version = version
        }
    }

    /// A file that could not be read, which makes exit status 3.
    package struct UnreadableFile: Hashable, Sendable {
        package var path: String
        package var reason: String

        package init(path: String, reason: String) {
            self.path = path
            self.reason = reason
        }
    }

    package var tool: Tool
    /// All findings, suppressed and baselined ones too, in the order of reports: see `Finding.numbered`.
    package var findings: [Finding]
    /// The paths of the files that were checked, clean ones too, in byte order.
    package var files: [String]
    /// How many languages the checked files hold.
    package var locales: Int
    /// How many layers the project has.
    package var layers: Int
    package var unreadable: [UnreadableFile]
    /// The files that findings and notes point into; others are of no use here.
    package var sources: [SourceFile]
    /// The lowest severity that fails the run; nil when none does.
    package var failOn: Severity?

    package init(
        tool: Tool, findings: [Finding] = [], files: [String] = [], locales: Int = 0, layers: Int = 0,
        unreadable: [UnreadableFile] = [], sources: [SourceFile] = [],
        failOn: Severity? = .error
    ) {
        self.tool = tool
        self.findings = findings
        self.files = files
        self.locales = locales
        self.layers = layers
        self.unreadable = unreadable
        self.sources = sources
        self.failOn = failOn
    }

    /// The exit status that the report stands for: 3 with an unreadable file, else 1 with a finding that fails the
    /// run, else 0. What went wrong outside the report may raise it.
    package var exitStatus: Int {
        if !unreadable.isEmpty { return 3 }
        return findings.contains { $0.isReported && fails($0) } ? 1 : 0
    }

    /// Whether the severity of a finding is at or above the threshold.
    func fails(_ finding: Finding) -> Bool {
        guard let failOn else { return false }
        return finding.diagnostic.severity >= failOn
    }
}
