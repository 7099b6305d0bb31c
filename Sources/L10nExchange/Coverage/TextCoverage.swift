import L10nCatalog
package import L10nLocale
package import L10nLookup
import L10nMessages
package import L10nProject

/// How far the translation of a project has come, by language, layer and table.
///
/// What a file marks as not to be translated is not counted, nor is an empty source text. A text that a regional variety
/// leaves to its parent counts as the parent's does (`Project.standIns`). A key that most languages have counts too where no
/// table has its source text: that stands in code or in an interface file.
package struct TextCoverage: Sendable {
    package struct Language: Sendable {
        package let tag: LanguageTag
        /// In the order of the catalog, lowest first; those without texts to translate are left out.
        package let layers: [Layer]

        /// The project's own texts; the built-in defaults are nobody's work here.
        package var count: TextCount {
            layers.lazy.filter { !$0.isEmbedded }.reduce(TextCount()) { $0 + $1.count }
        }
    }

    package struct Layer: Sendable {
        package let name: String
        package let kind: LayerKind
        /// The brand that a layer of kind `brand` serves.
        package let brand: String?
        /// Whether the layer is built into the tool.
        package let isEmbedded: Bool
        package let tables: [Table]

        package var count: TextCount { tables.reduce(TextCount()) { $0 + $1.count } }
    }

    package struct Table: Sendable {
        /// The folder of its language folders or catalog; empty for the project's own.
        package let bundle: String
        package let name: String
        package let count: TextCount
        /// Whether a file of it is damaged, so that apps read nothing of it, or no more than its beginning, and the texts that
        /// are lost count as missing.
        package let isDamaged: Bool
    }

    /// Sorted by tag.
    package let languages: [Language]
    /// The files that were not read to their end, so that texts seem to be missing; sorted.
    package let damagedFiles: [String]
    /// Those of them of which apps read the beginning.
    package let cutFiles: Set<String>

    /// Counts the tables in the paths that were asked for.
    /// - Parameter tags: the languages to look at. The source language of a table is never counted for it.
    package init(_ project: Project, tags: [LanguageTag]) {
        // The defaults say something about a project that overrides them, and nothing about any other.
        let layers = project.catalog.layers
            .filter { !$0.isEmbedded || project.overridesEmbeddedDefaults }.map { CoveredLayer($0, of: project) }
        var (damaged, cut): (Set<String>, Set<String>) = ([], [])
        var languages: [Language] = []
        var plurals: [LanguageTag: PluralGaps] = [:]
        for tag in Set(tags).sorted() {
            // Texts of parents stand in, and their forms are judged by the parents' own rules.
            for member in [tag] + project.parents(of: tag) where plurals[member] == nil {
                plurals[member] = Self.plurals(of: member, in: project)
            }
            let covered = layers.map { covered in
                let tables = covered.tables.compactMap { bundle, table, source -> Table? in
                    guard
                        let scan = TableCoverage(
                            table, source, tag: tag, parents: project.standIns(for: tag, in: table), plurals: plurals),
                        scan.count != TextCount()
                    else { return nil }
                    damaged.formUnion(scan.damagedFiles)
                    cut.formUnion(scan.cutFiles)
                    return Table(
                        bundle: bundle, name: table.name, count: scan.count, isDamaged: !scan.damagedFiles.isEmpty)
                }
                let layer = covered.layer
                return Layer(
                    name: layer.name, kind: layer.kind, brand: layer.brand, isEmbedded: layer.isEmbedded, tables: tables
                )
            }
            let counted = covered.filter { !$0.tables.isEmpty }
            if !counted.isEmpty { languages.append(Language(tag: tag, layers: counted)) }
        }
        self.languages = languages
        cutFiles = cut
        damagedFiles = damaged.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// nil for a language whose rules nobody knows.
    private static func plurals(of tag: LanguageTag, in project: Project) -> PluralGaps? {
        guard let reach = try? PluralReach(of: tag) else { return nil }
        return PluralGaps(reach, largestCount: project.configuration.plurals.largestCount)
    }
}

/// A layer with the tables that are counted.
private struct CoveredLayer {
    let layer: CatalogLayer
    private(set) var tables: [(bundle: String, table: CatalogTable, source: TableCoverage.Source)] = []

    init(_ layer: CatalogLayer, of project: Project) {
        self.layer = layer
        for bundle in layer.bundles {
            for table in bundle.tables
            where (layer.isEmbedded || project.isRequested(table)) && project.isToBeTranslated(table) {
                tables.append((bundle.path, table, TableCoverage.Source(table, in: project)))
            }
        }
    }
}
