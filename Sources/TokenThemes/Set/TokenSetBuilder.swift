import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Joins the sources of a theme into one set: numbers the paths, sorts the definitions, and adds what extensions bring.
struct TokenSetBuilder {
    /// Extensions may multiply what files state; beyond so many paths nobody means it.
    private static func inheritedPathLimit(_ stated: Int) -> Int { min(max(10_000, 50 * stated), 100_000) }

    private let dialect: TokenDialect
    private let modifiers: [ThemeModifier]
    private let sources: [TokenSource]
    private var table = PathTable()
    private var pathsOfDefinitions: [(path: PathID, definition: DefinitionID)] = []
    /// For each path, where its last token stands in the list above; -1 for none.
    private var lastTokens: [Int32] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(modifiers: [ThemeModifier], sources: [TokenSource], dialect: TokenDialect) {
        self.dialect = dialect
        self.modifiers = modifiers
        self.sources = sources
    }

    mutating func build() -> TokenSet {
        numberPaths()
        var extensions = GroupExtensions(groupsThatExtend())
        let limit = Self.inheritedPathLimit(table.count)
        switch extensions.spread(in: &table, limit: limit) {
        case .paths(let place)?:
            report(
                "extensions bring in more than \(limit) tokens; extend smaller groups", at: place,
                cause: "inherited-paths")
        case .depth(let place)?:
            report(
                "more than \(GroupExtensions.depthLimit) groups extend one another; extend one nearer to the tokens",
                at: place, cause: "extension-depth")
        case nil: break
        }
        let (starts, definitions) = sortedDefinitions()
        var traits = pathTraits()
        extensions.mark(&traits, in: table)
        let references = TokenReferences(sources, in: table, dialect: dialect)
        let dependencies = ModifierDependencies(
            table: table, sources: sources, definitions: pathsOfDefinitions, extensions: extensions,
            references: references
        ).masks()
        return TokenSet(
            dialect: dialect, modifiers: modifiers, sources: sources, table: table, starts: starts,
            definitions: definitions, definitionsByChoice: Self.byChoice(starts, definitions), traits: traits,
            stated: traits.reduce(into: []) { $0.formUnion($1) },
            extensionTargets: extensions.targets, references: references, dependencies: dependencies)
    }

    private mutating func report(_ message: String, at place: SourceSpan, cause: String) {
        diagnostics.append(Diagnostic(.inputLimitExceeded, message, at: place, cause: cause))
    }

    private mutating func numberPaths() {
        let count = sources.reduce(0) { $0 + $1.file.nodes.count }
        table.reserveCapacity(count)
        pathsOfDefinitions.reserveCapacity(count)
        lastTokens.reserveCapacity(count)
        for (index, source) in sources.enumerated() {
            var paths: [PathID] = []
            paths.reserveCapacity(source.file.nodes.count)
            for (number, node) in source.file.nodes.enumerated() {
                let path = node.parent < 0 ? .root : table.insert(node.name, under: paths[node.parent])
                paths.append(path)
                add(DefinitionID(source: index, node: number, of: sources), at: path)
            }
        }
    }

    /// Of two tokens with one name in one object, which is an error of the file, the last counts.
    private mutating func add(_ definition: DefinitionID, at path: PathID) {
        while lastTokens.count < table.count { lastTokens.append(-1) }
        if definition.isToken {
            let last = Int(lastTokens[path.int])
            // A token of an earlier source is overridden instead, and stays known.
            if last >= 0, pathsOfDefinitions[last].definition.source == definition.source {
                pathsOfDefinitions[last].definition = definition
                return
            }
            lastTokens[path.int] = Int32(pathsOfDefinitions.count)
        }
        pathsOfDefinitions.append((path, definition))
    }

    private func node(_ definition: DefinitionID) -> TokenNode {
        sources[Int(definition.source)].file.nodes[Int(definition.node)]
    }

    private func groupsThatExtend() -> [GroupExtensions.Statement] {
        pathsOfDefinitions.compactMap { path, definition in
            guard let value = node(definition).extends, let text = GroupExtensions.text(of: value),
                let names = try? GroupExtensions.names(text)
            else { return nil }
            return GroupExtensions.Statement(group: path, definition: definition, names: names, span: value.span)
        }
    }

    /// Counts the definitions of each path and puts them there, keeping their order.
    private func sortedDefinitions() -> (starts: [Int32], definitions: [DefinitionID]) {
        var starts = [Int32](repeating: 0, count: table.count + 1)
        for (path, _) in pathsOfDefinitions { starts[path.int + 1] += 1 }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        var definitions = pathsOfDefinitions.map(\.definition)
        for (path, definition) in pathsOfDefinitions {
            definitions[Int(next[path.int])] = definition
            next[path.int] += 1
        }
        return (starts, definitions)
    }

    private static func byChoice(_ starts: [Int32], _ definitions: [DefinitionID]) -> [PathID: DefinitionsByChoice] {
        var found: [PathID: DefinitionsByChoice] = [:]
        for path in starts.indices.dropLast() where Int(starts[path + 1] - starts[path]) > DefinitionsByChoice.fewest {
            found[PathID(index: Int32(path))] = DefinitionsByChoice(
                definitions[Int(starts[path])..<Int(starts[path + 1])])
        }
        return found
    }

    private func pathTraits() -> [PathTraits] {
        var traits = [PathTraits](repeating: [], count: table.count)
        for (path, definition) in pathsOfDefinitions { traits[path.int].formUnion(definition.traits) }
        return traits
    }
}
