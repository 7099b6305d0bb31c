import StateViews

/// Finds the files of a project below a folder.
///
/// Folders of builds, dependencies and version control are passed over, as are hidden ones. Links to folders are followed
/// once, so that a loop of links ends.
struct FileWalk {
    /// Folders that hold what others wrote or what a build made.
    static let skippedFolders: Set<String> = [
        "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "vendor", "fastlane",
    ]
    /// How the names of folders end that hold copies of source files for translators, or what others have built.
    private static let skippedPackages = [".xcloc", ".framework", ".xcframework", ".app", ".xcarchive"]
    /// Deeper folders are not looked into; no real tree comes near.
    static let depthLimit = 64

    /// Folders whose JSON files may hold tokens, whatever they are called.
    private static let tokenFolders: Set<String> = ["tokens", "design-tokens"]

    private let exclude: [PathPattern]
    /// Whether any JSON file may hold tokens.
    private let findsJSON: Bool
    /// The paths to open of files that were asked for by name.
    private let named: Set<String>
    /// What paths begin with before the folder that the patterns start from.
    private let base: String
    private var visited: Set<FileSystem.FileIdentity> = []
    /// The files found, as (path to open, path from the start folder), in the order of their paths.
    private(set) var files: [FoundFile] = []
    /// What may be pictures and animations of the project, in the order of their paths.
    private(set) var assets: [FoundAsset] = []
    private(set) var errors: [LoadError] = []

    /// - Parameter named: the paths to open of files that were asked for by name. One that ends in `.json` may hold tokens.
    init(exclude: [PathPattern], base: String, findsJSON: Bool = false, named: [String] = []) {
        self.exclude = exclude
        self.findsJSON = findsJSON
        self.named = Set(named)
        self.base = base
    }

    /// Walks one folder.
    /// - Parameters:
    ///   - folder: the path to open.
    ///   - prefix: what reports print before the paths below it, such as `App/`; empty for the folder itself.
    mutating func walk(_ folder: String, prefix: String) {
        let name = PathText.name(of: folder)
        walk(
            folder, prefix: prefix, AssetSurroundings.ordinary.entering(name),
            holdsTokens: Self.tokenFolders.contains(name), depth: 0)
    }

    private mutating func walk(
        _ folder: String, prefix: String, _ surroundings: AssetSurroundings, holdsTokens: Bool, depth: Int
    ) {
        guard let status = FileSystem.status(folder), status.kind == .folder, visited.insert(status.identity).inserted
        else { return }
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
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let shown = prefix + name
            let isNamed = named.contains(path)
            let status = FileSystem.status(path)
            let kind =
                FileKind(name: name, isAnyJSON: findsJSON || holdsTokens || isNamed)
                ?? (FileKind.isForeign(name, isAny: holdsTokens || isNamed) ? .foreignTokens : nil)
            // A folder may be called as it likes, but one with the name of a table stands where its texts should be.
            if let kind, status?.kind != .folder || kind.holdsTexts {
                if isExcluded(shown) { continue }
                guard let status, status.kind == .file else {
                    if kind != .font { errors.append(LoadError("read", shown, Self.reason(status?.kind))) }
                    continue
                }
                files.append(
                    FoundFile(path: path, shown: shown, kind: kind, size: status.size, isNamed: isNamed))
                if kind == .json { note(path, shown, surroundings.asset(file: name)) }
            } else if !Self.passesOver(name), !isExcluded(shown) {
                switch status?.kind {
                case .folder:
                    note(path, shown, surroundings.asset(folder: name))
                    walk(
                        path, prefix: shown + "/", surroundings.entering(name),
                        holdsTokens: holdsTokens || Self.tokenFolders.contains(name), depth: depth + 1)
                case .file: note(path, shown, surroundings.asset(file: name))
                case .other, nil: break
                }
            }
        }
    }

    /// Whether a name stands for what others wrote or what a build made, or is hidden.
    static func passesOver(_ name: String) -> Bool {
        name.hasPrefix(".") || skippedFolders.contains(name) || skippedPackages.contains(where: name.hasSuffix)
    }

    /// Why something with the name of a file cannot be read.
    private static func reason(_ kind: FileSystem.Kind?) -> String {
        switch kind {
        case .folder: "it is a folder"
        case .file, .other: "it is not a file"
        case nil: "the link leads nowhere"
        }
    }

    private mutating func note(_ path: String, _ shown: String, _ kind: FoundAsset.Kind?) {
        if let kind { assets.append(FoundAsset(path: path, shown: shown, kind: kind)) }
    }

    private func isExcluded(_ path: String) -> Bool {
        let path = path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
        return exclude.contains { $0.matches(path) }
    }
}

