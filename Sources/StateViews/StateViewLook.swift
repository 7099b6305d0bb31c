package import DesignTokens
package import L10nSource

/// The tokens of one permutation of a theme as a state view reads them: typed slots, and how each came about.
package struct StateViewLook: Sendable {
    package let theme: StateViewTheme
    private let tokens: ResolvedTokens

    /// - Throws: when the theme lacks a slot.
    package init(_ tokens: ResolvedTokens) throws(StateViewThemeError) {
        theme = try StateViewTheme.read(tokens)
        self.tokens = tokens
    }

    /// How the value of a slot came about: its own token, the tokens that its value is taken from, and for a composite
    /// value those that its members are taken from.
    func origin(of path: String) -> [TokenStep] {
        let chain = tokens.chain(of: TokenPath(path))
        let parts = (chain.last?.memberReferences ?? []).flatMap { member, target in
            tokens.chain(of: target).map { TokenStep($0, part: member) }
        }
        return chain.map { TokenStep($0) } + parts
    }
}

/// One token on the way from a slot to its value.
package struct TokenStep: Sendable, Hashable {
    package let path: String
    /// The member of a composite value that is taken from here, such as `fontFamily`; nil for the whole value.
    package let part: String?
    /// The list of the theme that the winning definition came through, such as `modifiers.brand.tori`; empty for none.
    package let list: String
    /// Where the winning definition's value stands.
    package let span: SourceSpan
    /// Where the values of the definitions stand that it replaced, the latest first (ST-5).
    package let overridden: [SourceSpan]

    init(_ token: ResolvedToken, part: String? = nil) {
        path = token.path.text
        self.part = part
        list = token.definition.list
        span = token.definition.valueSpan
        overridden = token.overridden.map(\.valueSpan)
    }
}
