import L10nProject
import L10nSource

/// Finishes what a run that was killed has begun, or takes it back where it had not begun to replace files.
struct WriteRecovery {
    private let plan: WritePlan
    private let phase: WriteJournal.Phase

    /// Nil where there is nothing to do.
    /// - Throws: where the journal names files that nobody may write: then it is not one of ours.
    init?(_ journal: WriteJournal, _ confinement: Confinement) throws(LoadError) {
        guard let (plan, phase) = try journal.read(), !plan.steps.isEmpty else { return nil }
        let root = Confinement([PathText.parent(of: journal.path).isEmpty ? "." : PathText.parent(of: journal.path)])
        for path in plan.steps.map(\.path) + plan.folders where !root.holds(path) || !confinement.holds(path) {
            throw LoadError(
                "recover", journal.path,
                "it names \(Wording.quoted(path)), which lies elsewhere; look at it, and remove it")
        }
        self.plan = plan
        self.phase = phase
    }

    /// - Returns: what to tell.
    func run() throws(LoadError) -> String? {
        guard phase == .committed else {
            let hadBegun = plan.steps.contains { FileSystem.exists($0.new) }
            let left = WriteUndo(plan: plan, wasCommitted: phase == .undoing).run()
            if let path = left.first {
                throw LoadError("recover", path, "an earlier run has written it, and it cannot be taken back")
            }
            return hadBegun ? "an earlier run was stopped before it replaced a file; what it left was removed" : nil
        }
        var finished = 0
        var kept: [String] = []
        for step in plan.steps where FileSystem.exists(step.new) {
            if FileSystem.mark(step.path) == step.before {
                try WritableFile.rename(step.new, to: step.path)
                finished += 1
            } else {
                kept.append(step.path)
            }
        }
        plan.flushFolders()
        if let path = plan.removeHidden().first {
            throw LoadError("remove", path, "an earlier run has left it, and it cannot be removed; remove it")
        }
        var told = "an earlier run was stopped while it replaced \(Wording.count(plan.steps.count, "file", "files"))"
        told += finished > 0 ? "; the last \(finished) of them are replaced now" : "; all are replaced"
        if !kept.isEmpty {
            told += "; \(Wording.list(kept.map { Wording.quoted($0) }, "and")) changed since, and stayed"
        }
        return told
    }
}
