import L10nCatalog
import L10nLocale
import L10nLookup
import L10nSource
import StateViewL10nCLI
import StateViews
import Testing

/// Which layer gives a text, and which overrides nobody sees: state-views.md BB-4 to BB-7, GP-8.
@Suite struct StateViewOverridesTests {
    private static let title = "DesignSystem.stateView.noResultsTitle"

    private static func overrides(
        _ definitions: [StateViewDefinition], _ layers: [CatalogLayer], locales: [String] = ["en"],
        brands: [String?] = [nil], order: LookupOrder = .localeMajor, tables: [String] = []
    ) -> StateViewOverrides {
        let lookup = StateViewOverrides.Lookup(
            Catalog(layers: layers), order: order, tables: tables,
            chain: { FallbackChain(preferred: [$0], development: .english).tags })
        let readers = locales.compactMap { LanguageTag($0) }.flatMap { tag in
            brands.map { StateViewOverrides.Reader(locale: tag, chain: lookup.chain(tag), brand: $0) }
        }
        return StateViewOverrides(definitions, lookup, readers: readers)
    }

    private static func outcomes(_ overrides: StateViewOverrides, locale: String = "en") -> [String] {
        let text = overrides.views[0].texts.first { $0.role == .title && "\($0.reader.locale)" == locale }
        return text?.cells.map { "\($0.layer) \($0.outcome.rawValue) \($0.text ?? "-")" } ?? []
    }

    private static let library = Fixture.layer(.library, ["en": [title: "None"], "da": [title: "Ingen"]])

    @Test func `the app's text wins over the library's, and no other text changes (BB-4)`() {
        let app = Fixture.layer(.app, ["en": [Self.title: "Nothing"]])
        let overrides = Self.overrides([StateViewDefinition(.noResults)], [Self.library, app])
        #expect(Self.outcomes(overrides) == ["app wins Nothing", "library loses None"])
        #expect(overrides.views[0].texts.filter(\.isOverridden).map(\.role) == [.title])
        #expect(overrides.dead.isEmpty)
    }

    @Test func `an English override loses in Danish, where there is a Danish text (TR-7)`() {
        let app = Fixture.layer(.app, ["en": [Self.title: "Nothing"]])
        func overrides(_ order: LookupOrder) -> StateViewOverrides {
            Self.overrides([StateViewDefinition(.noResults)], [Self.library, app], locales: ["da"], order: order)
        }
        #expect(Self.outcomes(overrides(.localeMajor), locale: "da") == ["app loses Nothing", "library wins Ingen"])
        #expect(Self.outcomes(overrides(.layerMajor), locale: "da") == ["app wins Nothing", "library loses Ingen"])
        #expect(overrides(.localeMajor).views[0].texts.first?.cells.first?.language == .english)
    }

    @Test func `an override is dead where every definition sets its own text (BB-5 BB-6 GP-8)`() throws {
        let app = Fixture.layer(.app, ["en": [Self.title: "Nothing"]])
        // Its text equals the default, and is its own all the same.
        let own = StateViewDefinition(id: "search.none", kind: .noResults, title: .literal("None"))
        let gone = StateViewDefinition(id: "list.none", kind: .noResults, title: .none)
        let other = StateViewDefinition(id: "inbox.none", kind: .noResults, title: .key("inbox"))
        let overrides = Self.overrides([own, gone, other], [Self.library, app])
        #expect(Self.outcomes(overrides) == ["app hidden Nothing", "library hidden None"])
        let dead = try #require(overrides.dead.first)
        #expect(overrides.dead.count == 1 && dead.key == Self.title && dead.layer == "app")
        guard case .ownTexts(let owners) = dead.reason else {
            Issue.record("\(dead.reason)")
            return
        }
        #expect(owners.map(\.id) == ["search.none", "list.none", "inbox.none"])
        #expect(owners.allSatisfy { $0.role == .title })
        // One that inherits is enough.
        let inheriting = StateViewDefinition(.noResults, id: "map.none")
        #expect(Self.overrides([own, gone, other, inheriting], [Self.library, app]).dead.isEmpty)
    }

    @Test func `a brand's text is dead where the app replaces it in its language (GP-8)`() throws {
        let brand = Fixture.layer(.brand, brand: "tori", ["en": [Self.title: "Zip"], "fi": [Self.title: "Tyhjää"]])
        let app = Fixture.layer(.app, ["en": [Self.title: "Nothing"]])
        let overrides = Self.overrides(
            [StateViewDefinition(.noResults)], [Self.library, brand, app], brands: [nil, "tori"])
        #expect(overrides.dead.map { "\($0.layer) \($0.language) \($0.reasonName)" } == ["brand en replaced"])
        guard case .replaced(let layer, let span)? = overrides.dead.first?.reason else { return }
        #expect(layer == "app" && span.file == "app/en.lproj/T.strings")
        // The reader without a brand has no cell for it.
        let rows = overrides.views[0].texts.filter { $0.role == .title }
        #expect(rows.map { $0.cells.map(\.layer) } == [["app", "library"], ["app", "brand", "library"]])
    }

    @Test func `what a definition sets for one brand kills the override of that brand alone (TR-13)`() {
        var definition = StateViewDefinition(.noResults)
        var patch = StateViewPatch()
        patch.texts[.title] = .set(.literal("Tyhjää täällä"))
        definition.brandPatches["tori"] = patch
        let brand = Fixture.layer(.brand, brand: "tori", ["en": [Self.title: "Zip"]])
        let app = Fixture.layer(.app, ["en": [Self.title: "Nothing"]])
        #expect(Self.overrides([definition], [Self.library, brand]).dead.map(\.reasonName) == ["own-texts"])
        #expect(Self.overrides([definition], [Self.library, app]).dead.isEmpty)
    }

    @Test func `a text of a kind without views, or of a table that nobody reads, is dead (BB-7)`() {
        let app = Fixture.layer(.app, ["en": [Self.title: "Nothing", "home": "Home"]])
        #expect(
            Self.overrides([StateViewDefinition(.login)], [Self.library, app]).dead.map(\.reasonName)
                == ["unused-kind"])
        #expect(
            Self.overrides([StateViewDefinition(.noResults)], [Self.library, app], tables: ["DesignSystem"])
                .dead.map(\.reasonName) == ["unread-table"])
    }

    @Test func `every variant of a text is listed, and a button that callers add is no dead text (KD-4)`() {
        let app = Fixture.layer(
            .app,
            [
                "en": [
                    "DesignSystem.stateView.noSearchResultsQueryTitle": "No {query}",
                    "DesignSystem.stateView.loadingButton": "Stop",
                ]
            ])
        let definitions = [StateViewDefinition(.noSearchResults), StateViewDefinition(.loading)]
        let overrides = Self.overrides(definitions, [app])
        #expect(overrides.dead.isEmpty)
        let titles = overrides.views[0].texts.filter { $0.role == .title }
        #expect(
            titles.map { $0.key.dropFirst(DefaultKeys.prefix.count) } == [
                "noSearchResultsQueryTitle", "noSearchResultsTitle",
            ])
        #expect(titles.map { $0.cells.map(\.outcome) } == [[.wins], [.absent]])
    }
}
