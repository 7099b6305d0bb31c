package import L10nLocale
package import L10nLookup
import L10nSource

/// All texts of a project: ordered layers, lowest first.
package struct Catalog: Sendable {
    package let layers: [CatalogLayer]
    /// The layers of each brand, lowest first.
    private let brandLayers: [String?: [Int]]
    private let homes = KeyHomes()

    package init(layers: [CatalogLayer] = []) {
        self.layers = layers
        brandLayers = Dictionary(grouping: layers.indices.filter { layers[$0].kind == .brand }) { layers[$0].brand }
    }

    /// The layers of a kind, which stand together.
    package func layers(of kind: LayerKind) -> Range<Int> {
        let start = layers.partitioningIndex { $0.kind >= kind }
        return start..<layers[start...].partitioningIndex { $0.kind > kind }
    }

    /// The layers whose texts somebody may see who uses a brand, or none: lowest first.
    package func layers(seenBy brand: String?) -> [Int] {
        let brands = layers(of: .brand)
        return Array(0..<brands.lowerBound) + brandLayers[brand, default: []] + Array(brands.upperBound..<layers.count)
    }

    /// The tables of a layer that have a key, in their order.
    func homes(of key: [UInt8], in layer: Int) -> [KeyHomes.Home] {
        homes.homes(of: key, in: layers[layer], number: layer)
    }

    /// The languages of all tables, each as often as it occurs.
    package var tags: [LanguageTag] {
        layers.flatMap { $0.bundles.flatMap(\.tables).flatMap { $0.columns.map(\.tag) } }
    }
}

/// The texts of one origin: bundles in the order in which they are asked.
package struct CatalogLayer: Sendable {
    package var name: String
    package var kind: LayerKind
    /// The brand that a layer of kind `brand` serves.
    package var brand: String?
    /// Whether every key of the layer has to override something.
    package var overridesOnly: Bool
    /// Whether the layer is built into the tool rather than written by the project.
    package var isEmbedded: Bool
    package var bundles: [CatalogBundle]

    package init(
        name: String, kind: LayerKind, brand: String? = nil, overridesOnly: Bool = false, isEmbedded: Bool = false,
        bundles: [CatalogBundle] = []
    ) {
        self.name = name
        self.kind = kind
        self.brand = brand
        self.overridesOnly = overridesOnly
        self.isEmbedded = isEmbedded
        self.bundles = bundles
    }
}

/// A folder that holds language folders: the unit in which an app looks texts up.
package struct CatalogBundle: Sendable {
    /// The folder's path as reports print it; empty for the project's own folder.
    package var path: String
    /// Sorted by name.
    package var tables: [CatalogTable]

    package init(path: String, tables: [CatalogTable] = []) {
        self.path = path
        self.tables = tables
    }

    /// Whether an app means it that names a bundle: by its path or the end of that.
    package func isCalled(_ name: String) -> Bool { path == name || path.hasSuffix("/" + name) }
}

/// One table of one bundle in all its languages.
package struct CatalogTable: Sendable {
    /// The name without an extension, such as `Localizable`.
    package var name: String
    /// Every key that any language has.
    package var keys: KeyTable
    /// One a file; sorted by language, then those that win over others first, then by path.
    package var columns: [CatalogColumn]
    /// The column of the development language, where the table has one.
    package var sourceColumn: Int?

    package init(name: String, keys: KeyTable, columns: [CatalogColumn], sourceColumn: Int?) {
        self.name = name
        self.keys = keys
        self.columns = columns
        self.sourceColumn = sourceColumn
    }

    /// Whether none of its files lies in a language folder, so that every reader sees the same texts.
    package var hasNoLanguage: Bool { columns.allSatisfy(\.folder.isEmpty) }

    /// The columns of a language.
    package func columns(of tag: LanguageTag) -> ArraySlice<CatalogColumn> {
        columns[columns.partitioningIndex { $0.tag >= tag }...].prefix { $0.tag == tag }
    }

    package var source: CatalogColumn? { sourceColumn.map { columns[$0] } }

    /// Whether a column holds source texts: the one of the development language, or a file that wins over it.
    package func isSource(_ index: Int) -> Bool {
        guard let sourceColumn, index != sourceColumn else { return index == sourceColumn }
        let (column, source) = (columns[index], columns[sourceColumn])
        return column.outranks && column.tag == source.tag && column.folder == source.folder
    }

    /// The column that has the source text of a key.
    package func sourceColumn(of key: KeyID) -> Int? {
        guard let sourceColumn else { return nil }
        let source = columns[sourceColumn]
        if source.entry(for: key) != nil, !source.isDefinedElsewhere(key) { return sourceColumn }
        // The text stands in a file that wins over the source column's.
        return columns.indices.first { isSource($0) && columns[$0].entry(for: key) != nil }
    }
}

