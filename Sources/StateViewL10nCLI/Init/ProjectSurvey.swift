import L10nCatalog
import L10nExchange
import L10nLocale
import L10nLookup
import L10nMessages
import L10nProject
import L10nSource
import TokenTools

/// What a project has that nobody has written into a configuration yet.
struct ProjectSurvey {
    /// A folder whose name says what its texts are for.
    struct Part: Hashable {
        let kind: LayerKind
        let name: String
        /// From the folder of the configuration.
        let path: String
    }

    /// The languages that a project has besides its source language, with how many per thousand of the texts they have.
    let languages: [(tag: LanguageTag, permille: Int)]
    /// The languages that all folders of tables have; none where a table lies outside any folder of a language.
    let commonLanguages: Set<LanguageTag>
    /// The folders of brands and journeys, in the order of their names.
    let parts: [Part]
    /// Patterns of the folders that hold the other texts, none of them inside another.
    let otherFolders: [String]
    /// The tables whose texts are messages of ICU.
    let messageTables: [String]
    /// The syntax of token files, where it is not the strict one.
    let dialect: Configuration.Dialect?

    /// How folders are called whose own folders are brands, or journeys.
    private static let names: [String: LayerKind] = [
        "brands": .brand, "brand": .brand, "flavors": .brand, "flavours": .brand, "whitelabel": .brand,
        "tenants": .brand,
        "journeys": .journey,
    ]

    init(_ project: Project) {
        // A configuration cannot ask for what is the name of no language.
        let tags = project.locales.filter { tag in
            tag != project.sourceLanguage && PseudoLocale(tag) == nil
                && LanguageTagReading(tag.description).problem == nil
        }
        languages = TextCoverage(project, tags: tags).languages.map { ($0.tag, $0.count.permille) }
        let bundles = project.catalog.layers.filter { !$0.isEmbedded }.flatMap(\.bundles)
        commonLanguages = bundles.reduce(into: Set(project.locales)) { common, bundle in
            let isPlaced = !bundle.tables.contains(where: \.hasNoLanguage)
            common.formIntersection(isPlaced ? bundle.tables.flatMap(\.columns).map(\.tag) : [])
        }
        let columns = project.catalog.layers.filter { !$0.isEmbedded }.flatMap(\.bundles).flatMap(\.tables)
            .flatMap(\.columns)
        let files = Set(columns.map { project.configuration.pathFromFolder($0.fragment.source.path) })
        let found = files.map { (part: Self.part(of: $0), folder: Self.folder(of: $0)) }
        parts = Set(found.compactMap(\.part)).sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
        otherFolders = Self.outermost(found.filter { $0.part == nil }.map(\.folder))
        messageTables = Self.messageTables(project)
        dialect = Self.dialect(project)
    }

    /// The part that a file belongs to by the names of the folders around it.
    private static func part(of path: String) -> Part? {
        let folders = path.split(separator: "/").dropLast()
        for (index, folder) in folders.enumerated() {
            guard let kind = names[folder.lowercased()], index + 1 < folders.count,
                !folders[index + 1].hasSuffix(".lproj")
            else { continue }
            let name = String(folders[index + 1])
            return Part(kind: kind, name: name, path: folders[...(index + 1)].joined(separator: "/"))
        }
        return nil
    }

    /// The folder around a table: that of its language folders, or of its catalog. What stands in the folder of the
    /// configuration itself is named alone.
    private static func folder(of path: String) -> String {
        let folder = PathText.parent(of: path)
        if folder.isEmpty { return path }
        guard folder.hasSuffix(".lproj") else { return folder }
        let parent = PathText.parent(of: folder)
        return parent.isEmpty ? "*.lproj" : parent
    }

    private static func outermost(_ folders: [String]) -> [String] {
        var outermost: [String] = []
        // Sorted, an outer folder comes before those inside it.
        for folder in Set(folders).sorted() where !outermost.contains(where: { PathText.isInside(folder, $0) }) {
            outermost.append(folder)
        }
        return outermost
    }

    private static func messageTables(_ project: Project) -> [String] {
        var names: Set<String> = []
        for table in project.catalog.layers.filter({ !$0.isEmbedded }).flatMap(\.bundles).flatMap(\.tables) {
            guard let column = table.source ?? table.columns.first else { continue }
            let hasMessages = column.fragment.entries.lazy.contains { Self.isMessage(column.fragment.text(of: $0)) }
            if hasMessages { names.insert(table.name) }
        }
        return names.sorted()
    }

    /// Whether a text chooses by a number or word as ICU's messages do.
    private static func isMessage(_ text: String) -> Bool {
        guard text.contains("{") else { return false }
        let bare = text.filter { !$0.isWhitespace }
        return [",plural,", ",select,", ",selectordinal,"].contains { bare.contains($0) }
    }

    /// Whether the package around the configuration depends on Style Dictionary.
    private static func builds(_ project: Project) -> Bool {
        let folder = PathText.join(project.root, project.configuration.folder)
        let bytes = try? FileSystem.read(folder + "/package.json")
        return bytes.map { String(decoding: $0, as: UTF8.self).contains("\"style-dictionary\"") } ?? false
    }

    private static func dialect(_ project: Project) -> Configuration.Dialect? {
        guard project.configuration.themes.dialect == .strict else { return nil }
        let causes = Set(project.diagnostics.compactMap(\.cause))
        // What another tool wrote is imported; read as it is, it would mean something else.
        if causes.contains(UnjudgedTokenFiles.foreignTokens) { return nil }
        let isOwn = { (theme: LoadedTheme) in theme.origin != .defaults }
        if causes.contains(UnjudgedTokenFiles.legacyTokens) || project.themes.contains(where: isOwn) && builds(project)
        {
            return .styleDictionary
        }
        // Old forms of values show when they are read.
        let isLegacy = project.themes.contains { theme in
            (theme.diagnostics + theme.theme.check().diagnostics).contains {
                $0.rule == .legacyTokenSyntax && $0.severity == .error
            }
        }
        return isLegacy ? .lenient : nil
    }
}
