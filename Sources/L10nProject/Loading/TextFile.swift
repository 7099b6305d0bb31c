import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource

/// A file of texts and its place in the project's structure, told by its path.
struct TextFile: Sendable {
    let found: FoundFile
    let format: any CatalogFormat.Type
    /// The number of the layer that it belongs to.
    let layer: Int
    /// The folder that holds the language folder, as reports print it; the file's own folder outside any.
    let bundle: String
    /// The name without its extension.
    let table: String
    /// The language folder's name without its extension; nil outside any.
    let folder: String?

    /// Nil for a file that no format of texts claims.
    init?(_ found: FoundFile, layer: Int, in project: ProjectFolder) {
        guard let format = CatalogFormats.format(of: found.shown) else { return nil }
        var place = format.place(of: found.shown)
        if place.folder == nil {
            // Seen from the folder of a language, the path of a file in it does not name that folder.
            place = format.place(of: PathText.join(project.root, found.shown))
            place.bundle = PathText.relative(place.bundle, to: project.root)
        }
        self.found = found
        self.format = format
        self.layer = layer
        (bundle, table, folder) = (place.bundle, place.table, place.folder)
    }
}

/// The files of one table of one bundle of one layer.
struct TableKey: Hashable, Comparable {
    let layer: Int
    let bundle: String
    let table: String

    init(_ file: TextFile) {
        layer = file.layer
        bundle = file.bundle
        table = file.table
    }

    static func < (left: TableKey, right: TableKey) -> Bool {
        if left.layer != right.layer { return left.layer < right.layer }
        if left.bundle != right.bundle { return left.bundle.utf8.lexicographicallyPrecedes(right.bundle.utf8) }
        return left.table.utf8.lexicographicallyPrecedes(right.table.utf8)
    }
}
