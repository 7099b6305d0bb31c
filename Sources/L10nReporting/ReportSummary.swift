import L10nSource

/// The numbers of a report. They count all findings, whatever an output shows of them.
struct ReportSummary: Hashable, Sendable {
    var errors = 0
    var warnings = 0
    var notes = 0
    var suppressed = 0
    var baselined = 0
    /// Reported findings with a safe fix.
    var safelyFixable = 0
    /// Reported findings whose best fix needs a look.
    var unsafelyFixable = 0

    init(_ findings: [Finding]) {
        for finding in findings {
            switch finding.status {
            case .reported: count(finding)
            case .suppressed: suppressed += 1
            case .baselined: baselined += 1
            }
        }
    }

    private mutating func count(_ finding: Finding) {
        switch finding.diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
        switch finding.fixability {
        case .safe: safelyFixable += 1
        case .unsafe: unsafelyFixable += 1
        case .displayOnly, nil: break
        }
    }
}
