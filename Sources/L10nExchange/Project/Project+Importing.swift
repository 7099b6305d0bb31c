import L10nCatalog
import L10nFormats
import L10nLocale
package import L10nProject
import L10nSource

extension Project {
    /// The project as it will be with the files of an import.
    package func importing(_ files: [ImportFile]) -> Project {
        var layers = catalog.layers
        var sources = sources
        var changes: [ImportFile.Place: [(file: ImportFile, columns: [CatalogColumn])]] = [:]
        for file in files {
            let columns = Self.columns(of: file)
            sources[file.path] = columns.first?.fragment.source ?? file.after
            changes[file.place.ofTable, default: []].append((file, columns))
        }
        for layer in layers.indices where !layers[layer].isEmbedded {
            for bundle in layers[layer].bundles.indices {
                for table in layers[layer].bundles[bundle].tables.indices {
                    let place = ImportFile.Place(
                        layer: layers[layer].name, bundle: layers[layer].bundles[bundle].path,
                        table: layers[layer].bundles[bundle].tables[table].name, folder: "")
                    for (file, columns) in changes[place] ?? [] {
                        layers[layer].bundles[bundle].tables[table].replace(
                            columns, of: file, sourceTag: sourceLanguage)
                    }
                }
            }
        }
        return replacing(Catalog(layers: layers), sources: sources)
    }

    /// What a file says; a catalog in its source language, with what a comment there accepts, and in those that change.
    private static func columns(of file: ImportFile) -> [CatalogColumn] {
        guard let format = CatalogFormats.editing.first(where: { $0.claims(file.path) }) else { return [] }
        return format.languages(of: file.after, tree: file.tree, tags: file.tags).map { language in
            CatalogColumn(
                tag: language.name?.tag ?? file.tag, folder: language.name?.text ?? file.place.folder,
                fragment: language.fragment, outranks: format.outranks)
        }
    }
}

extension ImportFile.Place {
    /// The place of the table, whatever the language.
    fileprivate var ofTable: Self { Self(layer: layer, bundle: bundle, table: table, folder: "") }
}

extension CatalogTable {
    /// Puts what a file says now in the place of what it said.
    fileprivate mutating func replace(_ new: [CatalogColumn], of file: ImportFile, sourceTag: LanguageTag) {
        var columns = columns
        for column in new {
            let index = columns.firstIndex { $0.fragment.source.path == file.path && $0.tag == column.tag }
            if let index {
                columns[index] = columns[index].reading(column.fragment)
            } else {
                columns.append(column)
            }
        }
        self = .joining(name: name, columns: columns, keys: keys, sourceTag: source?.tag ?? sourceTag)
    }
}
