/// Where a key stands in a catalog.
package struct KeyPlace: Hashable, Sendable {
    package let layer: Int
    package let bundle: Int
    package let table: Int
    package let key: KeyID

    package init(layer: Int, bundle: Int, table: Int, key: KeyID) {
        self.layer = layer
        self.bundle = bundle
        self.table = table
        self.key = key
    }
}

/// A key of a higher layer that is meant to replace a text of a lower one.
package struct CatalogOverride: Sendable {
    package let place: KeyPlace
    package let key: String
    /// The same key in the lower layers, highest first; empty when the override replaces nothing.
    package let bases: [KeyPlace]

    package init(place: KeyPlace, key: String, bases: [KeyPlace]) {
        self.place = place
        self.key = key
        self.bases = bases
    }
}

extension Catalog {
    package func table(at place: KeyPlace) -> CatalogTable {
        layers[place.layer].bundles[place.bundle].tables[place.table]
    }

    /// The keys that override something, or are named as if they did, in the order of layers, bundles, tables and keys.
    ///
    /// - Parameters:
    ///   - prefixes: beginnings of keys that are meant as overrides, whatever the lower layers have.
    package func overrides(prefixes: [String]) -> [CatalogOverride] {
        let prefixes = prefixes.map { Array($0.utf8) }
        var found: [CatalogOverride] = []
        for (layerIndex, layer) in layers.enumerated()
        where !layer.isEmbedded && layer.kind != .library && !layer.bundles.isEmpty {
            let lower = lowerTables(of: layerIndex)
            for (bundleIndex, bundle) in layer.bundles.enumerated() {
                for (tableIndex, table) in bundle.tables.enumerated() {
                    for id in table.keys.ids {
                        let bases: [KeyPlace] = table.keys.withKey(id) { key in self.bases(of: key, in: lower) }
                        let isNamedSo = table.keys.withKey(id) { key in Self.begins(key, withOneOf: prefixes) }
                        guard !bases.isEmpty || isNamedSo || layer.overridesOnly else { continue }
                        let place = KeyPlace(layer: layerIndex, bundle: bundleIndex, table: tableIndex, key: id)
                        found.append(CatalogOverride(place: place, key: table.keys[id], bases: bases))
                    }
                }
            }
        }
        return found
    }

    /// The tables below a layer that one of its keys may override, highest first. Layers of other brands take no part.
    private func lowerTables(of layerIndex: Int) -> [(layer: Int, bundle: Int, table: Int)] {
        let layer = layers[layerIndex]
        return layers[..<layerIndex].indices.reversed()
            .filter { lower in
                layers[lower].kind != .brand || layer.kind != .brand || layers[lower].brand == layer.brand
            }
            .flatMap { lower in
                layers[lower].bundles.indices.flatMap { bundle in
                    layers[lower].bundles[bundle].tables.indices.map { (lower, bundle, $0) }
                }
            }
    }

    private func bases(of key: Span<UInt8>, in tables: [(layer: Int, bundle: Int, table: Int)]) -> [KeyPlace] {
        var bases: [KeyPlace] = []
        for (layer, bundle, table) in tables {
            if let id = layers[layer].bundles[bundle].tables[table].keys.find(key) {
                bases.append(KeyPlace(layer: layer, bundle: bundle, table: table, key: id))
            }
        }
        return bases
    }

    private static func begins(_ key: Span<UInt8>, withOneOf prefixes: [[UInt8]]) -> Bool {
        for prefix in prefixes where key.count >= prefix.count {
            var index = 0
            while index < prefix.count, key[index] == prefix[index] { index += 1 }
            if index == prefix.count { return true }
        }
        return false
    }
}

extension Catalog {
    /// The places of all keys of the layers that `isIncluded` names.
    package func keyPlaces(where isIncluded: (CatalogLayer) -> Bool) -> [KeyPlace] {
        layers.indices.filter { isIncluded(layers[$0]) }.flatMap { layer in
            layers[layer].bundles.indices.flatMap { bundle in
                layers[layer].bundles[bundle].tables.indices.flatMap { table in
                    layers[layer].bundles[bundle].tables[table].keys.ids.map {
                        KeyPlace(layer: layer, bundle: bundle, table: table, key: $0)
                    }
                }
            }
        }
    }
}
