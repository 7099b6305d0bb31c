package import DesignTokens
package import L10nSource
package import TokenThemes

/// How the value of a token comes about: its definitions, and for each set of permutations that agree the answer.
package struct TokenTrace: Sendable {
    /// One statement of the token, or of the token of another group that an extension brings to its path.
    package struct Definition: Sendable {
        /// The path at which it stands in its file.
        package let path: TokenPath
        package let definition: TokenDefinition
    }

    /// What is wrong with the token, or with one that it refers to.
    package struct Problem: Sendable, Hashable {
        package let rule: Rule
        /// What is wrong, then what to do.
        package let message: String
        package let span: SourceSpan
    }

    package enum Outcome: Sendable {
        case value(ResolvedToken)
        /// The token is there, but it has no value.
        case wrong([Problem])
        /// No token stands at the path.
        case absent
    }

    /// The tokens that a member of a composite value is taken from, the one with the value last.
    package struct Part: Sendable, Hashable {
        package let member: String
        package let steps: [AliasStep]
    }

    /// What holds alike in some permutations.
    package struct Answer: Sendable {
        /// Such as `brand=tori or dba, scheme=dark`; empty when it holds in all permutations.
        package let condition: String
        package let outcome: Outcome
        /// The definition that is in effect, by its number in `definitions`; nil for an absent token.
        package let winner: Int?
        /// The definitions that it replaces, the newest first.
        package let overridden: [Int]
        /// The token and those that its value is taken from.
        package let steps: [AliasStep]
        package let parts: [Part]
    }

    package let path: TokenPath
    /// In the order of resolution: a later one that applies replaces an earlier one.
    package let definitions: [Definition]
    /// In the order of the permutations.
    package let answers: [Answer]
    /// Whether all permutations were looked at; otherwise a set of them that covers all pairs of contexts.
    package let isComplete: Bool

    /// Whether there is a token in any of the permutations.
    package var exists: Bool { !definitions.isEmpty }
}

extension Theme {
    /// How the value of a token comes about in all permutations that a choice leaves open.
    /// - Parameter limit: more permutations than this are not looked at one by one.
    package func trace(_ path: TokenPath, in part: ThemePart, limit: Int = 100_000) -> TokenTrace {
        var tracer = TokenTracer(self, path)
        return tracer.trace(in: part, limit: limit)
    }

    /// The paths of all tokens that stand somewhere in any permutation, those of extended groups too, in alphabetical
    /// order.
    package var tokenPaths: [TokenPath] {
        let walk = PermutationWalk(tokens)
        var resolver = TokenResolver(tokens, walk.first)
        return tokens.table.all.filter { path in
            let traits = tokens.traits[path.int]
            if traits.contains(.definesToken) { return true }
            guard traits.contains(.isUnderExtension) else { return false }
            var isToken = false
            walk.forEach(of: tokens.dependencies[path.int]) { permutation in
                guard !isToken else { return }
                resolver.permutation = permutation
                isToken = resolver.effective.token(at: path) != nil
            }
            return isToken
        }.map(tokens.table.text).sorted()
    }
}
