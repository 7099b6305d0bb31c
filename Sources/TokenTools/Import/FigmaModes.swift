internal import L10nSource
import L10nSyntax
import TokenThemes

/// Variables of Figma (TL-7): a folder for each collection and in it a file for each mode, files `collection.mode.json`
/// beside each other, or one file whose tokens have a value for each mode.
struct FigmaModes {
    private(set) var layers = ImportedLayers()
    /// The themes, each by itself, where the tokens say them.
    private(set) var sources: [TokenImport.SourceTheme] = []

    struct File {
        var root: JSONValue
        /// Empty where the path says none.
        var collection: String
        var mode: String
        /// Its own name without its ending.
        var stem: String
        var tokens: [ImportedToken]
        var groups: [ImportedGroup]
        var paths: Set<String> { Set(tokens.map(\.path)) }
    }

    init(_ sources: [SourceFile], _ reader: inout ImportReader) {
        var files: [File] = []
        for source in sources {
            guard let root = reader.root(of: source) else { continue }
            let (collection, mode, stem) = Self.place(source.path, root)
            let count = reader.groups.count
            let tokens = reader.tokens(in: root)
            files.append(
                File(
                    root: root, collection: collection, mode: mode, stem: stem, tokens: tokens,
                    groups: Array(reader.groups[count...])))
        }
        Self.restoreAliases(&files, &reader)
        guard !files.contains(where: { $0.tokens.contains { !$0.conditions.isEmpty } }) else {
            let tokens = ConditionalTokens(
                files.map { (name: Self.fileName($0), tokens: $0.tokens, groups: $0.groups) }, &reader)
            layers = tokens.layers
            layers.prune(.figma, &reader)
            self.sources = tokens.sources(.figma, without: reader.droppedPaths)
            return
        }
        for file in files {
            layers.layers.append(
                ImportedLayers.Layer(
                    file: layers.freeFile(Self.fileName(file)), tokens: file.tokens, groups: file.groups))
        }
        choose(files)
        layers.prune(.figma, &reader)
    }

    /// The modes of a collection define the same variables; other files of its folder are collections of their own.
    private mutating func choose(_ files: [File]) {
        var collections: [(name: String, files: [Int])] = []
        // The first collection with a variable, by the name of the collection and the path of the variable.
        var owners: [String: [String: Int]] = [:]
        for (number, file) in files.enumerated() {
            let paths = file.paths
            let known = paths.compactMap { owners[file.collection]?[$0] }.min() ?? collections.count
            if known == collections.count { collections.append((file.collection, [])) }
            collections[known].files.append(number)
            owners[file.collection, default: [:]].merge(paths.map { ($0, known) }) { min($0, $1) }
        }
        var names: Set<String> = []
        for collection in collections {
            guard collection.files.count > 1 else {
                layers.base += collection.files
                continue
            }
            var contexts: [(name: String, layers: [Int])] = []
            for number in collection.files {
                let mode = files[number].mode
                contexts.append((ImportNames.free(mode, among: Set(contexts.map(\.name))), [number]))
            }
            let stem = collection.name.split(separator: "/").last.map(String.init) ?? "mode"
            let name = ImportNames.free(stem, among: names)
            names.insert(name)
            var choice = ImportedLayers.Choice(name: name, contexts: contexts)
            choice.putUsualFirst()
            layers.choices.append(choice)
        }
    }

    private static func fileName(_ file: File) -> String {
        let names = file.collection.split(separator: "/").map(String.init) + [file.mode]
        return names.map(ImportNames.file).joined(separator: "/")
    }

    /// The collection, the mode and the name of a file.
    private static func place(
        _ path: String, _ root: JSONValue
    ) -> (collection: String, mode: String, stem: String) {
        let parts = path.split(separator: "/").map(String.init)
        var base = parts.last ?? "tokens"
        for ending in [".json", ".json5", ".jsonc", ".tokens"] where base.hasSuffix(ending) && base != ending {
            base.removeLast(ending.utf8.count)
        }
        let folder = parts.dropLast().joined(separator: "/")
        let stated = root["$extensions"]?["com.figma.modeName"]?.string
        // A file that states its mode may be called anything.
        guard stated == nil, let dot = base.lastIndex(of: "."), dot > base.startIndex, base.last != "." else {
            return (folder, stated ?? base, base)
        }
        let collection = String(base[..<dot])
        let mode = String(base[base.index(after: dot)...])
        return (folder.isEmpty ? collection : "\(folder)/\(collection)", mode, base)
    }
}
