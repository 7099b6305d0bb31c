package import L10nCatalog
package import L10nLocale
package import L10nProject
package import L10nSource

/// One table and where it stands in the project.
///
/// Sites are immutable objects rather than values: a run hands millions of them to rules, and one reference is cheaper
/// to pass than the dozen that a table consists of.
package final class TableSite: Sendable {
    package let project: Project
    package let layer: CatalogLayer
    package let bundle: CatalogBundle
    package let table: CatalogTable
    /// How the texts are written; nil where the configuration says nothing about the table.
    let notations: TableNotations?
    private let place: (layer: Int, bundle: Int, table: Int)
    private let knownConvention = Locked<KeyConvention?>(nil)
    private let knownObjects = Locked<InterfaceObjects??>(nil)

    /// - Parameter part: the part of the table to look at; nil for all of it.
    package init(project: Project, layer: Int, bundle: Int, table: Int, part: CatalogTable? = nil) {
        self.project = project
        self.layer = project.catalog.layers[layer]
        self.bundle = self.layer.bundles[bundle]
        self.table = part ?? self.bundle.tables[table]
        notations = TableNotations(self.table, project.configuration)
        place = (layer, bundle, table)
    }

    /// The language that the table's developers write.
    package var sourceTag: LanguageTag { table.source?.tag ?? project.sourceLanguage }

    /// The columns of other languages than the source's.
    package var translations: [CatalogColumn] { table.columns.filter { $0.tag != sourceTag } }

    /// The languages of the table, each with all its files; sorted.
    package var languages: [TableLanguage] {
        var languages: [TableLanguage] = []
        for column in table.columns {
            if languages.last?.tag == column.tag {
                languages[languages.count - 1].append(column)
            } else {
                languages.append(TableLanguage(column))
            }
        }
        return languages
    }

    /// The source texts, where the table has any.
    package var sourceLanguage: TableLanguage? { languages.first { $0.tag == sourceTag } }

    /// The objects of its interface file, which several rules ask for; nil without such a file.
    var interfaceObjects: InterfaceObjects? {
        knownObjects.withLock { known in
            if let known { return known }
            let objects = InterfaceObjects(of: table, in: project)
            known = .some(objects)
            return objects
        }
    }

    /// The keys that nobody is to translate, as the interface file has no text for them.
    var keysWithoutInterface: Set<KeyID> { interfaceObjects?.keysWithoutText(in: table, of: project) ?? [] }

    /// Which keys need no source text. Several rules ask, and telling it takes a look at every key.
    var keyConvention: KeyConvention {
        knownConvention.withLock { known in
            if let known { return known }
            let convention = KeyConvention(self, source: sourceLanguage)
            known = convention
            return convention
        }
    }

    /// Whether the key replaces a text of a lower layer, or is named as if it did. The override rules look at those.
    package func isOverride(_ key: KeyID) -> Bool {
        project.overridePlaces.contains(place(of: key))
    }

    /// The key of a number, counted as the table does.
    func keyID(_ number: Int) -> KeyID { KeyID(number) }

    /// Where a key of the table stands in the catalog.
    func place(of key: KeyID) -> KeyPlace {
        KeyPlace(layer: place.layer, bundle: place.bundle, table: place.table, key: key)
    }

    /// The text of a key that `Base.lproj` has and the language's own folder has not.
    func textOfBase(_ key: KeyID) -> TextSite? {
        for (index, column) in table.columns.enumerated() where column.tag == sourceTag {
            if let entry = column.entry(for: key) {
                return TextSite(ColumnSite(table: self, columnIndex: index), entry)
            }
        }
        return nil
    }

    /// The source text of a key.
    package func source(of key: KeyID) -> TextSite? {
        guard let index = table.sourceColumn(of: key), let entry = table.columns[index].entry(for: key) else {
            return nil
        }
        return TextSite(ColumnSite(table: self, columnIndex: index), entry)
    }

    /// The languages that the table should have: the configured ones, else those of the other tables beside it.
    package var requiredTags: [LanguageTag] {
        if let required = project.configuration.locales.required { return required.map(\.value).sorted() }
        let present = bundle.tables.filter { $0.sourceColumn != nil && !$0.hasNoLanguage }.flatMap {
            $0.columns.map(\.tag)
        }
        return Set(present).filter { project.demands.demand(for: $0) == .required }.sorted()
    }

    /// What findings about this table, or a key of it, are about.
    package func subject(key: KeyID? = nil, column: CatalogColumn? = nil) -> Subject {
        Subject(
            layer: layer.name, table: table.name, key: key.map { table.keys[$0] },
            locale: column.map { $0.tag.description }, brand: layer.brand)
    }
}

/// One language of a table and where it stands.
package final class ColumnSite: Sendable {
    package let table: TableSite
    /// The number of the column in its table.
    let columnIndex: Int
    package let column: CatalogColumn
    /// Whether the column holds the source texts of its table.
    package let isSource: Bool

    package init(table: TableSite, columnIndex: Int) {
        self.table = table
        self.columnIndex = columnIndex
        column = table.table.columns[columnIndex]
        isSource = table.table.isSource(columnIndex)
    }
}

/// One text and where it stands.
package struct TextSite: Sendable {
    package let site: ColumnSite
    /// A walk over a file changes this alone, as a new site costs a reference to what it is a site of.
    package internal(set) var entry: CatalogEntry

    package init(_ site: ColumnSite, _ entry: CatalogEntry) {
        self.site = site
        self.entry = entry
    }

    /// The decoded text.
    package var text: String { site.column.fragment.text(of: entry) }
    /// The decoded key.
    package var key: String { site.column.fragment.key(of: entry) }
    package var subject: Subject {
        var subject = site.table.subject(key: entry.key, column: site.column)
        if entry.shownForm != 0 { subject.variant = variant }
        return subject
    }
    /// The place of the text's content.
    package var span: SourceSpan { site.column.fragment.source.span(entry.textRange) }
    /// The place of the key's content.
    package var keySpan: SourceSpan { site.column.fragment.source.span(entry.keyRange) }
    package var entrySpan: SourceSpan { site.column.fragment.source.span(entry.range) }

    /// The place of a part of the text, given in UTF-8 offsets of the decoded text.
    package func span(of part: Range<Int>) -> SourceSpan {
        site.column.fragment.span(of: part, inTextOf: entry)
    }

    /// Whether the entry overrides a text of a lower layer.
    package var isOverride: Bool { site.table.isOverride(entry.key) }

    /// Whether the text is empty or holds only white space.
    package var isBlank: Bool { site.column.fragment.isTextBlank(of: entry) }

    /// Whether both texts have the same UTF-8 bytes, however they are written.
    package func isSameText(as other: TextSite) -> Bool {
        site.column.fragment.isText(of: entry, sameAs: other.entry, in: other.site.column.fragment)
    }

    /// Calls `body` with the text's UTF-8 bytes, without a copy unless it is written with escapes.
    package func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        site.column.fragment.withText(of: entry, body)
    }
}
