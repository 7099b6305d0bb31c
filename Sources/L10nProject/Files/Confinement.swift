import L10nSource

/// The folders that a run may read and write in, whatever the paths and links say that it finds in files and folders.
///
/// A project may come from a stranger, as with a pull request: what it names is not what the user asked for. Paths that the
/// user typed are trusted, and so is what lies in the folders that they lead to.
package struct Confinement: Sendable {
    /// Absolute paths without links; nil where nothing is confined.
    private let places: [String]?

    /// For what a program made itself, such as files in memory.
    package static let none = Confinement()

    private init() { places = nil }

    /// - Parameter paths: folders, with all that is in them, and single files, which need not exist yet.
    package init(_ paths: [String]) {
        places = paths.map(FileSystem.target)
    }

    /// Whether a path leads, links followed, to one of the places.
    package func holds(_ path: String) -> Bool {
        guard let places else { return true }
        let target = FileSystem.target(of: path)
        return places.contains { $0 == "/" || PathText.isInside(target, $0) }
    }

    /// Reads a file that another file names.
    package func read(_ path: String, limit: Int = FileSystem.mostBytes) throws(LoadError) -> [UInt8] {
        guard holds(path) else { throw Self.refusal("read", path) }
        return try FileSystem.read(path, limit: limit)
    }

    /// - Parameter shown: the path as reports print it.
    package static func refusal(_ operation: String, _ shown: String) -> LoadError {
        LoadError(
            operation, shown,
            "it leads out of the project; if it belongs there, name the folder that it leads to with --allow-outside")
    }
}
