import L10nCatalog
import L10nLocale
import L10nSource

/// A file of texts and its place in the project's structure, told by its path.
struct TextFile: Sendable {
    let found: FoundFile
    /// The number of the layer that it belongs to.
    let layer: Int
    /// The folder that holds the language folder, as reports print it; the file's own folder outside any.
    let bundle: String
    /// The name without its extension.
    let table: String
    /// The language folder's name without its extension; nil outside any.
    let folder: String?

    init(_ found: FoundFile, layer: Int) {
        self.found = found
        self.layer = layer
        let parent = PathText.parent(of: found.shown)
        let parentName = PathText.name(of: parent)
        let name = PathText.name(of: found.shown)
        table = String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
        if parentName.hasSuffix(".lproj") {
            folder = String(parentName.dropLast(".lproj".count))
            bundle = PathText.parent(of: parent)
        } else {
            folder = nil
            bundle = parent
        }
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
