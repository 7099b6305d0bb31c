import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import PackTools
import StateViewL10nLoader
import StateViews

@testable import StateViewL10n

/// A project that is asked twice: as its files, and as the pack of them.
struct PackedProject {
    let name: String
    let project: Project
    let sources: StateViewLibrary
    let packed: StateViewLibrary

    init(_ name: String, _ project: Project) throws {
        self.name = name
        self.project = project
        sources = StateViewLibrary(ContentWithoutAttempts(content: ProjectContent(project)), nil)
        packed = try StateViewLibrary(pack: ProjectPack(project).bytes)
    }

    init(_ name: String, files: [String: String]) async throws {
        let contents = files.sorted { $0.key < $1.key }.map { FileContent(path: $0.key, bytes: Array($0.value.utf8)) }
        try self.init(name, await ProjectLoader.load(contents: contents, usesEmbeddedDefaults: true))
    }

    /// A project of the fixtures, as an app loads it.
    init(folder: String) async throws {
        try self.init(folder, try await Self.load(folder))
    }

    static func load(_ folder: String) async throws -> Project {
        try await ProjectLoader.load(ProjectRequest(paths: [folder], root: folder, loadsDefaultTheme: true, jobs: 2))
    }

    /// All keys of all tables, each once.
    var keys: [String] {
        let tables = project.catalog.layers.flatMap(\.bundles).flatMap(\.tables)
        return Set(tables.flatMap { table in table.keys.ids.map { table.keys[$0] } }).sorted()
    }

    /// The names of all tables, and none.
    var tables: [String?] {
        [nil] + Set(project.catalog.layers.flatMap(\.bundles).flatMap(\.tables).map(\.name)).sorted()
    }

    /// The readers of a project: each language, one that it lacks, one that falls back, and several at once; each brand,
    /// none, and one that it lacks.
    var readers: [StateViewEnvironment] {
        let languages =
            sources.languages.map { ["\($0)"] } + [[], ["tlh"], ["de-AT"], ["zh-Hant-HK", "pt-PT"], ["en-XA"]]
        return languages.flatMap { languages in
            (sources.brands + ["nobody", nil]).map { sources.environment(languages: languages, brand: $0) }
        }
    }

    /// A part of the project that each kind of file and of layer is in.
    static func rich() async throws -> PackedProject {
        try await PackedProject("rich", files: Self.richFiles)
    }

    static let richFiles: [String: String] = [
        "stateview-l10n.json": """
        {
          "sourceLanguage": "en",
          "locales": { "fallback": { "de-AT": "fr" } },
          "layers": [
            { "name": "red", "kind": "brand", "brand": "red", "paths": ["red/**"] },
            { "name": "blue", "kind": "brand", "brand": "blue", "paths": ["blue/**"] },
            { "name": "app", "kind": "app", "paths": ["App/**", "Kit/**"] }
          ],
          "messages": [{ "notation": "mf1", "tables": ["Messages"], "doubledApostrophes": true }]
        }
        """,
        "red/en.lproj/Localizable.strings": """
        "DesignSystem.stateView.noConnectionTitle" = "Red is away";
        "own" = "red";
        """,
        "blue/en.lproj/Localizable.strings": "\"own\" = \"blue\";",
        "blue/fr.lproj/Localizable.strings": "\"own\" = \"bleu\";",
        "App/en.lproj/Localizable.strings": """
        "own" = "app";
        "named" = "Hello, {name}";
        "spec" = "%@ of %d";
        "blank" = " ";
        "DesignSystem.stateView.noResultsTitle" = "";
        """,
        "App/fr.lproj/Localizable.strings": "\"own\" = \"appli\";\n\"named\" = \"Salut, {name}\";",
        "App/en.lproj/Aside.strings": "\"own\" = \"aside\";\n\"only\" = \"only aside\";",
        "Kit/en.lproj/Localizable.strings": "\"own\" = \"kit\";\n\"kit\" = \"of the kit\";",
        "App/en.lproj/Messages.strings":
            "\"items\" = \"{count, plural, one {# item isn''t here} other {# items}}\";",
        "App/en.lproj/Counts.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@ in %@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
        """,
        "App/Varied.xcstrings": """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
          "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
            "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } } } } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
          "birds" : { "localizations" : { "en" : {
            "stringUnit" : { "state" : "translated", "value" : "I saw %#@n@ today" },
            "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg bird" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg birds" } } } } } } } } }
        } }
        """,
        "views.stateview.json": """
        { "views": [
            { "id": "cards", "kind": "empty", "texts": { "title": { "key": "own" } } },
            { "id": "files", "kind": "noResults",
              "texts": { "title": "inherit" } }
          ],
          "screens": [{ "id": "home", "phases": { "loading": ["loading"], "empty": ["cards"] } }]
        }
        """,
    ]
}

/// A project that does not say where it found no text, as packs do not.
private struct ContentWithoutAttempts: LibraryContent {
    let content: ProjectContent

    var sourceLanguage: LanguageTag { content.sourceLanguage }
    var languages: [LanguageTag] { content.languages }
    var brands: [String] { content.brands }
    var textBrands: Set<String> { content.textBrands }
    var hasTheme: Bool { content.hasTheme }

    func lookupChain(for preferred: [LanguageTag]) -> [LanguageTag] { content.lookupChain(for: preferred) }

    func hasBundle(_ name: String) -> Bool { content.hasBundle(name) }

    func lookup(brand: String?, bundles: [String]) -> any TextLookup {
        LookupWithoutAttempts(lookup: content.lookup(brand: brand, bundles: bundles))
    }

    func look(in environment: StateViewEnvironment, _ profile: StateViewProfile) -> LibraryLook {
        content.look(in: environment, profile)
    }

    func definition(_ id: String) -> StateViewDefinition? { content.definition(id) }

    func screen(_ id: String) -> DocumentedScreen? { content.screen(id) }

    func drawing(_ icon: Icon) -> String? { content.drawing(icon) }
}

private struct LookupWithoutAttempts: TextLookup {
    let lookup: any TextLookup

    func find(_ key: String, table: String?, chain: [LanguageTag]) -> FoundText? {
        lookup.find(key, table: table, chain: chain).map { found in
            FoundText(
                text: found.text, language: found.language, layer: found.layer, kind: found.kind, span: found.span,
                syntax: found.syntax, forms: found.forms)
        }
    }

    func attempts(_ key: String, chain: [LanguageTag]) -> [ResolutionAttempt] { [] }
}
