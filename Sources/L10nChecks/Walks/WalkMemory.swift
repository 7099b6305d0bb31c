import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// What the walks over the languages of a project found the last time: an editor and `--watch` check after every change, and
/// mostly one language has changed.
///
/// A walk reads the texts of its language, the source texts of the table, which keys every language has, and the
/// configuration. Where all of that is as it was, so is what it finds.
struct WalkMemory: Sendable {
    /// A language of a table, and the file that it stands in.
    private struct Place: Hashable {
        let layer: String
        let brand: String?
        let bundle: String
        let table: String
        let column: Int
        let path: String

        init(_ site: ColumnSite) {
            layer = site.table.layer.name
            brand = site.table.layer.brand
            bundle = site.table.bundle.path
            table = site.table.table.name
            column = site.columnIndex
            path = site.column.fragment.source.path
        }
    }

    /// What was found in one language, and the table as it was then.
    private struct Record: Sendable {
        let table: CatalogTable
        let source: SourceFile
        var texts: Findings
        var placeholders: (Findings, formatted: Set<KeyID>)?
    }

    private var records: [Place: Record] = [:]
    private let surroundings: Surroundings?

    /// What concerns all languages.
    private struct Surroundings: Sendable, Equatable {
        let configuration: [SourceFile]
        let sourceLanguage: LanguageTag
        let overrides: Set<KeyPlace>
        let replacements: Set<KeyPlace>

        init(_ project: Project, replacements: Set<KeyPlace>) {
            configuration = [project.configuration.source].compactMap(\.self) + project.configuration.inherited
            sourceLanguage = project.sourceLanguage
            overrides = project.overridePlaces
            self.replacements = replacements
        }
    }

    init(_ project: Project, replacements: Set<KeyPlace>) {
        surroundings = Surroundings(project, replacements: replacements)
    }

    /// What is still true of what was kept.
    /// - Parameter columns: the languages of the project as they are now.
    func known(of columns: [ColumnSite], beside new: WalkMemory) -> WalkMemory {
        var known = new
        guard surroundings == new.surroundings else { return known }
        // The languages of a table come one behind the other, and mostly have been walked over together.
        var last: (site: TableSite, isAsBefore: Bool)?
        for column in columns {
            let place = Place(column)
            guard let record = records[place] else { continue }
            let isAsBefore: Bool
            if let last, last.site === column.table {
                isAsBefore = last.isAsBefore
            } else {
                isAsBefore = Self.isAsBefore(column.table.table, record.table)
                last = (column.table, isAsBefore)
            }
            if isAsBefore, record.source == column.column.fragment.source { known.records[place] = record }
        }
        return known
    }

    /// Whether a table has the same keys in the same files, and the same source texts.
    private static func isAsBefore(_ table: CatalogTable, _ old: CatalogTable) -> Bool {
        guard table.sourceColumn == old.sourceColumn, table.columns.count == old.columns.count, table.keys == old.keys
        else { return false }
        return table.columns.indices.allSatisfy { index in
            table.columns[index].hasKeys(of: old.columns[index])
                && (!table.isSource(index)
                    || table.columns[index].fragment.source == old.columns[index].fragment.source)
        }
    }

    /// What the walk over the texts of a language found; nil where it has to be done.
    func texts(of site: ColumnSite) -> Findings? { records[Place(site)]?.texts }

    /// What was found about the placeholders of a language.
    /// - Parameter formatted: the keys whose texts are formatted, as other languages show.
    func placeholders(of site: ColumnSite, formatted: Set<KeyID>) -> Findings? {
        guard let known = records[Place(site)]?.placeholders, known.formatted == formatted else { return nil }
        return known.0
    }

    mutating func keep(texts: Findings, of site: ColumnSite) {
        records[Place(site)] = Record(table: site.table.table, source: site.column.fragment.source, texts: texts)
    }

    mutating func keep(placeholders: Findings, of site: ColumnSite, formatted: Set<KeyID>) {
        records[Place(site)]?.placeholders = (placeholders, formatted)
    }
}
