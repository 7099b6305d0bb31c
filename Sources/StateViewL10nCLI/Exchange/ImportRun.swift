import L10nChecks
import L10nExchange
import L10nLocale
import L10nProject
import L10nReporting
import L10nSource

/// An import from its files to the plan that is written.
struct ImportRun {
    private let project: Project
    private let importer: CatalogImport
    private let files: [String]
    /// The folder of the project.
    private let folder: String
    private(set) var plan: ImportPlan

    /// What one file says.
    private struct Part: Sendable {
        var plans: [ImportPlan]
        var findings: [Diagnostic]
    }

    /// - Parameters:
    ///   - root: what the project's paths start from, as `--root` gives it.
    ///   - reportsXcodeLosses: whether to tell what Xcode would make of the files.
    ///   - jobs: how many files are read at a time; no more of them are held as a whole.
    init(_ project: Project, files: [String], root: String?, reportsXcodeLosses: Bool, jobs: Int) async throws {
        self.project = project
        self.files = files
        do {
            let folder = try FileSystem.currentFolder()
            let root = root.map { PathText.join(folder, $0) } ?? folder
            self.folder = PathText.join(root, project.configuration.folder)
            let importer = CatalogImport(
                project, root: root,
                categories: { try ExportCommand.categories(of: $0) })
            var parts = await Parallel.map(files, jobs: jobs) { file in
                Result {
                    let returned = try ExchangeFileReader.read(file, reportsXcodeLosses: reportsXcodeLosses)
                    return Part(plans: try importer.parts(returned.documents), findings: returned.findings)
                }
            }
            var plan = ImportPlan()
            plan.units.reserveCapacity(
                parts.reduce(0) { $0 + ((try? $1.get())?.plans.reduce(0) { $0 + $1.units.count } ?? 0) })
            var findings: [Diagnostic] = []
            for index in parts.indices {
                let part = try parts[index].get()
                // A plan may have very many units, which nobody else is to hold then.
                parts[index] = .success(Part(plans: [], findings: []))
                let isWhole = !part.findings.contains { $0.severity == .error }
                for found in part.plans { plan.add(found, isWhole: isWhole) }
                findings += part.findings
            }
            try importer.complete(&plan)
            // Xcode would skip such translations, and what it does is told one by one.
            if !reportsXcodeLosses { importer.noteLostStates(&plan) }
            plan.findings += findings
            self.importer = importer
            self.plan = plan
        } catch let error as LoadError {
            throw CommandFailure.environment(error.description)
        }
    }

    /// The exchange files that findings are about, read once more: nobody holds all of them for so little.
    /// - Parameter names: the paths of findings; nil for every file.
    func sources(named names: Set<String>?) -> [SourceFile] {
        let wanted = files.filter { file in
            let path = PathText.normalized(file)
            return names.map { $0.contains { $0 == file || PathText.isInside($0, path) } } ?? true
        }
        return wanted.flatMap { (try? ExchangeFileReader.read($0, reportsXcodeLosses: false))?.sources ?? [] }
    }

    /// Runs the rules over the texts that would be written, and leaves out those that break one.
    /// - Parameter isPartial: whether the others are written although some are left out.
    mutating func check(jobs: Int, isPartial: Bool) async throws {
        let settings = RuleSettings(project.configuration)
        var findings = await ImportCheck.findings(about: plan, in: project, settings: settings, jobs: jobs)
        defer {
            plan = UnitSuppressions(plan).withoutAcceptedRemarks(plan)
            leaveOutRemarks(settings)
        }
        while !findings.isEmpty {
            let refused = plan.counts[.refused]
            do {
                try importer.refuse(&plan, findings)
            } catch {
                throw CommandFailure.environment(error.description)
            }
            guard isPartial, plan.counts[.refused] != refused else { return }
            // Without the forms that are left out others of their entries may be half a text.
            findings = await ImportCheck.findings(about: plan, in: project, settings: settings, jobs: jobs)
                .mapValues { $0.filter { $0.severity == .error } }.filter { !$0.value.isEmpty }
        }
    }

    /// Leaves out the remarks of rules that are off. What keeps a unit from being applied is told all the same.
    private mutating func leaveOutRemarks(_ settings: RuleSettings) {
        func isOff(_ finding: Diagnostic) -> Bool {
            finding.severity != .error && settings.verdict(on: finding) == .off
        }
        plan.findings.removeAll(where: isOff)
        for index in plan.units.indices where !plan.units[index].findings.isEmpty {
            switch plan.units[index].outcome {
            case .skipped, .refused: continue
            case .applied, .unchanged, .untranslated: plan.units[index].findings.removeAll(where: isOff)
            }
        }
    }

    func write() throws {
        do {
            try FileTransaction.write(
                plan.files.map(\.content), in: folder, confinement: project.confinement)
        } catch {
            throw CommandFailure.environment(error.description)
        }
    }
}
