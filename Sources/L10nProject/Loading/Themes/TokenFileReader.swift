import L10nSource

/// Reads token files and resolver documents, and remembers what it read.
struct TokenFileReader {
    /// The absolute path of the folder that shown paths start from.
    let root: String
    let confinement: Confinement
    /// The most bytes of a file.
    let limit: Int
    /// The paths to open, where they are known, by the paths that reports print.
    var paths: [String: String] = [:]
    /// What files hold, by the paths that reports print; nil where they are on the disk.
    private let contents: [String: [UInt8]]?
    /// What some of the files on the disk hold instead.
    private let replacements: [String: [UInt8]]
    /// The files in the order in which they were asked for; one that was asked for again stands there again.
    private(set) var sources: [SourceFile] = []
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var errors: [LoadError] = []
    private var known: [String: SourceFile] = [:]

    init(
        root: String, confinement: Confinement, limit: Int, contents: [String: [UInt8]]? = nil,
        replacements: [String: [UInt8]] = [:]
    ) {
        self.root = root
        self.confinement = confinement
        self.limit = limit
        self.contents = contents
        self.replacements = replacements
    }

    /// The file that reports print by this path; nil when there is none.
    mutating func file(_ shown: String) -> SourceFile? {
        if let file = known[shown] {
            sources.append(file)
            return file
        }
        if let contents { return contents[shown].map { remember(shown, $0, size: $0.count) } }
        let path = paths[shown] ?? PathText.join(root, shown)
        guard paths[shown] != nil || confinement.holds(path) else {
            errors.append(Confinement.refusal("read", shown))
            return nil
        }
        guard let status = FileSystem.status(path), status.kind == .file else { return nil }
        if let bytes = replacements[shown] { return remember(shown, bytes, size: bytes.count) }
        do {
            return remember(shown, try FileSystem.readSource(path, limit: limit), size: status.size)
        } catch {
            errors.append(LoadError(error.operation, shown, error.reason))
            return nil
        }
    }

    private mutating func remember(_ shown: String, _ bytes: [UInt8], size: Int) -> SourceFile {
        var file = SourceFile(path: shown, bytes: bytes)
        if bytes.count > limit {
            diagnostics.append(LoadedTexts.tooLarge(shown, size: size, limit: limit))
            // An empty theme has no further findings.
            file = SourceFile(path: shown, text: "{}")
        }
        known[shown] = file
        sources.append(file)
        return file
    }
}
