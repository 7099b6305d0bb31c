/// Token files and the order in which they apply, as a resolver document says it.
struct ImportedLayers {
    struct Layer {
        /// Such as `core.tokens.json`.
        var file: String
        var tokens: [ImportedToken]
    }

    struct Choice {
        var name: String
        /// The contexts with the numbers of their layers.
        var contexts: [(name: String, layers: [Int])]
    }

    var layers: [Layer] = []
    /// The layers that always apply.
    var base: [Int] = []
    var choices: [Choice] = []

    var files: [TokenExportFile] {
        func list(_ numbers: [Int]) -> TokenJSON {
            .list(numbers.map { .object([("$ref", .text(layers[$0].file))]) })
        }
        var members: [(name: String, value: TokenJSON)] = [("version", .text("2025.10"))]
        var order: [TokenJSON] = []
        if !base.isEmpty || choices.isEmpty {
            members.append(("sets", .object([("base", .object([("sources", list(base))]))])))
            order.append(.object([("$ref", .text("#/sets/base"))]))
        }
        var modifiers: [(name: String, value: TokenJSON)] = []
        for choice in choices {
            let contexts = choice.contexts.map { (name: $0.name, value: list($0.layers)) }
            let normal = choice.contexts.first?.name ?? ""
            modifiers.append(
                (choice.name, .object([("contexts", .object(contexts)), ("default", .text(normal))])))
            let segment = choice.name.replacing("~", with: "~0").replacing("/", with: "~1").replacing(" ", with: "%20")
            order.append(.object([("$ref", .text("#/modifiers/" + segment))]))
        }
        if !modifiers.isEmpty { members.append(("modifiers", .object(modifiers))) }
        members.append(("resolutionOrder", .list(order)))
        let used = Set(base + choices.flatMap { $0.contexts.flatMap(\.layers) })
        return [TokenExportFile(name: "theme.resolver.json", text: TokenJSON.object(members).file)]
            + layers.indices.filter(used.contains).map { number in
                var tree = ImportedTree()
                for token in layers[number].tokens { tree.add(token.names[...], token.json) }
                return TokenExportFile(name: layers[number].file, text: tree.json.file)
            }
    }

    /// The name of a new layer's file; of equal names a later one gets a number.
    func freeFile(_ name: String) -> String {
        var file = "\(name).tokens.json"
        var number = 2
        while layers.contains(where: { $0.file == file }) {
            file = "\(name)-\(number).tokens.json"
            number += 1
        }
        return file
    }
}
