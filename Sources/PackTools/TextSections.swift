import L10nCatalog
import L10nLocale
import L10nLookup
import L10nMessages
import L10nPack
import L10nProject
import L10nSource

/// The texts of a project as sections of a pack: of each table and language the text that a look-up would find there.
struct TextSections {
    private let catalog: Catalog
    private let notations: CatalogNotations?
    private(set) var tags: [LanguageTag]
    /// In the order in which a look-up without a wish asks them.
    private var tables: [Place] = []

    private struct Place {
        let layer: Int
        let bundle: Int
        let table: Int
    }

    /// A key in a table, with the entry of each language.
    private struct Row {
        let key: [UInt8]
        let table: Int
        let id: KeyID
        let entries: [(column: Int, entry: CatalogEntry)?]
    }

    /// - Parameters:
    ///   - languages: those that are kept; nil for all.
    ///   - brands: those whose layers are kept; nil for all.
    init(_ project: Project, languages: Set<LanguageTag>?, brands: Set<String>?) {
        catalog = project.catalog
        notations = CatalogNotations(project)
        tags = Set(catalog.tags).filter { languages?.contains($0) ?? true }.sorted()
        for (number, layer) in catalog.layers.enumerated().reversed() {
            if layer.kind == .brand, let brand = layer.brand, brands?.contains(brand) == false { continue }
            for (bundle, content) in layer.bundles.enumerated() {
                let indices = content.tables.indices
                let usual = indices.first { content.tables[$0].name == "Localizable" }
                tables += ((usual.map { [$0] } ?? []) + indices.filter { $0 != usual }).map {
                    Place(layer: number, bundle: bundle, table: $0)
                }
            }
        }
    }

    /// Fills the sections of the texts.
    func fill(_ sections: inout PackSections, _ names: inout PackNames) {
        let rows = rows()
        var firsts: [UInt32] = []
        for (number, row) in rows.enumerated() where number == 0 || rows[number - 1].key != row.key {
            sections.keys.append(row.key)
            firsts.append(UInt32(number))
        }
        sections.single[.keyPlaces] = PackBytes.numbers(firsts + [UInt32(rows.count)])
        sections.single[.places] = PackBytes.numbers(rows.map { UInt32($0.table) })
        sections.single[.tables] = PackBytes.list(tables.map { table($0, names) })
        sections.languages = tags.map(\.description)
        for language in tags.indices {
            var offsets: [UInt32] = []
            var content = PackBytes()
            for row in rows {
                guard let (column, entry) = row.entries[language] else {
                    offsets.append(0)
                    continue
                }
                offsets.append(UInt32(rows.count * 4 + content.bytes.count))
                add(entry, column, row, to: &content, &names)
            }
            sections.texts.append(PackBytes.numbers(offsets) + content.bytes)
        }
    }

    /// The texts by the bytes of their keys, then by table; without those that no language has.
    private func rows() -> [Row] {
        var rows: [Row] = []
        for (number, place) in tables.enumerated() {
            let table = content(place)
            let columns = tags.map { tag in table.columns.indices.filter { table.columns[$0].tag == tag } }
            for id in table.keys.ids {
                let entries = columns.map { columns -> (Int, CatalogEntry)? in
                    for column in columns {
                        guard let entry = table.columns[column].entry(for: id) else { continue }
                        // What nobody has translated is not looked for any further in this language.
                        return entry.state == .new ? nil : (column, entry)
                    }
                    return nil
                }
                guard entries.contains(where: { $0 != nil }) else { continue }
                rows.append(Row(key: Array(table.keys[id].utf8), table: number, id: id, entries: entries))
            }
        }
        return rows.sorted { left, right in
            left.key == right.key ? left.table < right.table : left.key.lexicographicallyPrecedes(right.key)
        }
    }

    private func content(_ place: Place) -> CatalogTable {
        catalog.layers[place.layer].bundles[place.bundle].tables[place.table]
    }

    /// What a look-up has to know of a table.
    private func table(_ place: Place, _ names: PackNames) -> [UInt8] {
        let layer = catalog.layers[place.layer]
        var bytes = PackBytes()
        bytes.number(place.layer)
        bytes.string(layer.name)
        bytes.string(layer.kind.rawValue)
        bytes.strings(layer.brand.map { [$0] } ?? [])
        bytes.number(place.bundle)
        bytes.string(names.path(layer.bundles[place.bundle].path))
        bytes.string(content(place).name)
        return bytes.bytes
    }

    // MARK: One text

    private func add(
        _ entry: CatalogEntry, _ column: Int, _ row: Row, to bytes: inout PackBytes, _ names: inout PackNames
    ) {
        let place = tables[row.table]
        let table = content(place)
        let hit = ResolutionHit(
            layer: place.layer, bundle: place.bundle, table: place.table, column: column, entry: entry,
            tag: table.columns[column].tag)
        let syntax = notations?[hit]
        let fragment = table.columns[column].fragment
        let hasForms = fragment.forms(of: entry) != nil
        let traits = PackText.Traits(
            hasForms: hasForms, notation: syntax?.notation.packNumber ?? 0,
            apostrophes: syntax?.apostrophes.packNumber ?? 0)
        bytes.byte(traits.rawValue)
        bytes.string(catalog.text(hit))
        names.add(catalog.span(hit), to: &bytes)
        guard hasForms else { return }
        let message = fragment.message(of: entry)
        bytes.byte(message == nil ? 0 : 1)
        if let message { MessageBytes.add(message, to: &bytes) }
    }
}

extension MessageNotation {
    /// The number in packs; 0 stands for what nobody has said.
    fileprivate var packNumber: UInt8 {
        switch self {
        case .plain: 1
        case .printf: 2
        case .substitution: 3
        case .named: 4
        case .printfAndNamed, .catalog: 5
        case .icu: 6
        }
    }
}

extension ICUApostrophes {
    fileprivate var packNumber: UInt8 {
        switch self {
        case .doubleOptional: 0
        case .doubleRequired: 1
        }
    }
}
