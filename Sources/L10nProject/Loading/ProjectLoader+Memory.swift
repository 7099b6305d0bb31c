import L10nCatalog
import L10nSource
import TokenThemes

extension ProjectLoader {
    /// Loads a project whose files are in memory: texts, themes and perhaps a configuration, by paths from its folder. No
    /// other file is read; excluded paths and paths of other kinds are passed over. Themes stand on the default one.
    package static func load(contents files: [FileContent], usesEmbeddedDefaults: Bool = true) async -> Project {
        let folder = ProjectFolder()
        var contents: [String: [UInt8]] = [:]
        var mediaTypes: [String: String] = [:]
        for file in files {
            let path = PathText.normalized(file.path)
            contents[path] = file.bytes
            mediaTypes[path] = file.mediaType
        }
        var configuration = Parsed(Configuration(folder: folder.shown(folder.base)))
        if let bytes = contents[Configuration.fileName] {
            let file = SourceFile(path: Configuration.fileName, bytes: bytes)
            configuration = Configuration.read(file, folder: folder.shown(folder.base)) { shown throws(LoadError) in
                guard let bytes = contents[shown] else { throw LoadError("read", shown, "there is no such file") }
                return SourceFile(path: shown, bytes: bytes)
            }
        }
        if !usesEmbeddedDefaults { configuration.value.usesEmbeddedDefaults = false }
        let read = configuration.value
        let exclude = PathPatterns(read.exclude)
        let found = contents.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.compactMap { path, bytes in
            FileRole(
                name: PathText.name(of: path), mediaType: mediaTypes[path],
                isAnyJSON: read.themes.dialect == .styleDictionary
            ).map {
                FoundFile(
                    path: path, shown: path, role: $0, size: bytes.count, isNamed: mediaTypes[path] != nil, bytes: bytes
                )
            }
        }.filter { !exclude.matches($0.shown) }
        let texts = TextFiles.assign(found, read, in: folder)
        let loaded = await TextLoader(read, defaults: .embedded, loadsAllDefaults: true, isForEditing: false, jobs: 1)
            .load(texts.files, layers: texts.layers)
        var themeLoader = ThemeLoader(read, folder, defaults: .embedded, contents: contents)
        let themes = themeLoader.load(
            found.filter(\.role.mayHoldTokens), loadsDefault: true)
        let views = StateViewLoader(found.filter { $0.role == .stateViews }, read, in: folder)
        let upstream = UpstreamLoader(read, folder, contents: contents)
        return Project(
            configuration: read, sourceLanguage: loaded.sourceLanguage, catalog: loaded.catalog,
            upstream: upstream.upstream,
            themes: themes.themes, themeLock: themes.lock, stateViews: views.views,
            diagnostics: configuration.diagnostics + texts.diagnostics + loaded.diagnostics + themes.diagnostics
                + views.diagnostics + upstream.diagnostics,
            errors: loaded.errors + themes.errors + views.errors + upstream.errors,
            sources: sources(
                [read.source] + loaded.sources + themes.themes.flatMap(\.sources) + [themes.lock?.file] + views.sources
                    + upstream.sources),
            files: found.map(\.shown))
    }
}
