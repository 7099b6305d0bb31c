import L10nCatalog
import L10nLocale
package import L10nSource
import TokenThemes

/// Reads a whole project.
///
/// Files are read and parsed in parallel; the result does not depend on how many at a time.
package enum ProjectLoader {
    /// Loads what the request names. An invalid configuration gives a project that holds its findings and nothing else.
    /// - Throws: when a path that was named does not exist or the configuration cannot be read. Other unreadable files
    ///   are in `Project.errors`.
    package static func load(_ request: ProjectRequest) async throws(LoadError) -> Project {
        let folder = try ProjectFolder(request)
        let defaults = try defaultFiles(request, folder)
        var configuration = try settings(request, folder)
        configuration.value.inner = folder.inner
        if !request.usesEmbeddedDefaults { configuration.value.usesEmbeddedDefaults = false }
        if request.isLenient, configuration.value.themes.dialect == .strict {
            configuration.value.themes.dialect = .lenient
        }
        let requested = request.paths.map { folder.shown(PathText.join(folder.current, $0)) }
        if configuration.diagnostics.contains(where: { $0.severity == .error }) {
            return Project(
                configuration: configuration.value, sourceLanguage: .english, catalog: Catalog(),
                diagnostics: configuration.diagnostics,
                sources: sources([configuration.value.source] + configuration.value.inherited), root: folder.root,
                requestedPaths: requested)
        }
        let walk = walk(folder, configuration.value, request)
        let files = walk.files.map { $0.holding(request.replacements[$0.shown]) }
        var interfaces = InterfaceFiles(
            beside: files, in: walk.sources, configuration.value, in: folder, request.readInterface)
        interfaces.add(request.derived)
        let texts = TextFiles.assign(
            files + interfaces.files, configuration.value, in: folder, sources: walk.sources)
        let bytes = texts.files.reduce(0) { $0 + $1.found.size }
        let jobs = Parallel.jobs(request.jobs, for: bytes, least: 1 << 19)
        let loaded = await TextLoader(
            configuration.value, defaults: defaults, loadsAllDefaults: request.loadsAllDefaults,
            showsDefaults: files.contains { $0.role == .stateViews },
            isForEditing: request.isForEditing, jobs: jobs, memory: request.memory
        ).load(texts.files, layers: texts.layers)
        var themeLoader = ThemeLoader(
            configuration.value, folder, defaults: defaults, replacements: request.replacements)
        let themes = themeLoader.load(
            files.filter(\.role.mayHoldTokens), loadsDefault: request.loadsDefaultTheme)
        let views = StateViewLoader(
            files.filter { $0.role == .stateViews }, configuration.value, in: folder)
        let upstream = UpstreamLoader(configuration.value, folder, replacements: request.replacements)
        let parts = LoadedParts(
            configuration: configuration, walk: walk, files: files, interfaces: interfaces, texts: texts,
            catalog: loaded, themes: themes, views: views, upstream: upstream)
        return parts.project(request, requested: requested, in: folder, defaults: defaults)
    }

    /// Finds the files of a project. Where there are none that their names tell, tokens may stand under any name.
    static func walk(_ folder: ProjectFolder, _ configuration: Configuration, _ request: ProjectRequest) -> FileWalk {
        func walk(findsJSON: Bool) -> FileWalk {
            var walk = FileWalk(
                exclude: configuration.exclude, in: folder, findsJSON: findsJSON,
                findsSources: request.findsUsageSources || request.readInterface != nil,
                exchangeSuffixes: request.exchangeSuffixes,
                named: request.paths.map { PathText.join(folder.current, $0) }, leavesNested: request.leavesNested)
            for start in folder.starts { walk.walk(start, prefix: folder.prefix(of: start)) }
            return walk
        }
        let findsJSON = configuration.themes.dialect == .styleDictionary
        let found = walk(findsJSON: findsJSON)
        let isKnown = found.files.contains { $0.role != .font && $0.role != .foreignTokens }
        return findsJSON || isKnown || !found.nested.isEmpty ? found : walk(findsJSON: true)
    }

    static func usageSources(
        _ found: [ProjectSources.File], _ configuration: Configuration, _ request: ProjectRequest,
        _ memory: ProjectMemory?
    ) -> ProjectSources {
        var files = found
        for index in files.indices { files[index].bytes = request.replacements[files[index].path] }
        let memory = request.memory.flatMap { old in memory.map { (old.sources, $0.sources) } }
        return ProjectSources(files, limit: configuration.limits.fileBytes, memory: memory)
    }

    /// The configuration that a request names or finds, with what is wrong with it; the defaults where there is none.
    package static func configuration(_ request: ProjectRequest) throws(LoadError) -> Parsed<Configuration> {
        try readConfiguration(ProjectFolder(request))
    }

    /// The configuration that answers for a path, as an absolute path: the nearest one above it.
    package static func configuration(for path: String) throws(LoadError) -> String? {
        var request = ProjectRequest()
        request.paths = [path]
        return try ProjectFolder(request).configuration
    }

    static func defaultFiles(_ request: ProjectRequest, _ folder: ProjectFolder) throws(LoadError)
        -> DefaultFiles
    {
        guard let named = request.resources else { return .embedded }
        let path = PathText.join(folder.current, named)
        return try DefaultFiles(folder: path, shown: folder.shown(path))
    }

    /// What the configuration says, or what a request has it say at its place.
    static func settings(_ request: ProjectRequest, _ folder: ProjectFolder) throws(LoadError) -> Parsed<Configuration>
    {
        let found = try readConfiguration(folder, request.replacements)
        guard var settings = request.settings else { return found }
        (settings.source, settings.folder) = (found.value.source, found.value.folder)
        return Parsed(settings)
    }

    static func readConfiguration(
        _ folder: ProjectFolder, _ replacements: [String: [UInt8]] = [:]
    ) throws(LoadError) -> Parsed<Configuration> {
        guard let path = folder.configuration else {
            return Parsed(Configuration(folder: folder.shown(folder.base)))
        }
        let shown = folder.shown(path)
        let bytes = if let bytes = replacements[shown] { bytes } else { try FileSystem.read(path) }
        let file = SourceFile(path: shown, bytes: bytes)
        return Configuration.read(file, folder: folder.shown(folder.base)) { shown throws(LoadError) in
            try folder.openBase(shown, replacements)
        }
    }

    static func sources(_ files: [SourceFile?]) -> [String: SourceFile] {
        var sources: [String: SourceFile] = [:]
        for file in files { if let file { sources[file.path] = file } }
        return sources
    }
}
