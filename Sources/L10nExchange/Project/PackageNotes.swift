package import L10nProject
package import L10nSource

/// Files for translators to look at, such as screenshots, which go into the folder `Notes` of a package.
package struct PackageNotes {
    /// By their paths in that folder, in the order in which they were found.
    package private(set) var files: [SourceFile] = []
    private var visited: Set<FileSystem.FileIdentity> = []

    /// Reads files, and what folders hold, without hidden files and what is no file.
    /// - Throws: where a path does not exist, or something cannot be read.
    package init(_ paths: [String]) throws(LoadError) {
        for written in paths {
            let path = PathText.normalized(written)
            guard let status = FileSystem.status(path) else {
                throw LoadError("read", written, "there is no such file or folder")
            }
            if status.kind == .folder {
                for name in try FileSystem.list(path) { try add(PathText.join(path, name), as: name) }
            } else {
                try add(path, as: PathText.name(of: path))
            }
        }
    }

    private mutating func add(_ path: String, as name: String) throws(LoadError) {
        guard !PathText.name(of: path).hasPrefix("."), let status = FileSystem.status(path) else { return }
        switch status.kind {
        case .folder:
            // Links may lead back.
            guard visited.insert(status.identity).inserted else { return }
            for child in try FileSystem.list(path) { try add(PathText.join(path, child), as: name + "/" + child) }
        case .file: files.append(SourceFile(path: name, bytes: try FileSystem.read(path)))
        case .other: return
        }
    }
}
