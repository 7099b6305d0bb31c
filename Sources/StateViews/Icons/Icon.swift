/// A drawing in one colour that comes with the product, and the platforms' own symbols of the same meaning.
///
/// The drawing is a square without colours of its own (`currentColor`), so that any tint applies. It is hidden from
/// assistive technologies: beside it the texts say the same, and who gives it a label says so around it.
///
/// Source: state-views.md 5.1; 4.7 (VA-4, VA-5).
package struct Icon: Sendable, Hashable {
    /// What definitions call it, such as `wifi-off`.
    package let id: String
    /// The name in Apple's SF Symbols.
    package let sfSymbol: String
    /// The name in Google's Material Symbols.
    package let material: String
    /// Whether the Material symbol is the filled one: both go by one name there.
    package let isFilled: Bool
    /// Whether it points along the line, and so the other way where text runs from right to left.
    package let mirrorsInRightToLeft: Bool

    init(
        _ id: String, sfSymbol: String, material: String, isFilled: Bool = false, mirrorsInRightToLeft: Bool = false
    ) {
        self.id = id
        self.sfSymbol = sfSymbol
        self.material = material
        self.isFilled = isFilled
        self.mirrorsInRightToLeft = mirrorsInRightToLeft
    }

    /// The folder of the drawings among the files of the product.
    package static let folder = "Resources/Icons"

    /// The drawing among the files of the product: an SVG of 24 by 24.
    package var path: String { "\(Self.folder)/\(id).svg" }
}
