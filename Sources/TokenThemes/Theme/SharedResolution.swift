package import DesignTokens

/// Resolves one permutation after the other, and each answer once, however often it is asked for (TP-3).
package struct SharedResolution {
    package let theme: Theme
    private var resolver: TokenResolver

    package init(_ theme: Theme) {
        self.theme = theme
        resolver = TokenResolver(theme.tokens, PermutationWalk(theme.tokens).first)
    }

    /// All tokens of a permutation that could be resolved, in the order of `ResolvedTokens.all`.
    package mutating func all(_ permutation: ThemePermutation) -> [ResolvedToken] {
        resolver.permutation = permutation
        return theme.resolved(permutation).all(&resolver)
    }

    /// The paths of the tokens of a permutation that have no value, in the same order.
    package mutating func wrong(_ permutation: ThemePermutation) -> [TokenPath] {
        resolver.permutation = permutation
        return theme.resolved(permutation).wrong(&resolver)
    }

    /// The values of all tokens of a permutation that could be resolved, by path.
    package mutating func values(_ permutation: ThemePermutation) -> [TokenPath: TokenValue] {
        resolver.permutation = permutation
        return theme.resolved(permutation).values(&resolver)
    }
}
