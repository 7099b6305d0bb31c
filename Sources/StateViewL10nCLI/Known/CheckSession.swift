import L10nChecks
import L10nProject
import L10nReporting
import L10nSource

/// A check of one project by the options of a command line, as often as fixes and revisions need it.
struct CheckSession {
    let command: CheckCommand
    let target: CheckTarget
    let selection: RuleSelection
    let threshold: FailureThreshold?
    let today: CalendarDate?
    /// What files hold in place of what is on the disk, by the paths that reports print.
    var contents: [String: [UInt8]] = [:]
    /// What the files of texts said the last time; nil where nothing is to be remembered.
    var memory: ProjectMemory?

    /// Loads and judges the project.
    /// - Parameter replacements: what files hold besides `contents`.
    func judge(_ replacements: [String: [UInt8]] = [:]) async throws -> JudgedProject {
        let loaded = try await options.load(
            target.paths, loadsAllDefaults: false, replacements: contents.merging(replacements) { _, new in new },
            leavesNested: true, findsSources: true, memory: memory)
        let filter = FindingFilter(
            loaded, locales: CheckCommand.names(command.locale), brands: CheckCommand.names(command.brand),
            owners: CheckCommand.names(command.owner), root: try command.reportedRoot())
        let check = await check(loaded, selection, isWhole: !filter.leavesFindingsOut(of: loaded))
        var report = check.report(of: loaded, filter: filter)
        if command.mayHoldNothing { report.findings.removeAll(where: \.diagnostic.saysEmptyFolder) }
        report.failOn = threshold.map(\.severity) ?? loaded.configuration.failOn
        let isSilent = check.isConfigurationValid && report.findings.isEmpty && loaded.errors.isEmpty
        let emptiness = isSilent ? filter.emptiness(of: CheckCommand.names(command.owner)) : nil
        var judged = JudgedProject(
            project: loaded, isConfigurationValid: check.isConfigurationValid, report: report, usage: check.usage,
            failure: selection.failure(loaded.configuration) ?? filter.failure ?? emptiness)
        if command.fixing.applicability != nil, command.isPartial {
            judged.others = await self.check(loaded, .all, isWhole: false).result.reported
        }
        return judged
    }

    private var options: ProjectOptions {
        var options = command.project
        options.config = target.configuration ?? options.config
        return options
    }

    /// The report without what was there before, and with the fixes that the command line asks for: made, or printed.
    func run() async throws -> JudgedProject {
        var session = self
        // Each round of fixes judges the project again, of which it changes few files.
        if command.fixing.applicability != nil { session.memory = memory ?? ProjectMemory() }
        var judged = try await session.judge()
        guard judged.isConfigurationValid, judged.failure == nil, !judged.isMereFolder else { return judged }
        let known = try await knownFindings(judged, isWhole: !command.isPartial)
        if command.known.writeBaseline {
            let accepted = try command.known.acceptedRules(judged.project.configuration)
            judged.report = try known.write(judged.report, accepting: accepted, reason: command.known.reason)
        } else {
            judged.report = known.applied(to: judged.report)
        }
        guard let applicability = command.fixing.applicability else { return judged }
        session.memory = judged.project.memory
        let fixes = try await ProjectFixes.make(judged, applicability, root: command.project.root) { replacements in
            var next = try await session.judge(replacements)
            session.memory = next.project.memory
            next.report = known.applied(to: next.report)
            return next
        }
        if command.fixing.diff {
            try fixes.writeDifference()
        } else {
            try fixes.write()
            judged = fixes.judged
        }
        fixes.tell(isDone: !command.fixing.diff)
        return judged
    }

    private func check(_ project: Project, _ selection: RuleSelection, isWhole: Bool) async -> ProjectCheck {
        await ProjectCheck.run(
            project, selection: selection, jobs: command.project.jobs ?? Console.processorCount, isWhole: isWhole,
            today: today)
    }

    /// What the run leaves out because it was there before.
    /// - Parameter isWhole: whether the command line asks for all findings.
    private func knownFindings(_ judged: JudgedProject, isWhole: Bool) async throws -> KnownFindings {
        let project = judged.project
        let current = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.currentFolder() }
        let root = try command.reportedRoot()
        var known = try KnownFindings(
            command.known, project, root: root, isWhole: isWhole,
            isOneOfSeveral: target.configuration != nil || !project.nested.isEmpty)
        if let name = command.known.changedSince {
            // Without a configuration the paths are the project.
            let hasSeveral = project.configuration.source == nil && target.paths.count > 1
            let folder = hasSeveral ? current : PathText.join(root, project.configuration.folder)
            let rules = rulesToCompare(known.applied(to: judged.report))
            known.compare(
                with: try await RevisionFindings.read(name, of: project, in: folder) { past in
                    try await findings(of: past, project, among: rules, paths: hasSeveral ? target.paths : [])
                })
        }
        return known
    }

    /// The rules whose findings may have been there before; nil for all, where fixes may bring others up.
    private func rulesToCompare(_ report: Report) -> Set<RuleID>? {
        guard command.fixing.applicability == nil else { return nil }
        let rules = Set(report.findings.lazy.filter(\.isReported).map(\.diagnostic.id))
        // Only a run of all rules tells what accepts nothing.
        return rules.contains(Rule.unusedSuppression.id) ? nil : rules
    }

    /// What today's rules find in a project of the past.
    /// - Parameter rules: those that are of interest; nil for all.
    private func findings(
        of past: RevisionProject, _ project: Project, among rules: Set<RuleID>?, paths: [String]
    ) async throws -> JudgedRevision {
        if let rules, rules.isEmpty { return JudgedRevision() }
        var options = command.project
        options.root = past.folder
        options.allowOutside = []
        options.config = project.configuration.source.map { PathText.join(past.folder, PathText.name(of: $0.path)) }
        let there = paths.map { PathText.join(past.folder, $0) }.filter { FileSystem.exists($0) }
        if !paths.isEmpty, there.isEmpty { return JudgedRevision() }
        let loaded = try await options.load(
            there.isEmpty ? [past.folder] : there, loadsAllDefaults: false, leavesNested: true,
            findsSources: true,
            settings: project.configuration.source == nil ? nil : project.configuration)
        let isWhole =
            command.paths.isEmpty && command.locale.isEmpty && command.brand.isEmpty && command.owner.isEmpty
        let report = await check(loaded, rules.map(selection.limited) ?? selection, isWhole: isWhole)
            .report(of: loaded, filter: FindingFilter(loaded))
        let pins = report.findings.map { ($0.fingerprint, $0.diagnostic.measured?.value) }
        return JudgedRevision(pins: Dictionary(pins) { first, _ in first }, unread: loaded.errors)
    }
}
