import DesignTokens
import L10nSource
import L10nSyntax

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

    /// The name of a lock that lies beside its theme.
    private static let lockName = "theme.lock"

    let configuration: Configuration
    private let folder: ProjectFolder
    private let defaults: DefaultFiles
    private let contents: [String: [UInt8]]?
    var reader: TokenFileReader
    var result = Result()
    private var contentOf: [ContentQuestion: JSONContent] = [:]

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
        reader = TokenFileReader(
            root: folder.root, confinement: folder.confinement, limit: configuration.limits.fileBytes,
            contents: contents, replacements: replacements)
    }

    /// - Parameters:
    ///   - files: the token files and resolver documents of the project, in the order of their paths.
    ///   - loadsDefault: whether the default theme is read where the project has no resolver document. A lock stands in
    ///     where it has no tokens at all.
    mutating func load(_ files: [FoundFile], loadsDefault: Bool) -> Result {
        for file in files { reader.paths[file.shown] = file.path }
        var documents = files.filter { $0.role == .resolver }.map(\.shown)
        documents += files.filter { $0.role == .json && content(of: $0) == .resolver }.map(\.shown)
        if let named = configuration.themes.resolver {
            guard let path = path(of: named) else { return result }
            documents.removeAll { $0 == path }
            documents.insert(path, at: 0)
        }
        let foreign = files.filter { $0.role == .foreignTokens }
        let others = files.filter { $0.role == .json && !documents.contains($0.shown) }
        let held = Dictionary(uniqueKeysWithValues: others.map { ($0.shown, content(of: $0)) })
        let files = files.filter { file in
            file.role != .foreignTokens && (file.role != .json || held[file.shown] == .tokens)
        }
        for document in documents { load(document: document) }
        if files.isEmpty, documents.isEmpty { result.lock = lockAlone() }
        if documents.isEmpty, result.lock == nil, loadsDefault, configuration.usesEmbeddedDefaults {
            result.themes.append(LoadedTheme(defaultsOf: defaults, limit: configuration.limits.fileBytes))
        }

        let used = Set(result.themes.flatMap { $0.sources.map(\.path) })
        // What a broken document would have named is not known, so no file can be said to stand for itself.
        let isKnown = result.themes.allSatisfy(\.isComplete)
        let rest = files.filter { $0.role != .resolver && !used.contains($0.shown) }.map(\.shown)
        load(rest, mayBelongTogether: documents.isEmpty, isComplete: isKnown)
        reportUnjudged(foreign, others.filter { !used.contains($0.shown) }, held)
        if let theme = result.themes.first, theme.origin == .document { checkNames(theme) }
        result.diagnostics += reader.diagnostics
        result.errors = reader.errors
        return result
    }

    /// Reads files that were named one by one, by the paths that reports print: a resolver document with all that it
    /// names, or token files as one theme, in which a later one overrides an earlier one.
    mutating func load(named files: [String]) -> Result {
        let sources = files.compactMap { reader.file($0) }
        if let first = sources.first {
            if files.count == 1, isResolver(first) {
                load(document: first.path)
            } else {
                add(Theme.join(sources, dialect: dialect), .file, first.path, sources)
            }
        }
        result.diagnostics += reader.diagnostics
        result.errors = reader.errors
        return result
    }

    /// Whether a file says in which order others are resolved, or is meant to.
    private func isResolver(_ file: SourceFile) -> Bool {
        file.path.hasSuffix(Self.documentSuffix)
            || JSONContent.isResolver(JSONTree.parse(file, dialect: .lenient).value.root)
    }

    /// What a JSON file holds whose name says nothing. Projects of Style Dictionary have no resolver documents.
    private mutating func content(of file: FoundFile) -> JSONContent {
        content(of: file.shown, mayBeResolver: dialect != .styleDictionary, isNamed: file.isNamed)
    }

    private mutating func content(of path: String, mayBeResolver: Bool, isNamed: Bool) -> JSONContent {
        guard let file = reader.file(path) else { return .other }
        let question = ContentQuestion(path: path, mayBeResolver: mayBeResolver, isNamed: isNamed)
        if let known = contentOf[question] { return known }
        let root = JSONTree.parse(file, dialect: .lenient).value.root
        let content = JSONContent(root, dialect: dialect, mayBeResolver: mayBeResolver, isNamed: isNamed)
        contentOf[question] = content
        return content
    }

    private struct ContentQuestion: Hashable {
        let path: String
        let mayBeResolver: Bool
        let isNamed: Bool
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
        let first = reader.sources.count
        if !document.hasSuffix(Self.documentSuffix), let file = reader.file(document),
            content(of: document, mayBeResolver: true, isNamed: true) == .tokens
        {
            return add(Theme.join([file], dialect: dialect), .document, document, [file])
        }
        var parsed = Theme.read(document, dialect: dialect, root: folder.themeRoot(of: document)) { reader.file($0) }
        let sources = Array(reader.sources[first...])
        let map = sourceMap(of: document, &parsed.diagnostics)
        add(parsed, .document, document, sources, sourceMap: map)
    }

    /// The source map that lies beside a document; nil when there is none.
    private mutating func sourceMap(of document: String, _ diagnostics: inout [Diagnostic]) -> SourceMap? {
        guard let file = reader.file(document + ".map") else { return nil }
        if let map = SourceMap.read(file) { return map }
        diagnostics.append(
            Diagnostic(
                .invalidResolverDocument.at(.warning),
                "this is no source map, so places are those of the document; write it with 'tokens bundle --source-map', or remove it",
                at: file.span(SourceRange(at: 0)), cause: "source-map"))
        return nil
    }

    /// Loads token files that no document names: as one theme where nothing else says how they belong together.
    private mutating func load(_ files: [String], mayBelongTogether: Bool, isComplete: Bool) {
        let sources = files.compactMap { reader.file($0) }
        if mayBelongTogether, sources.count > 1 {
            let gathered = Theme.gather(sources, dialect: dialect)
            if let parsed = gathered.theme {
                return add(parsed, .file, sources[0].path, sources, isComplete: isComplete)
            }
            result.diagnostics += gathered.overlaps
        }
        for source in sources {
            add(Theme.join([source], dialect: dialect), .file, source.path, [source], isComplete: isComplete)
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
                sources: sources, isComplete: isComplete && !isBroken, lock: lock(of: path),
                sourceMap: sourceMap))
    }

    /// The lock that an app ships in place of its token files: what the configuration names, else what lies in the folder.
    private mutating func lockAlone() -> ThemeLock? {
        let name = configuration.themes.lock?.value ?? Self.lockName
        guard let file = reader.file(folder.shown(PathText.join(folder.base, name))) else { return nil }
        let parsed = ThemeLock.read(file)
        result.diagnostics += parsed.diagnostics
        return parsed.value
    }

    /// The lock of a theme: for the first one what the configuration names, else what lies beside it and is not that of an
    /// earlier theme.
    private mutating func lock(of theme: String) -> LoadedTheme.Lock? {
        if result.themes.isEmpty, let named = configuration.themes.lock {
            let path = folder.shown(PathText.join(folder.base, named.value))
            return LoadedTheme.Lock(
                path: path, file: reader.file(path), naming: configuration.source?.span(named.range))
        }
        let parent = PathText.parent(of: theme)
        let path = parent.isEmpty ? Self.lockName : parent + "/" + Self.lockName
        guard !result.themes.contains(where: { $0.lock?.path == path }), let file = reader.file(path) else {
            return nil
        }
        return LoadedTheme.Lock(path: path, file: file, naming: nil)
    }

    /// Whether something is not there because of a finding.
    private static func leavesGaps(_ finding: Diagnostic) -> Bool {
        if finding.cause == "unknown-member" { return false }
        return switch finding.rule {
        case .syntaxError, .invalidResolverDocument, .invalidResolverReference, .inputLimitExceeded,
            .duplicateJSONMember:
            true
        default: false
        }
    }

    var dialect: TokenDialect {
        switch configuration.themes.dialect {
        case .strict: .strict
        case .lenient: .lenient
        case .styleDictionary: .styleDictionary
        }
    }
}
