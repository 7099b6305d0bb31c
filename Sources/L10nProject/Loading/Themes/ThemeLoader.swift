import L10nSource
import L10nSyntax
import TokenThemes

/// Reads the themes of a project: its resolver documents with all that they name, and the token files that none names.
struct ThemeLoader {
    /// What came of it.
    struct Result {
        /// The theme of the project first, if it has one.
        var themes: [LoadedTheme] = []
        /// A lock that is there in place of a theme.
        var lock: ThemeLock?
        var diagnostics: [Diagnostic] = []
        var errors: [LoadError] = []
    }

    private static let documentSuffix = ".resolver.json"

    private let configuration: Configuration
    private let folder: ProjectFolder
    private let defaults: DefaultFiles
    private let neighbours: FilesBesideTheme
    private let contents: [String: [UInt8]]?
    private var trees: TokenTrees
    private var result = Result()

    /// - Parameters:
    ///   - contents: what files hold, by the paths that reports print; nil where they are on the disk.
    ///   - replacements: what some of the files on the disk hold instead.
    init(
        _ configuration: Configuration, _ folder: ProjectFolder, defaults: DefaultFiles,
        contents: [String: [UInt8]]? = nil, replacements: [String: [UInt8]] = [:]
    ) {
        self.configuration = configuration
        self.folder = folder
        self.defaults = defaults
        self.contents = contents
        neighbours = FilesBesideTheme(configuration: configuration, folder: folder)
        let reader = TokenFileReader(
            root: folder.root, confinement: folder.confinement, limit: configuration.limits.fileBytes,
            contents: contents, replacements: replacements)
        trees = TokenTrees(reader, dialect: TokenDialect(configuration.themes.dialect))
    }

    private var dialect: TokenDialect { trees.dialect }

    /// - Parameters:
    ///   - files: the token files and resolver documents of the project, in the order of their paths.
    ///   - loadsDefault: whether the default theme is read where the project has no resolver document. A lock stands in
    ///     where it has no tokens at all.
    mutating func load(_ files: [FoundFile], loadsDefault: Bool) -> Result {
        for file in files { trees.files.paths[file.shown] = file.path }
        let named = Set(files.lazy.filter(\.isNamed).map(\.shown))
        var document: String?
        if let named = configuration.themes.resolver {
            document = path(of: named)
            if document == nil { return result }
        }
        let files = TokenFiles(files, document: document, &trees)
        for document in files.documents { load(document: document) }
        if files.tokens.isEmpty, files.documents.isEmpty {
            if let lock = neighbours.lockAlone(&trees.files) {
                result.lock = lock.value
                result.diagnostics += lock.diagnostics
            } else if !loadsDefault, trees.files.errors.isEmpty {
                // The default theme may get a lock of that name.
                result.diagnostics += neighbours.missingLock
            }
        }
        if files.documents.isEmpty, result.lock == nil, loadsDefault, configuration.usesEmbeddedDefaults {
            result.themes.append(LoadedTheme(defaultsOf: defaults, limit: configuration.limits.fileBytes))
        }

        let used = Set(result.themes.flatMap { $0.sources.map(\.path) })
        // What a broken document would have named is not known, so no file can be said to stand for itself.
        let isKnown = result.themes.allSatisfy(\.isComplete)
        let alone = files.tokens.filter { !used.contains($0) }
        load(alone, mayBelongTogether: files.documents.isEmpty, isComplete: isKnown)
        if isKnown {
            result.diagnostics += Self.outsiders(alone.filter { !named.contains($0) }, below: files.documents)
        }
        result.diagnostics += UnjudgedTokenFiles.findings(
            foreign: files.foreign, others: files.others.filter { !used.contains($0.file.shown) },
            beside: files.tokens + result.themes.filter { $0.origin == .document }.flatMap { $0.sources.map(\.path) },
            &trees.files)
        result.diagnostics += ConfiguredNames.unknown(configuration, in: result.themes) { [defaults, configuration] in
            LoadedTheme(defaultsOf: defaults, limit: configuration.limits.fileBytes)
        }
        return finished()
    }

    /// Reads files that were named one by one, by the paths that reports print: a resolver document with all that it
    /// names, or token files as one theme, in which a later one overrides an earlier one.
    mutating func load(named files: [String]) -> Result {
        let found = files.compactMap { trees.tree($0) }
        if let first = found.first {
            let path = first.value.file.path
            if files.count == 1, path.hasSuffix(Self.documentSuffix) || JSONContent.isResolver(first.value.root) {
                load(document: path)
            } else {
                add(Theme.join(trees: found, dialect: dialect), .file, path, found.map(\.value.file))
            }
        }
        return finished()
    }

