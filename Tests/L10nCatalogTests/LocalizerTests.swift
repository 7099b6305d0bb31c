import L10nCatalog
import L10nFormats
import L10nLocale
import L10nLookup
import L10nSource
import Testing

/// Text resolution: state-views.md 4.4, strings-formats.md section 4.
@Suite struct LocalizerTests {
    private static let key = "DesignSystem.stateView.noResultsTitle"

    /// A catalog in which each named layer says `layer` + `tag` for the key in each of its languages.
    private static func catalog(_ layers: [(LayerKind, [String])]) -> Catalog {
        Catalog(
            layers: layers.map { kind, tags in
                Fixture.layer(
                    kind, tags: Dictionary(uniqueKeysWithValues: tags.map { ($0, [key: "\(kind.rawValue) \($0)"]) }))
            })
    }

    private static func resolve(_ catalog: Catalog, _ chain: [String], order: LookupOrder = .localeMajor) -> String? {
        let resolution = Localizer(catalog, order: order, brand: "acme").resolve(
            key, chain: chain.compactMap { LanguageTag($0) })
        return resolution.hit.map { catalog.text($0) }
    }

    @Test func `locale-major: an English override never shows in a Danish view (TR-7)`() {
        let catalog = Self.catalog([(.library, ["en", "da"]), (.app, ["en"])])
        #expect(Self.resolve(catalog, ["da", "en"]) == "library da")
        #expect(Self.resolve(catalog, ["da", "en"], order: .layerMajor) == "app en")
        #expect(Self.resolve(catalog, ["en"]) == "app en")
    }

    @Test func `of all subsets of layers the highest that has the key wins (TR-8)`() {
        let kinds: [LayerKind] = [.library, .extra, .brand, .app, .journey]
        for subset in 1..<(1 << kinds.count) {
            let present = kinds.indices.filter { subset & (1 << $0) != 0 }.map { kinds[$0] }
            let catalog = Self.catalog(kinds.map { ($0, present.contains($0) ? ["en"] : []) })
            #expect(Self.resolve(catalog, ["en"]) == present.last.map { "\($0.rawValue) en" })
        }
    }

    @Test func `a language's own folder is asked before 'Base.lproj' (O-20)`() {
        let columns = ["Base", "en"].map { folder in
            let file = SourceFile(path: "\(folder).lproj/T.strings", text: "\"\(Self.key)\" = \"\(folder)\";\n")
            return CatalogColumn(tag: .english, folder: folder, fragment: StringsFormat.decode(file).value)
        }
        let table = CatalogTable.joining(name: "T", columns: columns, sourceTag: .english)
        let bundle = CatalogBundle(path: "A", tables: [table])
        let catalog = Catalog(layers: [CatalogLayer(name: "app", kind: .app, bundles: [bundle])])
        #expect(Self.resolve(catalog, ["en"]) == "en")
    }

    @Test func `bundles are asked in the order listed (BB-7)`() {
        let first = Fixture.bundle("A", ["en": [Self.key: "first"]])
        let second = Fixture.bundle("B", ["en": [Self.key: "second", "only.second": "x"]])
        let catalog = Catalog(layers: [CatalogLayer(name: "sdk", kind: .extra, bundles: [first, second])])
        #expect(Self.resolve(catalog, ["en"]) == "first")
        let only = Localizer(catalog).resolve("only.second", chain: [.english])
        #expect(only.hit?.bundle == 1)
    }

    @Test func `of many bundles, which are remembered, those that are named come first (BB-7)`() {
        let bundles = (0..<12).map { Fixture.bundle("Kits/\($0)", ["en": [Self.key: "\($0)"], "de": ["\($0)": "x"]]) }
        let catalog = Catalog(layers: [CatalogLayer(name: "app", kind: .app, bundles: bundles)])
        func asked(_ key: String, _ localizer: Localizer) -> [Int?] {
            let answers = [0, 1].map { _ in
                localizer.resolve(key, chain: [.english, LanguageTag("de")].compactMap(\.self))
            }
            return answers.map { $0.hit?.bundle }
        }
        #expect(asked(Self.key, Localizer(catalog)) == [0, 0])
        #expect(asked(Self.key, Localizer(catalog, bundles: ["7", "Kits/3"])) == [7, 7])
        #expect(asked("11", Localizer(catalog, bundles: ["7"])) == [11, 11])
        #expect(asked("11", Localizer(catalog, tables: ["Other"])) == [nil, nil])
        #expect(asked("12", Localizer(catalog)) == [nil, nil])
    }

