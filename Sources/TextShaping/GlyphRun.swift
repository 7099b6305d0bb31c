/// Glyphs of one font in the order in which they are drawn, from left to right.
package struct GlyphRun: Sendable, Hashable {
    package struct Glyph: Sendable, Hashable {
        package let id: UInt32
        /// From the start of the line and up from its baseline, in points.
        package let x: Double
        package let y: Double
    }

    package let font: GlyphFont
    /// In points.
    package let size: Double
    package var glyphs: [Glyph]
}

/// What glyphs are drawn with: a face of a file.
package struct GlyphFont: Sendable, Hashable {
    private let file: FontFile

    init(_ file: FontFile) { self.file = file }

    /// Units in an em.
    package var unitsPerEm: Double { file.scale / 64 }
    package var path: String { file.path }

    /// In font units, downwards from the baseline; empty for a glyph without an outline, such as a space.
    package func outline(_ glyph: UInt32) -> [OutlineStep] { file.outline(glyph) }

    package static func == (left: GlyphFont, right: GlyphFont) -> Bool { left.file === right.file }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file.path)
        hasher.combine(file.index)
    }
}

/// A place of an outline, right of its start and down from the baseline.
package struct OutlinePoint: Sendable, Hashable {
    package let x: Double
    package let y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A step of an outline: the last point is the one that it leads to, those before bend it.
package enum OutlineStep: Sendable, Hashable {
    case move(OutlinePoint)
    case line(OutlinePoint)
    case quadratic(OutlinePoint, OutlinePoint)
    case cubic(OutlinePoint, OutlinePoint, OutlinePoint)
    case close
}