    private func finished() -> Result {
        var result = result
        result.diagnostics += trees.files.diagnostics
        result.errors = trees.files.errors
        return result
    }

    /// The path of the document that the configuration names; nil when there is none.
    private mutating func path(of named: Located<String>) -> String? {
        let path = PathText.join(folder.base, named.value)
        let shown = folder.shown(path)
        let isHeld = contents != nil || folder.confinement.holds(path)
        if isHeld, contents.map({ $0[shown] != nil }) ?? (FileSystem.status(path)?.kind == .file) { return shown }
        if let source = configuration.source {
            let name = Wording.quoted(named.value)
            result.diagnostics.append(
                Diagnostic(
                    .invalidConfiguration,
                    isHeld
                        ? "there is no resolver document \(name); correct themes.resolver"
                        : "the resolver document \(name) lies outside the project; move it into it",
                    at: source.span(named.range)))
        }
        return nil
    }

    private mutating func load(document: String) {
        if !document.hasSuffix(Self.documentSuffix),
            trees.content(of: document, mayBeResolver: true, isNamed: true) == .tokens, let tree = trees.tree(document)
        {
            return add(Theme.join(trees: [tree], dialect: dialect), .document, document, [tree.value.file])
        }
        // The reader lists every file that it is asked for, known ones too: those from here on are the document's.
        let first = trees.files.sources.count
        var parsed = Theme.read(document: document, dialect: dialect, root: folder.themeRoot(of: document)) {
            trees.tree($0)
        }
        let sources = Array(trees.files.sources[first...])
        let map = FilesBesideTheme.sourceMap(of: document, &trees.files)
        parsed.diagnostics += map.diagnostics
        add(parsed, .document, document, sources, sourceMap: map.value)
    }

    /// Names token files that lie with a resolver document which does not name them: they are judged, and nobody sees them.
    private static func outsiders(_ files: [String], below documents: [String]) -> [Diagnostic] {
        let folders = documents.map(PathText.parent(of:))
        let outsiders = files.filter { file in folders.contains { $0.isEmpty || PathText.isInside(file, $0) } }
        guard let first = outsiders.first else { return [] }
        let them = outsiders.count == 1 ? "it" : "them"
        return [
            Diagnostic(
                .unlistedResolverItem.at(.note),
                "\(Wording.files(outsiders, "takes", "take")) part in no theme, as no resolver document names \(them); "
                    + "add \(them) to the sources of a set, or exclude \(them)",
                at: SourceSpan(file: first, range: SourceRange(at: 0)), cause: "file")
        ]
    }

    /// Loads token files that no document names: as one theme where nothing else says how they belong together.
    private mutating func load(_ files: [String], mayBelongTogether: Bool, isComplete: Bool) {
        let found = files.compactMap { trees.tree($0) }
        if mayBelongTogether, found.count > 1 {
            let gathered = Theme.gather(trees: found, dialect: dialect)
            if let parsed = gathered.theme {
                let sources = found.map(\.value.file)
                return add(parsed, .file, sources[0].path, sources, isComplete: isComplete)
            }
            result.diagnostics += gathered.overlaps
        }
        for tree in found {
            let source = tree.value.file
            add(Theme.join(trees: [tree], dialect: dialect), .file, source.path, [source], isComplete: isComplete)
        }
    }

    private mutating func add(
        _ parsed: Parsed<Theme>, _ origin: LoadedTheme.Origin, _ path: String, _ sources: [SourceFile],
        isComplete: Bool = true, sourceMap: SourceMap? = nil
    ) {
        let isBroken = parsed.diagnostics.contains { $0.severity == .error && Self.leavesGaps($0) }
        result.themes.append(
            LoadedTheme(
                theme: parsed.value, origin: origin, path: path, diagnostics: parsed.diagnostics,
                sources: sources, isComplete: isComplete && !isBroken,
                lock: neighbours.lock(of: path, after: result.themes.filter { $0.origin != .defaults }, &trees.files),
                sourceMap: sourceMap))
    }

    /// Whether something is not there because of a finding.
    private static func leavesGaps(_ finding: Diagnostic) -> Bool {
        if finding.cause == "unknown-member" { return false }
        return switch finding.rule {
        // Of a member that occurs twice one counts, at run time too.
        case .syntaxError, .invalidResolverDocument, .invalidResolverReference, .inputLimitExceeded: true
        default: false
        }
    }
}

extension TokenDialect {
    init(_ configured: Configuration.Dialect) {
        self =
            switch configured {
            case .strict: .strict
            case .lenient: .lenient
            case .styleDictionary: .styleDictionary
            }
    }
}
