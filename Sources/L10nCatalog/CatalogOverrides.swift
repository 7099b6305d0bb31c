import L10nSource

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
    /// The same key in the lower layers, highest first; empty when the override replaces nothing. All overrides of a key
    /// share what lies below them.
    package let bases: ArraySlice<KeyPlace>

    package init(place: KeyPlace, key: String, bases: ArraySlice<KeyPlace>) {
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
        let overriding = layers.indices.filter {
            !layers[$0].isEmbedded && layers[$0].kind != .library && !layers[$0].bundles.isEmpty
        }
        guard let highest = overriding.last else { return [] }
        let prefixes = prefixes.map { Array($0.utf8) }
        let places = KeyPlaces(self, below: highest)
        var found: [CatalogOverride] = []
        for layer in overriding {
            let lower = places.lower(than: layer, in: self)
            for place in keyPlaces(of: layer) {
                let keys = table(at: place).keys
                let bases = keys.withKey(place.key) { lower.bases(of: $0) }
                let isNamedSo = keys.withKey(place.key) { Self.begins($0, withOneOf: prefixes) }
                guard !bases.isEmpty || isNamedSo || layers[layer].overridesOnly else { continue }
                found.append(CatalogOverride(place: place, key: keys[place.key], bases: bases))
            }
        }
        return found
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
        layers.indices.filter { isIncluded(layers[$0]) }.flatMap { keyPlaces(of: $0) }
    }

    /// The places of all keys of a layer, in the order of bundles, tables and keys.
    func keyPlaces(of layer: Int) -> [KeyPlace] {
        layers[layer].bundles.indices.flatMap { bundle in
            layers[layer].bundles[bundle].tables.indices.flatMap { table in
                layers[layer].bundles[bundle].tables[table].keys.ids.map {
                    KeyPlace(layer: layer, bundle: bundle, table: table, key: $0)
                }
            }
        }
    }
}

/// Where the keys of layers stand, so that no layer is asked for every key of every other.
private struct KeyPlaces {
    private var keys = KeyTable()
    /// Where the places of each key begin; one more than there are keys.
    private var starts: [Int] = [0]
    /// Those of a key stand together, highest layer first.
    private var places: [KeyPlace] = []

    init(_ catalog: Catalog, below highest: Int) {
        let all = (0..<highest).reversed().flatMap { catalog.keyPlaces(of: $0) }
        let numbers = all.map { place in
            catalog.table(at: place).keys.withKey(place.key) { keys.intern($0).index }
        }
        starts = Array(repeating: 0, count: keys.count + 1)
        for number in numbers { starts[number + 1] += 1 }
        for number in keys.ids.map(\.index) { starts[number + 1] += starts[number] }
        guard let first = all.first else { return }
        var next = starts
        places = Array(repeating: first, count: all.count)
        for (place, number) in zip(all, numbers) {
            places[next[number]] = place
            next[number] += 1
        }
    }

    func places(of key: Span<UInt8>) -> ArraySlice<KeyPlace> {
        keys.find(key).map { places[starts[$0.index]..<starts[$0.index + 1]] } ?? []
    }

    /// What keys of a layer may override. Layers of other brands take no part.
    func lower(than layer: Int, in catalog: Catalog) -> Lower {
        let brands = catalog.layers(of: .brand)
        guard brands.contains(layer) else { return Lower(places: self, below: layer) }
        let same = catalog.layers(seenBy: catalog.layers[layer].brand).filter { brands.contains($0) && $0 < layer }
        return Lower(places: self, below: brands.lowerBound, sameBrand: same)
    }

    struct Lower {
        let places: KeyPlaces
        /// All layers below this one.
        let below: Int
        /// Layers above those.
        var sameBrand: [Int] = []

        func bases(of key: Span<UInt8>) -> ArraySlice<KeyPlace> {
            let all = places.places(of: key)
            let bases = all[all.partitioningIndex { $0.layer < below }...]
            return sameBrand.isEmpty ? bases : all.filter { sameBrand.contains($0.layer) } + bases
        }
    }
}
