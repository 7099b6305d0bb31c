internal import L10nSource
internal import L10nSyntax

/// Variables of Figma: a folder for each collection, and in it a file for each mode (TL-7).
struct FigmaModes {
    private(set) var layers = ImportedLayers()

    init(_ files: [SourceFile], _ reader: inout ImportReader) {
        var collections: [(name: String, modes: [(name: String, layer: Int)])] = []
        var roots: [(root: JSONValue, layer: Int)] = []
        for file in files {
            guard let root = reader.root(of: file) else { continue }
            let parts = file.path.split(separator: "/")
            let base = parts.last?.split(separator: ".").first.map(String.init) ?? "tokens"
            let collection = parts.count > 1 ? parts.dropLast().joined(separator: "/") : ""
            let mode = root["$extensions"]?["com.figma.modeName"]?.string ?? base
            let name = (collection.isEmpty ? [] : [collection]) + [mode]
            let number = layers.layers.count
            layers.layers.append(
                ImportedLayers.Layer(
                    file: layers.freeFile(name.map(ImportNames.file).joined(separator: "/")),
                    tokens: reader.tokens(in: root)))
            roots.append((root, number))
            if let index = collections.firstIndex(where: { $0.name == collection }) {
                collections[index].modes.append((mode, number))
            } else {
                collections.append((collection, [(mode, number)]))
            }
        }
        restoreAliases(roots, &reader)
        for collection in collections {
            guard collection.modes.count > 1 else {
                layers.base += collection.modes.map(\.layer)
                continue
            }
            var contexts: [(name: String, layers: [Int])] = []
            for (mode, layer) in collection.modes {
                let count = contexts.count(where: { $0.name == mode || $0.name.hasPrefix(mode + " ") })
                contexts.append((count == 0 ? mode : "\(mode) \(count + 1)", [layer]))
            }
            let name = collection.name.split(separator: "/").last.map(String.init) ?? "mode"
            layers.choices.append(ImportedLayers.Choice(name: name, contexts: contexts))
        }
    }

    /// Writes references where Figma writes the value and says beside it where it comes from.
    private mutating func restoreAliases(_ roots: [(root: JSONValue, layer: Int)], _ reader: inout ImportReader) {
        let known = Set(layers.layers.flatMap { $0.tokens.map(\.path) })
        for (root, layer) in roots {
            for index in layers.layers[layer].tokens.indices {
                let token = layers.layers[layer].tokens[index]
                guard let object = Self.object(at: token.span, in: root),
                    let data = object["$extensions"]?["com.figma.aliasData"],
                    let name = data["targetVariableName"]?.string
                else { continue }
                let parts = name.split(separator: "/").map { ImportNames.legal(String($0)) }
                // Some exports keep the whole name as one.
                let paths = [parts.joined(separator: "."), ImportNames.legal(name)]
                if let path = paths.first(where: { known.contains($0) && $0 != token.path }) {
                    layers.layers[layer].tokens[index].value = .text("{\(path)}")
                    layers.layers[layer].tokens[index].type = nil
                } else {
                    reader.remark(
                        .changed,
                        "\(Wording.quoted(token.path)) keeps its value, as \(Wording.quoted(name)) is not in the files",
                        at: data.span)
                }
            }
        }
    }

    /// The object at a place of a tree.
    private static func object(at span: SourceSpan, in root: JSONValue) -> JSONValue? {
        var current = root
        while current.span != span {
            guard
                let next = current.members.first(where: {
                    $0.value.range.lower <= span.range.lower && span.range.upper <= $0.value.range.upper
                })
            else { return nil }
            current = next.value
        }
        return current
    }
}
