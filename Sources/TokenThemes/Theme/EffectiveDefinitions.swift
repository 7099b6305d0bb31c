package import DesignTokens
internal import L10nSyntax

/// The definitions of a set that are in effect in one permutation, those that extended groups bring in included (TF-27 to
/// TF-31). Nothing is resolved here.
package struct EffectiveDefinitions {
    package let set: TokenSet
    package var permutation: ThemePermutation

    /// A definition, and the path at which it stands in its file.
    package struct Found {
        package var definition: DefinitionID
        var path: PathID
    }

    /// The type that a token takes from elsewhere.
    enum InheritedType {
        case group(Stated<TokenType>)
        case overridden(Stated<TokenType>)
        /// A group states a type that does not exist, which is reported there.
        case unknown
    }

    /// The token at a path: its own, else that of the nearest group around it that extends another one.
    package func token(at path: PathID) -> Found? {
        find(path, stating: .definesToken)
    }

    /// The value of the token at a path, as it is written.
    func value(at path: PathID) -> JSONValue? {
        token(at: path).flatMap { set.node($0.definition).value }
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
        set.definitions(at: path, in: permutation).filter { $0 < winner && $0.isToken }.reversed()
    }

    /// The type that a group gives to its tokens.
    package func type(ofGroup group: PathID) -> Stated<TokenType>? {
        climb(from: group, stating: .statesType)?.type
    }

    /// The type that a token without its own takes: that of the groups around it, the nearest first, extended groups
    /// before enclosing ones (TF-14); else that of what it overrides, in its own place or in an extended group (TX-11).
    func inheritedType(of definition: DefinitionID, definedAt: PathID, for path: PathID) -> InheritedType? {
        if let group = climb(from: set.table.parent(path), stating: .statesType) {
            return group.type.map { .group($0) } ?? .unknown
        }
        for older in overridden(by: definition, at: definedAt) {
            if let type = set.node(older).type { return .overridden(type) }
        }
        guard set.traits[definedAt.int].contains(.isUnderExtension) else { return nil }
        var visited: [PathID] = []
        var path = definedAt
        while let inherited = findInherited(path, stating: .definesToken, &visited) {
            for older in [inherited.definition] + overridden(by: inherited.definition, at: inherited.path) {
                if let type = set.node(older).type { return .overridden(type) }
            }
            path = inherited.path
        }
        return nil
    }

    /// What states the deprecation of a token, or lifts it: the token itself, else one of its groups (TF-18).
    func deprecatingNode(of definition: DefinitionID, at path: PathID) -> TokenNode? {
        let node = set.node(definition)
        return node.deprecation == nil ? climb(from: set.table.parent(path), stating: .statesDeprecation) : node
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

    /// The number of the contexts of the modifiers that matter to a path; nil when there are too many to count.
    func rank(of path: PathID) -> UInt64? {
        var rest = set.dependencies[path.int].bits
        var rank: UInt64 = 0
        while rest != 0 {
            let modifier = rest.trailingZeroBitCount
            rest &= rest - 1
            let (product, overflow) = rank.multipliedReportingOverflow(
                by: UInt64(set.modifiers[modifier].contexts.count))
            let (sum, isOver) = product.addingReportingOverflow(UInt64(permutation[modifier]))
            if overflow || isOver { return nil }
            rank = sum
        }
        return rank
    }
}
