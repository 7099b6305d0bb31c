package import DesignTokens

extension StateViewTheme.BrandMark {
    /// The folder of the drawings among the files of the product. They are placeholders, and nobody's mark.
    package static let folder = Icon.folder + "/endorsements"

    /// The drawing for a scheme among the files of the product, in colours of its own; nil where the brand has no mark.
    ///
    /// Source: state-views.md 2.2 (WP-25), 4.7 (BM-1).
    package func path(_ scheme: StateViewEnvironment.ColorScheme) -> String? {
        asset.map { "\(Self.folder)/\($0)-\(drawn(for: scheme).rawValue).svg" }
    }

    /// The scheme of the drawing that is shown in a scheme: light for a mark that has no other.
    func drawn(for scheme: StateViewEnvironment.ColorScheme) -> StateViewEnvironment.ColorScheme {
        hasDarkVariant ? scheme : .light
    }
}
