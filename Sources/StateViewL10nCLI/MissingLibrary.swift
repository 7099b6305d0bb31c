import L10nChecks
import L10nICU
import L10nProject
import L10nSource
import TextShaping

/// What a check does without something that is not on the machine.
struct MissingLibrary {
    private let need: RuleNeed
    private let problem: String
    private let remedy: String

    /// What is not here, as far as the run has found out.
    private static func all(_ project: Project) -> [MissingLibrary] {
        var missing: [MissingLibrary] = []
        if ICUVersion.wasMissed {
            missing.append(
                MissingLibrary(need: .icu, problem: "ICU is not on this machine", remedy: "install it (libicu)"))
        }
        // Nothing is opened where there is nothing to measure.
        if !project.stateViews.views.isEmpty, !FontLibrary().isUsable {
            missing.append(
                MissingLibrary(
                    need: .fonts, problem: "HarfBuzz or the fonts Inter and Noto are not on this machine",
                    remedy: "install them (libharfbuzz0b, fonts-inter, fonts-noto-core)"))
        }
        if !UsageScan(swift: SourceReading.swift).readsAll(of: project) {
            missing.append(
                MissingLibrary(
                    need: .source, problem: "this tool does not read Swift", remedy: SourceReading.advice))
        }
        return missing
    }

    /// The rules of some that cannot run on this machine.
    static func leftOut(_ rules: [Rule], _ project: Project) -> Set<RuleID> {
        let needs = all(project).map(\.need)
        return Set(rules.filter { rule in needs.contains { rule.needs.contains($0) } }.map(\.id))
    }

    /// Names on standard error the rules that were left out.
    /// - Returns: the status that the run has to end with, at least: a rule that is asked for by its name has to run.
    static func complain(_ project: Project, _ selection: RuleSelection) -> ExitStatus {
        all(project).map { $0.complain(project, selection) }.contains(.environment) ? .environment : .success
    }

    private func complain(_ project: Project, _ selection: RuleSelection) -> ExitStatus {
        var settings = RuleSettings(project.configuration)
        settings.restrict(only: selection.only, skip: selection.skip)
        let own = project.configuration.customRules.map(\.rule)
        let leftOut = (Rule.all + own).filter { $0.needs.contains(need) && !settings.isDisabled($0) }
        guard !leftOut.isEmpty else { return .success }
        let named = Set(
            (project.configuration.rules + project.configuration.exceptions.flatMap(\.rules)).map(\.target.value)
                + (own.map(\.id) + (selection.only ?? [])).map(\.rawValue))
        let demanded = leftOut.map(\.id.rawValue).filter(named.contains)
        let what = demanded.isEmpty ? "note" : "error"
        let rules = demanded.isEmpty ? leftOut.map(\.id.rawValue) : demanded
        Console.complain(
            "\(what): \(problem), so \(Wording.list(rules.map(Wording.quoted))) "
                + "\(rules.count == 1 ? "was" : "were") left out; \(remedy)")
        return demanded.isEmpty ? .success : .environment
    }
}
