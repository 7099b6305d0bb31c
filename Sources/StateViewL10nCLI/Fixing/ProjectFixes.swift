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
        var written: Set<String> = []
        for (shown, _) in changed {
            guard let old = before.sources[shown], let new = judged.project.sources[shown] else { continue }
            let path = pathBehindLinks(shown)
            guard written.insert(path).inserted else { continue }
            let text = UnifiedDiff.text(path: path, from: old.bytes, to: new.bytes)
            if let reason = Self.refusal(of: path, old.encoding) {
                // One part that cannot be applied would keep the others from it.
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                output += "# \(reason):\n" + lines.map { "# \($0)\n" }.joined()
            } else {
                output += text
            }
        }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        try Console.write(Console.isTerminal ? lines.map { Wording.visible($0) }.joined(separator: "\n") : output)
    }

    /// The path of the file itself, as those who apply differences want it, which follow no links.
    private func pathBehindLinks(_ shown: String) -> String {
        guard let file = FileSystem.resolved(PathText.join(root, shown)), let root = FileSystem.resolved(root) else {
            return shown
        }
        return PathText.relative(file, to: root)
    }

    /// Why nobody can apply the difference of a file; nil where that can be done.
    private static func refusal(of path: String, _ encoding: SourceEncoding) -> String? {
        if ![.utf8, .utf8WithByteOrderMark].contains(encoding) {
            return "\(Wording.quoted(path)) is not stored as UTF-8, so that this cannot be applied; use --fix"
        }
        if path.hasPrefix("../") {
            return "\(Wording.quoted(path)) lies outside this folder, where this cannot be applied; run it from there"
        }
        return nil
    }

    /// Says on standard error how many fixes there are in which files, and which did harm. A file with several names has
    /// each of its fixes once.
    func tell(isDone: Bool) {
        for refused in run.refused {
            let (finding, fix) = (refused.choice.finding, refused.choice.fix)
            Console.complain("not fixed: \(finding.span.file): \(fix.title) [\(finding.id)]; \(reason(refused))")
        }
        var counts: [String: Int] = [:]
        for choice in run.made {
            for path in Set(choice.fix.edits.map(\.span.file)) { counts[path, default: 0] += 1 }
        }
        // The name that most fixes have stands for the others.
        let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let files = Dictionary(names.map { (pathBehindLinks($0), $0) }) { first, _ in first }
        let counted = Set(files.values)
        let made = run.made.count { $0.fix.edits.contains { counted.contains($0.span.file) } }
        Console.complain("\(isDone ? "fixed" : "would fix") \(Wording.count(made, "finding", "findings"))")
        for (file, name) in files.sorted(by: { $0.key < $1.key }) {
            Console.complain("  \(file): \(counts[name] ?? 0)")
        }
    }

    /// Why a fix was not made.
    private func reason(_ refused: RefusedFix) -> String {
        if let error = refused.error { return "it would bring '\(error.message)' [\(error.id)]" }
        let isUnknown = refused.choice.fix.edits.contains { before.sources[$0.span.file]?.encoding == .unknown }
        return isUnknown ? "the file is not UTF-8; save it as UTF-8 first" : "the file cannot hold it"
    }
}
