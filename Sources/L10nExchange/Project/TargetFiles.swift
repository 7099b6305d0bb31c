import L10nCatalog
import L10nFormats
import L10nLocale
import L10nProject
import L10nSource
import L10nSyntax

/// Where the translations of a project are stored.
struct TargetFiles {
    private let project: Project
    private let root: String
    /// The folders of languages in each bundle, by its path.
    private var bundleFolders: [String: [LanguageTag: String]] = [:]
    /// The folders of languages in the whole project.
    private var folders: [LanguageTag: String] = [:]

    init(_ project: Project, root: String) {
        self.project = project
        self.root = root
        for layer in project.catalog.layers {
            for bundle in layer.bundles {
                for column in bundle.tables.lazy.flatMap(\.columns)
                // `Base` is a folder of no language, whatever language its texts are in.
                where !column.folder.isEmpty && column.folder != "Base" {
                    if bundleFolders[bundle.path]?[column.tag] == nil {
                        bundleFolders[bundle.path, default: [:]][column.tag] = column.folder
                    }
                    if !layer.isEmbedded, folders[column.tag] == nil { folders[column.tag] = column.folder }
                }
            }
        }
    }

    /// The path on the disk of a path that reports print.
    func diskPath(_ path: String) -> String { PathText.join(root, path) }

    /// Where the project's files may be written.
    var confinement: Confinement { project.confinement }

    /// What was parsed of a catalog when the project was loaded, if that is what the disk holds now.
    func tree(of path: String, _ bytes: [UInt8]) -> Parsed<JSONTree>? {
        guard let tree = project.trees[path] else { return nil }
        let known = tree.value.file.bytes
        return ByteSearch.areEqual(known.span, bytes.span) ? tree : nil
    }

    /// Where the translations of a file into a language are, or are to be.
    func place(of original: ExchangeOriginal, _ tag: LanguageTag) -> TargetPlace {
        let columns = original.targets(for: tag)
        if !columns.isEmpty || original.format.holdsAllLanguages {
            return TargetPlace(
                columns: columns, keys: original.table.keys, path: original.source.fragment.source.path)
        }
        guard !original.source.folder.isEmpty else { return TargetPlace(keys: original.table.keys) }
        let name = PathText.name(of: original.source.fragment.source.path)
        return TargetPlace(
            keys: original.table.keys,
            path: project.shown(
                PathText.join(original.bundle.path, folder(for: tag, original) + ".lproj/" + name)))
    }

    /// The name of a language's folder: as the bundle, or else the project, spells it already.
    func folder(for tag: LanguageTag, _ original: ExchangeOriginal) -> String {
        bundleFolders[original.bundle.path]?[tag] ?? folders[tag] ?? tag.description
    }
}

/// The files of one language that hold the translations of a file of the project.
struct TargetPlace {
    /// Those that are there; mostly one.
    var columns: [CatalogColumn] = []
    var keys: KeyTable
    /// The file that new translations go into where none is there; nil where there is no place for one.
    var path: String?

    /// The path of the file that holds the translation of a key, or is to hold it; nil where there is no place for one.
    func path(of key: String) -> String? {
        guard let first = columns.first else { return path }
        if columns.count > 1, let id = keys.find(key), let column = columns.first(where: { $0.entry(for: id) != nil }) {
            return column.fragment.source.path
        }
        return first.fragment.source.path
    }
}
