import L10nProject
import L10nSource

/// The files that some of the owners of a repository have.
struct OwnedFiles {
    private let owners: CodeOwners
    private let names: Set<String>
    private let root: String
    /// The answers for the files of the project, as many findings ask for each.
    private let known: [String: Bool]
    /// Whether no file of the project is one of theirs, its sources among them.
    let isEmpty: Bool

    /// - Parameters:
    ///   - owners: as `CODEOWNERS` names them, in any case and with or without the `@`.
    ///   - root: the absolute path of the folder that the paths of the project start from.
    init(_ project: Project, owners names: [String], root: String) throws(CommandFailure) {
        let folder = PathText.join(root, project.configuration.folder)
        let found = try CommandFailure.attempt { () throws(LoadError) in try CodeOwners.nearest(above: folder) }
        guard let owners = found else {
            throw .usage("--owner needs a CODEOWNERS file in the repository, or in its .github, docs or .gitlab")
        }
        let there = Set(owners.names.map(Self.plain))
        for name in names where !there.contains(Self.plain(name)) {
            throw .usage(Unknown.message("owner", name, among: owners.names))
        }
        let plain = Set(names.map(Self.plain))
        self.owners = owners
        self.names = plain
        self.root = root
        known = Dictionary(
            Set(project.files).map { ($0, Self.holds(PathText.join(root, $0), owners, plain)) },
            uniquingKeysWith: { first, _ in first })
        isEmpty =
            !known.values.contains(true)
            && !project.usageSources.files.contains { Self.holds(PathText.join(root, $0.path), owners, plain) }
    }

    /// - Parameter path: as reports print it.
    func holds(_ path: String) -> Bool {
        known[path] ?? Self.holds(PathText.join(root, path), owners, names)
    }

    private static func holds(_ path: String, _ owners: CodeOwners, _ names: Set<String>) -> Bool {
        owners.owners(of: path).contains { names.contains(plain($0)) }
    }

    /// GitHub and GitLab take names in any case.
    private static func plain(_ name: String) -> String {
        (name.hasPrefix("@") ? String(name.dropFirst()) : name).lowercased()
    }
}
