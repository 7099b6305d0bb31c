/// Walks through the permutations of a few modifiers, the others staying at their first context.
package struct PermutationWalk {
    let set: TokenSet
    /// More permutations than this are not walked; all pairs of contexts are covered instead (TP-5).
    let limit: Int

    package init(_ set: TokenSet, limit: Int = 100_000) {
        self.set = set
        self.limit = limit
    }

    /// The first context of every modifier.
    package var first: ThemePermutation {
        ThemePermutation(contexts: [UInt16](repeating: 0, count: set.modifiers.count))
    }

    /// The number of permutations of some modifiers; nil when it is over the limit.
    package func count(of mask: ModifierSet) -> Int? {
        var count = 1
        for modifier in mask.members {
            let (product, overflow) = count.multipliedReportingOverflow(by: set.modifiers[modifier].contexts.count)
            if overflow || product > limit { return nil }
            count = product
        }
        return count
    }

    /// The number of permutations that stand for all where there are too many.
    package func coveringCount(of mask: ModifierSet) -> Int {
        let counts = mask.members.map { set.modifiers[$0].contexts.count }
        var sum = 0
        for (position, left) in counts.enumerated() {
            for right in counts[(position + 1)...] { sum += left * right }
        }
        return sum
    }

    /// Calls `body` for each permutation, the last modifier changing fastest.
    /// - Returns: whether these were all.
    @discardableResult
    package func forEach(of mask: ModifierSet, _ body: (ThemePermutation) -> Void) -> Bool {
        let members = mask.members
        guard count(of: mask) != nil else {
            forEachPair(of: members, body)
            return false
        }
        var permutation = first
        while true {
            body(permutation)
            // Like an odometer: a modifier that runs over begins anew and moves the one before it.
            var index = members.count - 1
            while index >= 0 {
                let modifier = members[index]
                permutation[modifier] += 1
                if permutation[modifier] < set.modifiers[modifier].contexts.count { break }
                permutation[modifier] = 0
                index -= 1
            }
            if index < 0 { return true }
        }
    }

    /// Calls `body` for each permutation of some modifiers in a part of the theme.
    /// - Returns: whether these were all.
    @discardableResult
    package func forEach(of mask: ModifierSet, in part: ThemePart, _ body: (ThemePermutation) -> Void) -> Bool {
        var open = mask
        for (modifier, context) in part.contexts.enumerated() where context != nil { open.remove(modifier) }
        return forEach(of: open) { permutation in
            var permutation = permutation
            for (modifier, context) in part.contexts.enumerated() {
                if let context { permutation[modifier] = context }
            }
            body(permutation)
        }
    }

    /// A set of permutations in which every two contexts of different modifiers meet: each pair, with all others at
    /// their defaults.
    private func forEachPair(of members: [Int], _ body: (ThemePermutation) -> Void) {
        var base = first
        for modifier in members {
            let contexts = set.modifiers[modifier].contexts
            base[modifier] = set.modifiers[modifier].defaultContext.flatMap { contexts.firstIndex(of: $0) } ?? 0
        }
        for (position, left) in members.enumerated() {
            for right in members[(position + 1)...] {
                for leftContext in set.modifiers[left].contexts.indices {
                    for rightContext in set.modifiers[right].contexts.indices {
                        var permutation = base
                        permutation[left] = leftContext
                        permutation[right] = rightContext
                        body(permutation)
                    }
                }
            }
        }
    }
}
