import L10nSource

/// What a few permutations of a theme have in common.
package struct ThemeCondition: Sendable, Hashable {
    /// The contexts, such as `tori or dba dark`; empty when these are all permutations.
    package let names: String
    /// The context of each modifier that is the same in all of them and not in others.
    private let contexts: [String: String]

    /// - Parameters:
    ///   - permutations: different from each other in the modifiers of `mask`, and never empty.
    ///   - mask: the modifiers that matter.
    package init(_ permutations: [ThemePermutation], mask: ModifierSet, _ set: TokenSet) {
        let boxes = Self.boxes(permutations, mask, set).map { PermutationBox($0, mask: mask, set) }
        let parts = boxes.map(Self.names)
        names = parts.prefix(4).joined(separator: "; ") + (parts.count > 4 ? "; …" : "")
        var contexts: [String: String] = [:]
        for modifier in mask.members where set.modifiers[modifier].contexts.count > 1 {
            let chosen = Set(permutations.map { $0[modifier] })
            if chosen.count == 1, let context = chosen.first {
                contexts[set.modifiers[modifier].name] = set.modifiers[modifier].contexts[context]
            }
        }
        self.contexts = contexts
    }

    /// Such as `brand=tori or dba, scheme=dark`; empty when these are all permutations.
    package static func words(_ permutations: [ThemePermutation], mask: ModifierSet, _ set: TokenSet) -> String {
        boxes(permutations, mask, set).map { PermutationBox($0, mask: mask, set).words }.joined(separator: "; ")
    }

    /// The one context of a modifier; nil when it does not matter or there are several.
    package func context(of modifier: String) -> String? { contexts[modifier] }

    private static func names(_ box: PermutationBox) -> String {
        box.choices.map { modifier, contexts in
            let names = contexts.map { modifier.contexts[$0] }
            guard names.count > 3 else { return names.joined(separator: " or ") }
            return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
        }.joined(separator: " ")
    }

    /// The permutations in groups, each of which a choice of contexts for each modifier describes exactly.
    private static func boxes(
        _ permutations: [ThemePermutation], _ mask: ModifierSet, _ set: TokenSet
    ) -> [[ThemePermutation]] {
        guard !PermutationBox.isFilled(by: permutations, count: permutations.count, mask),
            let widest = mask.members.max(by: { set.modifiers[$0].contexts.count < set.modifiers[$1].contexts.count })
        else { return [permutations] }
        // The modifier with the most contexts, normally the brand, is listed; the others tell the groups apart.
        var groups = OrderedGroups<ThemePermutation, ThemePermutation>()
        for permutation in permutations {
            var key = permutation
            key[widest] = 0
            groups.add(permutation, to: key)
        }
        return groups.all.map { $0.values }
    }
}
