package import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// The definitions of a set that are in effect in one permutation, those that extended groups bring in included (TF-27 to
/// TF-31). Nothing is resolved here.
package struct EffectiveDefinitions {
    package let set: TokenSet
    package var permutation: ThemePermutation {
        didSet { if known != nil, permutation != oldValue { known = Known() } }
    }
    /// nil where no group extends another.
    private var known: Known?

    /// What was found in one permutation by following extensions. It is shared by copies, as it would be found again.
    private struct Known {
        let inherited = Locked<[PathTraits: PathSearch<Found>]>([:])
        let enclosing = Locked<[PathTraits: PathSearch<Found>]>([:])
    }

    init(set: TokenSet, permutation: ThemePermutation) {
        self.set = set
        self.permutation = permutation
        known = set.stated.contains(.extends) ? Known() : nil
    }

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
        own(path, stating: trait) ?? inherited(path, stating: trait)
    }

    private func own(_ path: PathID, stating trait: PathTraits) -> Found? {
        set.last(at: path, stating: trait, in: permutation).map { Found(definition: $0, path: path) }
    }

    private func inherited(_ path: PathID, stating trait: PathTraits) -> Found? {
        guard let known, set.traits[path.int].contains(.isUnderExtension) else { return nil }
        return known.inherited.withLock { searches in
            searches[trait, default: PathSearch()].first(
                behind: path, next: { counterparts(of: $0) }, own: { own($0, stating: trait) })
        }
    }

    /// The paths that stand at the same place in the groups which those around a path extend, the nearest first.
    private func counterparts(of path: PathID) -> [PathID] {
        guard set.traits[path.int].contains(.isUnderExtension) else { return [] }
        var found: [PathID] = []
        var ancestor = set.table.parent(path)
        while let group = ancestor {
            if let target = extensionTarget(of: group),
                let counterpart = set.table.counterpart(of: path, in: group, under: target)
            {
                found.append(counterpart)
            }
            ancestor = set.table.parent(group)
        }
        return found
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
        // Definitions without a type are passed, so that the way may lead back although something lies on it.
        while let inherited = PathSearch<Found>.tryOnce(
            behind: path, &visited, next: { counterparts(of: $0) }, own: { own($0, stating: .definesToken) })
        {
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
        let found = find(start, stating: trait) ?? enclosing(start, stating: trait)
        return found.map { set.node($0.definition) }
    }

    /// What states something behind a group: one that it extends, and only then one that encloses it.
    private func enclosing(_ start: PathID, stating trait: PathTraits) -> Found? {
        guard let known else {
            guard let group = set.table.parent(start) else { return nil }
            return own(group, stating: trait) ?? enclosing(group, stating: trait)
        }
        return known.enclosing.withLock { searches in
            searches[trait, default: PathSearch()].first(
                behind: start,
                next: { group in [extensionTarget(of: group), set.table.parent(group)].compactMap { $0 } },
                own: { find($0, stating: trait) })
        }
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
