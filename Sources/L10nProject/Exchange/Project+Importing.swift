import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource

extension Project {
    /// The project as it will be with the files of an import.
    package func importing(_ files: [ImportFile]) -> Project {
        var catalog = catalog
        for file in files {
            for layer in catalog.layers.indices where !catalog.layers[layer].isEmbedded {
                for bundle in catalog.layers[layer].bundles.indices {
                    for table in catalog.layers[layer].bundles[bundle].tables.indices {
                        let place = ImportFile.Place(
                            layer: catalog.layers[layer].name, bundle: catalog.layers[layer].bundles[bundle].path,
                            table: catalog.layers[layer].bundles[bundle].tables[table].name, folder: file.place.folder)
                        guard place == file.place else { continue }
                        catalog.layers[layer].bundles[bundle].tables[table].replace(file, sourceTag: sourceLanguage)
                    }
                }
            }
        }
        var sources = sources
        for file in files { sources[file.path] = Self.fragment(of: file).source }
        return Project(
            configuration: configuration, defaults: defaults, sourceLanguage: sourceLanguage, catalog: catalog,
            themes: themes, errors: errors, sources: sources, files: self.files, requestedPaths: requestedPaths)
    }

    fileprivate static func fragment(of file: ImportFile) -> CatalogFragment {
        StringsFormat.decode(file.after).value
    }
}

extension CatalogTable {
    /// Reads a file of the table anew.
    fileprivate mutating func replace(_ file: ImportFile, sourceTag: LanguageTag) {
        let fragment = Project.fragment(of: file)
        var columns = columns
        if let index = columns.firstIndex(where: { $0.fragment.source.path == file.path && $0.tag == file.tag }) {
            columns[index] = columns[index].reading(fragment)
        } else {
            columns.append(CatalogColumn(tag: file.tag, folder: file.place.folder, fragment: fragment))
        }
        self = .joining(name: name, columns: columns, keys: keys, sourceTag: source?.tag ?? sourceTag)
    }
}