/// One language of a table.
@usableFromInline
package struct CatalogColumn: Sendable {
    /// The canonical tag of the language.
    package let tag: LanguageTag
    /// The name of the language folder without its extension, as the author wrote it, such as `pt_BR` or `Base`.
    package let folder: String
    @usableFromInline package private(set) var fragment: CatalogFragment
    /// Whether the file's entries win over those of the other file of the same language: `.stringsdict` over `.strings`
    /// (O-5).
    package let outranks: Bool
    /// Whether every entry has its key's number. Told by a mark, as looking at all entries to change none would still
    /// copy them wherever somebody else holds them too.
    private var hasAllKeys = false
    /// Keys that a file beside this one defines in the same language, such as the plural texts of a `.stringsdict`.
    @usableFromInline private(set) var keysElsewhere: Set<KeyID> = []
    /// Keys whose text in this file is no text at all, which has a finding of its own.
    @usableFromInline private(set) var keysWithoutText: Set<KeyID> = []
    /// Whether the file has a key more than once.
    package private(set) var hasDuplicates = false
    /// For each key of the table the number of the winning entry plus one, or 0 where the language has none.
    @usableFromInline private(set) var winners: [UInt32] = []

    package init(tag: LanguageTag, folder: String, fragment: CatalogFragment, outranks: Bool = false) {
        self.tag = tag
        self.folder = folder
        self.fragment = fragment
        self.outranks = outranks
    }

    /// The same language with another state of its file.
    package func reading(_ fragment: CatalogFragment) -> CatalogColumn {
        var column = CatalogColumn(tag: tag, folder: folder, fragment: fragment, outranks: outranks)
        column.keysElsewhere = keysElsewhere
        return column
    }

    /// The entry that the run time uses for a key.
    @inlinable
    package func entry(for key: KeyID) -> CatalogEntry? {
        entryIndex(for: key).map { fragment.entries[$0] }
    }

    /// The number of that entry in its file.
    @inlinable
    package func entryIndex(for key: KeyID) -> Int? {
        guard key.index < winners.count, winners[key.index] != 0 else { return nil }
        return Int(winners[key.index]) - 1
    }

    /// Whether the language defines the key, in this file or beside it, however badly.
    @inlinable
    package func hasEntry(for key: KeyID) -> Bool {
        (key.index < winners.count && winners[key.index] != 0) || keysElsewhere.contains(key)
            || keysWithoutText.contains(key)
    }

    /// Whether another file of the language defines the key.
    package func isDefinedElsewhere(_ key: KeyID) -> Bool {
        keysElsewhere.contains(key)
    }

    /// Notes the keys of a file of the same language that wins over this one.
    package mutating func addKeys(of winner: CatalogColumn) {
        keysElsewhere.formUnion(winner.fragment.entries.lazy.filter(\.isUsable).map(\.key))
    }

    /// Whether both are the same place of a table, with the same keys in the same order.
    package func hasKeys(of other: CatalogColumn) -> Bool {
        tag == other.tag && folder == other.folder && outranks == other.outranks
            && fragment.source.path == other.fragment.source.path && winners == other.winners
            && keysElsewhere == other.keysElsewhere && keysWithoutText == other.keysWithoutText
    }

    /// Numbers the entries by the keys of `table`; keys that it lacks are left `unassigned`.
    ///
    /// Files of one table mostly list their keys in one order, so that the key after the last one is tried first.
    /// Entries that have a number keep it.
    package mutating func assignKeys(from table: KeyTable) {
        if hasAllKeys { return }
        hasAllKeys = true
        var next: UInt32 = 0
        for index in fragment.entries.indices where fragment.entries[index].key == .unassigned {
            let entry = fragment.entries[index]
            let id = fragment.withKey(of: entry) { key in
                if next < table.count, table.isEqual(KeyID(next), key) { return KeyID(next) }
                return table.find(key) ?? .unassigned
            }
            // A key that the table lacks does not move the row on.
            if id == .unassigned { hasAllKeys = false } else { next = id.number + 1 }
            fragment.entries[index].key = id
        }
    }

    /// Takes keys that `table` lacks into it.
    package mutating func addMissingKeys(to table: inout KeyTable) {
        if hasAllKeys { return }
        hasAllKeys = true
        for index in fragment.entries.indices where fragment.entries[index].key == .unassigned {
            let entry = fragment.entries[index]
            fragment.entries[index].key = fragment.withKey(of: entry) { table.intern($0) }
        }
    }

    /// Notes which entry wins for each key: the last one that the run time can read.
    ///
    /// Does nothing while entries without a number are left.
    /// - Parameter keyCount: at least one more than the largest key number of the column.
    package mutating func indexWinners(keyCount: Int) {
        guard winners.isEmpty, hasAllKeys else { return }
        winners = [UInt32](repeating: 0, count: keyCount)
        for index in fragment.entries.indices {
            let entry = fragment.entries[index]
            if !entry.flags.isDisjoint(with: [.notAText, .lostAtRunTime]) {
                if entry.flags.contains(.notAText) { keysWithoutText.insert(entry.key) }
                continue
            }
            // Later entries overwrite earlier ones, as they do at run time.
            let previous = winners[entry.key.index]
            if previous != 0 {
                fragment.entries[Int(previous) - 1].flags.insert(.superseded)
                hasDuplicates = true
            }
            winners[entry.key.index] = UInt32(index) + 1
        }
    }
}
