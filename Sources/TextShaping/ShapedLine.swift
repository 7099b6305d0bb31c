package import DesignTokens
package import L10nLocale
package import StateViewLayout

/// A line of a text as it is drawn.
package struct ShapedLine: Sendable, Hashable {
    /// From left to right.
    package var runs: [GlyphRun] = []
    /// In points.
    package var width = 0.0
    /// From the baseline to the top and to the bottom of the view's own font, in points; the second is negative.
    package var ascent = 0.0
    package var descent = 0.0
}

extension ShapedTextMeasurer {
    /// The glyphs of a line that a text was wrapped into.
    /// - Parameters:
    ///   - size: of the font, in points.
    ///   - spacing: added behind each cluster, in points.
    package func shaped(
        _ line: WrappedText.Line, of text: String, language: LanguageTag, direction: TextDirection, style: FontStyle,
        size: Double, spacing: Double = 0
    ) -> ShapedLine {
        guard let first = firstFont(style) else { return ShapedLine() }
        let text = Self.withoutTabs(text)
        let drawn = DrawnText(line, of: text)
        var shaping = measuring(style, language)
        let found = levels(of: text, language, direction)
        let levels = drawn.levels(found, direction)
        let runs = shaping.runs(drawn.text, levels, first)
        var result = ShapedLine()
        let extents = first.file.extents
        (result.ascent, result.descent) = (extents.ascent * size, extents.descent * size)
        let units = Array(drawn.text.utf16)
        for run in Self.visual(runs) {
            var glyphs = GlyphRun(font: GlyphFont(run.font), size: size, glyphs: [])
            var cluster: Int?
            shaping.shape(units, run.range, context: units.indices, run) { glyph in
                if let known = cluster, known != glyph.unit { result.width += spacing }
                cluster = glyph.unit
                glyphs.glyphs.append(
                    GlyphRun.Glyph(
                        id: glyph.id, x: result.width + glyph.offset.x * size, y: glyph.offset.y * size))
                result.width += glyph.advance * size
            }
            if cluster != nil { result.width += spacing }
            if !glyphs.glyphs.isEmpty { result.runs.append(glyphs) }
        }
        return result
    }

    /// The order in which runs stand beside each other (UAX #9, L2).
    private static func visual(_ runs: [TextMeasuring.Run]) -> [TextMeasuring.Run] {
        var runs = runs
        guard let highest = runs.map(\.level).max(), highest > 0 else { return runs }
        let lowest = runs.map(\.level).filter { $0 & 1 == 1 }.min() ?? highest + 1
        var level = highest
        // From the highest level down, whatever is at least as high is turned around as a whole.
        while level >= lowest {
            var start = 0
            while start < runs.count {
                guard runs[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < runs.count, runs[end].level >= level { end += 1 }
                runs[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return runs
    }
}

/// What is drawn of a text on one line: with an ellipsis where it is cut, and a hyphen where a soft one ends it.
private struct DrawnText {
    let text: String
    private let range: Range<Int>
    private let hasEllipsis: Bool

    init(_ line: WrappedText.Line, of text: String) {
        let units = Array(text.utf16)
        range = line.range.clamped(to: 0..<units.count)
        hasEllipsis = line.isTruncated
        var drawn = Array(units[range])
        if drawn.last == 0xAD, !hasEllipsis { drawn[drawn.count - 1] = 0x2D }
        if hasEllipsis { drawn.append(0x2026) }
        self.text = String(decoding: drawn, as: UTF16.self)
    }

    /// The levels of the text as a whole: a line does not begin anew.
    func levels(_ all: [UInt8], _ direction: TextDirection) -> [UInt8] {
        let base: UInt8 = direction == .rightToLeft ? 1 : 0
        let levels = range.upperBound <= all.count ? Array(all[range]) : range.map { _ in base }
        return levels + (hasEllipsis ? [base] : [])
    }
}
