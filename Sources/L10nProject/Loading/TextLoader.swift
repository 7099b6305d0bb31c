import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource

/// Reads the files of texts and joins them into a catalog.
struct TextLoader {
    /// What came of it.
    struct Result {
        var catalog: Catalog
        var sourceLanguage: LanguageTag
        var diagnostics: [Diagnostic]
        var errors: [LoadError]
        var sources: [SourceFile]
    }

    private let configuration: Configuration
    private let defaults: DefaultFiles
    private let loadsAllDefaults: Bool
    private let jobs: Int

    init(_ configuration: Configuration, defaults: DefaultFiles, loadsAllDefaults: Bool, jobs: Int) {
        self.configuration = configuration
        self.defaults = defaults
        self.loadsAllDefaults = loadsAllDefaults
        self.jobs = jobs
    }

    /// - Parameter layers: the project's layers, lowest first, without texts.
    func load(_ allFiles: [TextFile], layers: [CatalogLayer]) async -> Result {
        let files = allFiles.filter { $0.found.kind == .strings }
        let plurals = PluralKeys(
            allFiles.filter { $0.found.kind == .stringsDictionary }, limit: configuration.limits.fileBytes)
        let folders = LanguageFolders(files, configuration)
        let sourceLanguage = folders.sourceLanguage
        let limit = configuration.limits.fileBytes
        let groups = Dictionary(grouping: files, by: TableKey.init).sorted { $0.key < $1.key }

        let sourceFiles = groups.map { group in
            group.value.filter { folders.tag(of: $0) == sourceLanguage }
        }
        let sourceParts = await Parallel.map(Array(sourceFiles.joined()), jobs: jobs) { file in
            LoadedTexts.read(file, tag: sourceLanguage, limit: limit)
        }
        var keys: [TableKey: KeyTable] = [:]
        var columns: [TableKey: [CatalogColumn]] = [:]
        for var part in sourceParts {
            guard var column = part.column else { continue }
            column.addMissingKeys(to: &keys[TableKey(part.file), default: KeyTable()])
            part.column = column
            columns[TableKey(part.file), default: []].append(column)
        }

        let known = keys
        let others = files.filter { folders.tag(of: $0) != sourceLanguage }
        let otherParts = await Parallel.map(others, jobs: jobs) { file in
            var part = LoadedTexts.read(file, tag: folders.tag(of: file), limit: limit)
            if let table = known[TableKey(file)] {
                part.column?.assignKeys(from: table)
                part.column?.indexWinners(keyCount: table.count)
            }
            return part
        }
        for part in otherParts {
            if let column = part.column { columns[TableKey(part.file), default: []].append(column) }
        }

        var layers = layers
        for (key, columns) in columns.sorted(by: { $0.key < $1.key }) {
            var table = CatalogTable.joining(
                name: key.table, columns: columns, keys: keys[key] ?? KeyTable(), sourceTag: sourceLanguage)
            plurals.mark(&table, key)
            if layers[key.layer].bundles.last?.path != key.bundle {
                layers[key.layer].bundles.append(CatalogBundle(path: key.bundle))
            }
            layers[key.layer].bundles[layers[key.layer].bundles.count - 1].tables.append(table)
        }
        var sources = (sourceParts + otherParts).compactMap(\.source)
        if configuration.usesEmbeddedDefaults {
            let used = Set(Catalog(layers: layers).tags + [sourceLanguage, .english]).map(\.language)
            let layer = EmbeddedTexts.layer(
                defaults, sourceTag: sourceLanguage, languages: loadsAllDefaults ? nil : Set(used), limit: limit)
            sources += layer.bundles.flatMap(\.tables).flatMap { $0.columns.map(\.fragment.source) }
            layers.insert(layer, at: 0)
        }
        return Result(
            catalog: Catalog(layers: layers), sourceLanguage: sourceLanguage,
            diagnostics: folders.diagnostics + (sourceParts + otherParts).flatMap(\.diagnostics),
            errors: (sourceParts + otherParts).compactMap(\.error), sources: sources)
    }
}

/// One file that was read, or could not be.
struct LoadedTexts: Sendable {
    let file: TextFile
    var source: SourceFile?
    var column: CatalogColumn?
    var diagnostics: [Diagnostic] = []
    var error: LoadError?

    static func read(_ file: TextFile, tag: LanguageTag, limit: Int) -> LoadedTexts {
        var result = LoadedTexts(file: file)
        do {
            let bytes = try FileSystem.read(file.found.path, limit: limit + 1)
            guard bytes.count <= limit else {
                result.source = SourceFile(path: file.found.shown, bytes: [])
                result.diagnostics = [tooLarge(file.found.shown, size: file.found.size, limit: limit)]
                return result
            }
            let parsed = StringsFormat.decode(SourceFile(path: file.found.shown, bytes: bytes))
            let subject = Subject(table: file.table, locale: tag.description)
            result.diagnostics = parsed.diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.subject.table = diagnostic.subject.table ?? subject.table
                diagnostic.subject.locale = diagnostic.subject.locale ?? subject.locale
                return diagnostic
            }
            result.source = parsed.value.source
            result.column = CatalogColumn(tag: tag, folder: file.folder ?? "", fragment: parsed.value)
        } catch {
            result.error = LoadError(error.operation, file.found.shown, error.reason)
        }
        return result
    }

    static func tooLarge(_ shown: String, size: Int, limit: Int) -> Diagnostic {
        Diagnostic(
            "input-limit-exceeded", .error,
            "the file is larger than \(limit) bytes; split it, or raise limits.fileBytes",
            at: SourceSpan(file: shown, range: SourceRange(0, 0)),
            measured: Measurement(value: Double(size), limit: Double(limit), unit: "bytes"))
    }
}
