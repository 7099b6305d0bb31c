import DesignTokens
internal import L10nSyntax

/// Finds the modifiers that can change what stands at each path (TP-1).
///
/// These are the modifiers with a context that states something there or in an enclosing group, and those of everything
/// that any definition there refers to or extends. What follows is spread along the references backwards until nothing
/// changes; each path changes at most once for each modifier.
struct ModifierDependencies {
    let table: PathTable
    let sources: [TokenSource]
    let definitions: [(path: PathID, definition: DefinitionID)]
    let extensions: GroupExtensions
    let references: TokenReferences

    func masks() -> [ModifierSet] {
        var masks = [ModifierSet](repeating: ModifierSet(), count: table.count)
        guard sources.contains(where: { $0.modifier >= 0 }) else { return masks }
        let fixed = groupsOfOneType()
        for (path, definition) in definitions {
            let source = sources[Int(definition.source)]
            let node = source.file.nodes[Int(definition.node)]
            // A group that states nothing, or nothing new, changes nothing, wherever it is repeated.
            let statesType = node.type != nil && !fixed[path.int]
            if node.kind == .token || statesType || node.extends != nil || node.deprecation != nil {
                masks[path.int].insert(source.modifier)
                masks[path.int].insert(source.other?.modifier ?? -1)
            }
        }
        addGroups(to: &masks)
        spread(&masks, along: dependents())
        return masks
    }

    /// Whether the groups of a path have the same type in every permutation: one that always takes part states it, and no
    /// other states another one. Files of contexts often repeat it.
    private func groupsOfOneType() -> [Bool] {
        var types = [TokenType?](repeating: nil, count: table.count)
        for (path, definition) in definitions where !definition.isToken && definition.modifier < 0 {
            let node = sources[Int(definition.source)].file.nodes[Int(definition.node)]
            types[path.int] = types[path.int] ?? node.type?.value
        }
        var isFixed = types.map { $0 != nil }
        for (path, definition) in definitions where !definition.isToken && isFixed[path.int] {
            let node = sources[Int(definition.source)].file.nodes[Int(definition.node)]
            if let type = node.type?.value, type != types[path.int] { isFixed[path.int] = false }
        }
        return isFixed
    }

    /// A reference may lead into a group, to its vendor data, and then depends on whatever defines the group.
    private func addGroups(to masks: inout [ModifierSet]) {
        var groups = [ModifierSet](repeating: ModifierSet(), count: table.count)
        for (path, definition) in definitions where !definition.isToken {
            groups[path.int].insert(Int(definition.modifier))
            groups[path.int].insert(Int(definition.otherModifier))
        }
        for (path, definition) in definitions where definition.isToken {
            for target in references.targets(of: definition) { masks[path.int].formUnion(groups[target.int]) }
        }
    }

    private func spread(_ masks: inout [ModifierSet], along dependents: Adjacency) {
        var pending = table.all.filter { !masks[$0.int].isEmpty }
        while let path = pending.popLast() {
            let mask = masks[path.int]
            for dependent in dependents[path] where masks[dependent.int].union(mask) != masks[dependent.int] {
                masks[dependent.int].formUnion(mask)
                pending.append(dependent)
            }
        }
    }

    /// For each path, the paths that change with it.
    private func dependents() -> Adjacency {
        var edges: [(from: PathID, to: PathID)] = []
        for path in table.all {
            if let parent = table.parent(path) { edges.append((parent, path)) }
        }
        for (path, definition) in definitions {
            for target in references.targets(of: definition) { edges.append((target, path)) }
        }
        // A path within an extending group changes with the path at the same place in the extended one.
        for (group, target) in extensions.edges {
            table.forEachCounterpart(of: target, in: group) { edges.append(($0, $1)) }
        }
        return Adjacency(edges, count: table.count)
    }
}

/// The ends of edges, by where they start.
package struct Adjacency {
    private var starts: [Int32]
    private var ends: [PathID]

    package init(_ edges: [(from: PathID, to: PathID)], count: Int) {
        starts = [Int32](repeating: 0, count: count + 1)
        // Counts the edges of each start, then sums them up to where each list begins.
        for edge in edges { starts[edge.from.int + 1] += 1 }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        ends = [PathID](repeating: .root, count: edges.count)
        for edge in edges {
            ends[Int(next[edge.from.int])] = edge.to
            next[edge.from.int] += 1
        }
    }

    package subscript(path: PathID) -> ArraySlice<PathID> {
        ends[Int(starts[path.int])..<Int(starts[path.int + 1])]
    }
}
