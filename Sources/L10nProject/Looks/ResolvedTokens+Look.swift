package import DesignTokens
package import StateViews
package import TokenThemes

extension StateViewLook {
    /// The look of a theme that was resolved from its files.
    ///
    /// - Parameters:
    ///   - brand: the brand whose tokens these are; nil where the theme knows no brands.
    ///   - brandModifier: the name of the theme's modifier of brands.
    /// - Throws: when the theme lacks a slot.
    package init(
        _ tokens: ResolvedTokens, brand: String? = nil, brandModifier: String = "brand"
    ) throws(StateViewThemeError) {
        self.init(
            theme: try StateViewTheme.read(tokens), tokens: tokens, brand: brand, brandModifier: brandModifier)
    }
}

extension ResolvedTokens: LookTokens {
    package func value(at path: String) -> TokenValue? { value(TokenPath(path)) }

    package func font(at path: String) -> FontStyle? { FontStyle(TokenPath(path), in: self) }

    package func origin(of path: String) -> [TokenStep] {
        let chain = chain(of: TokenPath(path))
        let parts = (chain.last?.memberReferences ?? []).flatMap { member, target in
            self.chain(of: target).map { TokenStep($0, part: member) }
        }
        return chain.map { TokenStep($0) } + parts
    }
}

extension TokenStep {
    fileprivate init(_ token: ResolvedToken, part: String? = nil) {
        self.init(
            path: token.path.text, part: part, list: token.definition.list, span: token.definition.valueSpan,
            overridden: token.overridden.map(\.valueSpan))
    }
}
