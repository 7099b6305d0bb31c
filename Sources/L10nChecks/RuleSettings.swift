import L10nLocale
package import L10nProject
package import L10nSource

/// The severities that the configuration and the command line give to rules.
///
/// Precedence, last wins: built-in default, area, rule, exceptions in order, then the command line (CFG-5 of checks.md).
package struct RuleSettings: Sendable {
    private var levels: [RuleID: Severity?] = [:]
    private let infos: [RuleID: RuleInfo]
    private let configuration: Configuration
    private let exceptions: [Exception]
    /// The rules that `--only` leaves; nil for all.
    private var only: Set<RuleID>?
    private var skipped: Set<RuleID> = []

    private struct Exception: Sendable {
        let condition: Configuration.RuleException
        /// What it says of each rule; the inner nil is "off".
        let levels: [RuleID: Severity?]
    }

    package init(_ configuration: Configuration, infos: [RuleInfo]) {
        self.configuration = configuration
        self.infos = Dictionary(infos.map { ($0.id, $0) }) { first, _ in first }
        for info in infos { levels[info.id] = Severity(rawValue: info.severity.rawValue) }
        exceptions = configuration.exceptions.map { condition in
            Exception(
                condition: condition,
                levels: Self.levels(condition.rules, over: [:], infos: infos))
        }
        levels = Self.levels(configuration.rules, over: levels, infos: infos)
    }

    /// Leaves only some rules, switched on even if they are off, without those that are skipped. Hard rules always run.
    package mutating func restrict(only: Set<RuleID>?, skip: Set<RuleID>) {
        self.only = only
        skipped = skip
        for id in only ?? [] where isOff(id) { levels[id] = .note }
    }

    /// Whether no finding of the rule could be reported, so that it need not run.
    package func isDisabled(_ info: RuleInfo) -> Bool {
        if info.isHard { return false }
        if skipped.contains(info.id) { return true }
        if let only, !only.contains(info.id) { return true }
        return isOff(info.id) && !exceptions.contains { $0.levels[info.id] ?? nil != nil }
    }

    /// The severity under which a finding is reported; nil when it is not.
    ///
    /// A rule whose severity was set reports that severity for all its findings; else the rule's own choice stands.
    package func severity(of finding: Diagnostic) -> Severity? {
        guard let info = infos[finding.id] else { return finding.severity }
        if info.isHard { return .error }
        if isDisabled(info) { return nil }
        var result: Severity? = finding.severity
        if let level = levels[finding.id], level != Severity(rawValue: info.severity.rawValue) { result = level }
        for exception in exceptions where matches(exception.condition, finding) {
            if let level = exception.levels[finding.id] { result = level }
        }
        return result
    }

    private func isOff(_ id: RuleID) -> Bool {
        guard let level = levels[id] else { return false }
        return level == nil
    }

    private static func levels(
        _ settings: [Configuration.RuleSetting], over start: [RuleID: Severity?], infos: [RuleInfo]
    ) -> [RuleID: Severity?] {
        var levels = start
        for setting in settings where setting.target.value.hasPrefix("area:") {
            let area = setting.target.value.dropFirst("area:".count)
            for info in infos where info.area.rawValue == area && info.severity != .off {
                levels[info.id] = .some(setting.level.severity)
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
        return true
    }
}
