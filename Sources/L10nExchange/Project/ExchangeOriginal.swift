package import L10nCatalog
import L10nFormats
package import L10nLocale
import L10nProject
import L10nSource

/// A file of source texts that translators work from, with what stands beside it in other languages.
package struct ExchangeOriginal: Sendable {
    /// The path from the configuration's folder, as exchange files name it.
    package let path: String
    package let format: any EditableCatalogFormat.Type
    package let layer: CatalogLayer
    package let bundle: CatalogBundle
    package let table: CatalogTable
    package let source: CatalogColumn
    /// The texts of the table that stand in code alone, where it has a file for others.
    let made: [CatalogColumn]

    /// The files of a language that hold translations of this file, of the same format; mostly one.
    package func targets(for tag: LanguageTag) -> [CatalogColumn] {
        table.columns.filter { $0.tag == tag && format.claims($0.fragment.source.path) }
    }

    /// Whether nobody knows where translations into a language belong: the file is in no language folder.
    func hasNoPlace(for tag: LanguageTag) -> Bool {
        !format.holdsAllLanguages && source.folder.isEmpty && targets(for: tag).isEmpty
    }
}

extension Project {
    /// The files of source texts of the project itself, without the embedded defaults, in the order of the catalog.
    package var exchangeOriginals: [ExchangeOriginal] {
        catalog.layers.filter { !$0.isEmbedded }.flatMap { layer in
            layer.bundles.flatMap { bundle in
                bundle.tables.flatMap { originals(of: $0, bundle, layer) }
            }
        }
    }

    private func originals(
        of table: CatalogTable, _ bundle: CatalogBundle, _ layer: CatalogLayer
    ) -> [ExchangeOriginal] {
        let tag = table.source?.tag ?? sourceLanguage
        return CatalogFormats.exportOrder.compactMap { format in
            let columns = table.columns.filter { format.claims($0.fragment.source.path) }
            guard let index = CatalogTable.sourceColumn(of: columns, sourceTag: tag) else { return nil }
            return ExchangeOriginal(
                path: exchangePath(origin(of: columns[index].fragment.source).path), format: format,
                layer: layer, bundle: bundle, table: table, source: columns[index],
                made: madeColumns(of: columns, besides: index))
        }
    }

    /// A path as exchange files name it: from the project's folder, or from that which was asked for without a configuration.
    /// A language folder is no project's, and its files have one name in all of them.
    private func exchangePath(_ path: String) -> String {
        let isPart = configuration.source == nil && configuration.folder.hasSuffix(".lproj")
        return isPart && !PackagePath.leaves(path) ? path : configuration.pathFromFolder(path)
    }

    /// The columns of the source language beside its file that were made of code.
    func madeColumns(of columns: [CatalogColumn], besides source: Int) -> [CatalogColumn] {
        columns.indices.filter { index in
            index != source && columns[index].tag == columns[source].tag
                && isInterface(columns[index].fragment.source.path)
        }.map { columns[$0] }
    }
}
