import L10nCatalog
import L10nChecks
import L10nProject
import L10nReporting
import L10nSource

/// A run of the rules over a project, before anything is filtered.
struct ProjectCheck {
    let result: CheckResult
    /// Whether the configuration could be taken as it is; else nothing but its findings is here.
    let isConfigurationValid: Bool
    /// The rules that ran.
    let rules: [Rule]
    /// What the sources say; nil where nobody asked.
    var usage: ProjectUsage?

    /// - Parameters:
    ///   - isWhole: whether the report will leave no finding out.
    ///   - today: the day by which deadlines are judged.
    static func run(
        _ project: Project, selection: RuleSelection, jobs: Int, isWhole: Bool, today: CalendarDate?
    ) async -> ProjectCheck {
        let configurationFindings = project.diagnostics.filter { $0.rule.isAboutConfiguration }
        let unknown =
            UnknownRule.findings(project.configuration) + InvalidConfiguration.findings(project.configuration)
        guard unknown.isEmpty, !configurationFindings.contains(where: { $0.severity == .error }) else {
            return ProjectCheck(
                result: CheckResult(reported: configurationFindings + unknown), isConfigurationValid: false, rules: [])
        }
        var settings = RuleSettings(project.configuration)
        settings.restrict(only: selection.only, skip: selection.skip)
        let isAsked = Rule.all.contains { $0.isDecidedBySources && !settings.isDisabled($0) }
        let scan = UsageScan(swift: SourceReading.swift)
        let usage = isAsked && scan.readsAll(of: project) ? await scan.usage(of: project, jobs: jobs) : nil
        let result = await CheckRun.run(
            project, settings: settings, jobs: jobs, isWhole: isWhole, usage: usage, today: today)
        let known = Rule.all + project.configuration.customRules.map(\.rule)
        let leftOut = MissingLibrary.leftOut(known, project)
        let rules = known.filter { !settings.isDisabled($0) && !leftOut.contains($0.id) }
        return ProjectCheck(result: result, isConfigurationValid: true, rules: rules, usage: usage)
    }

    /// The report that a filter leaves.
    func report(of project: Project, filter: FindingFilter) -> Report {
        var filter = filter
        let findings = findings(path: project.configuration.pathFromFolder)
            .filter { filter.keeps($0.diagnostic) }
        var report = Report(
            tool: Report.Tool(version: ToolVersion.number), findings: findings,
            files: project.files, locales: project.locales.count,
            layers: project.catalog.layers.count,
            unreadable: Self.unreadable(project.errors + (usage?.sources.errors ?? [])),
            sources: Self.sources(findings, project, usage))
        report.rules = rules
        if !isConfigurationValid { report.leastStatus = Int(ExitStatus.usage.rawValue) }
        return report
    }

    /// Each file once: an interface file is read for its texts and for the keys that it uses.
    private static func unreadable(_ errors: [LoadError]) -> [Report.UnreadableFile] {
        var paths: Set<String> = []
        return errors.filter { paths.insert($0.path).inserted }.map {
            Report.UnreadableFile(path: $0.path, reason: $0.reason)
        }
    }

    /// All findings in the order of reports. Suppressed ones are numbered with the others, so that accepting one never
    /// renames the next.
    private func findings(path: (String) -> String) -> [Finding] {
        let diagnostics = result.reported + result.suppressed.map(\.diagnostic)
        var findings = Finding.numbered(diagnostics, path: path)
        guard !result.suppressed.isEmpty else { return findings }
        let accepted = Dictionary(result.suppressed.map { ($0.diagnostic, $0) }) { first, _ in first }
        for index in findings.indices {
            guard let suppressed = accepted[findings[index].diagnostic] else { continue }
            findings[index].status = .suppressed(reason: suppressed.reason)
            findings[index].isAcceptedInFile = suppressed.isInFile
        }
        return findings
    }

    /// The files that findings, notes and fixes point into.
    private static func sources(_ findings: [Finding], _ project: Project, _ usage: ProjectUsage?) -> [SourceFile] {
        var paths: Set<String> = []
        var last: String?
        /// Most places of a file come one behind the other.
        func add(_ path: String) {
            if path != last { paths.insert(path) }
            last = path
        }
        for finding in findings {
            add(finding.diagnostic.span.file)
            for note in finding.diagnostic.notes { note.span.map { add($0.file) } }
            for fix in finding.diagnostic.fixes { for edit in fix.edits { add(edit.span.file) } }
        }
        let read = usage?.sources.files.filter { paths.contains($0.path) && project.sources[$0.path] == nil } ?? []
        return (paths.compactMap { project.sources[$0] } + read).sorted { $0.path < $1.path }
    }
}

extension Rule {
    /// Whether findings of the rule make the exit status 2.
    fileprivate var isAboutConfiguration: Bool {
        self == .invalidConfiguration || self == .unknownConfigurationKey || self == .unknownRule
    }
}
