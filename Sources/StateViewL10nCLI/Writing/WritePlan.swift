import L10nProject
import L10nSource

/// What a transaction is about to do, in the order in which it does it.
struct WritePlan {
    /// The replacement of one file.
    struct Step: Hashable {
        /// The path of the file, links followed.
        let path: String
        /// Where its new bytes stand until they are taken.
        let new: String
        /// By which name the old file stays until all is done.
        let old: String
        /// What the file was; nil where there is none yet.
        let before: FileMark?
    }

    private(set) var steps: [Step] = []
    /// The folders that are to be made, outer ones first.
    private(set) var folders: [String] = []

    /// - Parameter id: what names of files begin with that nobody else has.
    /// - Throws: where a file may not be replaced.
    init(_ files: [FileContent], _ confinement: Confinement, id: String) throws(LoadError) {
        var known: Set<String> = []
        for (index, file) in files.enumerated() {
            guard confinement.holds(file.path) else { throw Confinement.refusal("write", file.path) }
            // The file behind a link is replaced, and the link stays.
            let path = FileSystem.resolved(file.path) ?? file.path
            let before = FileSystem.mark(path)
            if before != nil, WritableFile.isReadOnly(path) {
                throw LoadError("write", file.path, "it is read-only; make it writable, or leave it out")
            }
            let folder = PathText.parent(of: path)
            for folder in [folder] + PathText.folders(above: folder) {
                // Above one that is there, or is to be made, there is nothing more to make.
                guard !folder.isEmpty, known.insert(folder).inserted, FileSystem.status(folder) == nil else { break }
                folders.append(folder)
            }
            steps.append(Self.step(path, id, index, before))
        }
        // An outer folder has the shorter path.
        folders.sort { $0.utf8.count < $1.utf8.count }
    }

    /// A plan as a journal tells it.
    init(steps: [Step], folders: [String]) {
        self.steps = steps
        self.folders = folders
    }

    static func step(_ path: String, _ id: String, _ index: Int, _ before: FileMark?) -> Step {
        let hidden = PathText.join(PathText.parent(of: path), ".stateview-l10n-\(id)-\(index)")
        return Step(path: path, new: hidden + ".new", old: hidden + ".old", before: before)
    }

    /// Removes what stands beside the files.
    /// - Returns: what could not be removed.
    func removeHidden() -> [String] {
        steps.flatMap { [$0.new, $0.old] }.filter { !WritableFile.remove($0) }
    }

    /// What a folder names is on the disk only when the folder is.
    func flushFolders() { WritableFile.flushFolders(Set(steps.map { PathText.parent(of: $0.path) })) }
}

extension WritePlan.Step {
    /// - Parameter expected: what the new bytes were made from; nil where they do not depend on it.
    /// - Throws: where the file is not what it was.
    func checkUnchanged(_ expected: FileStamp?) throws(LoadError) {
        let changed = LoadError("write", path, "it has changed since it was read; run the command again")
        guard FileSystem.mark(path) == before else { throw changed }
        if let expected, expected != before.map({ .mark($0) }) ?? .absent { throw changed }
    }
}
