import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource
import L10nSyntax

/// Reads the files of texts and joins them into a catalog.
struct TextLoader {
    /// What came of it.
    struct Result {
        var catalog: Catalog
        var sourceLanguage: LanguageTag
        var diagnostics: [Diagnostic]
        var errors: [LoadError]
        var sources: [SourceFile]
        /// The values of catalogs, by their paths, where they are to be changed.
        var trees: [String: Parsed<JSONTree>]
        /// What the files said, for the next time; nil where nobody wants to know.
        var memory: ProjectMemory?
    }

    private let configuration: Configuration
    private let defaults: DefaultFiles
    private let loadsAllDefaults: Bool
    private let showsDefaults: Bool
    private let isForEditing: Bool
    private let jobs: Int
    private let reading: RememberedReading

    /// - Parameters:
    ///   - showsDefaults: whether the project has views that show default texts in its languages.
    ///   - memory: what the files said the last time; nil where nothing is to be remembered.
    init(
        _ configuration: Configuration, defaults: DefaultFiles, loadsAllDefaults: Bool, showsDefaults: Bool = false,
        isForEditing: Bool, jobs: Int, memory: ProjectMemory? = nil
    ) {
        self.configuration = configuration
        self.defaults = defaults
        self.loadsAllDefaults = loadsAllDefaults
        self.showsDefaults = showsDefaults
        self.isForEditing = isForEditing
        self.jobs = jobs
        reading = RememberedReading(
            memory, limit: configuration.limits.fileBytes, isForEditing: isForEditing)
    }

    /// - Parameter layers: the project's layers, lowest first, without texts.
    func load(_ files: [TextFile], layers: [CatalogLayer]) async -> Result {
        let read = await read(files)
        let sourceLanguage = read.folders.sourceLanguage
        let columns = read.columns
        var layers = layers
        for (key, columns) in columns.sorted(by: { $0.key < $1.key }) {
            let table = CatalogTable.joining(
                name: key.table, columns: columns, keys: read.keys[key] ?? KeyTable(), sourceTag: sourceLanguage)
            // Sorted by layer and bundle, the tables of a bundle come one after the other.
            if layers[key.layer].bundles.last?.path != key.bundle {
                layers[key.layer].bundles.append(CatalogBundle(path: key.bundle))
            }
            layers[key.layer].bundles[layers[key.layer].bundles.count - 1].tables.append(table)
        }
        let parts = read.parts
        var sources = parts.compactMap(\.source)
        if configuration.usesEmbeddedDefaults {
            let layer = defaultTexts(below: layers, sourceLanguage)
            sources += layer.bundles.flatMap(\.tables).flatMap { $0.columns.map(\.fragment.source) }
            layers.insert(layer, at: 0)
        }
        let catalog = Catalog(layers: layers)
        let errors = parts.compactMap(\.error)
        // What a file has that could not be read, nobody knows.
        let unmatched = errors.isEmpty ? UnmatchedNames(configuration, among: catalog) : nil
        return Result(
            catalog: catalog, sourceLanguage: sourceLanguage,
            diagnostics: read.folders.diagnostics
                + parts.flatMap { $0.findings(beside: columns[TableKey($0.file)] ?? []) }
                + read.catalogs.compactMap { $0.mismatch(with: sourceLanguage) } + (unmatched?.findings ?? []),
            errors: errors, sources: sources,
            trees: Dictionary(parts.compactMap { part in part.tree.map { ($0.value.file.path, $0) } }) { first, _ in
                first
            }, memory: read.memory)
    }

    /// What the files say by themselves.
    private struct ReadTexts {
        var folders: LanguageFolders
        /// Of the files that hold all languages.
        var catalogs: [LoadedTexts]
        /// Of the others, those of the source language first.
        var others: [LoadedTexts]
        var keys: [TableKey: KeyTable]
        var memory: ProjectMemory?

        var parts: [LoadedTexts] { others + catalogs }

        /// Those of each table.
        var columns: [TableKey: [CatalogColumn]] {
            var columns: [TableKey: [CatalogColumn]] = [:]
            for part in parts {
                let languages = part.columns.filter { !$0.tag.isDocumentation }
                if !languages.isEmpty { columns[TableKey(part.file), default: []] += languages }
            }
            return columns
        }
    }

    private func read(_ allFiles: [TextFile]) async -> ReadTexts {
        let limit = configuration.limits.fileBytes
        let files = allFiles.filter { !$0.format.holdsAllLanguages }
        // Catalogs come first, as they name the source language.
        let readCatalogs = await Parallel.map(allFiles.filter { $0.format.holdsAllLanguages }, jobs: jobs) { file in
            reading.read(file, tag: nil) { LoadedTexts.readCatalog(file, limit: limit, isForEditing: isForEditing) }
        }
        var catalogs = readCatalogs.map(\.texts)
        let folders = LanguageFolders(files, configuration, declared: LoadedTexts.commonLanguage(of: catalogs))
        let sourceLanguage = folders.sourceLanguage
        let groups = Dictionary(grouping: files, by: TableKey.init).sorted { $0.key < $1.key }

        // The source language is next: its entries number the keys of each table, and the others look them up.
        let sourceFiles = groups.map { group in
            group.value.filter { folders.tag(of: $0) == sourceLanguage }
        }
        let readSources = await Parallel.map(Array(sourceFiles.joined()), jobs: jobs) { file in
            reading.read(file, tag: sourceLanguage) { LoadedTexts.read(file, tag: sourceLanguage, limit: limit) }
        }
        var sources = readSources.map(\.texts)
        var keys: [TableKey: KeyTable] = [:]
        for index in sources.indices { sources[index].addMissingKeys(of: sourceLanguage, to: &keys) }
        for index in catalogs.indices { catalogs[index].addMissingKeys(of: sourceLanguage, to: &keys) }

        // The numbers do not change from here on, so that the tasks may share them.
        let known = keys
        let others = files.filter { folders.tag(of: $0) != sourceLanguage }
        let readOthers = await Parallel.map(others, jobs: jobs) { file in
            let tag = folders.tag(of: file)
            var read = reading.read(file, tag: tag) { LoadedTexts.read(file, tag: tag, limit: limit) }
            read.texts.takeKeys(from: known)
            return read
        }
        catalogs = await Parallel.map(catalogs, jobs: jobs) { catalog in
            var texts = catalog
            texts.takeKeys(from: known)
            return texts
        }
        return ReadTexts(
            folders: folders, catalogs: catalogs, others: sources + readOthers.map(\.texts), keys: known,
            memory: reading.memory(of: readCatalogs + readSources + readOthers))
    }

    /// The layer of the default texts. Only where a key of the project overrides one of them, or is named as if it did, or
    /// views of the project show them, are they of interest in its other languages.
    private func defaultTexts(below layers: [CatalogLayer], _ sourceLanguage: LanguageTag) -> CatalogLayer {
        func texts(in languages: [LanguageTag]?) -> CatalogLayer {
            EmbeddedTexts.layer(
                defaults, sourceTag: sourceLanguage, languages: languages.map { Set($0.map(\.language)) },
                limit: configuration.limits.fileBytes)
        }
        if loadsAllDefaults { return texts(in: nil) }
        let few = texts(in: [sourceLanguage, .english])
        let overrides = Catalog(layers: [few] + layers).overrides(prefixes: configuration.overridePrefixes)
        if overrides.isEmpty, !showsDefaults { return few }
        let required = (configuration.locales.required ?? []).map(\.value)
        return texts(in: Catalog(layers: layers).tags + required + [sourceLanguage, .english])
    }
}
