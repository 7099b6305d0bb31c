package import DesignTokens

/// The tokens of one permutation of a theme as state views read them: typed slots, and how each came about.
///
/// Everything that views share is worked out once, here: resolving a view picks from it.
public struct StateViewLook: Sendable {
    package let theme: StateViewTheme
    package let tokens: any LookTokens
    let slots: LookSlots
    /// The brand whose tokens these are; nil where the theme knows no brands.
    package let brand: String?

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

    package init(theme: StateViewTheme, tokens: any LookTokens, brand: String?, brandModifier: String = "brand") {
        self.theme = theme
        self.tokens = tokens
        self.brand = brand
        slots = LookSlots(theme, tokens, brandModifier: brandModifier)
    }
}
