/// The folder that all files of a theme lie in: from wherever they are called, they have the same names below it.
package struct SharedFolder {
    /// With a slash at its end; empty where the files have none in common.
    private let prefix: String

    package init(of paths: some Collection<String>) {
        var prefix = paths.first.map(Self.folder) ?? ""
        for path in paths {
            while !path.hasPrefix(prefix) { prefix = Self.folder(of: String(prefix.dropLast())) }
        }
        self.prefix = prefix
    }

    /// The folder of one file, such as the resolver document that names the others.
    package init(around path: String) { prefix = Self.folder(of: path) }

    private static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: 0x2F).map { String(path[...$0]) } ?? ""
    }

    /// Without a slash at its end; empty where the files have none in common.
    package var path: String { String(prefix.dropLast()) }

    /// The path from the folder; that of a file elsewhere as it is.
    package func relative(_ path: String) -> String {
        path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
