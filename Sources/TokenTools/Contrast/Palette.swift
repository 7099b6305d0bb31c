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

/// The colors that may take the place of one that fails, with what every question asks of them worked out once.
package struct Palette: Sendable {
    private struct Entry: Sendable {
        let offer: PaletteColor
        /// Nil for a color that lets what is behind it shine through.
        let luminance: Double?
        let oklab: SIMD3<Double>

        init(_ offer: PaletteColor) {
            self.offer = offer
            luminance = offer.color.isOpaque ? offer.color.relativeLuminance : nil
            oklab = offer.color.value.oklab
        }
    }

    /// More colors than that are no palette that anyone chooses from; a question about one of them looks at its ramp.
    private static let limit = 2_048

    private let entries: [Entry]
    private let places: [String: Int]
    private let ramps: [Substring: [Int]]

    /// - Parameter colors: each with a path of its own.
    package init(_ colors: [PaletteColor]) {
        entries = colors.map(Entry.init)
        places = Dictionary(colors.indices.map { (colors[$0].path, $0) }) { first, _ in first }
        ramps = Dictionary(grouping: colors.indices) { colors[$0].group }
    }

    package subscript(path: String) -> PaletteColor? { places[path].map { entries[$0].offer } }

    /// The offered color nearest to `foreground` whose ratio on `background` is at least `minimum`.
    ///
    /// Colors of the foreground's own ramp come first, others only when none of it passes. Nearest is the smallest
    /// ΔEOK, then the path. `background` is opaque; a translucent offer is composited over it, and one that cannot be
    /// seen at all never passes. Nil when nothing passes.
    package func nearestPassing(
        to foreground: PaletteColor, on background: SRGBColor, minimum: Double
    ) -> PaletteColor? {
        nearestPassing(to: foreground.color, on: background, minimum, among: ramps[foreground.group] ?? [])
            ?? nearestPassing(to: foreground.color, on: background, minimum, among: entries.indices)
    }

    private func nearestPassing(
        to foreground: SRGBColor, on background: SRGBColor, _ minimum: Double, among numbers: some Collection<Int>
    ) -> PaletteColor? {
        guard numbers.count <= Self.limit else { return nil }
        let (behind, oklab) = (background.relativeLuminance, foreground.value.oklab)
        var nearest: (distance: Double, number: Int)?
        for number in numbers {
            let entry = entries[number]
            let luminance = entry.luminance ?? entry.offer.color.over(background).relativeLuminance
            guard Contrast.ratio(luminance, behind) >= minimum else { continue }
            let distance = ColorValue.distance(entry.oklab, oklab)
            if let known = nearest {
                guard distance <= known.distance else { continue }
                if distance == known.distance, entries[known.number].offer.path < entry.offer.path { continue }
            }
            nearest = (distance, number)
        }
        return nearest.map { entries[$0.number].offer }
    }
}
