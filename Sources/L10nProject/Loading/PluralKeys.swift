import L10nCatalog
import L10nFormats
import L10nSource

/// The keys of `.stringsdict` files: their texts are not looked at yet, but a key that has one is not missing.
struct PluralKeys {
    private var keys: [TableKey: [(folder: String, keys: [String])]] = [:]

    init(_ files: [TextFile], limit: Int) {
        for file in files {
            // A file that cannot be read defines nothing; reading it as a table of texts is where that gets reported.
            guard let bytes = try? FileSystem.read(file.found.path, limit: limit) else { continue }
            let fragment = StringsFormat.decode(SourceFile(path: file.found.shown, bytes: bytes)).value
            keys[TableKey(file), default: []].append(
                (file.folder ?? "", fragment.entries.map { fragment.key(of: $0) }))
        }
    }

    /// Tells the columns of a table which keys are defined beside them.
    func mark(_ table: inout CatalogTable, _ key: TableKey) {
        for (folder, names) in keys[key] ?? [] {
            for index in table.columns.indices where table.columns[index].folder == folder {
                table.columns[index].addKeysElsewhere(names, of: table.keys)
            }
        }
    }
}
