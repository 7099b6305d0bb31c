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
    /// Where its files and links may lead.
    let confinement: Confinement
    /// Whether they may lead to folders elsewhere.
    private let isWidened: Bool
    /// The folder that reports print paths from, seen from the one that configuration paths start from, where it lies below
    /// that; else empty.
    let inner: String

    /// Finds the configuration: the one named, else the nearest one above the first path.
    init(_ request: ProjectRequest) throws(LoadError) {
        let current = try FileSystem.currentFolder()
        self.current = current
        root = request.root.map { PathText.join(current, $0) } ?? current
        let paths = (request.paths.isEmpty ? ["."] : request.paths).map { PathText.join(current, $0) }
        for (path, written) in zip(paths, request.paths) {
            switch FileSystem.status(path)?.kind {
            case .file, .folder: continue
            case .other: throw LoadError("read", written, "it is neither a file nor a folder")
            case nil: throw LoadError("read", written, "there is no such file or folder")
            }
        }
        if request.ignoresConfiguration {
            configuration = nil
        } else if let named = request.configuration {
            let path = PathText.join(current, named)
            // One that is about to be written may stand in memory.
            let isReplaced = request.replacements[PathText.relative(path, to: root)] != nil
            guard isReplaced || FileSystem.status(path)?.kind == .file else {
                throw LoadError("read", named, "there is no such file")
            }
            configuration = path
        } else {
            configuration = try Self.nearestConfiguration(above: paths[0], current)
        }
        if let configuration {
            base = PathText.parent(of: configuration)
            starts = [base]
        } else {
            base = FileSystem.status(paths[0])?.kind == .folder ? paths[0] : PathText.parent(of: paths[0])
            starts = Self.withoutNested(paths.map(Self.folderToWalk))
        }
        let allowed = request.allowedFolders.map { PathText.join(current, $0) }
        for (path, written) in zip(allowed, request.allowedFolders) where FileSystem.status(path)?.kind != .folder {
            throw LoadError("read", written, "there is no such folder")
        }
        isWidened = !allowed.isEmpty
        inner = PathText.isInside(root, base) ? PathText.relative(root, to: base) : ""
        confinement = Confinement([base] + starts + paths + allowed)
    }

    /// A folder that is nowhere on the disk: the paths of its files are those that reports print.
    init() {
        current = "/"
        root = "/"
        base = "/"
        starts = ["/"]
        configuration = nil
        confinement = .none
        isWidened = false
        inner = ""
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

    /// What reports print before the name of a file in a folder that lies in one with this prefix.
    func prefix(of name: String, at path: String, in prefix: String) -> String {
        // On the way down to the folder that reports start from, one `..` goes with each step.
        prefix.hasSuffix("../") && PathText.isInside(root, path) ? self.prefix(of: path) : prefix + name + "/"
    }

    /// A path that reports print, as the configuration writes it: seen from its own folder.
    func configured(_ shown: String) -> String {
        if !inner.isEmpty { return PathText.join(inner, shown) }
        let prefix = prefix(of: base)
        return shown.hasPrefix(prefix) ? String(shown.dropFirst(prefix.count)) : shown
    }

    /// How many folders lie between the one that reports start from and that of the configuration above it.
    var depth: Int { inner.split(separator: "/").count }

    /// The folder, as reports print it, that references of a resolver document may not leave: that of the configuration,
    /// else the one that was asked for. Nil where they may lead elsewhere.
    func themeRoot(of document: String) -> String? {
        if isWidened { return nil }
        let roots = (configuration == nil ? starts : [base]).map(shown)
        let root = roots.first { $0 == "." ? PathText.isBelowRoot(document) : PathText.isInside(document, $0) }
        return root == "." ? "" : root ?? PathText.parent(of: document)
    }

    /// Opens a configuration that another one builds on. It may lie anywhere in the project, and in the folder that the command
    /// was started in.
    func openBase(_ shown: String, _ replacements: [String: [UInt8]] = [:]) throws(LoadError) -> SourceFile {
        if let bytes = replacements[shown] { return SourceFile(path: shown, bytes: bytes) }
        let path = PathText.join(root, shown)
        guard confinement.holds(path) || Confinement([current]).holds(path) else {
            throw Confinement.refusal("read", shown)
        }
        return SourceFile(path: shown, bytes: try FileSystem.read(path))
    }

    private static func nearestConfiguration(above path: String, _ current: String) throws(LoadError) -> String? {
        var folder = FileSystem.status(path)?.kind == .folder ? path : PathText.parent(of: path)
        while true {
            let candidate = (folder == "/" ? "" : folder) + "/" + Configuration.fileName
            if FileSystem.exists(candidate) {
                if let reason = refusal(candidate, folder) {
                    throw LoadError("read", PathText.relative(candidate, to: current), reason)
                }
                return candidate
            }
            if folder == "/" || folder.isEmpty { return nil }
            folder = PathText.parent(of: folder)
        }
    }

    /// Why a configuration is not read that nobody has named; nil where it is.
    private static func refusal(_ path: String, _ folder: String) -> String? {
        guard let status = FileSystem.status(path) else { return "the link leads nowhere" }
        guard status.kind == .file else { return "it is not a file" }
        guard status.isLink, !Confinement([folder]).holds(path) else { return nil }
        return "the link leads out of its folder; name the file with --config"
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
        // Sorted, a folder comes before those in it.
        for folder in Set(folders).sorted()
        where !kept.contains(where: { folder.hasPrefix($0 == "/" ? "/" : $0 + "/") }) {
            kept.append(folder)
        }
        return kept
    }
}