    @Test func `the answer knows its layer and everything that was tried (O-13)`() {
        let catalog = Self.catalog([(.library, ["en"]), (.app, [])])
        let resolution = Localizer(catalog).resolve(Self.key, chain: [LanguageTag("da"), .english].compactMap { $0 })
        #expect(resolution.hit?.tag == .english)
        #expect(resolution.tried.map(\.layer) == ["app", "library", "app", "library"])
        #expect(resolution.tried.map(\.outcome) == [.absent, .absent, .absent, .hit])
    }

    @Test func `an empty text is a hit (O-4 TR-4)`() {
        let catalog = Catalog(layers: [
            Fixture.layer(.library, tags: ["en": [Self.key: "No results"]]),
            Fixture.layer(.app, tags: ["en": [Self.key: ""]]),
        ])
        #expect(Self.resolve(catalog, ["en"]) == "")
    }

    @Test func `an absent key is a result of its own (O-2)`() {
        let resolution = Localizer(Catalog()).resolve("absent", chain: [.english])
        #expect(resolution.hit == nil)
        #expect(resolution.tried.isEmpty)
    }

    @Test func `the table that nobody names is Localizable (O-1)`() {
        let tables = ["Cards", "Localizable", "More"].map { name in
            var table = Fixture.table([("en", "\"k\" = \"\(name)\";\n\"\(name)\" = \"x\";\n")])
            table.name = name
            return table
        }
        let catalog = Catalog(
            layers: [CatalogLayer(name: "app", kind: .app, bundles: [CatalogBundle(path: "", tables: tables)])])
        func text(_ localizer: Localizer) -> String? {
            localizer.resolve("k", chain: [.english]).hit.map { catalog.text($0) }
        }
        #expect(text(Localizer(catalog)) == "Localizable")
        #expect(text(Localizer(catalog, tables: ["More", "Cards"])) == "More")
        #expect(Localizer(catalog).resolve("Cards", chain: [.english]).hit != nil)
    }

    @Test func `a catalog is a value, which no later change of another copy reaches (O-12)`() {
        let catalog = Self.catalog([(.app, ["en"])])
        let localizer = Localizer(catalog)
        let other = Catalog(layers: catalog.layers.dropLast())
        #expect(localizer.resolve(Self.key, chain: [.english]).hit.map { catalog.text($0) } == "app en")
        #expect(Localizer(other).resolve(Self.key, chain: [.english]).hit == nil)
    }

    @Test func `layers of other brands take no part`() {
        let catalog = Catalog(layers: [
            CatalogLayer(
                name: "nova", kind: .brand, brand: "nova", bundles: [Fixture.bundle("N", ["en": [Self.key: "nova"]])])
        ])
        #expect(Self.resolve(catalog, ["en"]) == nil)
    }

    @Test func `overrides name their bases, and the app's own keys are none (BB-4 O-15)`() {
        let catalog = Catalog(layers: [
            Fixture.layer(.library, tags: ["en": [Self.key: "No results"]]),
            Fixture.layer(
                .app,
                tags: ["en": [Self.key: "Nothing", "home": "Home", "DesignSystem.stateView.typo": "x"]]),
        ])
        let overrides = catalog.overrides(prefixes: ["DesignSystem.stateView."])
        #expect(Set(overrides.map(\.key)) == [Self.key, "DesignSystem.stateView.typo"])
        #expect(overrides.first { $0.key == Self.key }?.bases.map(\.layer) == [0])
        #expect(overrides.first { $0.key != Self.key }?.bases.isEmpty == true)
    }

    @Test func `the last of equal keys wins (S-158)`() throws {
        let table = Fixture.table([("en", "\"a\" = \"1\";\n\"a\" = \"2\";\n")])
        let column = try #require(table.source)
        let key = try #require(table.keys.find("a"))
        let entry = try #require(column.entry(for: key))
        #expect(column.fragment.text(of: entry) == "2")
        #expect(column.fragment.entries[0].flags.contains(.superseded))
    }
}
