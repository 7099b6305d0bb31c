/// What names of files and folders say, and why a file with one cannot be read.
extension FileWalk {
    /// Folders that hold what others wrote or what a build made.
    static let skippedFolders: Set<String> = [
        "build", "Build", "dist", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "vendor",
        "fastlane",
        "Fastlane",
    ]
    /// How the names of folders end that hold copies of source files for translators, or what others have built.
    private static let skippedPackages = [".xcloc", ".framework", ".xcframework", ".app", ".xcarchive"]
    private static let headerSuffixes = [".h", ".hpp", ".pch"]
    /// Folders whose JSON files may hold tokens, whatever they are called.
    static let tokenFolders: Set<String> = ["tokens", "design-tokens"]

    /// Whether a name stands for what others wrote or what a build made, or is hidden.
    static func passesOver(_ name: String) -> Bool {
        name.hasPrefix(".") || skippedFolders.contains(name) || skippedPackages.contains(where: name.hasSuffix)
    }

    static func isHeader(_ name: String) -> Bool { headerSuffixes.contains(where: name.hasSuffix) }

    /// Why something with the name of a file cannot be read.
    static func reason(_ kind: FileSystem.Kind?, _ path: String) -> String {
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
}
