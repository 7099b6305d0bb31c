package import L10nCatalog
package import L10nLocale
import L10nMessages
package import L10nSource
package import L10nSyntax
package import TokenThemes

/// Everything that checks and commands look at, read once and never changed.
package struct Project: Sendable {
    package let configuration: Configuration
    /// The language that the developers write.
    package let sourceLanguage: LanguageTag
    package let catalog: Catalog
    /// The keys that override texts of lower layers, or are named as if they did.
    package let overrides: [CatalogOverride]
    /// Where those keys stand.
    package let overridePlaces: Set<KeyPlace>
    /// The numbers of the overrides of each key.
    private let overrideNumbers: [String: [Int]]
    /// The languages of the project's own texts, without those of the embedded defaults; sorted. Tables outside any
    /// language folder count only where there are no others.
    package let locales: [LanguageTag]
    /// What the configuration asks of each language.
    package let demands: LanguageDemands
    /// The languages of all layers, the embedded one included; only where somebody asks for them often.
    private var availableLanguages: AvailableLanguages?
    /// What is remembered of the defaults.
    package let upstream: Upstream
    /// The theme of the project first, then other themes and the token files that stand for themselves. The default theme
    /// is among them only where it was asked for.
    package let themes: [LoadedTheme]
    /// What a theme resolves to, where the project has that in place of a theme.
    package let themeLock: ThemeLock?
    /// The state views and screens that documents define.
    package let stateViews: ProjectStateViews
    /// Where the default texts and themes come from.
    let defaults: DefaultFiles
    /// Where its files may be read and written.
    package let confinement: Confinement
    /// What reading the files found.
    package let diagnostics: [Diagnostic]
    /// Files and folders that could not be read.
    package let errors: [LoadError]
    /// Every file that was read, by its path; the embedded defaults under `<defaults>/`.
    package let sources: [String: SourceFile]
    /// The values of catalogs, by their paths; empty unless the project was loaded to change them.
    package let trees: [String: Parsed<JSONTree>]
    /// The paths of the user's own files, sorted.
    package let files: [String]
    /// What was not looked at, by its name or by the configuration.
    package let leftOut: [LeftOut]
    /// The folders that were looked into, as absolute paths.
    package let folders: [String]
    /// The absolute path of the folder that the paths of reports start from.
    package let root: String
    /// The configurations of the folders that are projects of their own, by their paths.
    package let nested: [String]
    /// The paths that were asked for, as reports print them.
    package let requestedPaths: [String]
    /// The fonts of the project, where it has a theme of its own.
    package let fonts: ProjectFonts
    /// The pictures and animations of the project, where views of documents name any.
    package let assets: ProjectAssets
    /// The files that use keys; none where they were not asked for.
    package let usageSources: ProjectSources
    /// What the files of texts said, where it was asked for: for the next request.
    package let memory: ProjectMemory?
    /// The interface files that are read as files of texts, by the paths of those.
    let interfaces: [String: DerivedText]

    init(
        configuration: Configuration, defaults: DefaultFiles = .embedded, confinement: Confinement = .none,
        sourceLanguage: LanguageTag, catalog: Catalog, upstream: Upstream = Upstream(),
        themes: [LoadedTheme] = [], themeLock: ThemeLock? = nil, stateViews: ProjectStateViews = ProjectStateViews(),
        diagnostics: [Diagnostic] = [],
        errors: [LoadError] = [], sources: [String: SourceFile] = [:],
        trees: [String: Parsed<JSONTree>] = [:], files: [String] = [], leftOut: [LeftOut] = [],
        folders: [String] = [], root: String = "/", nested: [String] = [], requestedPaths: [String] = [],
        fonts: ProjectFonts = .none, assets: ProjectAssets = .none, usageSources: ProjectSources = .none,
        memory: ProjectMemory? = nil, interfaces: [String: DerivedText] = [:]
    ) {
        self.configuration = configuration
        self.sourceLanguage = sourceLanguage
        self.catalog = catalog
        overrides = catalog.overrides(prefixes: configuration.overridePrefixes)
        overridePlaces = Set(overrides.map(\.place))
        overrideNumbers = Dictionary(grouping: overrides.indices) { [overrides] in overrides[$0].key }
        locales = Self.locales(of: catalog)
        demands = LanguageDemands(configuration.locales, present: locales)
        availableLanguages = overrides.isEmpty ? nil : Self.available(in: catalog)
        self.upstream = upstream
        self.themes = themes
        self.themeLock = themeLock
        self.stateViews = stateViews
        self.defaults = defaults
        self.confinement = confinement
        self.diagnostics = diagnostics + Self.diagnostics(of: themes)
        self.errors = errors
        self.sources = sources
        self.trees = trees
        self.files = files
        self.leftOut = leftOut
        self.folders = folders
        self.root = root
        self.nested = nested
        self.requestedPaths = requestedPaths
        self.fonts = fonts
        self.assets = assets
        self.usageSources = usageSources
        self.memory = memory
        self.interfaces = interfaces
    }

    /// The same project with other texts; without what reading the files found, and without state views and pictures.
    package func replacing(_ catalog: Catalog, sources: [String: SourceFile]) -> Project {
        Project(
            configuration: configuration, defaults: defaults, confinement: confinement, sourceLanguage: sourceLanguage,
            catalog: catalog, themes: themes, errors: errors, sources: sources, files: files,
            requestedPaths: requestedPaths)
    }

    /// The overrides of one key in some layers, in the order of `overrides`.
    package func overrides(of key: String, in layers: Range<Int>) -> [CatalogOverride] {
        let numbers = overrideNumbers[key, default: []]
        // Overrides are listed layer by layer, so that the numbers of a key ascend by layer.
        let start = numbers.partitioningIndex { overrides[$0].place.layer >= layers.lowerBound }
        return numbers[start...].lazy.map { overrides[$0] }.prefix { $0.place.layer < layers.upperBound }.map(\.self)
    }

    /// The override that a key of a table is, if it is one.
    package func override(_ key: String, at place: KeyPlace) -> CatalogOverride? {
        overrides(of: key, in: place.layer..<place.layer + 1).first { $0.place == place }
    }

    /// Whether any text replaces one of the embedded defaults, which are the lowest layer.
    package var overridesEmbeddedDefaults: Bool {
        overrides.contains { override in override.bases.last.map { catalog.layers[$0.layer].isEmbedded } ?? false }
    }

    private static func locales(of catalog: Catalog) -> [LanguageTag] {
        let tables = catalog.layers.filter { !$0.isEmbedded }.flatMap(\.bundles).flatMap(\.tables)
        let translated = tables.filter { !$0.hasNoLanguage }
        return Set((translated.isEmpty ? tables : translated).lazy.flatMap(\.columns).map(\.tag)).sorted()
    }

    /// The languages that stand in for one, nearest first, without it; none for a pseudo-language, whose texts would show
    /// nothing if they were those of another.
    package func parents(of tag: LanguageTag) -> ArraySlice<LanguageTag> {
        if PseudoLocale(tag) != nil { return [] }
        return FallbackChain(of: tag, parents: ParentLocales(overrides: configuration.locales.fallback)).tags
            .dropFirst()
    }

    /// The languages that answer for a regional variety which holds only what differs from another one of the table, as
    /// `en-GB` beside `en`; none for a language that has half of the keys or more, and is to have them all.
    package func standIns(for tag: LanguageTag, in table: CatalogTable) -> ArraySlice<LanguageTag> {
        let parents = parents(of: tag)
        guard parents.contains(where: { !table.columns(of: $0).isEmpty }) else { return [] }
        func count(_ tag: LanguageTag) -> Int { table.columns(of: tag).reduce(0) { $0 + $1.fragment.entries.count } }
        // Keys that translations alone have are nobody's to translate.
        let source = count(table.source?.tag ?? sourceLanguage)
        return count(tag) * 2 < (source == 0 ? table.keys.count : source) ? parents : []
    }

    /// The languages that are tried for someone who prefers these, in order, the development language last.
    package func fallbackChain(of preferred: [LanguageTag]) -> [LanguageTag] {
        let chain = FallbackChain(
            preferred: preferred, development: sourceLanguage,
            parents: ParentLocales(overrides: configuration.locales.fallback))
        return (availableLanguages ?? Self.available(in: catalog)).matches(for: chain)
    }

    /// The same project for many look-ups of languages, as an app makes them.
    package func readyForLookups() -> Project {
        var project = self
        project.availableLanguages = Self.available(in: catalog)
        return project
    }

    /// The languages that stand for others that mean the same. `en-x-doubled` means English by its tag, and nobody who reads
    /// English should ever see it.
    private static func available(in catalog: Catalog) -> AvailableLanguages {
        AvailableLanguages(catalog.tags.filter { PseudoLocale($0) == nil })
    }

    /// The languages of the embedded defaults, also of those that were not read; empty without embedded defaults.
    package var languagesOfDefaults: [LanguageTag] {
        catalog.layers.contains(where: \.isEmbedded) ? EmbeddedTexts.languages(defaults) : []
    }

    /// The theme that state views are drawn with; nil when the project has none and the default theme was not asked for.
    package var theme: LoadedTheme? { themes.first { $0.origin != .file } }

    /// What is wrong with the configuration, so that nothing else was read; nil for a project that was read.
    package var refusal: Diagnostic? {
        // A project that was read has its configuration among its files.
        configuration.source == nil || !files.isEmpty ? nil : diagnostics.first { $0.severity == .error }
    }

    /// What state views are drawn with; nil as for ``theme``.
    package var themeSource: ThemeSource? { themeLock.map(ThemeSource.lock) ?? theme.map { .files($0.theme) } }

    /// A file that several themes share has its findings once.
    private static func diagnostics(of themes: [LoadedTheme]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return themes.flatMap(\.diagnostics).filter { seen.insert($0).inserted }
    }

    /// Whether the product itself, or the folder that replaces its files, has a file such as `Resources/Icons/lock.svg`.
    package func bringsDefault(_ path: String) -> Bool { defaultFile(path) != nil }

    /// That file.
    package func defaultFile(_ path: String) -> SourceFile? {
        defaults.file(path, limit: configuration.limits.fileBytes)
    }

    /// The brands that layers and the configuration name, sorted; where it names none, those of the theme.
    package var brands: [String] {
        let named =
            configuration.brands?.map(\.value)
            ?? themeSource?.modifiers.first { $0.name == configuration.themes.brandModifier }?.contexts ?? []
        return Set(catalog.layers.compactMap(\.brand) + named).sorted()
    }
}
