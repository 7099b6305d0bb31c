import L10nSource

/// Finds the files of a project below a folder.
///
/// Folders of builds, dependencies and version control are passed over, as are hidden ones. A folder is looked into once,
/// whatever links lead to it, so that a loop of links ends; a folder of a language by each name, as each names a language.
/// No link is followed that leads out of the project.
struct FileWalk {
    /// Deeper folders are not looked into; no real tree comes near.
    static let depthLimit = 64

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
            Place(
                folder: folder, prefix: prefix, surroundings: AssetSurroundings.ordinary.entering(name),
                tokenFolder: Self.tokenFolders.contains(name) ? prefix : nil, depth: 0))
    }

    /// A folder that is looked into.
    private struct Place {
        /// The path to open.
        let folder: String
        /// What reports print before the paths below it.
        let prefix: String
        let surroundings: AssetSurroundings
        /// What the paths of token files begin with that belong together, in a folder for tokens.
        let tokenFolder: String?
        let depth: Int
    }

    /// What stands in a folder under a name.
    private struct Entry {
        let name: String
        let path: String
        let shown: String
        let status: FileSystem.Status?
        /// Whether it was asked for by its name.
        let isNamed: Bool
        /// How it uses keys, where somebody asks.
        let source: SourceKind?
    }

    private mutating func walk(_ place: Place) {
        guard let status = FileSystem.status(place.folder), status.kind == .folder else { return }
        let isNew = visited.insert(status.identity).inserted
        guard isNew || isLanguage(place.folder, status.identity, depth: place.depth) else {
            if place.depth > 0 { leaveOut(place, .twin) }
            return
        }
        above.append(status.identity)
        defer { above.removeLast() }
        guard let names = names(in: place), !leavesOut(place, holding: names) else { return }
        folders.append(place.folder)
        if place.folder.hasSuffix(".lproj") { languages.insert(place.folder) }
        for name in names where !name.hasPrefix(".") { visit(name, in: place) }
    }

    /// The names in a folder; nil where they cannot be listed.
    private mutating func names(in place: Place) -> [String]? {
        do throws(LoadError) {
            guard place.depth <= Self.depthLimit else {
                throw LoadError("list", place.folder, "it lies more than \(Self.depthLimit) folders deep")
            }
            return try FileSystem.list(place.folder)
        } catch {
            let shown = place.prefix.isEmpty ? "." : String(place.prefix.dropLast())
            errors.append(LoadError(error.operation, shown, error.reason))
            return nil
        }
    }

    /// Whether a folder is another project's, or no app's, by what it holds.
    private mutating func leavesOut(_ place: Place, holding names: [String]) -> Bool {
        guard place.depth > 0 else { return false }
        if leavesNested, names.contains(Configuration.fileName),
            FileSystem.status(place.folder + "/" + Configuration.fileName)?.kind == .file
        {
            nested.append(place.prefix + Configuration.fileName)
            leaveOut(place, .ownConfiguration)
            return true
        }
        // The texts of fastlane's frameit stand on screenshots, and not in the app.
        if names.contains("Framefile.json") {
            leaveOut(place, .others)
            return true
        }
        return false
    }

    private mutating func leaveOut(_ place: Place, _ reason: LeftOut.Reason) {
        leftOut.append(LeftOut(path: String(place.prefix.dropLast()), reason: reason))
    }

    private mutating func visit(_ name: String, in place: Place) {
        let path = place.folder + "/" + name
        // Seen from inside, the path of reports does not name the folder.
        let source =
            findsSources
            ? SourceKind(name: name, in: place.folder + "/", isAsset: place.surroundings != .ordinary) : nil
        let entry = Entry(
            name: name, path: path, shown: place.prefix + name, status: FileSystem.status(path),
            isNamed: named.contains(path), source: source)
        let mayHoldTokens = place.tokenFolder != nil || entry.isNamed
        let role =
            FileRole(name: name, isAnyJSON: findsJSON || mayHoldTokens)
            ?? (FileRole.isForeign(name, isAny: mayHoldTokens) ? .foreignTokens : nil)
        // A folder may be called as it likes, but one with the name of a table stands where its texts should be.
        if let role, entry.status?.kind != .folder || role == .texts {
            take(entry, as: role, in: place)
        } else if Self.passesOver(name) || isExcluded(entry.shown) {
            guard entry.status?.kind == .folder else { return }
            leftOut.append(LeftOut(path: entry.shown, reason: Self.passesOver(name) ? .others : .excluded))
        } else {
            look(at: entry, in: place)
        }
    }

    /// Takes a file that has the name of one that the project may use.
    private mutating func take(_ entry: Entry, as role: FileRole, in place: Place) {
        if isExcluded(entry.shown) {
            leftOut.append(LeftOut(path: entry.shown, reason: .excluded))
            return
        }
        guard let status = entry.status, status.kind == .file else {
            if role != .font {
                errors.append(LoadError("read", entry.shown, Self.reason(entry.status?.kind, entry.path)))
            }
            return
        }
        guard isConfined(entry, "read") else { return }
        let isTokenName = role == .json && FileRole(name: entry.name) == .json
        files.append(
            FoundFile(
                path: entry.path, shown: entry.shown, role: role, size: status.size, isNamed: entry.isNamed,
                tokenFolder: place.tokenFolder ?? (isTokenName ? place.prefix : nil)))
        // JSON may be an animation, too; what it is nobody knows yet.
        if role == .json { note(entry, place.surroundings.asset(file: entry.name)) }
        noteSource(entry)
    }

    /// Goes into a folder, and notes what else there is by the uses that others may have for it.
    private mutating func look(at entry: Entry, in place: Place) {
        switch entry.status?.kind {
        case .folder:
            guard isConfined(entry, "list") else { return }
            note(entry, place.surroundings.asset(folder: entry.name))
            let inner = folder.prefix(of: entry.name, at: entry.path, in: place.prefix)
            walk(
                Place(
                    folder: entry.path, prefix: inner, surroundings: place.surroundings.entering(entry.name),
                    tokenFolder: place.tokenFolder ?? (Self.tokenFolders.contains(entry.name) ? inner : nil),
                    depth: place.depth + 1))
        case .file:
            note(entry, place.surroundings.asset(file: entry.name))
            noteSource(entry)
            if exchangeSuffixes.contains(where: entry.name.lowercased().hasSuffix) {
                leftOut.append(LeftOut(path: entry.shown, reason: .exchange))
            }
        case .other:
            if entry.source != nil { errors.append(LoadError("read", entry.shown, Self.reason(.other, entry.path))) }
        case nil where Self.isHeader(entry.name) && FileSystem.exists(entry.path):
            // Headers declare, and no text is asked for in them.
            leftOut.append(LeftOut(path: entry.shown, reason: .brokenLink))
        case nil:
            // A folder of texts may be behind it.
            if entry.source != nil || entry.name.hasSuffix(".lproj") || !FileSystem.exists(entry.path) {
                errors.append(LoadError("read", entry.shown, Self.reason(nil, entry.path)))
            }
        }
    }

    /// Whether a folder that was looked into stands for a language by another name. One language inside another is none, so
    /// that links between them end.
    private func isLanguage(_ folder: String, _ identity: FileSystem.FileIdentity, depth: Int) -> Bool {
        depth > 0 && folder.hasSuffix(".lproj") && !folder.contains(".lproj/") && !above.contains(identity)
            && !languages.contains(folder)
    }

    private mutating func note(_ entry: Entry, _ kind: FoundAsset.Kind?) {
        if let kind { assets.append(FoundAsset(path: entry.path, shown: entry.shown, kind: kind)) }
    }

    private mutating func noteSource(_ entry: Entry) {
        guard let kind = entry.source, let status = entry.status, isConfined(entry, "read") else { return }
        sources.append(ProjectSources.File(path: entry.shown, kind: kind, size: status.size, location: entry.path))
    }

    /// Whether something may be opened: it is no link, or one that stays in the project.
    private mutating func isConfined(_ entry: Entry, _ operation: String) -> Bool {
        guard entry.status?.isLink == true, !confinement.holds(entry.path) else { return true }
        errors.append(Confinement.refusal(operation, entry.shown))
        return false
    }

    private func isExcluded(_ path: String) -> Bool {
        exclude.matches(folder.configured(path))
    }
}
