package import DesignTokens

/// A color that a theme offers, by the path of its token.
package struct PaletteColor: Sendable, Hashable {
    /// Such as `palette.blue.600`.
    package var path: String
    package var color: SRGBColor

    package init(_ path: String, _ color: SRGBColor) {
        self.path = path
        self.color = color
    }

    /// The path without its last name: the ramp that the color belongs to.
    package var group: Substring {
        path[..<(path.lastIndex(of: ".") ?? path.startIndex)]
    }
}

extension Contrast {
    /// The offered color nearest to `foreground` whose ratio on `background` is at least `minimum`.
    ///
    /// Colors of the foreground's own ramp come first, others only when none of it passes. Nearest is the smallest
    /// ΔEOK, then the path. `background` is opaque; a translucent offer is composited over it, and one that cannot be
    /// seen at all never passes. Nil when nothing passes.
    package static func nearestPassing(
        to foreground: PaletteColor, on background: SRGBColor, minimum: Double, among palette: [PaletteColor]
    ) -> PaletteColor? {
        let passing = palette.filter { ratio($0.color.over(background), background) >= minimum }
        let ramp = passing.filter { $0.group == foreground.group }
        return (ramp.isEmpty ? passing : ramp)
            .map { (distance: $0.color.deltaEOK(foreground.color), entry: $0) }
            .min { ($0.distance, $0.entry.path) < ($1.distance, $1.entry.path) }?
            .entry
    }
}
