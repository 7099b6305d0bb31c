import L10nSource

/// Files and folders, asked which other paths lie in them. An answer costs as much as the path has parts.
package struct PathSet: Sendable {
    private let paths: Set<String>

    package init(_ paths: some Sequence<String>) {
        self.paths = Set(paths)
    }

    /// Whether a path is one of these, or lies in one that is a folder.
    package func holds(_ path: String) -> Bool {
        if paths.contains(path) || paths.contains(".") && PathText.isBelowRoot(path) { return true }
        return PathText.folders(above: path).contains(where: paths.contains)
    }
}
