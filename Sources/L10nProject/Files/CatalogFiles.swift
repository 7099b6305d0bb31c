import L10nFormats
import L10nSource

/// The String Catalogs of a project, for commands that write them.
package enum CatalogFiles {
    /// A catalog: the path to open, and the one to print.
    package struct Found: Sendable, Hashable {
        package let path: String
        package let shown: String
    }

    /// What a request means: catalogs, and the folders among its paths that hold none.
    package struct Search: Sendable {
        /// In the order of their paths.
        package let files: [Found]
        package let emptyFolders: [String]
        /// The folder of the configuration, else the one that was searched.
        package let base: String
        /// Where the catalogs may be written.
        package let confinement: Confinement
    }

    /// The catalogs that a request names, and those below the folders that it names, without what the configuration
    /// excludes; without paths those of the project.
    /// - Throws: when a path does not exist, or the configuration or a folder cannot be read.
    package static func find(_ request: ProjectRequest) throws(LoadError) -> Search {
        let folder = try ProjectFolder(request)
        var exclude: [PathPattern] = []
        if let path = folder.configuration {
            let file = SourceFile(path: folder.shown(path), bytes: try FileSystem.read(path))
            exclude =
                Configuration.read(file, folder: folder.shown(folder.base)) { shown throws(LoadError) in
                    try folder.openBase(shown)
                }.value.exclude
        }
        var walk = FileWalk(exclude: exclude, in: folder)
        var found: [Found] = []
        var folders: [String] = []
        for path in request.paths.isEmpty ? ["."] : request.paths {
            let path = PathText.join(folder.current, path)
            if FileSystem.status(path)?.kind == .folder {
                walk.walk(path, prefix: folder.prefix(of: path))
                folders.append(folder.shown(path))
            } else {
                found.append(Found(path: path, shown: folder.shown(path)))
            }
        }
        if let error = walk.errors.first { throw error }
        found += walk.files.filter { XCStringsFormat.claims($0.shown) }.map { Found(path: $0.path, shown: $0.shown) }
        let places = Set(found.flatMap { ["."] + PathText.folders(above: $0.shown) })
        return Search(
            files: Set(found).sorted { $0.shown.utf8.lexicographicallyPrecedes($1.shown.utf8) },
            emptyFolders: folders.filter { !places.contains($0) }, base: folder.base, confinement: folder.confinement)
    }
}
