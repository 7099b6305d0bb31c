import L10nSource

/// Finds the files of a project below a folder.
///
/// Folders of builds, dependencies and version control are passed over, as are hidden ones. A folder is looked into once,
/// whatever links lead to it, so that a loop of links ends; a folder of a language by each name, as each names a language.
/// No link is followed that leads out of the project.
struct FileWalk {
    /// Folders that hold what others wrote or what a build made.
    static let skippedFolders: Set<String> = [
        "build", "Build", "dist", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "vendor",
        "fastlane",
        "Fastlane",
    ]
    /// How the names of folders end that hold copies of source files for translators, or what others have built.
    private static let skippedPackages = [".xcloc", ".framework", ".xcframework", ".app", ".xcarchive"]
    private static let headerSuffixes = [".h", ".hpp", ".pch"]
    /// Deeper folders are not looked into; no real tree comes near.
    static let depthLimit = 64

    /// Folders whose JSON files may hold tokens, whatever they are called.
    private static let tokenFolders: Set<String> = ["tokens", "design-tokens"]

    private let exclude: PathPatterns
    /// Whether any JSON file may hold tokens.
    private let findsJSON: Bool
    /// Whether somebody asks for the files that use keys.
    private let findsSources: Bool
    /// The ends of the names, in lower case, of files that translators send.
    private let exchangeSuffixes: [String]
    /// The paths to open of files that were asked for by name.
    private let named: Set<String>
    private let folder: ProjectFolder
    private var confinement: Confinement { folder.confinement }
    /// Whether a folder with a configuration of its own is left to its own project.
    private let leavesNested: Bool
    private var visited: Set<FileSystem.FileIdentity> = []
    /// The folders of languages that were looked into.
    private var languages: Set<String> = []
    /// The folders around the one that is looked into.
    private var above: [FileSystem.FileIdentity] = []
    /// The files found, as (path to open, path from the start folder), in the order of their paths.
    private(set) var files: [FoundFile] = []
    /// What may be pictures and animations of the project, in the order of their paths.
    private(set) var assets: [FoundAsset] = []
    /// The files that use keys, in the order of their paths; only where they are asked for.
    private(set) var sources: [ProjectSources.File] = []
    private(set) var errors: [LoadError] = []
    /// The folders that were looked into, as paths to open.
    private(set) var folders: [String] = []
    /// What was not looked at, in the order of the paths; nothing that is hidden.
    private(set) var leftOut: [LeftOut] = []
    /// The configurations of folders that are left to their own projects, as reports print them.
    private(set) var nested: [String] = []

    /// - Parameter named: the paths to open of files that were asked for by name. One that ends in `.json` may hold tokens.
    init(
        exclude: [PathPattern], in folder: ProjectFolder, findsJSON: Bool = false, findsSources: Bool = false,
        exchangeSuffixes: [String] = [], named: [String] = [], leavesNested: Bool = false
    ) {
        self.exclude = PathPatterns(exclude)
        self.leavesNested = leavesNested
        self.findsJSON = findsJSON
        self.findsSources = findsSources
        self.exchangeSuffixes = exchangeSuffixes
        self.named = Set(named)
        self.folder = folder
    }

    /// Walks one folder.
    /// - Parameters:
    ///   - folder: the path to open.
    ///   - prefix: what reports print before the paths below it, such as `App/`; empty for the folder itself.
    mutating func walk(_ folder: String, prefix: String) {
        let name = PathText.name(of: folder)
        walk(
            folder, prefix: prefix, AssetSurroundings.ordinary.entering(name),
            tokenFolder: Self.tokenFolders.contains(name) ? prefix : nil, depth: 0)
    }

