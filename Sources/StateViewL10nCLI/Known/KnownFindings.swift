import L10nChecks
import L10nProject
import L10nReporting
import L10nSource

/// What a run leaves out because it was there before: findings of a baseline, and those of a revision.
struct KnownFindings {
    private let file: BaselineFile?
    private var revision: RevisionFindings?
    /// Whether entries that cover nothing are told: a run over a part of the project cannot know.
    private var isWhole: Bool
    private let configuration: Configuration

    /// - Parameters:
    ///   - root: the absolute path that the project's paths start from.
    ///   - isWhole: whether the run looks at all of the project.
    ///   - isOneOfSeveral: whether the run judges other projects, too: one of them that names no baseline keeps the others
    ///     from nothing.
    init(
        _ options: KnownOptions, _ project: Project, root: String, isWhole: Bool, isOneOfSeveral: Bool
    ) throws(CommandFailure) {
        configuration = project.configuration
        self.isWhole = isWhole
        file = try Self.file(options, project, root: root)
        if options.writeBaseline, file == nil {
            let name = PathText.join(configuration.folder, Configuration.fileName)
            guard isOneOfSeveral else {
                throw .usage(
                    "--write-baseline needs a file: name it with --baseline, or with 'baseline' in \(Wording.visible(name))"
                )
            }
            Console.complain("no baseline is written that 'baseline' in \(Wording.visible(name)) does not name")
        }
        if let file, file.baseline == nil, !options.writeBaseline {
            throw .environment("there is no baseline \(Wording.quoted(file.shown)); write it with --write-baseline")
        }
    }

    /// Leaves out what a revision has, too.
    mutating func compare(with revision: RevisionFindings) {
        self.revision = revision
        // What the revision covers does not use its entries, which then only look stale.
        isWhole = false
    }

    private static func file(
        _ options: KnownOptions, _ project: Project, root: String
    ) throws(CommandFailure) -> BaselineFile? {
        if options.noBaseline { return nil }
        if let named = options.baseline {
            return try BaselineFile(
                PathText.normalized(named), shown: named, confinement: .none, isForWriting: options.writeBaseline)
        }
        guard let named = project.configuration.baseline?.value else { return nil }
        let path = PathText.join(PathText.join(root, project.configuration.folder), named)
        return try BaselineFile(
            path, shown: PathText.relative(path, to: root), confinement: project.confinement,
            isForWriting: options.writeBaseline)
    }

    /// The report without what is known.
    func applied(to report: Report) -> Report {
        var report = report
        if let revision {
            report.known = (file == nil ? "" : "in the baseline or ") + "at \(revision.name) already"
            for index in report.findings.indices where report.findings[index].isReported {
                let finding = report.findings[index]
                // What nobody can accept hides what else is wrong, in both trees.
                if finding.diagnostic.isHard { continue }
                if let pin = revision.pins[finding.fingerprint], finding.isCovered(by: pin) {
                    report.findings[index].status = .baselined(reason: nil)
                }
            }
        }
        guard let file, let baseline = file.baseline else { return report }
        let (findings, stale) = baseline.applied(to: report.findings)
        report.findings = findings
        if isWhole, !stale.isEmpty, let finding = staleFinding(stale, file) { report.findings.append(finding) }
        return report
    }

    /// One finding for all entries: mending texts is no reason to fail a build, unless the configuration says so.
    private func staleFinding(_ stale: [Baseline.Entry], _ file: BaselineFile) -> Finding? {
        let entries = Wording.count(stale.count, "entry", "entries")
        var diagnostic = Diagnostic(
            Rule.staleBaselineEntry.at(.note),
            "\(entries) of the baseline \(stale.count == 1 ? "covers" : "cover") more than there is; run --write-baseline",
            at: SourceSpan(file: file.shown, range: SourceRange(at: 0)),
            notes: stale.prefix(5).map { DiagnosticNote("\($0.rule): \($0.subject)") })
        guard case .reported(let severity) = RuleSettings(configuration).verdict(on: diagnostic) else { return nil }
        diagnostic.severity = severity
        return Finding.numbered([diagnostic], path: configuration.pathFromFolder).first
    }

    /// Writes the file, and says on standard error what became of it.
    /// - Parameter report: that of a whole run, before anything was left out.
    /// - Returns: the report with the written file.
    func write(_ report: Report, accepting rules: Set<RuleID>, reason: String?) throws(CommandFailure) -> Report {
        guard let file else { return report }
        let old = file.baseline
        let new =
            old?.shrunk(to: report.findings, accepting: rules, reason: reason) ?? Baseline(accepting: report.findings)
        try file.write(new)
        let known = Set(old?.entries.map(\.fingerprint) ?? [])
        let added = new.entries.count { !known.contains($0.fingerprint) }
        let removed = known.count - (new.entries.count - added)
        let size = Wording.count(new.entries.count, "entry", "entries")
        Console.complain(
            old == nil
                ? "wrote \(file.shown) with \(size)"
                : "\(file.shown) has \(size): \(added) added, \(removed) removed")
        var report = report
        report.findings = new.applied(to: report.findings).findings
        return report
    }
}
