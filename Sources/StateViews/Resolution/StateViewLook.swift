package import DesignTokens
import L10nSource

/// The tokens of one permutation of a theme as state views read them: typed slots, and how each came about.
///
/// Everything that views share is worked out once, here: resolving a view picks from it.
package struct StateViewLook: Sendable {
    private let storage: Storage

    private final class Storage: Sendable {
        let theme: StateViewTheme
        let tokens: any LookTokens
        let slots: LookSlots
        let brand: String?
        /// The properties of the shapes that views had so far.
        let shapes = Locked<[UInt64: [ResolvedStateView.Property]]>([:])

        init(_ theme: StateViewTheme, _ tokens: any LookTokens, _ brand: String?, brandModifier: String) {
            self.theme = theme
            self.tokens = tokens
            self.brand = brand
            slots = LookSlots(theme, tokens, brandModifier: brandModifier)
        }
    }

    package var theme: StateViewTheme { storage.theme }
    package var tokens: any LookTokens { storage.tokens }
    var slots: LookSlots { storage.slots }
    /// The mark of the theme's owner.
    package var brandMark: StateViewTheme.BrandMark { storage.theme.brandMark }
    /// The brand whose tokens these are; nil where the theme knows no brands.
    package var brand: String? { storage.brand }

    /// - Parameters:
    ///   - brand: the brand whose tokens these are; nil where the theme knows no brands.
    ///   - brandModifier: the name of the theme's modifier of brands.
    package init(theme: StateViewTheme, tokens: any LookTokens, brand: String?, brandModifier: String = "brand") {
        storage = Storage(theme, tokens, brand, brandModifier: brandModifier)
    }

    /// What every view of a shape is drawn with, before its author sets anything; gathered when it is first asked for.
    func properties(of shape: ViewShape) -> [ResolvedStateView.Property] {
        let key = shape.key
        if let known = storage.shapes.withLock({ $0[key] }) { return known }
        // No lock is held meanwhile: of two that ask at once both gather, and find the same.
        let made = ShapeProperties(self, shape).properties
        storage.shapes.withLock { $0[key] = made }
        return made
    }
}
