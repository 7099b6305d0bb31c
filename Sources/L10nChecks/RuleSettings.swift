import L10nLocale
package import L10nProject
package import L10nSource

/// The severities that the configuration and the command line give to rules.
///
/// Precedence, last wins: built-in default, area, rule, exceptions in order, then the command line (CFG-5 of checks.md).
package struct RuleSettings: Sendable {
    /// What the configuration and the command line say of each rule; the inner nil is "off".
    private var levels: [RuleID: Severity?]
    private let configuration: Configuration
    private let exceptions: [Exception]
    /// The rules that some exception gives a severity, off or not.
    private let exceptedRules: Set<RuleID>
    /// The patterns of all exceptions that are about keys, with the numbers of these.
    private let keyPatterns: PathPatterns
    private let exceptionOfPattern: [Int]
    /// The exceptions that are not about keys.
    private let unkeyed: [Int]
    /// The rules that `--only` leaves; nil for all.
    private var only: Set<RuleID>?
    private var onlyRules: [Rule] = []
    private var skipped: Set<RuleID> = []

    private struct Exception: Sendable {
        let condition: Configuration.RuleException
        /// What it says of each rule; the inner nil is "off".
        let levels: [RuleID: Severity?]
    }

    package init(_ configuration: Configuration) {
        self.configuration = configuration
        let exceptions = configuration.exceptions.map { condition in
            Exception(
                condition: condition,
                levels: Self.levels(condition.rules, configuration))
        }
        self.exceptions = exceptions
        levels = Self.levels(configuration.rules, configuration)
        // A path of a generic type is made when it is used, which takes a hundredth of a small check.
        exceptedRules = Set(exceptions.flatMap { $0.levels.compactMap { $0.value == nil ? nil : $0.key } })
        let keyed = exceptions.indices.filter { !exceptions[$0].condition.keys.isEmpty }
        exceptionOfPattern = keyed.flatMap { number in exceptions[number].condition.keys.map { _ in number } }
        keyPatterns = PathPatterns(keyed.flatMap { exceptions[$0].condition.keys })
        unkeyed = exceptions.indices.filter { exceptions[$0].condition.keys.isEmpty }
    }

    /// The exceptions that may be about a finding, in their order.
    private func candidates(for finding: Diagnostic) -> [Exception] {
        guard !keyPatterns.isEmpty, let key = finding.subject.key ?? finding.subject.tokenPath else {
            return unkeyed.map { exceptions[$0] }
        }
        let keyed = keyPatterns.matching(key).map { exceptionOfPattern[$0] }
        return (keyed.isEmpty ? unkeyed : Set(keyed + unkeyed).sorted()).map { exceptions[$0] }
    }

    /// Leaves only the findings of some rules, switched on even if they are off, and skips others as if they were off. Hard
    /// rules always count.
    package mutating func restrict(only: Set<RuleID>?, skip: Set<RuleID>) {
        self.only = only
        onlyRules = only.map { only in Rule.all.filter { only.contains($0.id) } } ?? []
        skipped = skip
        for rule in Rule.all where only?.contains(rule.id) ?? false && isOff(rule) { levels[rule.id] = .note }
    }

    /// Whether no finding of the rule could be reported.
    package func isDisabled(_ rule: Rule) -> Bool { isSwitchedOff(rule) || !isAsked(rule) }

    /// Whether the rule has to run: its findings are reported, or decide about those of one that is.
    func runs(_ rule: Rule) -> Bool {
        !isSwitchedOff(rule) && (isAsked(rule) || onlyRules.contains(where: rule.mayDecide))
    }

    /// Whether findings of the rule are asked for.
    func isAsked(_ rule: Rule) -> Bool { rule.isHard || only?.contains(rule.id) ?? true }

    /// Whether a finding is asked for, or says why nobody knows.
    func isAsked(_ finding: Diagnostic) -> Bool { finding.isHard || isAsked(finding.rule) }

    private func isSwitchedOff(_ rule: Rule) -> Bool {
        if rule.isHard { return false }
        return skipped.contains(rule.id) || isOff(rule) && !exceptedRules.contains(rule.id)
    }

    /// What happens, exceptions aside: a severity, or `off`.
    package func level(of rule: Rule) -> String {
        if rule.isHard { return rule.level }
        return levels[rule.id].map { $0?.rawValue ?? "off" } ?? rule.level
    }

    /// Whether `--only` or `--skip` leave some rules out, so that a run cannot tell what does not occur.
    package var leavesRulesOut: Bool { only != nil || !skipped.isEmpty }

    /// What becomes of a finding.
    package enum Verdict: Sendable, Hashable {
        case reported(Severity)
        /// An exception of the configuration accepts it; else it would have this severity.
        case excepted(Severity, reason: String?)
        /// Its rule is off.
        case off
    }

    /// What the settings make of a finding.
    ///
    /// A rule whose severity was set reports that severity for all its findings; else the rule's own choice stands. Whether
    /// the rule is asked for makes no difference here.
    package func verdict(on finding: Diagnostic) -> Verdict {
        if finding.isHard { return .reported(.error) }
        if isSwitchedOff(finding.rule) { return .off }
        var severity = levels[finding.id] ?? (finding.rule.isOff ? nil : finding.severity)
        var exception: Exception?
        for candidate in candidates(for: finding) where matches(candidate.condition, finding) {
            guard let level = candidate.levels[finding.id] else { continue }
            // One that switches the rule off leaves the severity, by which the accepted finding is told.
            exception = level == nil ? candidate : nil
            severity = level ?? severity
        }
        guard let severity else { return .off }
        return exception.map { .excepted(severity, reason: $0.condition.reason) } ?? .reported(severity)
    }

    private func isOff(_ rule: Rule) -> Bool {
        levels[rule.id].map { $0 == nil } ?? rule.isOff
    }

    private static func levels(
        _ settings: [Configuration.RuleSetting], _ configuration: Configuration
    ) -> [RuleID: Severity?] {
        var levels: [RuleID: Severity?] = [:]
        for setting in settings where setting.target.value.hasPrefix("area:") {
            let area = setting.target.value.dropFirst("area:".count)
            let rules = Rule.all + configuration.customRules.map(\.rule)
            for rule in rules where rule.area.rawValue == area && !rule.isOff {
                levels[rule.id] = .some(setting.level.severity)
            }
        }
        for setting in settings where !setting.target.value.hasPrefix("area:") {
            levels[RuleID(rawValue: setting.target.value)] = .some(setting.level.severity)
        }
        return levels
    }

    private func matches(_ exception: Configuration.RuleException, _ finding: Diagnostic) -> Bool {
        if !exception.files.isEmpty {
            let path = configuration.pathFromFolder(finding.span.file)
            guard exception.files.contains(where: { $0.matches(path) }) else { return false }
        }
        if !exception.keys.isEmpty {
            guard let key = finding.subject.key ?? finding.subject.tokenPath,
                exception.keys.contains(where: { $0.matches(key) })
            else { return false }
        }
        if !exception.locales.isEmpty {
            guard let locale = finding.subject.locale,
                exception.locales.contains(where: { $0.description == locale })
            else { return false }
        }
        if !exception.brands.isEmpty {
            guard let brand = finding.subject.brand, exception.brands.contains(brand) else { return false }
        }
        if !exception.views.isEmpty {
            guard let view = finding.subject.stateView, exception.views.contains(where: { $0.matches(view) }) else {
                return false
            }
        }
        return true
    }
}
