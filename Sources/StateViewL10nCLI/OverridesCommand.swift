import ArgumentParser
import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViews

/// `overrides`: which layer gives each text of the state views, and which overrides nobody ever sees.
struct OverridesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "overrides",
        abstract: "Shows which layer gives each text of the state views, and which overrides nobody ever sees.",
        discussion: """
            A row for each text that a layer above the built-in ones has, and a column for each layer, the highest first. \
            '*' stands before the text that is shown, 'x' before one that nobody asks for because the view sets its own; \
            the others lose. The views are those that the project's '*.stateview.json' files define, and the built-in ones \
            of other kinds. The language stands behind a text that is not in the row's. Below stand the overrides that \
            no reader of any language or brand sees, with the reason.
            """)

    @Argument(help: "Files and folders of the project.")
    var paths: [String] = []

    @Option(help: "Only readers of these languages, separated by commas; by default of all that override something.")
    var locale: String?

    @Option(help: "Only readers of this brand; by default of every brand, and of none.")
    var brand: String?

    @Flag(help: "Every text of every view, whether anything overrides it or not.")
    var all = false

    @Option(help: "The format on standard output: table or json.")
    var format = "table"

    @OptionGroup var project: ProjectOptions

    private enum Format: String, CaseIterable {
        case table
        case json
    }

    func run() async throws {
        let format: Format = try ChoiceOption.value(format, "format")
        let named = try (locale ?? "").split(separator: ",").map {
            try LocaleOption.tag(String($0), default: .english)
        }
        let loaded = try await project.load(paths)
        try loaded.checkConfiguration()
        try BrandOption.check(brand, among: loaded.brands)
        let lookup = StateViewOverrides.Lookup(
            loaded.catalog, order: loaded.configuration.lookupOrder, tables: loaded.configuration.tables,
            chain: { loaded.lookupChain(for: [$0]) })
        let tags = named.isEmpty ? Self.languages(of: loaded) : named
        let brands = brand.map { [$0] } ?? [nil] + Self.brands(of: loaded).map(Optional.some)
        let readers = tags.flatMap { tag in
            brands.map { StateViewOverrides.Reader(locale: tag, chain: lookup.chain(tag), brand: $0) }
        }
        let report = OverrideReport(
            StateViewOverrides(loaded.stateViews.shown, lookup, readers: readers), showsAll: all,
            namesBrand: brand != nil)
        switch format {
        case .table: try Console.write(OverridesTable(report, PlaceText(loaded.sources)).text)
        case .json: try Console.write(OverridesJSON.text(report, loaded.catalog, PlaceText(loaded.sources)))
        }
        try loaded.endIfUnread(paths)
    }

    /// The languages in which the project overrides a text of state views, the source language first.
    private static func languages(of project: Project) -> [LanguageTag] {
        var tags: Set<LanguageTag> = []
        for override in project.overrides {
            let table = project.catalog.table(at: override.place)
            for column in table.columns where column.entry(for: override.place.key) != nil { tags.insert(column.tag) }
        }
        let others = tags.filter { $0 != project.sourceLanguage && PseudoLocale($0) == nil }
        return [project.sourceLanguage] + others.sorted { $0.description < $1.description }
    }

    /// The brands that have layers of texts.
    private static func brands(of project: Project) -> [String] {
        Set(project.catalog.layers.compactMap(\.brand)).sorted()
    }
}
