import L10nChecks
import L10nICU
import L10nProject
import L10nSource

/// What a check does without a library that is not on the machine.
enum MissingLibrary {
    /// Names on standard error the rules that were left out.
    /// - Returns: the status that the run has to end with, at least: a rule that is asked for by its name has to run.
    static func complain(_ project: Project, _ selection: RuleSelection) -> ExitStatus {
        guard ICUVersion.wasMissed else { return .success }
        var settings = RuleSettings(project.configuration)
        settings.restrict(only: selection.only, skip: selection.skip)
        let leftOut = Rule.all.filter { $0.needs.contains(.icu) && !settings.isDisabled($0) }
        guard !leftOut.isEmpty else { return .success }
        let named = Set(
            (project.configuration.rules + project.configuration.exceptions.flatMap(\.rules)).map(\.target.value)
                + (selection.only ?? []).map(\.rawValue))
        let demanded = leftOut.map(\.id.rawValue).filter(named.contains)
        let what = demanded.isEmpty ? "note" : "error"
        let rules = demanded.isEmpty ? leftOut.map(\.id.rawValue) : demanded
        Console.complain(
            "\(what): ICU is not on this machine, so \(Wording.list(rules.map(Wording.quoted))) "
                + "\(rules.count == 1 ? "was" : "were") left out; install it (libicu)")
        return demanded.isEmpty ? .success : .environment
    }
}
