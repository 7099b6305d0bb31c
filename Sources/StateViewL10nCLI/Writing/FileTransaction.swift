import L10nProject
import L10nSource

/// Replaces a set of files: all of them or, where one cannot be, none.
///
/// Every new file is written beside the one that it replaces and flushed; then a journal says that they are to be taken, and
/// they are renamed one by one. What a process that was killed has left, the next one finishes or takes back, and tells.
/// Two at once wait for each other. A file is not replaced where it is not what it was when it was read.
struct FileTransaction {
    private let confinement: Confinement
    private var journal: WriteJournal

    /// - Parameters:
    ///   - root: the folder that the journal stands in. It has to be the same for all runs of a command over the same files.
    ///   - confinement: where files may be written.
    static func write(
        _ files: [FileContent], in root: String, confinement: Confinement
    ) throws(LoadError) {
        let devices = files.filter { FileSystem.status($0.path)?.kind == .other }
        let files = try distinct(files.filter { FileSystem.status($0.path)?.kind != .other })
        let root = root.isEmpty ? "." : root
        if !files.isEmpty || FileSystem.exists(PathText.join(root, WriteJournal.name)) {
            let interruption = Interruption()
            defer { interruption.end() }
            var transaction = FileTransaction(
                confinement: confinement, journal: try WriteJournal.open(in: root))
            defer { transaction.journal.close() }
            try transaction.recover()
            try transaction.replace(files, interruption)
        }
        for device in devices { try WritableFile.writeThrough(device.bytes, to: device.path) }
    }

    /// Finishes or takes back what an earlier run has begun with a file that the user named, as this one may have nothing
    /// to write.
    static func recover(beside path: String) throws(LoadError) {
        try write([], in: PathText.parent(of: PathText.normalized(path)), confinement: .none)
    }

    /// Each file once, by whatever paths it is to be written.
    /// - Throws: where it is to hold two things.
    private static func distinct(_ files: [FileContent]) throws(LoadError) -> [FileContent] {
        var bytes: [String: [UInt8]] = [:]
        var kept: [FileContent] = []
        for file in files {
            guard let known = bytes.updateValue(file.bytes, forKey: FileSystem.target(of: file.path)) else {
                kept.append(file)
                continue
            }
            if known != file.bytes {
                throw LoadError("write", file.path, "another path leads there, and would be written otherwise")
            }
        }
        return kept
    }

    /// Replaces a file that the user named, and what stands beside it.
    static func write(_ files: [FileContent]) throws(LoadError) {
        // Nothing can be made beside a device.
        guard let first = files.first(where: { FileSystem.status($0.path)?.kind != .other }) ?? files.first else {
            return
        }
        try write(files, in: PathText.parent(of: PathText.normalized(first.path)), confinement: .none)
    }

    /// Finishes or takes back what an earlier run has begun.
    private func recover() throws(LoadError) {
        let left = try WriteRecovery(journal, confinement)
        let told = try left?.run()
        try journal.clear()
        if let told { Console.complain(told) }
    }

    private mutating func replace(_ files: [FileContent], _ interruption: Interruption) throws(LoadError) {
        let plan: WritePlan
        do throws(LoadError) {
            plan = try WritePlan(files, confinement, id: journal.id)
            try journal.begin(plan)
        } catch {
            journal.remove()
            throw error
        }
        var isCommitted = false
        do throws(LoadError) {
            for folder in plan.folders { try WritableFile.makeFolder(folder) }
            try stage(files, plan, interruption)
            // Every old file has a second name before the first one is replaced, so that it can come back.
            for step in plan.steps where step.before != nil { try WritableFile.keep(step.path, as: step.old) }
            // Compared at the last moment, so that there is little time for anybody to write in between.
            for (file, step) in zip(files, plan.steps) { try step.checkUnchanged(file.replaced) }
            try interruption.check()
            // A commit that fails may be on the disk all the same, and then has to be undone there, too.
            isCommitted = true
            try journal.commit()
            for step in plan.steps { try WritableFile.rename(step.new, to: step.path) }
        } catch {
            throw takeBack(WriteUndo(plan: plan, wasCommitted: isCommitted), after: error)
        }
        plan.flushFolders()
        // What cannot be removed now is a matter of the next run.
        if plan.removeHidden().isEmpty { journal.remove() }
    }

    /// Writes all new files before one is flushed: the journal of the file system is then committed for all at once.
    private func stage(
        _ files: [FileContent], _ plan: WritePlan, _ interruption: Interruption
    ) throws(LoadError) {
        var open: [WritableFile] = []
        defer { for file in open { file.close() } }
        for (file, step) in zip(files, plan.steps) {
            try interruption.check()
            let staged = try WritableFile.create(step.new, for: step)
            open.append(staged)
            try staged.write(file.bytes)
            if open.count == Self.mostOpenFiles || step.new == plan.steps.last?.new {
                var flush = DiskFlush(of: open.count)
                for file in open { try file.flush(&flush) }
                for file in open { file.close() }
                open.removeAll()
            }
        }
    }

    /// Systems allow 256 at least.
    private static let mostOpenFiles = 128

    private func takeBack(_ undoing: WriteUndo, after error: LoadError) -> LoadError {
        if undoing.wasCommitted { try? journal.undo() }
        let left = undoing.run()
        if left.isEmpty {
            journal.remove()
            return error
        }
        let names = left.prefix(3).map { Wording.quoted($0) } + (left.count > 3 ? ["…"] : [])
        return LoadError(
            error.operation, error.path,
            error.reason + "; \(names.joined(separator: ", ")) could not be taken back, which the next run tries again")
    }
}
