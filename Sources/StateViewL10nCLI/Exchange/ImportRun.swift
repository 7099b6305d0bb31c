import L10nChecks
import L10nFormats
import L10nLocale
import L10nProject
import L10nReporting
import L10nSource

/// An import from its files to the plan that is written.
struct ImportRun {
    private let project: Project
    private let importer: CatalogImport
    private let documents: [ExchangeDocument]
    /// The exchange files, for the places of findings.
    let sources: [SourceFile]
    /// What is wrong with the exchange files themselves.
    private let readingFindings: [Diagnostic]
    private(set) var plan: ImportPlan

    /// - Parameters:
    ///   - root: what the project's paths start from, as `--root` gives it.
    ///   - reportsXcodeLosses: whether to tell what Xcode would make of the files.
    init(_ project: Project, files: [String], root: String?, reportsXcodeLosses: Bool) throws {
        self.project = project
        let returned = try files.map { try ExchangeFileReader.read($0, reportsXcodeLosses: reportsXcodeLosses) }
        documents = returned.flatMap(\.documents)
        sources = returned.flatMap(\.sources)
        readingFindings = returned.flatMap(\.findings)
        do {
            let folder = try FileSystem.currentFolder()
            let tags = Set(documents.compactMap { $0.targetLanguage.flatMap { LanguageTag(lprojName: $0) } })
            let categories = try Dictionary(tags.map { ($0, try ExportCommand.categories(of: $0)) }) { first, _ in first
            }
            importer = CatalogImport(project, root: root.map { PathText.join(folder, $0) } ?? folder) {
                categories[$0] ?? []
            }
            plan = try importer.plan(documents)
        } catch let error as LoadError {
            throw CommandFailure.environment(error.description)
        }
        plan.findings += readingFindings
    }

    /// Runs the rules over the texts that would be written, and leaves out those that break one.
    mutating func check(jobs: Int) async throws {
        let settings = RuleSettings(project.configuration, infos: RuleRegistry.all.map { $0.info })
        let findings = await ImportCheck.findings(about: plan, in: project, settings: settings, jobs: jobs)
        defer {
            plan = UnitSuppressions(plan).withoutAcceptedRemarks(plan)
            leaveOutRemarks(settings)
        }
        guard !findings.isEmpty else { return }
        do {
            plan = try importer.plan(documents, findings: findings)
        } catch {
            throw CommandFailure.environment(error.description)
        }
        plan.findings += readingFindings
    }

    /// Leaves out the remarks of rules that are off. What keeps a unit from being applied is told all the same.
    private mutating func leaveOutRemarks(_ settings: RuleSettings) {
        func isOff(_ finding: Diagnostic) -> Bool {
            finding.severity != .error && settings.verdict(on: finding) == .off
        }
        plan.findings.removeAll(where: isOff)
        for index in plan.units.indices {
            switch plan.units[index].outcome {
            case .skipped, .refused: continue
            case .applied, .unchanged, .untranslated: plan.units[index].findings.removeAll(where: isOff)
            }
        }
    }

    func write() throws {
        do {
            try FileSystem.write(plan.files.map(\.content))
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }
}
