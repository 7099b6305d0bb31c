import L10nChecks
import L10nProject
import L10nReporting
import L10nSource

/// A project with the report of `check`.
struct JudgedProject {
    let project: Project
    let isConfigurationValid: Bool
    var report: Report
    /// What its sources say about keys; nil where they were not read.
    var usage: ProjectUsage?
    /// Why it has nothing of the languages or brands that were asked for.
    var failure: CommandFailure?
    /// What all rules find, where the report leaves some out and fixes are to be made: one may bring an error that nobody
    /// asked about.
    var others: [Diagnostic]?

    var judgement: FixRun.Judgement {
        let counting = report.findings.filter(\.isReported).map(\.diagnostic)
        return FixRun.Judgement(project: project, findings: counting, all: others ?? counting)
    }
}

/// The fixes of a project's findings: made in memory, then written all at once or printed (FIX-1 to FIX-5).
struct ProjectFixes {
    private let run: FixRun
    private let before: Project
    private let root: String
    /// The project with its fixes.
    let judged: JudgedProject

    /// - Parameter root: what the project's paths start from, as `--root` gives it.
    static func make(
        _ first: JudgedProject, _ applicability: Fix.Applicability, root: String?,
        judge: ([String: [UInt8]]) async throws -> JudgedProject
    ) async throws -> ProjectFixes {
        let folder = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.currentFolder() }
        let root = root.map { PathText.join(folder, $0) } ?? folder
        var last = first
        let run = try await FixRun.run(from: first.judgement, allowsUnsafe: applicability == .unsafe) { contents in
            last = try await judge(contents)
            return last.judgement
        } read: { shown in
            let path = PathText.join(root, shown)
            return try CommandFailure.attempt { () throws(LoadError) in
                let stamp = FileSystem.stamp(path)
                return FileContent(path: path, bytes: try FileSystem.read(path), replacing: stamp)
            }
        }
        // A try that was taken back is not what is written.
        let judged = run.refused.isEmpty ? last : try await judge(run.files.mapValues(\.after))
        return ProjectFixes(run: run, before: first.project, root: root, judged: judged)
    }

    /// The files that change, in the order of their paths.
    private var changed: [(path: String, file: FixedFile)] {
        run.files.filter(\.value.isChanged).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Replaces the files, all or none.
    func write() throws(CommandFailure) {
        let contents = changed.map { _, file in
            FileContent(path: file.before.path, bytes: file.after, replacing: file.before.replaced)
        }
        let folder = PathText.join(root, before.configuration.folder)
        do {
            try FileTransaction.write(contents, in: folder, confinement: before.confinement)
        } catch {
            throw .environment(error.description)
        }
    }

    /// Prints what would change. On a terminal nothing that a file holds can move the cursor.
    func writeDifference() throws(CommandFailure) {
        var output = ""
        for (path, _) in changed {
            guard let old = before.sources[path], let new = judged.project.sources[path] else { continue }
            if ![.utf8, .utf8WithByteOrderMark].contains(old.encoding) {
                output += "# '\(path)' is not stored as UTF-8; what follows shows its text, and cannot be applied\n"
            }
            output += UnifiedDiff.text(path: path, from: old.bytes, to: new.bytes)
        }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        try Console.write(Console.isTerminal ? lines.map { Wording.visible($0) }.joined(separator: "\n") : output)
    }

    /// Says on standard error how many fixes there are in which files, and which did harm.
    func tell(isDone: Bool) {
        for refused in run.refused {
            let (finding, fix) = (refused.choice.finding, refused.choice.fix)
            let reason = refused.error.map { "it would bring '\($0.message)' [\($0.id)]" } ?? "the file cannot hold it"
            Console.complain("not fixed: \(finding.span.file): \(fix.title) [\(finding.id)]; \(reason)")
        }
        var counts: [String: Int] = [:]
        for choice in run.made {
            for path in Set(choice.fix.edits.map(\.span.file)) { counts[path, default: 0] += 1 }
        }
        let done = isDone ? "fixed" : "would fix"
        Console.complain("\(done) \(Wording.count(run.made.count, "finding", "findings"))")
        for (path, count) in counts.sorted(by: { $0.key < $1.key }) { Console.complain("  \(path): \(count)") }
    }
}
