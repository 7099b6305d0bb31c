import L10nCatalog
import L10nFormats
import L10nProject
import L10nSource

/// The tables of a project as the rules see them, without those that stand in the way of others.
///
/// A table that exists twice, or that somebody has left over, is one mistake (PRI-7): what it has other than the rest is no
/// further finding.
struct TableSites {
    /// The tables that rules about tables look at, together those of one bundle.
    private(set) var bundles: [[TableSite]] = []
    /// What lies beside a String Catalog of the same name. Its texts are looked at, and not what it lacks.
    private(set) var rivals: [TableSite] = []
    /// Copies of other tables. Nothing in them is looked at.
    private(set) var leftovers: [LeftoverTable.Case] = []

    var tables: [TableSite] { bundles.flatMap(\.self) }

    /// - Parameter findsLeftovers: whether copies are told; else they are tables like any other.
    init(_ project: Project, findsLeftovers: Bool) {
        let layers = project.catalog.layers
        for layer in layers.indices where !layers[layer].isEmbedded {
            for bundle in layers[layer].bundles.indices {
                let tables = layers[layer].bundles[bundle].tables
                var sites: [TableSite] = []
                let names = findsLeftovers ? Set(tables.map(\.name)) : []
                for (index, table) in tables.enumerated() {
                    func site(_ part: CatalogTable?) -> TableSite {
                        TableSite(project: project, layer: layer, bundle: bundle, table: index, part: part)
                    }
                    if let original = LeftoverTable.original(of: table.name), names.contains(original) {
                        leftovers.append(LeftoverTable.Case(site: site(nil), original: original))
                    } else if let (catalog, rest) = Self.parts(of: table, project) {
                        sites.append(site(catalog))
                        rivals.append(site(rest))
                    } else {
                        sites.append(site(nil))
                    }
                }
                bundles.append(sites)
            }
        }
    }

    /// The first String Catalog of a table that has other files too, and those; nil for a table without conflict.
    private static func parts(of table: CatalogTable, _ project: Project) -> (CatalogTable, CatalogTable)? {
        let paths = table.columns.lazy.map(\.fragment.source.path)
        guard let first = paths.filter({ CatalogFormats.format(of: $0)?.holdsAllLanguages == true }).min(),
            paths.contains(where: { $0 != first })
        else { return nil }
        func part(_ columns: [CatalogColumn]) -> CatalogTable {
            .joining(name: table.name, columns: columns, keys: table.keys, sourceTag: project.sourceLanguage)
        }
        return (
            part(table.columns.filter { $0.fragment.source.path == first }),
            part(table.columns.filter { $0.fragment.source.path != first })
        )
    }
}
