package import L10nLocale
package import L10nLookup
package import L10nSource

/// Resolves keys to texts over the layers of a catalog.
///
/// Source: `journey, app, brand, extra, library` for each language of the chain, first hit wins; an empty text is a hit.
package struct Localizer: Sendable {
    private let catalog: Catalog
    private let order: LookupOrder
    /// The layers that take part, lowest first.
    private let layers: [Int]
    /// The tables that are asked in each bundle, in order; empty means all, by name.
    private let tables: [String]
    /// The bundles that are asked first in each layer, by path or the end of it; the others follow (BB-7).
    private let bundles: [String]

    /// - Parameter brand: the brand whose layers take part; layers of other brands are left out.
    package init(
        _ catalog: Catalog, order: LookupOrder = .localeMajor, brand: String? = nil, tables: [String] = [],
        bundles: [String] = []
    ) {
        self.init(catalog, order, layers: catalog.layers(seenBy: brand), tables, bundles)
    }

    private init(
        _ catalog: Catalog, _ order: LookupOrder, layers: [Int], _ tables: [String], _ bundles: [String]
    ) {
        self.catalog = catalog
        self.order = order
        self.layers = layers
        self.tables = tables
        self.bundles = bundles
    }

    /// The same look-up in one table alone.
    package func limited(to table: String) -> Localizer {
        Localizer(catalog, order, layers: layers, [table], bundles)
    }

    /// The same look-up in one layer alone.
    package func limited(toLayer layer: Int) -> Localizer {
        Localizer(catalog, order, layers: [layer], tables, bundles)
    }

    /// The entry that a key resolves to, and everything that was tried before it.
    /// - Parameter chain: the languages in order of preference, fallbacks included.
    package func resolve(_ key: String, chain: [LanguageTag]) -> Resolution {
        let sites = sites(for: Array(key.utf8))
        var tried: [ResolutionAttempt] = []
        let steps: [(Int, Int)]
        switch order {
        case .localeMajor:
            steps = chain.indices.flatMap { tag in sites.indices.map { (tag, $0) } }
        case .layerMajor:
            steps = sites.indices.flatMap { site in chain.indices.map { ($0, site) } }
        }
        var winner: ResolutionHit?
        for (tagIndex, siteIndex) in steps {
            let tag = chain[tagIndex]
            let site = sites[siteIndex]
            let layer = catalog.layers[site.layer]
            let found = site.entry(in: catalog, tag: tag)
            var attempt = ResolutionAttempt(layer: layer.name, tag: tag, outcome: .absent)
            if let (column, entry) = found {
                let hit = ResolutionHit(
                    layer: site.layer, bundle: site.bundle, table: site.table, column: column, entry: entry, tag: tag)
                attempt.span = catalog.column(hit).fragment.source.span(entry.range)
                attempt.table = catalog.table(hit).name
                // What waits for its translator says nothing yet; the look-up goes on.
                if entry.state == .new {
                    attempt.outcome = .untranslated
                } else if winner == nil {
                    attempt.outcome = .hit
                    winner = hit
                } else {
                    attempt.outcome = .shadowed
                }
            }
            tried.append(attempt)
        }
        return Resolution(key: key, hit: winner, tried: tried)
    }

    /// The places that may hold the key, from the highest layer down.
    private func sites(for key: [UInt8]) -> [LookupSite] {
        var sites: [LookupSite] = []
        for layer in layers.reversed() {
            let homes = ordered(catalog.homes(of: key, in: layer), in: catalog.layers[layer])
            sites += homes.map { LookupSite(layer: layer, bundle: $0.bundle, table: $0.table, key: $0.key) }
            // A layer without the key was asked nevertheless, and the answer says so.
            if homes.isEmpty { sites.append(LookupSite(layer: layer, bundle: 0, table: 0, key: nil)) }
        }
        return sites
    }

    /// Tables in the order in which they are asked, without those that are not.
    private func ordered(_ homes: [KeyHomes.Home], in layer: CatalogLayer) -> [KeyHomes.Home] {
        if homes.isEmpty || homes.count == 1 && tables.isEmpty { return homes }
        let first = bundles.compactMap { name in layer.bundles.firstIndex { $0.isCalled(name) } }
        var ranked: [(rank: (bundle: Int, table: Int), home: KeyHomes.Home)] = []
        for home in homes {
            let name = layer.bundles[home.bundle].tables[home.table].name
            // Who names no table means this one (O-1).
            let usual = name == "Localizable" ? -1 : home.table
            guard let table = tables.isEmpty ? usual : tables.firstIndex(of: name) else { continue }
            let bundle = first.firstIndex(of: home.bundle) ?? first.count + home.bundle
            ranked.append(((bundle, table), home))
        }
        return ranked.sorted { $0.rank < $1.rank }.map(\.home)
    }
}

/// A table of a layer that may answer; `key` is nil where the layer lacks the key in every language.
private struct LookupSite {
    var layer: Int
    var bundle: Int
    var table: Int
    var key: KeyID?

    func entry(in catalog: Catalog, tag: LanguageTag) -> (Int, CatalogEntry)? {
        guard let key else { return nil }
        let columns = catalog.layers[layer].bundles[bundle].tables[table].columns
        var base: (Int, CatalogEntry)?
        for (index, column) in columns.enumerated() where column.tag == tag {
            guard let entry = column.entry(for: key) else { continue }
            // A bundle has a language's own folder before this one.
            if column.folder != "Base" { return (index, entry) }
            base = base ?? (index, entry)
        }
        return base
    }
}

/// Where a text was found.
package struct ResolutionHit: Sendable {
    package let layer: Int
    package let bundle: Int
    package let table: Int
    package let column: Int
    package let entry: CatalogEntry
    /// The language of the text, which may be a fallback of the one asked for.
    package let tag: LanguageTag

    package init(layer: Int, bundle: Int, table: Int, column: Int, entry: CatalogEntry, tag: LanguageTag) {
        (self.layer, self.bundle, self.table, self.column) = (layer, bundle, table, column)
        (self.entry, self.tag) = (entry, tag)
    }
}

/// The answer to a look-up.
package struct Resolution: Sendable {
    package let key: String
    package let hit: ResolutionHit?
    /// Every step in order, those behind the hit included.
    package let tried: [ResolutionAttempt]
}

extension Catalog {
    package func layer(_ hit: ResolutionHit) -> CatalogLayer { layers[hit.layer] }

    package func table(_ hit: ResolutionHit) -> CatalogTable {
        layers[hit.layer].bundles[hit.bundle].tables[hit.table]
    }

    package func column(_ hit: ResolutionHit) -> CatalogColumn { table(hit).columns[hit.column] }

    /// The text that was found, decoded.
    package func text(_ hit: ResolutionHit) -> String { column(hit).fragment.text(of: hit.entry) }

    /// Where the text's entry stands.
    package func span(_ hit: ResolutionHit) -> SourceSpan {
        column(hit).fragment.source.span(hit.entry.range)
    }
}
