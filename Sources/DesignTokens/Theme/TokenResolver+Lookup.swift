internal import L10nSource
internal import L10nSyntax

/// What stands at a path in the current permutation, extended groups included (TF-27 to TF-31).
extension TokenResolver {
    /// A definition, and the path at which it stands in its file.
    struct Found {
        var definition: DefinitionID
        var path: PathID
    }

    /// The token at a path: its own, else that of the nearest group around it that extends another one.
    func token(at path: PathID) -> Found? {
        var visited: [PathID] = []
        return search(path, &visited) { path in
            guard set.traits[path.int].contains(.definesToken) else { return nil }
            return set.definitions(at: path).last { isActive($0) && set.node($0).kind == .token }
        }
    }

    /// The last group definition at a path that states something.
    func group(at path: PathID, stating trait: PathTraits, _ states: (TokenNode) -> Bool) -> Found? {
        var visited: [PathID] = []
        return search(path, &visited) { path in
            guard set.traits[path.int].contains(trait) else { return nil }
            return set.definitions(at: path).last {
                isActive($0) && set.node($0).kind == .group && states(set.node($0))
            }
        }
    }

    /// Whether a group stands at a path.
    func isGroup(_ path: PathID) -> Bool {
        group(at: path, stating: .definesGroup) { _ in true } != nil
    }

    private func search(
        _ path: PathID, _ visited: inout [PathID], _ local: (PathID) -> DefinitionID?
    ) -> Found? {
        if let definition = local(path) { return Found(definition: definition, path: path) }
        // Every path is tried once, so that groups which extend each other end.
        guard set.traits[path.int].contains(.isUnderExtension), visited.count < 256, !visited.contains(path) else {
            return nil
        }
        visited.append(path)
        var ancestor = set.table.parent(path)
        while let current = ancestor {
            if let target = extensionTarget(of: current), let counterpart = counterpart(of: path, in: current, target),
                let found = search(counterpart, &visited, local)
            {
                return found
            }
            ancestor = set.table.parent(current)
        }
        return nil
    }

    private func counterpart(of path: PathID, in group: PathID, _ target: PathID) -> PathID? {
        guard let names = set.table.names(of: path, below: group) else { return nil }
        var current = target
        for name in names {
            guard let child = set.table.child(name, of: current) else { return nil }
            current = child
        }
        return current
    }

    /// The group that a group extends by its own statement.
    func extensionTarget(of group: PathID) -> PathID? {
        guard set.traits[group.int].contains(.extends) else { return nil }
        let statement = set.definitions(at: group).last { isActive($0) && set.node($0).extends != nil }
        return statement.flatMap { set.extensionTargets[$0] }
    }

    func isActive(_ definition: DefinitionID) -> Bool {
        set.isActive(definition, in: permutation)
    }

    /// The definitions at a path that the winner replaces, the newest first.
    func overridden(by winner: DefinitionID, at path: PathID) -> [DefinitionID] {
        set.definitions(at: path).filter { $0 < winner && isActive($0) && set.node($0).kind == .token }.reversed()
    }

    /// The type that the groups around a path give: the nearest one, extended groups before enclosing ones (TF-14).
    ///
    /// The node's type is nil when its file names one that does not exist.
    func groupType(of path: PathID) -> TokenNode? {
        climb(from: set.table.parent(path), stating: .statesType) { $0.statesType }
    }

    /// The type that a group gives to its tokens.
    func type(ofGroup group: PathID) -> Stated<TokenType>? {
        climb(from: group, stating: .statesType) { $0.statesType }?.type
    }

    /// The deprecation that the groups around a path give, also one that lifts another (TF-18).
    func groupDeprecation(of path: PathID) -> Stated<Deprecation>? {
        climb(from: set.table.parent(path), stating: .statesDeprecation) { $0.deprecation != nil }?.deprecation
    }

    private func climb(
        from group: PathID?, stating trait: PathTraits, _ states: (TokenNode) -> Bool
    ) -> TokenNode? {
        var pending = group.map { [$0] } ?? []
        var visited: [PathID] = []
        // The stack holds what is to be asked next: a group, what it extends, and only then what encloses it.
        while let group = pending.popLast() {
            guard visited.count < 256, !visited.contains(group) else { continue }
            visited.append(group)
            if let found = self.group(at: group, stating: trait, states) { return set.node(found.definition) }
            if let parent = set.table.parent(group) { pending.append(parent) }
            if let target = extensionTarget(of: group) { pending.append(target) }
        }
        return nil
    }
}
