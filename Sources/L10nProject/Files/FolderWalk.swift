import L10nSource

/// What lies below a folder, whatever it is called: for commands that read files of other tools.
///
/// A link may lead anywhere, as a theme may share files with another one; a folder inside itself is looked into once.
package struct FolderWalk {
    /// What becomes of a file or folder.
    package enum Step: Sendable {
        /// It is found, and not looked into.
        case take
        /// What lies in it is looked at; nothing for a file.
        case enter
        case skip
    }

    /// The paths from the folder, sorted.
    package private(set) var paths: [String] = []
    /// Why folders were not looked into.
    package private(set) var errors: [LoadError] = []
    private var count = 0

    /// Links among a few folders make up any number of paths; no real tree comes near.
    private static let mostFolders = 1 << 16

    /// - Parameter step: what to do with the name of a file or folder; nothing else is asked about.
    package init(_ folder: String, _ step: (_ name: String, _ kind: FileSystem.Kind) -> Step) {
        guard let status = FileSystem.status(folder) else { return }
        walk(folder, "", [status.identity], step)
        paths.sort()
    }

    private mutating func walk(
        _ folder: String, _ prefix: String, _ above: [FileSystem.FileIdentity],
        _ step: (_ name: String, _ kind: FileSystem.Kind) -> Step
    ) {
        count += 1
        do throws(LoadError) {
            guard above.count <= FileWalk.depthLimit else {
                throw LoadError("list", folder, "it lies more than \(FileWalk.depthLimit) folders deep")
            }
            guard count <= Self.mostFolders else {
                // Once is enough.
                if count > Self.mostFolders + 1 { return }
                throw LoadError("list", folder, "it is one of more than \(Self.mostFolders) folders")
            }
            for name in try FileSystem.list(folder) {
                let path = PathText.join(folder, name)
                guard let status = FileSystem.status(path), status.kind != .other else { continue }
                switch step(name, status.kind) {
                case .take: paths.append(prefix + name)
                case .enter where status.kind == .folder && !above.contains(status.identity):
                    walk(path, prefix + name + "/", above + [status.identity], step)
                case .enter, .skip: break
                }
            }
        } catch {
            errors.append(error)
        }
    }
}
