import L10nSource

/// Reads token files and resolver documents, and remembers what it read.
struct TokenFileReader {
    /// The absolute path of the folder that shown paths start from.
    let root: String
    /// The most bytes of a file.
    let limit: Int
    /// The paths to open, where they are known, by the paths that reports print.
    var paths: [String: String] = [:]
    /// The files in the order in which they were asked for; one that was asked for again stands there again.
    private(set) var sources: [SourceFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var errors: [LoadError] = []
    private var known: [String: SourceFile] = [:]

    init(root: String, limit: Int) {
        self.root = root
        self.limit = limit
    }

    /// The file that reports print by this path; nil when there is none.
    mutating func file(_ shown: String) -> SourceFile? {
        if let file = known[shown] {
            sources.append(file)
            return file
        }
        let path = paths[shown] ?? PathText.join(root, shown)
        guard let status = FileSystem.status(path), status.kind == .file else { return nil }
        do {
            let bytes = try FileSystem.read(path, limit: limit + 1)
            var file = SourceFile(path: shown, bytes: bytes)
            if bytes.count > limit {
                diagnostics.append(LoadedTexts.tooLarge(shown, size: status.size, limit: limit))
                // An empty theme has no further findings.
                file = SourceFile(path: shown, text: "{}")
            }
            known[shown] = file
            sources.append(file)
            return file
        } catch {
            errors.append(LoadError(error.operation, shown, error.reason))
            return nil
        }
    }
}
