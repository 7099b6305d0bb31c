import L10nSource

/// Files and folders, asked which other paths lie in them. An answer costs as much as the path has parts.
package struct PathSet: Sendable {
    private let paths: Set<String>
    /// The levels above the folder that reports start from, of the highest folder here that holds that; 0 where none does.
    private let levels: Int

    package init(_ paths: some Sequence<String>) {
        self.paths = Set(paths)
        levels = self.paths.lazy.compactMap { PathText.levels(above: $0) }.max() ?? 0
    }

    /// Whether a path is one of these, or lies in one that is a folder.
    package func holds(_ path: String) -> Bool {
        if paths.contains(path) || paths.contains(".") && PathText.isBelowRoot(path) { return true }
        if levels > 0, PathText.climbs(path, less: levels + 1) { return true }
        // `..` is a folder above `../../a` by its letters alone.
        return PathText.folders(above: path).contains { paths.contains($0) && PathText.levels(above: $0) == nil }
    }
}
