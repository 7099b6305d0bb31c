internal import L10nSource
import L10nSyntax
import TokenThemes

/// Variables of Figma (TL-7): a folder for each collection and in it a file for each mode, files `collection.mode.json`
/// beside each other, or one file whose tokens have a value for each mode.
struct FigmaModes {
    private(set) var layers = ImportedLayers()
    /// The themes, each by itself, where the tokens say them.
    private(set) var sources: [TokenImport.SourceTheme] = []

    private struct File {
        var root: JSONValue
        /// Empty where the path says none.
        var collection: String
        var mode: String
        var tokens: [ImportedToken]
        var groups: [ImportedGroup]
        var paths: Set<String> { Set(tokens.map(\.path)) }
    }

    init(_ sources: [SourceFile], _ reader: inout ImportReader) {
        var files: [File] = []
        for source in sources {
            guard let root = reader.root(of: source) else { continue }
            let (collection, mode) = Self.place(source.path, root)
            let count = reader.groups.count
            let tokens = reader.tokens(in: root)
            files.append(
                File(
                    root: root, collection: collection, mode: mode, tokens: tokens,
                    groups: Array(reader.groups[count...])))
        }
        restoreAliases(&files, &reader)
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

    /// The collection and the mode of a file.
    private static func place(_ path: String, _ root: JSONValue) -> (collection: String, mode: String) {
        let parts = path.split(separator: "/").map(String.init)
        var base = parts.last ?? "tokens"
        for ending in [".json", ".json5", ".jsonc", ".tokens"] where base.hasSuffix(ending) && base != ending {
            base.removeLast(ending.utf8.count)
        }
        let folder = parts.dropLast().joined(separator: "/")
        let stated = root["$extensions"]?["com.figma.modeName"]?.string
        // A file that states its mode may be called anything.
        guard stated == nil, let dot = base.lastIndex(of: "."), dot > base.startIndex, base.last != "." else {
            return (folder, stated ?? base)
        }
        let collection = String(base[..<dot])
        return (folder.isEmpty ? collection : "\(folder)/\(collection)", String(base[base.index(after: dot)...]))
    }

    /// Writes references where Figma writes the value and says beside it where it comes from.
    private func restoreAliases(_ files: inout [File], _ reader: inout ImportReader) {
        let known = Set(files.flatMap(\.paths))
        let names = Set(files.flatMap { $0.collection.split(separator: "/").map(String.init) })
        for number in files.indices {
            let aliases = Self.aliases(in: files[number].root)
            for index in files[number].tokens.indices {
                let token = files[number].tokens[index]
                guard let data = aliases[token.span], let name = data["targetVariableName"]?.string else { continue }
                let parts = name.split(separator: "/").map { ImportNames.legal(String($0)) }
                // Some exports keep the whole name as one.
                let paths = [parts.joined(separator: "."), ImportNames.legal(name)]
                if let path = paths.first(where: { known.contains($0) && $0 != token.path }) {
                    files[number].tokens[index].value = .text("{\(path)}")
                    files[number].tokens[index].type = nil
                } else if let collection = data["targetVariableSetName"]?.string, !names.contains(collection) {
                    reader.remarkOfMany(.changed, token.path, at: data.span) {
                        "\($0) keeps its value, as the collection \(Wording.quoted(collection)) is not in the files"
                    }
                } else {
                    reader.remark(
                        .changed,
                        "\(Wording.quoted(token.path)) keeps its value, as \(Wording.quoted(name)) is not in the files",
                        at: data.span)
                }
            }
        }
    }

    /// What Figma says of the variables that values come from, by the places of the tokens.
    private static func aliases(in root: JSONValue) -> [SourceSpan: JSONValue] {
        let found = root.descendants.compactMap { object in
            object["$extensions"]?["com.figma.aliasData"].map { (object.span, $0) }
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }
}
