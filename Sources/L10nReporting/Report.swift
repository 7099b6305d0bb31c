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

        /// What a report says of the file in place of findings.
        var message: String { "could not be read: \(reason)" }
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
    /// The folders in which another severity fails the run, deeper ones first.
    var thresholds: [(folder: String, severity: Severity?)] = []
    /// The rules that ran, whether they found something or not.
    package var rules: [Rule] = []
    /// The absolute path of the folder that reported paths start from; nil where nobody knows.
    package var root: String?
    /// The exit status that the run has at least, for what went wrong beside its findings.
    package var leastStatus = 0
    /// Where the findings are that were left out as known, in words.
    package var known = "in the baseline"

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
    /// run, else 0; or `leastStatus`, where that is more.
    package var exitStatus: Int {
        if !unreadable.isEmpty { return max(3, leastStatus) }
        return max(findings.contains { $0.isReported && fails($0) } ? 1 : 0, leastStatus)
    }

    /// Whether nothing is wrong but a baseline with entries that cover nothing any more.
    var failsOnlyByItsBaseline: Bool {
        guard unreadable.isEmpty, leastStatus == 0 else { return false }
        let failing = findings.lazy.filter { $0.isReported && self.fails($0) }.map(\.diagnostic.rule)
        return failing.contains(.staleBaselineEntry) && failing.allSatisfy { $0 == .staleBaselineEntry }
    }

    /// Whether the severity of a finding is at or above the threshold.
    func fails(_ finding: Finding) -> Bool {
        let own = thresholds.first { finding.diagnostic.span.file.hasPrefix($0.folder + "/") }
        guard let threshold = own.map(\.severity) ?? failOn else { return false }
        return finding.diagnostic.severity >= threshold
    }

    /// One report of the projects of several folders, the outermost first.
    /// - Parameters:
    ///   - folders: the folder of each, as paths begin with it.
    ///   - locales: how many languages they have together.
    package static func merged(_ reports: [Report], folders: [String], locales: Int) -> Report? {
        guard var report = reports.first else { return nil }
        report.thresholds = zip(folders, reports).filter { !["", "."].contains($0.0) }.map { ($0, $1.failOn) }
        report.thresholds.sort { $0.folder.utf8.count > $1.folder.utf8.count }
        for other in reports.dropFirst() {
            report.findings += other.findings
            report.files += other.files
            report.layers += other.layers
            report.unreadable += other.unreadable
            report.sources += other.sources
            report.rules += other.rules
            report.leastStatus = max(report.leastStatus, other.leastStatus)
        }
        report.findings = DiagnosticOrder.sorted(report.findings)
        report.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        report.unreadable.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        var seen: Set<RuleID> = []
        report.rules = report.rules.filter { seen.insert($0.id).inserted }
        report.locales = locales
        return report
    }
}
