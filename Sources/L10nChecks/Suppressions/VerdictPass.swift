import L10nProject
import L10nSource

/// Sorts the findings of a run into those that count and those that somebody accepted.
struct VerdictPass {
    private(set) var result = CheckResult()
    private let settings: RuleSettings
    private let configuration: Configuration
    private var suppressions: SuppressionPass

    init(_ project: Project, _ usage: ProjectUsage?, settings: RuleSettings) {
        self.settings = settings
        configuration = project.configuration
        suppressions = SuppressionPass(project, usage)
    }

    mutating func add(_ finding: Diagnostic) {
        var finding = finding
        switch settings.verdict(on: finding) {
        case .off: return
        case .excepted(let severity, let reason):
            finding.severity = severity
            result.suppressed.append(SuppressedDiagnostic(diagnostic: finding, reason: reason, isInFile: false))
        case .reported(let severity):
            finding.severity = severity
            if !finding.isHard, let site = suppressions.acceptance(of: finding) {
                let reason = site.suppression.directive.reason
                result.suppressed.append(SuppressedDiagnostic(diagnostic: finding, reason: reason, isInFile: true))
            } else {
                result.reported.append(finding)
            }
        }
    }

    /// Takes the findings of a rule back that count.
    mutating func withdraw(_ rule: Rule) -> [Diagnostic] {
        let withdrawn = result.reported.filter { $0.rule == rule }
        if !withdrawn.isEmpty { result.reported.removeAll { $0.rule == rule } }
        return withdrawn
    }

    /// Adds what the suppressions that accepted nothing deserve, once all findings are in.
    mutating func addUnusedSuppressions() {
        let cases = suppressions.unused { name in
            configuration.rule(named: name).map { $0 != .unusedSuppression } ?? false
        }
        for idle in cases { add(UnusedSuppression.finding(idle)) }
    }
}
