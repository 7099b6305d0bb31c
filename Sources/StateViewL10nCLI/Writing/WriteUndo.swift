import L10nProject
import L10nSource

/// Takes a plan back that was not carried out, or in part.
struct WriteUndo {
    let plan: WritePlan
    /// Whether files may have been replaced.
    let wasCommitted: Bool

    /// - Returns: the files that are new all the same, and those of a while that could not be removed.
    func run() -> [String] {
        var left: [String] = []
        if wasCommitted {
            // What is no longer beside the file has been renamed over it.
            for step in plan.steps.reversed() where !FileSystem.exists(step.new) && !isTakenBack(step) {
                left.append(step.path)
            }
        }
        guard left.isEmpty else { return left }
        left = plan.removeHidden()
        for folder in plan.folders.reversed() { WritableFile.removeEmptyFolder(folder) }
        plan.flushFolders()
        return left
    }

    private func isTakenBack(_ step: WritePlan.Step) -> Bool {
        if step.before == nil { return WritableFile.remove(step.path) }
        // What is not there any more was taken back by an earlier run.
        return WritableFile.moved(step.old, to: step.path) || !FileSystem.exists(step.old)
    }
}
