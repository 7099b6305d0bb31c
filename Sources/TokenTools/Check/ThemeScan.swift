package import DesignTokens
package import TokenThemes

/// Looks at a few tokens in every permutation that can change any of them (TP-2).
///
/// What was resolved is kept between permutations and from one look to the next.
/// `ThemeAnalysis.scan` has all of it from the beginning.
package struct ThemeScan {
    /// A token path that is looked up once.
    package struct Handle: Sendable, Hashable {
        let id: PathID?

        /// Whether any source has a token or group at the path.
        package var isKnown: Bool { id != nil }
    }

    private let walk: PermutationWalk
    private(set) var resolver: TokenResolver
    private var set: TokenSet { resolver.effective.set }

    /// - Parameter limit: more permutations than this are not looked at one by one; a set that covers all pairs of
    ///   contexts stands for them.
    package init(_ theme: Theme, limit: Int = 100_000) {
        var resolver = TokenResolver(theme.tokens, PermutationWalk(theme.tokens).first)
        // What is wrong with tokens is told elsewhere.
        resolver.locator.questions = 0
        self.init(resolver, limit: limit)
    }

    /// - Parameter resolver: begins with what is known of the tokens.
    init(_ resolver: TokenResolver, limit: Int) {
        walk = PermutationWalk(resolver.set, limit: limit)
        self.resolver = resolver
    }

    package func handle(_ path: TokenPath) -> Handle {
        Handle(id: set.table.find(path))
    }

    /// The permutation that is being looked at.
    package var permutation: ThemePermutation { resolver.permutation }

    /// All tokens of that permutation, with what is known of them.
    package var tokens: ResolvedTokens { ResolvedTokens(resolver) }

    /// Calls `body` for each permutation that can change any of the tokens.
    /// - Returns: whether these were all.
    @discardableResult
    package mutating func forEach(_ handles: [Handle], _ body: (inout ThemeScan) -> Void) -> Bool {
        let walk = walk
        return walk.forEach(of: mask(handles)) { permutation in
            resolver.permutation = permutation
            body(&self)
        }
    }

    /// The value of a token in the current permutation; nil when there is none, or it is wrong.
    package mutating func value(_ handle: Handle) -> TokenValue? {
        guard let id = handle.id, let index = resolver.resolve(id) else { return nil }
        return resolver[index].value
    }

    /// A token in the current permutation with where it comes from.
    package mutating func token(_ handle: Handle) -> ResolvedToken? {
        guard let id = handle.id, let index = resolver.resolve(id) else { return nil }
        return resolver.token(index)
    }

    /// Whether a token stands at a path in the current permutation, right or wrong.
    package func contains(_ handle: Handle) -> Bool {
        handle.id.flatMap(resolver.effective.token(at:)) != nil
    }

    /// The condition that describes permutations in which something was seen of these tokens.
    package func condition(_ permutations: [ThemePermutation], of handles: [Handle]) -> ThemeCondition {
        ThemeCondition(permutations, mask: mask(handles), set)
    }

    private func mask(_ handles: [Handle]) -> ModifierSet {
        handles.reduce(into: ModifierSet()) { mask, handle in
            if let id = handle.id { mask.formUnion(set.dependencies[id.int]) }
        }
    }
}
