import L10nFormats
package import L10nSource

/// What a run was pointed at and nothing looked at: paths that were named, else the folder of the project.
///
/// A run that read nothing must not look like one that found nothing (checks.md 3.2).
struct UnjudgedPaths {
    private let folder: ProjectFolder
    private let configuration: Configuration
    private let exchangeSuffixes: [String]
    /// The paths that were named, as reports print them, else the folder that the project was looked for in.
    private let asked: [String]
    private let named: PathSet
    /// The files that were looked at and the folders above them.
    private let judged: Set<String>
    /// The same of files that no layer claims.
    private let unassigned: Set<String>
    /// The same of what could not be read, which is told anyway.
    private let unreadable: Set<String>
    /// What was not looked at, and why.
    private let leftOut: [LeftOut]
    /// The files and folders that were looked at, by what their paths lead to.
    private lazy var twins = Dictionary(
        judged.sorted().compactMap { path in
            FileSystem.resolved(PathText.join(folder.root, path)).map { ($0, path) }
        }
    ) { first, _ in first }

    /// - Parameters:
    ///   - requested: the paths that were named, as reports print them; empty for the whole project.
    ///   - exchangeSuffixes: see `ProjectRequest`.
    ///   - judged: the files that were looked at, without the configuration, and those that have a finding anyway.
    ///   - unassigned: the files that no layer claims.
    ///   - unreadable: what could not be read.
    ///   - leftOut: what was not looked at.
    init(
        _ requested: [String], _ folder: ProjectFolder, _ configuration: Configuration, exchangeSuffixes: [String],
        judged: [String], unassigned: [String], unreadable: [String], leftOut: [LeftOut]
    ) {
        self.folder = folder
        self.configuration = configuration
        self.exchangeSuffixes = exchangeSuffixes
        asked = requested.isEmpty ? [folder.shown(folder.base)] : requested
        named = PathSet(requested)
        self.judged = Self.places(of: judged, depth: folder.depth)
        self.unassigned = Self.places(of: unassigned, depth: folder.depth)
        self.unreadable = Self.places(of: unreadable, depth: folder.depth)
        self.leftOut = leftOut
    }

    /// - Parameter depth: how many folders above the one that reports start from belong to the project.
    private static func places(of files: [String], depth: Int) -> Set<String> {
        var places = Set(files)
        // `..` of so many levels is the lowest of them that a file was found in.
        var lowest = Int.max
        for file in files {
            // A known folder has all above it among the places already.
            for folder in PathText.folders(above: file) where !places.insert(folder).inserted { break }
            if PathText.isBelowRoot(file) { places.insert(".") }
            if depth > 0 { lowest = min(lowest, file.split(separator: "/").prefix { $0 == ".." }.count) }
        }
        for level in max(1, min(lowest, depth + 1))..<max(1, depth + 1) {
            places.insert(Array(repeating: "..", count: level).joined(separator: "/"))
        }
        return places
    }

    /// A finding for each path that nothing claims.
    mutating func findings() -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for shown in asked where !judged.contains(shown) && !unreadable.contains(shown) {
            let path = PathText.join(folder.root, shown)
            var cause = "requested"
            guard path != folder.configuration, let (reason, advice) = reason(path, shown, &cause) else { continue }
            if let finding = Diagnostic.unjudged([shown], reason, advice, cause: cause) {
                findings.append(finding)
            }
        }
        return findings
    }

    /// Why nothing looked at a path, and what to do; nil where it was looked at under another name that was asked for.
    private mutating func reason(_ path: String, _ shown: String, _ cause: inout String) -> (String, String)? {
        guard let start = folder.starts.first(where: { $0 == "/" || PathText.isInside(path, $0) }) else {
            let base = Wording.quoted(folder.shown(folder.base))
            return ("it lies outside \(base), the folder of the configuration", "check it in a run of its own")
        }
        let name = PathText.name(of: path)
        if exchangeSuffixes.contains(where: name.lowercased().hasSuffix) {
            return (
                "files of translators are checked when they come back",
                "run 'stateview-l10n import --dry-run' on it"
            )
        }
        let parts = path.dropFirst(start.count).split(separator: "/").map(String.init)
        if let part = parts.first(where: FileWalk.passesOver) {
            return ("what is called \(Wording.quoted(part)) is passed over", "give it a configuration of its own")
        }
        if let excluded = exclusion(of: path) {
            let name = excluded.isEmpty ? "everything" : Wording.quoted(excluded)
            return ("the configuration excludes \(name)", "take that out of 'exclude'")
        }
        if unassigned.contains(shown) {
            return ("no layer of the configuration claims what it holds", "add it to 'paths' of a layer")
        }
        if let target = FileSystem.resolved(path), let twin = twins[target] {
            // The folder that reports print paths from has two names.
            guard PathText.join(folder.root, twin) != path else { return nil }
            return named.holds(twin) ? nil : ("it was read as \(Wording.quoted(twin)) already", "name that")
        }
        guard FileSystem.status(path)?.kind == .folder else { return Self.reason(file: name) }
        func held(_ reason: LeftOut.Reason) -> [String] {
            leftOut.filter { $0.reason == reason && (shown == "." || PathText.isInside($0.path, shown)) }.map(\.path)
        }
        if let document = held(.otherDocuments).first { return Self.reason(file: document) }
        let excluded = held(.excluded).first
        if excluded == nil { cause = Diagnostic.emptyFolder }
        let interfaces = held(.untranslated)
        guard interfaces.isEmpty else {
            return (
                "it holds no texts, tokens or state views but those of "
                    + Wording.count(interfaces.count, "interface file", "interface files")
                    + ", which no language translates",
                "add their .strings files"
            )
        }
        guard let excluded else {
            return ("it holds no texts, tokens or state views", "name a folder that does")
        }
        return (
            "it holds no texts, tokens or state views outside \(Wording.quoted(excluded)), which the configuration excludes",
            "name a folder that does, or take that out of 'exclude'"
        )
    }

    private static var suffixes: [String] { CatalogFormats.all.flatMap { $0.suffixes } }

    private static func reason(file: String) -> (String, String) {
        switch FileRole(name: file, isAnyJSON: true) {
        case .json, .tokens, .resolver, .foreignTokens:
            JSONContent.otherRefusal
        case .font: ("fonts are looked at with the theme that names them", "name the theme")
        case .stateViews: ("the configuration names other documents", "add it to 'stateViews.documents'")
        case .texts, nil:
            (
                "'check' reads no such files",
                "name \(suffixes.joined(separator: ", ")), .tokens.json or .stateview.json files"
            )
        }
    }

    /// The highest folder above a path, or the path itself, that the configuration excludes, seen from the configuration.
    private func exclusion(of path: String) -> String? {
        let path = PathText.relative(path, to: folder.base)
        return ([path] + PathText.folders(above: path)).last { part in
            configuration.exclude.contains { $0.matches(part) }
        }
    }
}

extension Diagnostic {
    fileprivate static let emptyFolder = "empty-folder"

    /// Whether it says that a folder that was asked for has nothing to judge, in itself no mistake.
    package var saysEmptyFolder: Bool { rule == .unjudgedPath && cause == Self.emptyFolder }
}
