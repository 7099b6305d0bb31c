/// Tokens that say themselves in which themes they have which value, as layers.
struct ConditionalTokens {
    private(set) var layers = ImportedLayers()
    private let all: [ImportedToken]

    /// - Parameter files: by what the new files are called, without their ending.
    init(_ files: [(name: String, tokens: [ImportedToken], groups: [ImportedGroup])], _ reader: inout ImportReader) {
        all = files.flatMap(\.tokens)
        let conditional = Set(all.filter { !$0.conditions.isEmpty }.map(\.path))
        for file in files {
            layers.base.append(layers.layers.count)
            layers.layers.append(
                ImportedLayers.Layer(
                    file: layers.freeFile(file.name), tokens: file.tokens.filter { !conditional.contains($0.path) },
                    groups: file.groups))
        }
        var definitions: [String: [ImportedToken]] = [:]
        var order: [String] = []
        for token in all where conditional.contains(token.path) {
            for condition in token.conditions { note(condition) }
            if definitions[token.path] == nil { order.append(token.path) }
            definitions[token.path, default: []].append(token)
        }
        for index in layers.choices.indices { layers.choices[index].putUsualFirst() }
        var lifting = ImportedLifting(layers)
        for path in order {
            let found = definitions[path] ?? []
            let modifiers = Set(found.flatMap { $0.conditions.map(\.modifier) })
            let numbers = layers.choices.indices.filter { modifiers.contains(layers.choices[$0].name) }
            let choices = numbers.map { (number: $0, contexts: layers.choices[$0].contexts.map(\.name)) }
            guard ImportedLayers.permutations(choices.map(\.contexts.count), limit: ImportedLayers.limit) != nil else {
                reader.drop(found[0], ImportedLayers.manyReason)
                continue
            }
            let isPlaced = lifting.add(found[0].names, choices) { chosen in
                let contexts = Dictionary(
                    uniqueKeysWithValues: zip(choices, chosen).map { (layers.choices[$0.number].name, $0.contexts[$1]) }
                )
                return found.last { $0.conditions.allSatisfy { contexts[$0.modifier] == $0.context } }
            }
            if !isPlaced { reader.drop(found[0], ImportedLayers.unevenReason) }
        }
        lifting.write(&layers)
    }

    /// The themes as the tool has them, each by itself.
    func sources(_ dialect: TokenImport.Dialect, without paths: Set<String>) -> [TokenImport.SourceTheme] {
        let roots = ImportedRoots(all.lazy.filter { !paths.contains($0.path) })
        return layers.sources(all.count, dialect, without: paths, roots) { contexts in
            let names = zip(layers.choices, contexts).map { ($0.name, $0.contexts[$1].name) }
            let chosen = Dictionary(names, uniquingKeysWith: { $1 })
            let tokens = all.filter { $0.conditions.allSatisfy { chosen[$0.modifier] == $0.context } }
            let last = Dictionary(tokens.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
            var seen: Set<String> = []
            return tokens.compactMap { seen.insert($0.path).inserted ? last[$0.path] : nil }
        }
    }

    private mutating func note(_ condition: ImportedToken.Condition) {
        let index = layers.choices.firstIndex { $0.name == condition.modifier } ?? layers.choices.count
        if index == layers.choices.count {
            layers.choices.append(ImportedLayers.Choice(name: condition.modifier, contexts: []))
        }
        guard !layers.choices[index].contexts.contains(where: { $0.name == condition.context }) else { return }
        layers.choices[index].contexts.append((condition.context, []))
    }
}
