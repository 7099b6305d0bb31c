package import L10nCatalog
package import L10nLocale
package import L10nProject
package import L10nSource

/// A rule that looks at each key that overrides a text of a lower layer, or is meant to.
package protocol OverrideRule: CheckRule {
    static func check(_ override: OverrideSite, into findings: inout Findings)
}

/// One overriding key with its texts in all languages.
package struct OverrideSite: Sendable {
    /// The key's text in one language.
    package struct Text: Sendable {
        package let place: KeyPlace
        package let column: CatalogColumn
        package let entry: CatalogEntry

        package var tag: LanguageTag { column.tag }
        package var text: String { column.fragment.text(of: entry) }
        package var span: SourceSpan { column.fragment.source.span(entry.textRange) }
        package var keySpan: SourceSpan { column.fragment.source.span(entry.keyRange) }
        package var entrySpan: SourceSpan { column.fragment.source.span(entry.range) }
        /// The edit that takes the text out of its file.
        package var removal: Edit { column.fragment.removal(of: entry) }
    }

    package let project: Project
    package let override: CatalogOverride
    /// The texts of the override, by language.
    package let texts: [Text]

    package init(_ project: Project, _ override: CatalogOverride) {
        self.project = project
        self.override = override
        texts = Self.texts(of: override.place, in: project.catalog)
    }

    package var key: String { override.key }
    package var layer: CatalogLayer { project.catalog.layers[override.place.layer] }
    package var bundle: CatalogBundle { layer.bundles[override.place.bundle] }
    package var table: CatalogTable { bundle.tables[override.place.table] }

    package func subject(_ tag: LanguageTag? = nil) -> Subject {
        Subject(layer: layer.name, table: table.name, key: key, locale: tag?.description, brand: layer.brand)
    }

    /// The text that a reader of a language would see without the override.
    package func defaultText(for tag: LanguageTag) -> Text? {
        for member in project.fallbackChain(of: [tag]) {
            for base in override.bases {
                for column in project.catalog.table(at: base).columns(of: member) {
                    if let entry = column.entry(for: base.key) {
                        return Text(place: base, column: column, entry: entry)
                    }
                }
            }
        }
        return nil
    }

    /// The languages in which the project wants its texts, as far as this override is concerned.
    package var requiredTags: [LanguageTag] {
        if let required = project.configuration.locales.required { return required.map(\.value).sorted() }
        let present = Set(bundle.tables.flatMap { $0.columns.map(\.tag) })
        return present.filter { project.demands.demand(for: $0) == .required }.sorted()
    }

    /// The place that speaks for the override as a whole: its entry in the source language, else in the first language.
    package var primary: Text? {
        texts.first { $0.tag == project.sourceLanguage } ?? texts.first
    }

    /// The fix that gives the key another name in every language; nil for a name that cannot stand between quotes as it is.
    func renaming(to name: String, _ applicability: Fix.Applicability) -> Fix? {
        guard !name.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            return nil
        }
        return Fix("rename to '\(name)'", applicability, edits: texts.map { Edit($0.keySpan, name) })
    }

    static func texts(of place: KeyPlace, in catalog: Catalog) -> [Text] {
        catalog.table(at: place).columns.compactMap { column in
            column.entry(for: place.key).map { Text(place: place, column: column, entry: $0) }
        }
    }
}