/// A file that the project may use.
struct FoundFile: Sendable, Hashable {
    var path: String
    var shown: String
    var kind: FileKind
    /// In bytes.
    var size: Int
    /// Whether it was asked for by its name.
    var isNamed = false
    /// What the file holds, where it is not on the disk.
    var bytes: [UInt8]?
}

/// What a file is, told by its name.
enum FileKind: Sendable, Hashable {
    case strings
    case stringsDictionary
    case stringCatalog
    case tokens
    case resolver
    /// Definitions of state views and screens.
    case stateViews
    /// Any other JSON file.
    case json
    /// A file that may hold tokens in a notation that token files are not read in.
    case foreignTokens
    case font

    /// - Parameter isAnyJSON: whether JSON files of any name count.
    init?(name: String, isAnyJSON: Bool = false) {
        if name.hasSuffix(".strings") {
            self = .strings
        } else if name.hasSuffix(".stringsdict") {
            self = .stringsDictionary
        } else if name.hasSuffix(".xcstrings") {
            self = .stringCatalog
        } else if name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") {
            self = .tokens
        } else if name.hasSuffix(".resolver.json") {
            self = .resolver
        } else if name.hasSuffix(StateViewDocument.suffix) {
            self = .stateViews
        } else if isAnyJSON || Self.tokenFiles.contains(name), name.hasSuffix(".json"),
            !name.hasPrefix("stateview-l10n")
        {
            self = .json
        } else if Self.fontExtensions.contains(where: name.hasSuffix) {
            self = .font
        } else {
            return nil
        }
    }

    /// What a file is by its name, else by what was said of it (TF-2).
    ///
    /// Source: Design Tokens Format Module 2025.10, section 4.1; RFC 9110, section 8.3.1 for parameters and case.
    init?(name: String, mediaType: String?, isAnyJSON: Bool) {
        let named = FileKind(name: name, isAnyJSON: isAnyJSON)
        let type = mediaType?.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" }.lowercased()
        switch (named, type) {
        case (nil, "application/design-tokens+json"), (.json, "application/design-tokens+json"): self = .tokens
        case (nil, "application/json"): self = .json
        default:
            guard let named else { return nil }
            self = named
        }
    }

    /// Whether a file may hold tokens in another notation than JSON.
    /// - Parameter isAny: whether a name does not have to say that it holds tokens.
    static func isForeign(_ name: String, isAny: Bool) -> Bool {
        foreignExtensions.contains(where: name.hasSuffix)
            && (isAny || name.contains(".tokens.") || name.contains(".resolver."))
    }

    private static let foreignExtensions = [".json5", ".jsonc", ".yaml", ".yml"]

    /// What token files and resolver documents are called most often where their names say no format.
    private static let tokenFiles: Set<String> = ["tokens.json", "design-tokens.json", "resolver.json"]
    private static let fontExtensions = [".ttf", ".otf", ".ttc", ".woff", ".woff2", ".TTF", ".OTF"]

    /// Whether the file holds texts.
    var holdsTexts: Bool {
        switch self {
        case .strings, .stringsDictionary, .stringCatalog: true
        case .tokens, .resolver, .stateViews, .json, .foreignTokens, .font: false
        }
    }

    /// Whether the file may hold tokens or say in which order they are resolved.
    var mayHoldTokens: Bool {
        switch self {
        case .tokens, .resolver, .json, .foreignTokens: true
        case .strings, .stringsDictionary, .stringCatalog, .stateViews, .font: false
        }
    }
}
