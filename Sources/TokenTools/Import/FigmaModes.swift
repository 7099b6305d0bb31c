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
        Self.nameModes(&files, &reader)
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
        choose(files, &reader)
        noteLosses(files, &reader)
        layers.prune(.figma, &reader)
    }

    /// The modes of a collection define the same variables; other files of its folder are collections of their own.
    private mutating func choose(_ files: [File], _ reader: inout ImportReader) {
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
        for collection in collections where collection.files.count > 1 {
            let name = collection.name.split(separator: "/").last.map(String.init) ?? "mode"
            add(name, collection.files, collection.files.map { files[$0].mode })
        }
        let single = collections.filter { $0.files.count == 1 }.flatMap(\.files)
        for group in Self.alike(single, files) {
            guard group.count > 1, let span = files[group[0]].tokens.first?.span else {
                layers.base += group
                continue
            }
            let names = Self.names(group, files)
            add("theme", group, names)
            reader.remark(
                .changed,
                "the collections \(names.map { Wording.quoted($0) }.joined(separator: ", ")) define the same variables, "
                    + "so that they are contexts of one choice", at: span)
        }
        layers.base.sort()
    }

    private mutating func add(_ name: String, _ files: [Int], _ modes: [String]) {
        var contexts: [(name: String, layers: [Int])] = []
        for (number, mode) in zip(files, modes) {
            contexts.append((ImportNames.free(mode, among: Set(contexts.map(\.name))), [number]))
        }
        let name = ImportNames.free(name, among: Set(layers.choices.map(\.name)))
        var choice = ImportedLayers.Choice(name: name, contexts: contexts)
        choice.shortenNames()
        choice.putUsualFirst()
        layers.choices.append(choice)
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
