import ArgumentParser
import L10nProject
import L10nSource

/// The options of `check` that leave out what was there before.
struct KnownOptions: ParsableArguments {
    @Option(help: "The file with the findings that are accepted for now; by default the configuration's 'baseline'.")
    var baseline: String?

    @Flag(help: "Judge without the configuration's baseline.")
    var noBaseline = false

    @Flag(help: "Make the baseline: all findings where there is none yet, else only what still occurs of it.")
    var writeBaseline = false

    @Option(help: "With --write-baseline: take in the further findings of these rules, separated by commas.")
    var accept: [String] = []

    @Option(help: "With --accept: why the findings are accepted.")
    var reason: String?

    @Option(
        help: ArgumentHelp(
            "Only findings that the common ancestor of this revision and HEAD does not have.", valueName: "revision"))
    var changedSince: String?

    func check(isPartial: Bool) throws(CommandFailure) {
        if noBaseline, baseline != nil || writeBaseline {
            throw .usage("--no-baseline leaves out what --\(baseline == nil ? "write-baseline" : "baseline") asks for")
        }
        if !accept.isEmpty, !writeBaseline { throw .usage("--accept goes with --write-baseline") }
        if !accept.isEmpty, reason?.isEmpty ?? true {
            throw .usage("--accept needs a --reason, which the file will hold")
        }
        if reason != nil, !writeBaseline { throw .usage("--reason goes with --accept") }
        guard writeBaseline else { return }
        if isPartial || changedSince != nil {
            throw .usage(
                "--write-baseline judges the whole project; leave out paths, --only, --skip, --locale, --brand and --changed-since"
            )
        }
    }

    /// The rules whose further findings are accepted.
    func acceptedRules(_ configuration: Configuration) throws -> Set<RuleID> {
        guard !accept.isEmpty else { return [] }
        let selection = try RuleSelection(only: accept, skip: [])
        if let failure = selection.failure(configuration) { throw failure }
        let rules = selection.only ?? []
        if let hard = Rule.all.first(where: { $0.isHard && rules.contains($0.id) }) {
            throw CommandFailure.usage("findings of '\(hard.id)' cannot be accepted; mend them")
        }
        return rules
    }
}
