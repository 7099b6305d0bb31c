package import DesignTokens
package import StateViews
package import TokenThemes

extension StateViewLook {
    /// The look that a lock holds, without the files of the theme.
    ///
    /// - Parameters:
    ///   - brand: the brand whose tokens these are; nil where the theme knows no brands.
    ///   - brandModifier: the name of the theme's modifier of brands.
    /// - Throws: when the theme lacks a slot.
    package init(
        _ tokens: LockedTokens, brand: String? = nil, brandModifier: String = "brand"
    ) throws(StateViewThemeError) {
        self.init(
            theme: try StateViewTheme.read(tokens), tokens: tokens, brand: brand, brandModifier: brandModifier)
    }
}

/// The places of the steps are those where the lock names the definitions; what these replaced it does not hold.
extension LockedTokens: LookTokens {
    package func value(at path: String) -> TokenValue? { value(TokenPath(path)) }

    package func font(at path: String) -> FontStyle? { FontStyle(TokenPath(path), in: self) }

    package func origin(of path: String) -> [TokenStep] {
        let chain = chain(of: TokenPath(path))
        let parts = (chain.last?.definition.parts ?? []).flatMap { part in
            self.chain(of: part.target).map { TokenStep($0.path, $0.definition, part: part.member) }
        }
        return chain.map { TokenStep($0.path, $0.definition) } + parts
    }
}

extension TokenStep {
    fileprivate init(_ path: TokenPath, _ definition: LockedDefinition, part: String? = nil) {
        self.init(path: path.text, part: part, list: definition.list, span: definition.span)
    }
}
