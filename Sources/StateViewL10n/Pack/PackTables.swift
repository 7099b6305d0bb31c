import L10nLookup
import L10nPack

/// The tables of a pack, in the order in which a look-up without a wish asks them.
struct PackTables: Sendable {
    /// A table with the layer and the bundle that it stands in.
    struct Table: Sendable {
        /// The number of the layer; a higher one is asked first.
        var layer: Int
        var layerName: String
        var kind: LayerKind
        /// The brand that the layer is for; nil for all.
        var brand: String?
        /// The number of the bundle in its layer.
        var bundle: Int
        var bundlePath: String
        var name: String

        /// Whether its bundle is meant by a name: the path of it, or the end of that.
        func isIn(bundle name: String) -> Bool { bundlePath == name || bundlePath.hasSuffix("/" + name) }
    }

    /// By their numbers; nil for what the file says no sense of.
    let tables: [Table?]

    init(_ pack: PackFile) {
        let list = pack.list(.tables)
        tables = (0..<list.count).map { number in
            guard var cursor = list.cursor(number), let layer = cursor.number(), let layerName = cursor.string(),
                let kind = cursor.string().flatMap({ LayerKind(rawValue: $0) }), let brands = cursor.strings(),
                let bundle = cursor.number(), let bundlePath = cursor.string(), let name = cursor.string()
            else { return nil }
            return Table(
                layer: layer, layerName: layerName, kind: kind, brand: brands.first, bundle: bundle,
                bundlePath: bundlePath, name: name)
        }
    }

    /// The brands that layers are for.
    var brands: Set<String> { Set(tables.compactMap { $0?.brand }) }

    /// For each table its place among those that readers of a brand ask, or nil where they do not ask it.
    /// - Parameter bundles: those that are asked first in each layer, by path or the end of it.
    func ranks(brand: String?, bundles: [String]) -> [Rank?] {
        // What each layer has is needed to say which bundle of it a name means: the first one.
        var first: [BundleName: Int] = [:]
        for table in tables {
            guard let table else { continue }
            for (place, name) in bundles.enumerated() where table.isIn(bundle: name) {
                let key = BundleName(layer: table.layer, place: place)
                first[key] = min(first[key] ?? table.bundle, table.bundle)
            }
        }
        return tables.map { table in
            guard let table, table.kind != .brand || table.brand == brand else { return nil }
            let named = bundles.indices.first { first[BundleName(layer: table.layer, place: $0)] == table.bundle }
            return Rank(layer: table.layer, named: named ?? bundles.count, bundle: table.bundle)
        }
    }

    private struct BundleName: Hashable {
        let layer: Int
        let place: Int
    }

    /// Which of two tables is asked first: that of the higher layer, of the bundle that was named first, of the first one.
    struct Rank: Comparable, Sendable {
        let layer: Int
        let named: Int
        let bundle: Int

        static func < (left: Rank, right: Rank) -> Bool {
            (right.layer, left.named, left.bundle) < (left.layer, right.named, right.bundle)
        }
    }
}
