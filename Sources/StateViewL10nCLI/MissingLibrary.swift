import L10nChecks
import L10nICU
import L10nProject
import L10nSource

/// What a check does without a library that is not on the machine.
enum MissingLibrary {
    /// Whether a rule cannot run on this machine, as far as the run has found out.
    static func leavesOut(_ rule: Rule) -> Bool { ICUVersion.wasMissed && rule.needs.contains(.icu) }

    /// Names on standard error the rules that were left out.
    /// - Returns: the status that the run has to end with, at least: a rule that is asked for by its name has to run.
    static func complain(_ project: Project, _ selection: RuleSelection) -> ExitStatus {
        guard ICUVersion.wasMissed else { return .success }
        var settings = RuleSettings(project.configuration)
        settings.restrict(only: selection.only, skip: selection.skip)
        let own = project.configuration.customRules.map(\.rule)
        let leftOut = (Rule.all + own).filter { leavesOut($0) && !settings.isDisabled($0) }
        guard !leftOut.isEmpty else { return .success }
        let named = Set(
            (project.configuration.rules + project.configuration.exceptions.flatMap(\.rules)).map(\.target.value)
                + (own.map(\.id) + (selection.only ?? [])).map(\.rawValue))
        let demanded = leftOut.map(\.id.rawValue).filter(named.contains)
        let what = demanded.isEmpty ? "note" : "error"
        let rules = demanded.isEmpty ? leftOut.map(\.id.rawValue) : demanded
        Console.complain(
            "\(what): ICU is not on this machine, so \(Wording.list(rules.map(Wording.quoted))) "
                + "\(rules.count == 1 ? "was" : "were") left out; install it (libicu)")
        return demanded.isEmpty ? .success : .environment
    }
}
