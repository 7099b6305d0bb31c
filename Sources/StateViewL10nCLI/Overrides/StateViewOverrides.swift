package import L10nCatalog
package import L10nLocale
package import L10nLookup
package import L10nSource
package import StateViews

/// Which layer gives each text of state views, and which overrides nobody ever sees.
///
/// A pure function of the definitions and the catalog. Source: state-views.md BB-4 to BB-7 and GP-8.
package struct StateViewOverrides: Sendable {
    /// A view for each definition, in their order.
    package let views: [View]
    /// The texts above the library that no reader of any brand sees, in the order of layers, tables and keys.
    package let dead: [DeadOverride]

    /// Somebody whose texts are looked up.
    package struct Reader: Sendable, Hashable {
        package let locale: LanguageTag
        /// The languages to look in, fallbacks included.
        package let chain: [LanguageTag]
        package let brand: String?

        package init(locale: LanguageTag, chain: [LanguageTag], brand: String?) {
            self.locale = locale
            self.chain = chain
            self.brand = brand
        }
    }

    /// How texts are looked up.
    package struct Lookup: Sendable {
        package let catalog: Catalog
        package let order: LookupOrder
        /// The tables that are asked in each bundle; empty means all.
        package let tables: [String]
        /// The languages to look in for a reader of one.
        package let chain: @Sendable (LanguageTag) -> [LanguageTag]

        package init(
            _ catalog: Catalog, order: LookupOrder = .localeMajor, tables: [String] = [],
            chain: @escaping @Sendable (LanguageTag) -> [LanguageTag]
        ) {
            self.catalog = catalog
            self.order = order
            self.tables = tables
            self.chain = chain
        }

        func localizer(_ brand: String?, table: String? = nil) -> Localizer {
            Localizer(catalog, order: order, brand: brand, tables: table.map { [$0] } ?? tables)
        }
    }

    /// - Parameters:
    ///   - definitions: every state view that the app shows.
    ///   - readers: those whose texts are listed; overrides are dead only if nobody at all sees them.
    package init(_ definitions: [StateViewDefinition], _ lookup: Lookup, readers: [Reader]) {
        views = definitions.map { View($0, lookup, readers) }
        dead = DeadOverride.all(definitions, lookup)
    }
}

// MARK: Which layer wins

extension StateViewOverrides {
    package struct View: Sendable {
        package let id: String
        package let kind: StateViewKind
        package let texts: [Text]
    }

    /// A text that a view may show.
    package struct Text: Sendable {
        package let role: StateViewTextRole
        /// What the definition says for the reader's brand.
        package let source: TextSource
        /// The key that is looked up, or would be if the definition did not set its own text.
        package let key: String
        /// When this key is chosen over others of the role; nil for a key of the app's own.
        package let entry: DefaultKey?
        package let reader: Reader
        /// From the highest layer that takes part to the lowest.
        package let cells: [Cell]

        /// Whether a layer above the library, or the definition itself, has something to say.
        package var isOverridden: Bool {
            source != .inherit || cells.contains { $0.kind != .library && $0.outcome != .absent }
        }
    }

    /// What a layer has for a text.
    package struct Cell: Sendable {
        package let layer: String
        package let kind: LayerKind
        package let outcome: Outcome
        /// The language of the text, which may be a fallback; nil where there is none.
        package let language: LanguageTag?
        package let table: String?
        package let text: String?
        package let span: SourceSpan?
    }

    package enum Outcome: String, Sendable, CaseIterable {
        /// The text that is shown.
        case wins
        /// A higher layer, or a better language, has one.
        case loses
        /// The definition sets its own text, so that nobody asks.
        case hidden
        /// There is an entry without a translation.
        case untranslated
        case absent
    }
}

extension StateViewOverrides.View {
    fileprivate init(
        _ definition: StateViewDefinition, _ lookup: StateViewOverrides.Lookup, _ readers: [StateViewOverrides.Reader]
    ) {
        id = definition.id
        kind = definition.kind
        let questions = readers.flatMap { reader in
            TextQuestion.all(definition.patched(for: reader.brand)).map { (question: $0, reader: reader) }
        }
        // All readers of one text stand together.
        var order: [TextQuestion.Place] = []
        for (question, _) in questions where !order.contains(question.place) { order.append(question.place) }
        let byPlace = Dictionary(grouping: questions) { $0.question.place }
        texts = order.flatMap { byPlace[$0] ?? [] }.map { question, reader in
            StateViewOverrides.Text(
                role: question.place.role, source: question.source, key: question.place.key,
                entry: DefaultKeys.entry(question.place.key), reader: reader,
                cells: lookup.cells(question, for: reader))
        }
    }
}

extension StateViewOverrides.Lookup {
    fileprivate func cells(
        _ question: TextQuestion, for reader: StateViewOverrides.Reader
    ) -> [StateViewOverrides.Cell] {
        let key = question.place.key
        let localizer = localizer(reader.brand, table: question.table)
        let winner = localizer.resolve(key, chain: reader.chain).hit?.layer
        return catalog.layers(seenBy: reader.brand).reversed().map { index in
            let layer = catalog.layers[index]
            // What the layer would answer if it were the only one.
            let resolution = localizer.limited(toLayer: index).resolve(key, chain: reader.chain)
            let untranslated = resolution.tried.first { $0.outcome == .untranslated }
            let outcome: StateViewOverrides.Outcome =
                if resolution.hit == nil {
                    untranslated == nil ? .absent : .untranslated
                } else if !question.isAsked {
                    .hidden
                } else { index == winner ? .wins : .loses }
            let hit = resolution.hit
            return StateViewOverrides.Cell(
                layer: layer.name, kind: layer.kind, outcome: outcome, language: hit?.tag ?? untranslated?.tag,
                table: hit.map { catalog.table($0).name } ?? untranslated?.table, text: hit.map { catalog.text($0) },
                span: hit.map { catalog.span($0) } ?? untranslated?.span)
        }
    }
}
