import L10nSource

/// What an output shows of a report. Nothing here changes the exit status.
package struct ReportOptions: Hashable, Sendable {
    /// What people read before they ask for more (AD-71).
    package static let defaultMostLines = 200

    /// Terminal colours, in formats that have them.
    package var color: Bool
    /// Only findings that fail the run, and no summary for people.
    package var quiet: Bool
    /// Suppressed and baselined findings too, marked as such.
    package var showSuppressed: Bool
    /// At most that many findings, the most severe first.
    package var maxFindings: Int?
    /// Whether the first finding of a rule says how it is explained, in formats for people.
    package var explainsRules: Bool
    /// The lines above which a report for people is folded; nil: never.
    package var mostLines: Int?

    package init(
        color: Bool = false, quiet: Bool = false, showSuppressed: Bool = false, maxFindings: Int? = nil,
        explainsRules: Bool = true, mostLines: Int? = nil
    ) {
        self.color = color
        self.quiet = quiet
        self.showSuppressed = showSuppressed
        self.maxFindings = maxFindings
        self.explainsRules = explainsRules
        self.mostLines = mostLines
    }
}

extension Report {
    /// The findings that an output shows, and how many `maxFindings` leaves out.
    func shown(_ options: ReportOptions) -> (findings: [Finding], omitted: Int) {
        let visible = findings.filter { finding in
            (options.showSuppressed || finding.isReported) && (!options.quiet || fails(finding))
        }
        guard let limit = options.maxFindings else { return (visible, 0) }
        let bySeverity = Severity.allCases.reversed().flatMap { severity in
            visible.filter { $0.diagnostic.severity == severity }
        }
        let kept = Array(bySeverity.prefix(max(limit, 0)))
        return (kept, visible.count - kept.count)
    }
}
