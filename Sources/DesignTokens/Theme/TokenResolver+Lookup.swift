internal import L10nSource
internal import L10nSyntax

/// What stands at a path in the current permutation, extended groups included (TF-27 to TF-31).
extension TokenResolver {
    /// A definition, and the path at which it stands in its file.
    package struct Found {
        package var definition: DefinitionID
        var path: PathID
    }

    /// The token at a path: its own, else that of the nearest group around it that extends another one.
    package func token(at path: PathID) -> Found? {
        find(path, stating: .definesToken)
    }

    /// Whether a group stands at a path.
    package func isGroup(_ path: PathID) -> Bool {
        find(path, stating: .definesGroup) != nil
    }

    /// The definition at a path that is in effect, among those that state something.
    package func find(_ path: PathID, stating trait: PathTraits) -> Found? {
        if let definition = set.last(at: path, stating: trait, in: permutation) {
            return Found(definition: definition, path: path)
        }
        guard set.traits[path.int].contains(.isUnderExtension) else { return nil }
        var visited: [PathID] = []
        return findInherited(path, stating: trait, &visited)
    }

    private func findInherited(_ path: PathID, stating trait: PathTraits, _ visited: inout [PathID]) -> Found? {
        // Every path is tried once, so that groups which extend each other end.
        guard visited.count < 256, !visited.contains(path) else { return nil }
        visited.append(path)
        var ancestor = set.table.parent(path)
        while let current = ancestor {
            if let target = extensionTarget(of: current),
                let counterpart = set.table.counterpart(of: path, in: current, under: target)
            {
                if let definition = set.last(at: counterpart, stating: trait, in: permutation) {
                    return Found(definition: definition, path: counterpart)
                }
                if set.traits[counterpart.int].contains(.isUnderExtension),
                    let found = findInherited(counterpart, stating: trait, &visited)
                {
                    return found
                }
            }
            ancestor = set.table.parent(current)
        }
        return nil
    }

    /// The group that a group extends by its own statement.
    package func extensionTarget(of group: PathID) -> PathID? {
        set.last(at: group, stating: .extends, in: permutation).flatMap { set.extensionTargets[$0] }
    }

    /// The definitions at a path that the winner replaces, the newest first.
    package func overridden(by winner: DefinitionID, at path: PathID) -> [DefinitionID] {
        set.definitions(at: path).filter { $0 < winner && $0.isToken && $0.isActive(in: permutation) }.reversed()
    }

    /// The type that the groups around a path give: the nearest one, extended groups before enclosing ones (TF-14).
    ///
    /// The node's type is nil when its file names one that does not exist.
    func groupType(of path: PathID) -> TokenNode? {
        climb(from: set.table.parent(path), stating: .statesType)
    }

    /// The type that a group gives to its tokens.
    package func type(ofGroup group: PathID) -> Stated<TokenType>? {
        climb(from: group, stating: .statesType)?.type
    }

    /// The group around a path that states its deprecation, or lifts that of another (TF-18).
    func deprecatingGroup(of path: PathID) -> TokenNode? {
        climb(from: set.table.parent(path), stating: .statesDeprecation)
    }

    private func climb(from start: PathID?, stating trait: PathTraits) -> TokenNode? {
        guard set.stated.contains(trait), let start else { return nil }
        var pending = [start]
        var visited: [PathID] = []
        // The stack holds what is to be asked next: a group, what it extends, and only then what encloses it.
        while let group = pending.popLast() {
            guard visited.count < 256, !visited.contains(group) else { continue }
            visited.append(group)
            if let found = find(group, stating: trait) { return set.node(found.definition) }
            if let parent = set.table.parent(group) { pending.append(parent) }
            if let target = extensionTarget(of: group) { pending.append(target) }
        }
        return nil
    }
}
