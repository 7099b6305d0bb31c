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

    /// Whether the key replaces a text of a lower layer, or is named as if it did. The override rules look at those.
    package func isOverride(_ key: KeyID) -> Bool {
        project.overridePlaces.contains(place(of: key))
    }

    /// Where a key of the table stands in the catalog.
    func place(of key: KeyID) -> KeyPlace {
        KeyPlace(layer: place.layer, bundle: place.bundle, table: place.table, key: key)
    }

    /// The source text of a key.
    func source(of key: KeyID) -> TextSite? {
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
    package let column: CatalogColumn
    /// Whether the column holds the source texts of its table.
    package let isSource: Bool

    package init(table: TableSite, columnIndex: Int) {
        self.table = table
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
    package var isBlank: Bool {
        if entry.textRange.isEmpty { return true }
        if !entry.mayBeBlank { return false }
        let bytes = site.column.fragment.source.bytes
        let first = bytes[Int(entry.textRange.lower)]
        if first > 0x20, first < 0x7F, !Self.beginsEscape(first) { return false }
        if first == UInt8(ascii: "\\"), entry.textRange.indices.count > 1 {
            let second = bytes[Int(entry.textRange.lower) + 1]
            // In every notation this is a quotation mark or a backslash.
            if second == UInt8(ascii: "\"") || second == first { return false }
        }
        if first >= 0x80, let (value, _) = UTF8Sequence.decode(bytes.span, at: Int(entry.textRange.lower)) {
            // White space beyond ASCII is among the characters that may hide.
            guard TextTraits.hides(value), Unicode.Scalar(value)?.properties.isWhitespace == true else { return false }
        }
        return text.allSatisfy(\.isWhitespace)
    }

    /// Whether both texts have the same UTF-8 bytes, however they are written.
    package func isSameText(as other: TextSite) -> Bool {
        if !entry.mayEqual(other.entry) { return false }
        switch compareAsWritten(other) {
        case .same: return true
        case .different: return false
        case .unsure:
            return withText { own in
                other.withText { theirs in
                    guard own.count == theirs.count else { return false }
                    for index in own.indices where own[index] != theirs[index] { return false }
                    return true
                }
            }
        }
    }

    private enum Comparison {
        case same
        case different
        /// An escape stands where the two differ, so that they may still mean the same.
        case unsure
    }

    /// Compares the texts as the files write them: the quick answer for nearly all translations.
    private func compareAsWritten(_ other: TextSite) -> Comparison {
        let own = site.column.fragment.source.bytes[entry.textRange.indices]
        let theirs = other.site.column.fragment.source.bytes[other.entry.textRange.indices]
        var left = own.startIndex
        var right = theirs.startIndex
        while left < own.endIndex, right < theirs.endIndex, own[left] == theirs[right] {
            left += 1
            right += 1
        }
        if left == own.endIndex, right == theirs.endIndex { return .same }
        // The longest escape has nine bytes (`&#x10FFFF;` without its end); what lies further back is alike.
        var near = max(own.startIndex, left - 9)
        while near <= left, near < own.endIndex {
            // What ends in one of these is complete, whatever came before.
            if own[near] == UInt8(ascii: "\\"), near + 1 < left, Self.endsEscape(own[near + 1]) {
                near += 2
            } else if Self.beginsEscape(own[near]) {
                return .unsure
            } else {
                near += 1
            }
        }
        if right < theirs.endIndex, Self.beginsEscape(theirs[right]) { return .unsure }
        return .different
    }

    /// Whether a byte may begin something that stands for another text, in `.strings` or in XML.
    private static func beginsEscape(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
    }

    /// Whether a byte behind a backslash ends the escape.
    private static func endsEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): true
        default: false
        }
    }

    /// Calls `body` with the text's UTF-8 bytes, without a copy unless it is written with escapes.
    package func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        site.column.fragment.withText(of: entry, body)
    }
}
