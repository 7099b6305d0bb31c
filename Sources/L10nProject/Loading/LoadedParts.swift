import L10nSource
import TokenThemes

/// What the loaders made of the files of a project.
struct LoadedParts {
    let configuration: Parsed<Configuration>
    let walk: FileWalk
    /// The files that were found, with what a request has them hold.
    let files: [FoundFile]
    let interfaces: InterfaceFiles
    let texts: TextFiles
    let catalog: TextLoader.Result
    let themes: ThemeLoader.Result
    let views: StateViewLoader
    let upstream: UpstreamLoader

    /// - Parameter requested: the paths that were named, as reports print them.
    func project(
        _ request: ProjectRequest, requested: [String], in folder: ProjectFolder, defaults: DefaultFiles
    ) -> Project {
        let settings = configuration.value
        // Opening the catalogs of pictures is worth it only for who names pictures.
        let asked = views.views.askedAssets
        let assets =
            asked.isEmpty ? ProjectAssets.none : ProjectAssets(walk.assets, asked: asked, settings, in: folder)
        // Fonts matter to themes that name some, and the default theme brings none.
        let needsFonts = themes.themes.contains { $0.origin != .defaults } || !settings.fonts.isEmpty
        let fonts = needsFonts ? ProjectFonts(walk.files, settings, in: folder) : ProjectFonts.none
        let unjudged = unjudged(request, requested: requested, in: folder)
        // One cause, one finding.
        let unjudgedPaths = PathSet(unjudged.map(\.span.file))
        return Project(
            configuration: settings, defaults: defaults, confinement: folder.confinement,
            sourceLanguage: catalog.sourceLanguage, catalog: catalog.catalog, upstream: upstream.upstream,
            themes: themes.themes, themeLock: themes.lock, stateViews: views.views,
            diagnostics: configuration.diagnostics
                + ConfiguredNames.findings(settings, hasTheme: !themes.themes.isEmpty || themes.lock != nil)
                + texts.diagnostics.filter { $0.rule != .unassignedFile || !unjudgedPaths.holds($0.span.file) }
                + catalog.diagnostics + themes.diagnostics + views.diagnostics + upstream.diagnostics
                + fonts.diagnostics + unjudged,
            errors: errors, sources: sources, trees: catalog.trees, files: ownFiles, leftOut: leftOut,
            folders: walk.folders, root: folder.root, nested: walk.nested, requestedPaths: requested, fonts: fonts,
            assets: assets,
            usageSources: request.findsUsageSources
                ? ProjectLoader.usageSources(walk.sources, settings, request, catalog.memory) : .none,
            memory: catalog.memory, interfaces: interfaces.origins)
    }

    private var errors: [LoadError] {
        walk.errors + interfaces.errors + catalog.errors + themes.errors + views.errors + upstream.errors
    }

    private var leftOut: [LeftOut] {
        var leftOut = walk.leftOut
        leftOut += interfaces.untranslated.map { LeftOut(path: $0, reason: .untranslated) }
        leftOut += texts.unbuilt.map { LeftOut(path: $0, reason: .unbuilt) }
        leftOut += views.others.map { LeftOut(path: $0, reason: .otherDocuments) }
        return leftOut
    }

    private var tokenFiles: [String] {
        themes.themes.filter { $0.origin != .defaults }.flatMap(\.sources).map(\.path)
    }

    private var sources: [String: SourceFile] {
        ProjectLoader.sources(
            [configuration.value.source] + configuration.value.inherited + catalog.sources
                + themes.themes.flatMap { $0.sources + [$0.lock?.file] } + [themes.lock?.file]
                + views.sources + upstream.sources + interfaces.sources)
    }

    /// The paths of the files that the project is made of, sorted.
    private var ownFiles: [String] {
        let own = Set(files.filter { ![.font, .json, .foreignTokens].contains($0.role) }.map(\.shown))
            .subtracting(texts.unbuilt + views.others)
        return own.union(
            tokenFiles
                + ([configuration.value.source].compactMap(\.self) + configuration.value.inherited).map(\.path)
        ).sorted()
    }

    /// What was asked for and not judged.
    private func unjudged(
        _ request: ProjectRequest, requested: [String], in folder: ProjectFolder
    ) -> [Diagnostic] {
        let others = (views.sources + upstream.sources + [themes.lock?.file]).compactMap(\.self).map(\.path)
        let told =
            (themes.diagnostics + views.diagnostics).filter {
                $0.severity == .error || $0.span.file != configuration.value.source?.path
            }.map(\.span.file) + texts.unbuilt
        // Code is judged by the tables that it asks; without any, nothing is said of it.
        let code =
            request.findsUsageSources && !texts.files.isEmpty
            ? walk.sources.filter(\.kind.isJudged).map(\.path) : []
        var judged = texts.files.map(\.found.shown) + interfaces.sources.compactMap { $0?.path }
        judged += tokenFiles + others + told + walk.nested + code
        var paths = UnjudgedPaths(
            requested, folder, configuration.value, exchangeSuffixes: request.exchangeSuffixes, judged: judged,
            unassigned: texts.diagnostics.filter { $0.rule == .unassignedFile }.map(\.span.file),
            unreadable: errors.map(\.path), leftOut: leftOut)
        return paths.findings()
    }
}

extension SourceKind {
    /// Whether something may be wrong with such a file itself; others only tell which keys are used.
    fileprivate var isJudged: Bool {
        switch self {
        case .swift, .objectiveC, .interface, .intents, .settings, .propertyList: true
        case .buildSettings, .stateViews, .data: false
        }
    }
}
