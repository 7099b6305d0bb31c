import DesignTokens
package import L10nProject
package import TokenThemes
package import TokenTools

/// A theme and the project that it belongs to.
package struct ThemeSite: Sendable {
    package let project: Project
    package let loaded: LoadedTheme
    /// What all rules know of the tokens.
    package let analysis: ThemeAnalysis
    /// The pairs of colors whose contrast was measured.
    package let pairs: [ContrastPair]
    let waivers: TokenWaivers

    package var theme: Theme { loaded.theme }

    /// Whether the theme is meant to draw state views: a resolver document that has any of their slots.
    var drawsStateViews: Bool {
        loaded.origin == .document && theme.tokens.paths.contains { $0.text.hasPrefix("stateView.") }
    }
}
