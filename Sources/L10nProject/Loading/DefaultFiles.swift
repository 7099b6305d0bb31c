import DefaultResources
import L10nSource

/// The default texts and themes: those that the program carries with it, or those of a folder that replaces them.
struct DefaultFiles: Sendable {
    /// What reports print before the paths of embedded files.
    static let prefix = "<defaults>/"

    /// The absolute path of the folder that replaces the embedded files; nil for those.
    private let folder: String?
    /// What reports print before the paths of files in that folder.
    private let shownFolder: String

    static let embedded = DefaultFiles(folder: nil, shownFolder: "")

    private init(folder: String?, shownFolder: String) {
        self.folder = folder
        self.shownFolder = shownFolder
    }

    /// - Parameter folder: the absolute path of a folder with `Localizations/` and `Resources/`, either of which may be
    ///   missing.
    /// - Throws: when there is no such folder.
    init(folder: String, shown: String) throws(LoadError) {
        guard FileSystem.status(folder)?.kind == .folder else {
            throw LoadError("read", shown, "there is no such folder")
        }
        self.init(folder: folder, shownFolder: shown.isEmpty || shown == "." ? "" : shown + "/")
        let confinement = Confinement([folder])
        for part in ["/Localizations", "/Resources"] { try Self.checkLinks(folder + part, shown + part, confinement) }
    }

    /// - Throws: where a link in a folder leads out of it.
    private static func checkLinks(
        _ path: String, _ shown: String, _ confinement: Confinement, depth: Int = 0
    ) throws(LoadError) {
        guard let status = FileSystem.status(path) else { return }
        if status.isLink {
            // One that leads back would be followed for ever.
            guard confinement.holds(path) else { throw Confinement.refusal("read", shown) }
            return
        }
        guard status.kind == .folder, depth <= FileWalk.depthLimit else { return }
        for name in names(path) { try checkLinks(path + "/" + name, shown + "/" + name, confinement, depth: depth + 1) }
    }

    /// The paths of all files in the folders within a folder, such as `Localizations/en.lproj/DesignSystem.strings`.
    func paths(inFoldersOf folder: String) -> [String] {
        guard let root = self.folder else { return DefaultResources.files(under: folder).map(\.path) }
        return Self.names(root + "/" + folder).flatMap { name in
            Self.names(root + "/" + folder + "/" + name).map { folder + "/" + name + "/" + $0 }
        }
    }

    /// The file at a path such as `Resources/Theme/theme.resolver.json`; nil when there is none, or it is too large.
    /// - Parameters:
    ///   - limit: the most bytes that are read.
    ///   - shown: the path by which reports call the file.
    func file(_ path: String, limit: Int, as shown: String? = nil) -> SourceFile? {
        guard let folder else {
            guard let file = DefaultResources.file(at: path) else { return nil }
            return SourceFile(path: shown ?? shownPath(path), bytes: file.bytes)
        }
        guard let bytes = try? FileSystem.read(folder + "/" + path, limit: limit + 1), bytes.count <= limit else {
            return nil
        }
        return SourceFile(path: shown ?? shownPath(path), bytes: bytes)
    }

    /// The path by which reports call a file.
    ///
    /// Embedded files are called by what follows `Localizations/` or `Resources/`, as their folder is nowhere on the disk.
    func shownPath(_ path: String) -> String {
        guard folder == nil else { return shownFolder + path }
        return Self.prefix + path.drop { $0 != "/" }.dropFirst()
    }

    private static func names(_ folder: String) -> [String] {
        (try? FileSystem.list(folder)) ?? []
    }
}