    private mutating func walk(
        _ folder: String, prefix: String, _ surroundings: AssetSurroundings, tokenFolder: String?, depth: Int
    ) {
        let holdsTokens = tokenFolder != nil
        guard let status = FileSystem.status(folder), status.kind == .folder else { return }
        guard visited.insert(status.identity).inserted || isLanguage(folder, status.identity, depth: depth) else {
            if depth > 0 { leftOut.append(LeftOut(path: String(prefix.dropLast()), reason: .twin)) }
            return
        }
        above.append(status.identity)
        defer { above.removeLast() }
        let names: [String]
        do throws(LoadError) {
            guard depth <= Self.depthLimit else {
                throw LoadError("list", folder, "it lies more than \(Self.depthLimit) folders deep")
            }
            names = try FileSystem.list(folder)
        } catch {
            errors.append(LoadError(error.operation, prefix.isEmpty ? "." : String(prefix.dropLast()), error.reason))
            return
        }
        if leavesNested, depth > 0, names.contains(Configuration.fileName),
            FileSystem.status(folder + "/" + Configuration.fileName)?.kind == .file
        {
            nested.append(prefix + Configuration.fileName)
            leftOut.append(LeftOut(path: String(prefix.dropLast()), reason: .ownConfiguration))
            return
        }
        // The texts of fastlane's frameit stand on screenshots, and not in the app.
        if depth > 0, names.contains("Framefile.json") {
            leftOut.append(LeftOut(path: String(prefix.dropLast()), reason: .others))
            return
        }
        folders.append(folder)
        if folder.hasSuffix(".lproj") { languages.insert(folder) }
        // Seen from inside, the path of reports does not name the folder.
        let inside = folder + "/"
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let shown = prefix + name
            let isNamed = named.contains(path)
            let status = FileSystem.status(path)
            let role =
                FileRole(name: name, isAnyJSON: findsJSON || holdsTokens || isNamed)
                ?? (FileRole.isForeign(name, isAny: holdsTokens || isNamed) ? .foreignTokens : nil)
            let source =
                findsSources ? SourceKind(name: name, in: inside, isAsset: surroundings != .ordinary) : nil
            // A folder may be called as it likes, but one with the name of a table stands where its texts should be.
            if let role, status?.kind != .folder || role == .texts {
                if isExcluded(shown) {
                    leftOut.append(LeftOut(path: shown, reason: .excluded))
                    continue
                }
                guard let status, status.kind == .file else {
                    if role != .font { errors.append(LoadError("read", shown, Self.reason(status?.kind, path))) }
                    continue
                }
                guard !status.isLink || confinement.holds(path) else {
                    errors.append(Confinement.refusal("read", shown))
                    continue
                }
                let isTokenName = role == .json && FileRole(name: name) == .json
                files.append(
                    FoundFile(
                        path: path, shown: shown, role: role, size: status.size, isNamed: isNamed,
                        tokenFolder: tokenFolder ?? (isTokenName ? prefix : nil)))
                // JSON may be an animation, too; what it is nobody knows yet.
                if role == .json { note(path, shown, surroundings.asset(file: name)) }
                note(path, shown, source, status)
            } else if Self.passesOver(name) || isExcluded(shown) {
                guard status?.kind == .folder else { continue }
                leftOut.append(LeftOut(path: shown, reason: Self.passesOver(name) ? .others : .excluded))
            } else {
                switch status?.kind {
                case .folder:
                    guard status?.isLink != true || confinement.holds(path) else {
                        errors.append(Confinement.refusal("list", shown))
                        continue
                    }
                    note(path, shown, surroundings.asset(folder: name))
                    let inner = self.folder.prefix(of: name, at: path, in: prefix)
                    walk(
                        path, prefix: inner, surroundings.entering(name),
                        tokenFolder: tokenFolder ?? (Self.tokenFolders.contains(name) ? inner : nil),
                        depth: depth + 1)
                case .file:
                    note(path, shown, surroundings.asset(file: name))
                    if let status { note(path, shown, source, status) }
                    if exchangeSuffixes.contains(where: name.lowercased().hasSuffix) {
                        leftOut.append(LeftOut(path: shown, reason: .exchange))
                    }
                case .other:
                    if source != nil { errors.append(LoadError("read", shown, Self.reason(.other, path))) }
                case nil where Self.headerSuffixes.contains(where: name.hasSuffix) && FileSystem.exists(path):
                    // Headers declare, and no text is asked for in them.
                    leftOut.append(LeftOut(path: shown, reason: .brokenLink))
                case nil:
                    // A folder of texts may be behind it.
                    if source != nil || name.hasSuffix(".lproj") || !FileSystem.exists(path) {
                        errors.append(LoadError("read", shown, Self.reason(nil, path)))
                    }
                }
            }
        }
    }

    /// Whether a folder that was looked into stands for a language by another name. One language inside another is none, so
    /// that links between them end.
    private func isLanguage(_ folder: String, _ identity: FileSystem.FileIdentity, depth: Int) -> Bool {
        depth > 0 && folder.hasSuffix(".lproj") && !folder.contains(".lproj/") && !above.contains(identity)
            && !languages.contains(folder)
    }

    /// Whether a name stands for what others wrote or what a build made, or is hidden.
    static func passesOver(_ name: String) -> Bool {
        name.hasPrefix(".") || skippedFolders.contains(name) || skippedPackages.contains(where: name.hasSuffix)
    }

    /// Why something with the name of a file cannot be read.
    private static func reason(_ kind: FileSystem.Kind?, _ path: String) -> String {
        switch kind {
        case .folder: "it is a folder"
        case .file, .other: "it is not a file"
        case nil where FileSystem.exists(path): "the link leads nowhere"
        case nil where path.utf8.count > FileSystem.longestPath:
            "its path is longer than \(FileSystem.longestPath) bytes; move it up"
        // The name was mended to be printed, and is the name of nothing.
        case nil: path.contains("\u{FFFD}") ? "its name is not UTF-8; rename it" : "it is gone"
        }
    }

    private mutating func note(_ path: String, _ shown: String, _ kind: FoundAsset.Kind?) {
        if let kind { assets.append(FoundAsset(path: path, shown: shown, kind: kind)) }
    }

    private mutating func note(_ path: String, _ shown: String, _ kind: SourceKind?, _ status: FileSystem.Status) {
        guard let kind else { return }
        guard !status.isLink || confinement.holds(path) else {
            errors.append(Confinement.refusal("read", shown))
            return
        }
        sources.append(ProjectSources.File(path: shown, kind: kind, size: status.size, location: path))
    }

    private func isExcluded(_ path: String) -> Bool {
        exclude.matches(folder.configured(path))
    }
}

/// A file that the project may use.
struct FoundFile: Sendable, Hashable {
    var path: String
    var shown: String
    var role: FileRole
    /// In bytes.
    var size: Int
    /// Whether it was asked for by its name.
    var isNamed = false
    /// What the paths of token files begin with that belong to this one, where its place or name says that it is one.
    var tokenFolder: String?
    /// What the file holds, where it is not on the disk.
    var bytes: [UInt8]?

    /// The same file, with other bytes than those on the disk.
    func holding(_ bytes: [UInt8]?) -> FoundFile {
        guard let bytes else { return self }
        var file = self
        file.bytes = bytes
        file.size = bytes.count
        return file
    }
}
