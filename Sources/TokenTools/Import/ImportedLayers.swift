import TokenThemes

/// Token files and the order in which they apply, as a resolver document says it.
struct ImportedLayers {
    struct Layer {
        /// Such as `core.tokens.json`.
        var file: String
        var tokens: [ImportedToken]
        var groups: [ImportedGroup] = []
    }

    struct Choice {
        var name: String
        /// The contexts with the numbers of their layers.
        var contexts: [(name: String, layers: [Int])]

        /// Contexts that differ in the word of a scheme alone are called by it, so that devices choose among them.
        mutating func shortenNames() {
            let names = ContextWords.shortened(contexts.map(\.name))
            for (index, name) in names.enumerated() { contexts[index].name = name }
        }

        /// The first context is the default.
        mutating func putUsualFirst() {
            let usual = UsualContext.name(among: contexts.map(\.name))
            guard let index = contexts.firstIndex(where: { $0.name == usual }) else { return }
            contexts.insert(contexts.remove(at: index), at: 0)
        }
    }

    var layers: [Layer] = []
    /// The layers that always apply.
    var base: [Int] = []
    var choices: [Choice] = []
    /// Whether a layer overrides those before it, whatever choice it is of.
    var isRanked = false

    /// The numbers of the layers that apply at all.
    var used: Set<Int> { Set(base + choices.flatMap { $0.contexts.flatMap(\.layers) }) }

    /// The tokens of the layers that apply that are groups in some of them, too.
    var roots: ImportedRoots { ImportedRoots(used.sorted().lazy.flatMap { layers[$0].tokens }) }

    var files: [TokenExportFile] {
        let roots = roots
        let filled = Set(layers.indices.filter { !layers[$0].tokens.isEmpty })
        func list(_ numbers: [Int]) -> TokenJSON {
            .list(numbers.filter(filled.contains).map { WrittenResolver.reference(layers[$0].file) })
        }
        var document = WrittenResolver()
        if base.contains(where: filled.contains) || choices.isEmpty { document.addSet("base", list(base)) }
        for choice in choices {
            let contexts = choice.contexts.map { (name: $0.name, value: list($0.layers)) }
            document.addModifier(choice.name, contexts, normal: choice.contexts.first?.name ?? "")
        }
        return [TokenExportFile(name: "theme.resolver.json", text: document.json().file)]
            + layers.indices.filter(used.intersection(filled).contains).map { number in
                var tree = PathTree()
                for token in layers[number].tokens {
                    let token = roots.placed(token)
                    tree.add(token.names[...], token.json)
                }
                for group in layers[number].groups { tree.describe(group.names[...], group.members) }
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

    /// The tokens that apply when these contexts are chosen, each with its last definition.
    func tokens(_ contexts: [Int]) -> [ImportedToken] {
        var order: [String] = []
        var tokens: [String: ImportedToken] = [:]
        let numbers = base + zip(choices, contexts).flatMap { $0.contexts[$1].layers }
        for number in isRanked ? Set(numbers).sorted() : numbers {
            for token in layers[number].tokens {
                if tokens.updateValue(token, forKey: token.path) == nil { order.append(token.path) }
            }
        }
        return order.compactMap { tokens[$0] }
    }

    /// All ways to choose a context of each of these choices; nil where they are too many.
    static func permutations(_ counts: [Int], limit: Int) -> [[Int]]? {
        var result: [[Int]] = [[]]
        for count in counts {
            guard result.count * count <= limit else { return nil }
            result = result.flatMap { start in (0..<count).map { start + [$0] } }
        }
        return result
    }
}
