import L10nLookup
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
            let overridesOnly = layers[layer].overridesOnly
            forEachKey(of: layer) { place, keys in
                let bases = keys.withKey(place.key) { lower.bases(of: $0) }
                let isNamedSo = keys.withKey(place.key) { Self.begins($0, withOneOf: prefixes) }
                // A key that has nothing below it counts where its name or its layer says that it should.
                guard !bases.isEmpty || isNamedSo || overridesOnly else { return }
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
        var places: [KeyPlace] = []
        for layer in layers.indices where isIncluded(layers[layer]) {
            forEachKey(of: layer) { place, _ in places.append(place) }
        }
        return places
    }

    /// Calls `body` with the place of each key of a layer and the table that holds it, in the order of bundles, tables and
    /// keys.
    fileprivate func forEachKey(of layer: Int, _ body: (KeyPlace, KeyTable) -> Void) {
        for (bundleIndex, bundle) in layers[layer].bundles.enumerated() {
            for (tableIndex, table) in bundle.tables.enumerated() {
                for id in table.keys.ids {
                    body(KeyPlace(layer: layer, bundle: bundleIndex, table: tableIndex, key: id), table.keys)
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
        var (all, numbers): ([KeyPlace], [Int]) = ([], [])
        // From the highest layer down, which is the order that the places of each key keep.
        for layer in (0..<highest).reversed() {
            catalog.forEachKey(of: layer) { place, table in
                all.append(place)
                numbers.append(table.withKey(place.key) { keys.intern($0).index })
            }
        }
        starts = Array(repeating: 0, count: keys.count + 1)
        // Sorted by counting: how many places each key has, then where they begin.
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
            // The layers of places fall, so those below begin at one point.
            let bases = all[all.partitioningIndex { $0.layer < below }...]
            return sameBrand.isEmpty ? bases : all.filter { sameBrand.contains($0.layer) } + bases
        }
    }
}
