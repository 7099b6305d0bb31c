import L10nCatalog
import L10nLookup
import TestSupport
import Testing

@Suite struct CatalogOverridesTests {
    private static let keys = ["a", "b", "c", "DesignSystem.stateView.title"]

    /// Layers of random kinds, brands and keys, in the order of their kinds.
    private static func catalog(_ random: inout SeededGenerator) -> Catalog {
        let kinds = (0..<Int.random(in: 1...8, using: &random))
            .map { _ in LayerKind.allCases.randomElement(using: &random) ?? .app }.sorted()
        return Catalog(
            layers: kinds.enumerated().map { number, kind in
                CatalogLayer(
                    name: "\(number)", kind: kind,
                    brand: kind == .brand ? ["acme", "nova"].randomElement(using: &random) : nil,
                    overridesOnly: Bool.random(using: &random), isEmbedded: number == 0 && kind == .library,
                    bundles: (0..<Int.random(in: 0...2, using: &random)).map { bundle in
                        let own = keys.filter { _ in Bool.random(using: &random) }
                        return Fixture.bundle(
                            "\(number)/\(bundle)", ["en": Dictionary(uniqueKeysWithValues: own.map { ($0, $0) })])
                    })
            })
    }

    /// The places that a key replaces, found by asking every lower layer.
    private static func bases(of key: String, at place: KeyPlace, in catalog: Catalog) -> [KeyPlace] {
        let layer = catalog.layers[place.layer]
        let lower = catalog.keyPlaces { _ in true }.filter { other in
            let below = catalog.layers[other.layer]
            let isOfOther = layer.kind == .brand && below.kind == .brand && below.brand != layer.brand
            return other.layer < place.layer && !isOfOther && catalog.table(at: other).keys[other.key] == key
        }
        return lower.sorted { ($1.layer, $0.bundle, $0.table) < ($0.layer, $1.bundle, $1.table) }
    }

    @Test func `overrides replace the same keys of all lower layers, but not those of other brands (BB-4)`() {
        var random = SeededGenerator.announced()
        for _ in 0..<300 {
            let catalog = Self.catalog(&random)
            let expected = catalog.keyPlaces { !$0.isEmbedded && $0.kind != .library }.compactMap { place in
                let key = catalog.table(at: place).keys[place.key]
                let bases = Self.bases(of: key, at: place, in: catalog)
                let isOne = !bases.isEmpty || key.hasPrefix("Design") || catalog.layers[place.layer].overridesOnly
                return isOne ? CatalogOverride(place: place, key: key, bases: bases[...]) : nil
            }
            let found = catalog.overrides(prefixes: ["DesignSystem."])
            #expect(found.map(\.place) == expected.map(\.place))
            #expect(found.map { Array($0.bases) } == expected.map { Array($0.bases) })
        }
    }

    @Test func `a reader sees the layers of one brand, and those of no brand`() {
        var random = SeededGenerator.announced()
        for _ in 0..<300 {
            let catalog = Self.catalog(&random)
            for brand in ["acme", "nova", nil] {
                #expect(
                    catalog.layers(seenBy: brand)
                        == catalog.layers.indices.filter {
                            catalog.layers[$0].kind != .brand || catalog.layers[$0].brand == brand
                        })
            }
            for kind in LayerKind.allCases {
                #expect(
                    Array(catalog.layers(of: kind)) == catalog.layers.indices.filter { catalog.layers[$0].kind == kind }
                )
            }
        }
    }
}
