import L10nCatalog
package import L10nLocale
package import L10nLookup
package import L10nSource
package import StateViews

/// A text above the library that nobody ever sees.
///
/// Source: state-views.md BB-6.
package struct DeadOverride: Sendable {
    package let key: String
    package let layer: String
    package let layerKind: LayerKind
    package let language: LanguageTag
    package let table: String
    /// The entry.
    package let span: SourceSpan
    package let reason: Reason

    package enum Reason: Sendable {
        /// Every state view that has the role sets its own text.
        case ownTexts([Owner])
        /// A higher layer has a text for everybody who could see this one.
        case replaced(layer: String, by: SourceSpan)
        /// There is no state view of the kind that the key belongs to.
        case unusedKind(StateViewKind)
        /// Look-ups do not read the table.
        case unreadTable
    }

    /// A state view that sets a text itself.
    package struct Owner: Sendable, Hashable {
        package let id: String
        package let role: StateViewTextRole
    }

    /// The name of the reason in reports.
    package var reasonName: String {
        switch reason {
        case .ownTexts: "own-texts"
        case .replaced: "replaced"
        case .unusedKind: "unused-kind"
        case .unreadTable: "unread-table"
        }
    }
}

extension DeadOverride {
    /// Every dead override of a catalog, in the order of layers, tables, keys and languages.
    static func all(_ definitions: [StateViewDefinition], _ lookup: StateViewOverrides.Lookup) -> [DeadOverride] {
        let layers = lookup.catalog.layers
        let brands = Set(layers.compactMap(\.brand)).union(definitions.flatMap { $0.brandPatches.keys }).sorted()
        let audience = OverrideAudience(definitions, brands: brands)
        return layers.indices.flatMap { index -> [DeadOverride] in
            let layer = layers[index]
            guard layer.kind > .library, !layer.isEmbedded else { return [] }
            let readers = layer.brand.map { [$0] } ?? [nil] + brands.map(Optional.some)
            return layer.bundles.indices.flatMap { bundle in
                layer.bundles[bundle].tables.indices.flatMap { table in
                    let site = Site(layer: index, bundle: bundle, table: table)
                    return site.dead(lookup, audience, brands: readers)
                }
            }
        }
    }

    /// A table of a layer.
    private struct Site {
        let layer: Int
        let bundle: Int
        let table: Int

        func dead(
            _ lookup: StateViewOverrides.Lookup, _ audience: OverrideAudience, brands: [String?]
        ) -> [DeadOverride] {
            let layer = lookup.catalog.layers[self.layer]
            let table = layer.bundles[bundle].tables[self.table]
            return table.keys.ids.flatMap { id -> [DeadOverride] in
                let key = table.keys[id]
                guard audience.knows(key) else { return [] }
                return table.columns.compactMap { column in
                    guard let entry = column.entry(for: id), entry.state != .new,
                        let reason = reason(key, column.tag, lookup, audience, brands)
                    else { return nil }
                    return DeadOverride(
                        key: key, layer: layer.name, layerKind: layer.kind, language: column.tag, table: table.name,
                        span: column.fragment.source.span(entry.range), reason: reason)
                }
            }
        }

        /// Why nobody sees an entry; nil when somebody does.
        ///
        /// Who sees it at all sees it in its own language: behind it in a chain of fallbacks the same texts win.
        private func reason(
            _ key: String, _ tag: LanguageTag, _ lookup: StateViewOverrides.Lookup, _ audience: OverrideAudience,
            _ brands: [String?]
        ) -> Reason? {
            let asking = brands.map { audience.questions(key, $0) }
            if asking.allSatisfy({ $0.tables.isEmpty }) {
                var owners: [Owner] = []
                for owner in asking.flatMap(\.owners) where !owners.contains(owner) { owners.append(owner) }
                if !owners.isEmpty { return .ownTexts(owners) }
                return DefaultKeys.entry(key)?.kind.map { .unusedKind($0) }
            }
            let chain = lookup.chain(tag)
            var winner: ResolutionHit?
            for (brand, questions) in zip(brands, asking) {
                for table in questions.tables {
                    let hit = lookup.localizer(brand, table: table).resolve(key, chain: chain).hit
                    if let hit, hit.layer == layer, hit.bundle == bundle, hit.table == self.table, hit.tag == tag {
                        return nil
                    }
                    winner = winner ?? hit
                }
            }
            let name = lookup.catalog.layers[layer].bundles[bundle].tables[self.table].name
            guard let winner, lookup.tables.isEmpty || lookup.tables.contains(name) else { return .unreadTable }
            return .replaced(layer: lookup.catalog.layer(winner).name, by: lookup.catalog.span(winner))
        }
    }
}

/// Which state views look a key up, and which set their own text where they could.
struct OverrideAudience {
    struct Questions {
        /// The tables that are looked in; nil for all of them.
        var tables: [String?] = []
        var owners: [DeadOverride.Owner] = []
    }

    private var byBrand: [String?: [String: Questions]] = [:]
    private let kinds: Set<StateViewKind>
    /// The keys that somebody asks for, or could.
    private var keys: Set<String> = []

    init(_ definitions: [StateViewDefinition], brands: [String]) {
        kinds = Set(definitions.map(\.kind))
        for brand in [nil] + brands.map(Optional.some) {
            var questions: [String: Questions] = [:]
            for definition in definitions {
                for question in TextQuestion.all(definition.patched(for: brand)) {
                    let key = question.place.key
                    if !question.isAsked {
                        questions[key, default: Questions()].owners.append(
                            DeadOverride.Owner(id: definition.id, role: question.place.role))
                    } else if questions[key]?.tables.contains(question.table) != true {
                        questions[key, default: Questions()].tables.append(question.table)
                    }
                }
            }
            byBrand[brand] = questions
            keys.formUnion(questions.keys)
        }
    }

    /// Whether the key is one of state views at all.
    func knows(_ key: String) -> Bool {
        DefaultKeys.entry(key) != nil || keys.contains(key)
    }

    func questions(_ key: String, _ brand: String?) -> Questions {
        let known = byBrand[brand]?[key]
        if let known { return known }
        // Nobody has the role at the moment, such as a button that its caller adds; who does would ask.
        guard let entry = DefaultKeys.entry(key), entry.kind.map({ kinds.contains($0) }) ?? true else {
            return Questions()
        }
        return Questions(tables: [nil])
    }
}
