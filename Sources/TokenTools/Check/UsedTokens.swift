package import DesignTokens
internal import L10nSyntax
package import TokenThemes

/// Which tokens anything uses, in any permutation.
package struct UsedTokens {
    package let set: TokenSet

    package init(set: TokenSet) {
        self.set = set
    }

    /// The tokens that files define and that nothing uses, in alphabetical order.
    /// - Parameter isUsed: whether something outside the theme uses a token.
    package func unused(_ isUsed: (TokenPath) -> Bool) -> [TokenPath] {
        let targets = targets()
        var reached = [Bool](repeating: false, count: set.table.count)
        var pending = set.table.all.filter { isToken($0) && isUsed(set.table.text($0)) }
        for path in pending { reached[path.int] = true }
        while let path = pending.popLast() {
            for target in targets[path] where !reached[target.int] {
                reached[target.int] = true
                pending.append(target)
            }
        }
        return set.table.all.filter { set.traits[$0.int].contains(.definesToken) && !reached[$0.int] }
            .map(set.table.text).sorted()
    }

    /// Those among some tokens that no other token refers to.
    package func unreferenced(_ paths: [TokenPath]) -> Set<TokenPath> {
        let targets = targets()
        var isReferenced = [Bool](repeating: false, count: set.table.count)
        for path in set.table.all {
            for target in targets[path] where target != path { isReferenced[target.int] = true }
        }
        return Set(paths.filter { path in set.table.find(path).map { !isReferenced[$0.int] } ?? false })
    }

    private func isToken(_ path: PathID) -> Bool {
        !set.traits[path.int].isDisjoint(with: [.definesToken, .isUnderExtension])
    }

    /// For each path, the paths that any definition of it refers to, or that an extension brings there.
    private func targets() -> Adjacency {
        var edges: [(from: PathID, to: PathID)] = []
        for path in set.table.all {
            for definition in set.definitions(at: path) {
                for target in set.references.targets(of: definition) { edges.append((path, target)) }
                for target in contrastTargets(of: definition) { edges.append((path, target)) }
                if let target = set.extensionTargets[definition] {
                    set.table.forEachCounterpart(of: target, in: path) { edges.append(($1, $0)) }
                }
            }
        }
        return Adjacency(edges, count: set.table.count)
    }

    /// The tokens that a definition says it is seen on or over.
    private func contrastTargets(of definition: DefinitionID) -> [PathID] {
        guard definition.isToken, let data = VendorData(set.node(definition).extensions) else { return [] }
        return (data.references("on") + data.references("hosts")).compactMap { value in
            value.string.flatMap { try? TokenReference.curly($0, trims: true) }.flatMap { set.table.find($0) }
        }
    }
}
