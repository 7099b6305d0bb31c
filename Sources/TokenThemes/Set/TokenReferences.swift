internal import L10nSyntax

/// The paths that the values of definitions refer to, in any permutation.
package struct TokenReferences: Sendable {
    /// The path that the whole value refers to in braces, for each node of each source; -1 for other values.
    private var aliases: [[Int32]] = []
    /// The paths that other values refer to, where they refer to any.
    private var others: [DefinitionID: [PathID]] = [:]

    init(_ sources: [TokenSource], in table: PathTable, dialect: TokenDialect) {
        for (number, source) in sources.enumerated() {
            var targets = [Int32](repeating: -1, count: source.file.nodes.count)
            for (index, node) in source.file.nodes.enumerated() {
                guard let value = node.value else { continue }
                if TokenReference.isCurly(value), let path = table.curlyTarget(of: value) {
                    targets[index] = path.index
                } else if !value.isNumber {
                    let paths = table.targets(in: value, mayBeComposed: dialect == .styleDictionary)
                    if !paths.isEmpty { others[DefinitionID(source: number, node: index, of: sources)] = paths }
                }
            }
            aliases.append(targets)
        }
    }

    /// The path that the whole value refers to in braces, where it names one that any source or extension gives.
    func alias(of definition: DefinitionID) -> PathID? {
        let target = aliases[Int(definition.source)][Int(definition.node)]
        return target < 0 ? nil : PathID(index: target)
    }

    /// All paths that the value refers to; of one that leads to nothing, the part that exists.
    package func targets(of definition: DefinitionID) -> [PathID] {
        alias(of: definition).map { [$0] } ?? others[definition] ?? []
    }
}
