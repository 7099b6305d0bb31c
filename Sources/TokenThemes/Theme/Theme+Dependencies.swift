package import DesignTokens

/// The values of a token in all permutations, each stored once.
package struct TokenVariants: Sendable, Hashable {
    package let path: TokenPath
    /// The modifiers that can change the token, by their numbers in the theme.
    package let modifiers: [Int]
    /// The number of contexts of each of them.
    private let counts: [Int]
    /// The different values.
    package private(set) var values: [TokenValue] = []
    /// For each choice of contexts, the last modifier changing fastest, the number of its value; nil for none.
    private var numbers: [Int?] = []

    init(path: TokenPath, modifiers: [Int], counts: [Int]) {
        self.path = path
        self.modifiers = modifiers
        self.counts = counts
    }

    /// Whether the token is there with the same value in all permutations.
    package var isConstant: Bool { values.count == 1 && !numbers.contains(nil) }

    mutating func append(_ value: TokenValue?) {
        guard let value else { return numbers.append(nil) }
        // Most tokens have one value or a few, which are found faster than they are hashed.
        if let number = values.firstIndex(of: value) { return numbers.append(number) }
        numbers.append(values.count)
        values.append(value)
    }

    /// The value in a permutation; nil when the token does not exist there, or is wrong.
    package func value(in permutation: ThemePermutation) -> TokenValue? {
        var index = 0
        for (modifier, count) in zip(modifiers, counts) { index = index * count + permutation[modifier] }
        return numbers.indices.contains(index) ? numbers[index].map { values[$0] } : nil
    }
}

extension Theme {
    /// The modifiers that can change a token, in the order of the theme (TP-1).
    package func dependencies(of path: TokenPath) -> [ThemeModifier] {
        guard let id = tokens.table.find(path) else { return [] }
        return tokens.dependencies[id.int].members.map { modifiers[$0] }
    }

    /// The values of every token in all permutations, in alphabetical order; each is resolved once for every choice that
    /// can change it (TP-3). Nil when a token has more than `limit` such choices.
    package func variants(limit: Int = 100_000) -> [TokenVariants]? {
        let walk = PermutationWalk(tokens, limit: limit)
        var resolver = TokenResolver(tokens, walk.first)
        var result: [TokenVariants] = []
        for path in tokens.table.all
        where !tokens.traits[path.int].isDisjoint(with: [.definesToken, .isUnderExtension]) {
            let mask = tokens.dependencies[path.int]
            var variants = TokenVariants(
                path: tokens.table.text(path), modifiers: mask.members,
                counts: mask.members.map { modifiers[$0].contexts.count })
            let isComplete = walk.forEach(of: mask) { permutation in
                resolver.permutation = permutation
                variants.append(resolver.resolve(path).flatMap { resolver[$0].value })
            }
            guard isComplete else { return nil }
            if !variants.values.isEmpty { result.append(variants) }
        }
        return result.sorted { $0.path < $1.path }
    }
}
