package import DesignTokens
package import StateViewLayout
package import TextShaping

/// Something that is drawn over what was drawn before it. Places are points from the top left corner of the container.
package enum PictureOperation: Sendable, Hashable {
    /// - fill and stroke: nil for none. The stroke lies within the rectangle.
    case rectangle(LayoutRect, radius: Double, fill: SRGBColor?, stroke: Stroke?)
    /// A part of a circle's line, clockwise from the top; 1 for all of it.
    case arc(LayoutRect, part: Double, Stroke)
    /// - x and baseline: where its line starts.
    case glyphs(GlyphRun, x: Double, baseline: Double, SRGBColor)
    /// - color: of what has none of its own.
    /// - isTemplate: whether all of it is drawn in that colour.
    case icon(PictureIcon, LayoutRect, color: SRGBColor, isTemplate: Bool, isMirrored: Bool)

    package struct Stroke: Sendable, Hashable {
        package let color: SRGBColor
        /// In points.
        package let width: Double
        package let isDashed: Bool

        package init(_ color: SRGBColor, width: Double, isDashed: Bool = false) {
            self.color = color
            self.width = width
            self.isDashed = isDashed
        }
    }
}
