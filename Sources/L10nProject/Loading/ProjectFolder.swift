import L10nSource

/// Where a project lies, and how its paths are printed.
struct ProjectFolder: Sendable {
    /// The absolute path of the working folder.
    let current: String
    /// The absolute path of the folder that reports print paths from.
    let root: String
    /// The absolute path of the folder that configuration paths start from.
    let base: String
    /// The absolute paths of the folders and files that are looked through.
    let starts: [String]
    /// The configuration file, as an absolute path.
    let configuration: String?

    /// Finds the configuration: the one named, else the nearest one above the first path.
    init(_ request: ProjectRequest) throws(LoadError) {
        let current = try FileSystem.currentFolder()
        self.current = current
        root = request.root.map { PathText.join(current, $0) } ?? current
        let paths = (request.paths.isEmpty ? ["."] : request.paths).map { PathText.join(current, $0) }
        for (path, written) in zip(paths, request.paths) where FileSystem.status(path) == nil {
            throw LoadError("read", written, "there is no such file or folder")
        }
        if let named = request.configuration {
            let path = PathText.join(current, named)
            guard FileSystem.status(path)?.kind == .file else {
                throw LoadError("read", named, "there is no such file")
            }
            configuration = path
        } else {
            configuration = Self.nearestConfiguration(above: paths[0])
        }
        if let configuration {
            base = PathText.parent(of: configuration)
            starts = [base]
        } else {
            base = FileSystem.status(paths[0])?.kind == .folder ? paths[0] : PathText.parent(of: paths[0])
            starts = Self.withoutNested(paths.map(Self.folderToWalk))
        }
    }

    /// A folder that is nowhere on the disk: the paths of its files are those that reports print.
    init() {
        current = "/"
        root = "/"
        base = "/"
        starts = ["/"]
        configuration = nil
    }

    /// The path as reports print it.
    func shown(_ path: String) -> String {
        let relative = PathText.relative(path, to: root)
        return relative.isEmpty ? "." : relative
    }

    /// What reports print before the name of a file in a folder.
    func prefix(of folder: String) -> String {
        let relative = PathText.relative(folder, to: root)
        return relative.isEmpty ? "" : relative + "/"
    }

    /// The folder, as reports print it, that references of a resolver document may not leave: that of the configuration,
    /// else the working folder, else for a document outside both the folder that was asked for.
    func themeRoot(of document: String) -> String {
        if configuration != nil { return rootPath(base) }
        guard document.hasPrefix("../") || document.hasPrefix("/") else { return "" }
        return starts.map(shown).first { document.hasPrefix($0 + "/") } ?? PathText.parent(of: document)
    }

    private func rootPath(_ folder: String) -> String {
        let path = shown(folder)
        return path == "." ? "" : path
    }

    private static func nearestConfiguration(above path: String) -> String? {
        var folder = FileSystem.status(path)?.kind == .folder ? path : PathText.parent(of: path)
        while true {
            let candidate = (folder == "/" ? "" : folder) + "/" + Configuration.fileName
            if FileSystem.status(candidate)?.kind == .file { return candidate }
            if folder == "/" || folder.isEmpty { return nil }
            folder = PathText.parent(of: folder)
        }
    }

    /// A folder stands for itself. A file of a language folder needs the files beside that folder, any other its own folder.
    private static func folderToWalk(_ path: String) -> String {
        var folder = FileSystem.status(path)?.kind == .folder ? path : PathText.parent(of: path)
        if folder.hasSuffix(".lproj") { folder = PathText.parent(of: folder) }
        return folder
    }

    /// The folders without those that lie in another one.
    private static func withoutNested(_ folders: [String]) -> [String] {
        var kept: [String] = []
        for folder in Set(folders).sorted()
        where !kept.contains(where: { folder.hasPrefix($0 == "/" ? "/" : $0 + "/") }) {
            kept.append(folder)
        }
        return kept
    }
}
