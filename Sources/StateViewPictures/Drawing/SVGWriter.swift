import DesignTokens
import L10nSource
import StateViewLayout
import TextShaping

/// Writes a picture as SVG: the same bytes for the same picture, without fonts, texts or addresses in it.
///
/// Each glyph of a font stands in the file once. Source: layout.md LA-58, LA-59.
struct SVGWriter {
    private struct Glyph: Hashable {
        let font: Int
        let id: UInt32
    }

    private var fonts: [GlyphFont: Int] = [:]
    /// Whether a glyph has an outline.
    private var known: [Glyph: Bool] = [:]
    private var definitions = ""
    private var body = ""
    private var icons = 0

    static func text(of picture: ViewPicture) -> String {
        var writer = SVGWriter()
        for operation in picture.operations { writer.write(operation) }
        let size = [picture.bounds.width, picture.bounds.height].map { SVGText.number($0) }
        let place = [picture.bounds.x, picture.bounds.y].map { SVGText.number($0) }
        let described = picture.texts.map(\.text).joined(separator: "\n")
        var text = """
            <svg xmlns="\(IconDrawing.namespace)" width="\(size[0])" height="\(size[1])" \
            viewBox="\(place[0]) \(place[1]) \(size[0]) \(size[1])" role="img" aria-labelledby="title desc">
            <title id="title">\(SVGText.escaped(picture.title))</title>
            <desc id="desc">\(SVGText.escaped(described))</desc>

            """
        if !writer.definitions.isEmpty { text += "<defs>\n\(writer.definitions)</defs>\n" }
        return text + writer.body + "</svg>\n"
    }

    private mutating func write(_ operation: PictureOperation) {
        switch operation {
        case .rectangle(let rect, let radius, let fill, let stroke): write(rect, radius, fill, stroke)
        case .arc(let rect, let part, let stroke): write(rect, part, stroke)
        case .glyphs(let run, let x, let baseline, let color): write(run, x, baseline, color)
        case .icon(let icon, let rect, let color, let isTemplate, let isMirrored):
            write(icon, rect, color, isTemplate: isTemplate, isMirrored: isMirrored)
        }
    }

    // MARK: Shapes

    private mutating func write(
        _ rect: LayoutRect, _ radius: Double, _ fill: SRGBColor?, _ stroke: PictureOperation.Stroke?
    ) {
        // SVG draws a line half outside of the edge; borders lie inside.
        let inset = (stroke?.width ?? 0) / 2
        let rect = LayoutRect(
            rect.x + inset, rect.y + inset, max(0, rect.width - 2 * inset), max(0, rect.height - 2 * inset))
        let round = min(max(0, radius - inset), rect.width / 2, rect.height / 2)
        body += "<rect\(Self.place(rect))" + (round > 0 ? " rx=\"\(SVGText.number(round))\"" : "")
        body += (fill.map { Self.paint("fill", $0) } ?? " fill=\"none\"") + Self.line(stroke) + "/>\n"
    }

    private mutating func write(_ rect: LayoutRect, _ part: Double, _ stroke: PictureOperation.Stroke) {
        // A ring that is smaller than its line is as small as can be: a negative radius is an error in SVG.
        let radius = max(0, min(rect.width, rect.height) - stroke.width) / 2
        let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
        let center = " cx=\"\(SVGText.number(x))\" cy=\"\(SVGText.number(y))\" r=\"\(SVGText.number(radius))\""
        var dashes = ""
        if part < 1 {
            let around = 2 * Double.pi * radius
            // One dash as long as the part, a gap as long as the circle, and a start at the top instead of the right.
            dashes =
                " stroke-linecap=\"round\" stroke-dasharray=\"\(SVGText.number(around * part)) "
                + "\(SVGText.number(around))\" transform=\"rotate(-90 \(SVGText.number(x)) \(SVGText.number(y)))\""
        }
        body += "<circle\(center) fill=\"none\"\(Self.line(stroke))\(dashes)/>\n"
    }

    // MARK: Glyphs

    private mutating func write(_ run: GlyphRun, _ x: Double, _ baseline: Double, _ color: SRGBColor) {
        let font = fonts[run.font] ?? fonts.count
        fonts[run.font] = font
        let scale = run.size / run.font.unitsPerEm
        var uses = ""
        for glyph in run.glyphs where isDrawn(glyph.id, of: run.font, font) {
            uses += "<use href=\"#g\(font)-\(glyph.id)\""
            // In units of the font, as the group scales; fonts count upwards, SVG downwards.
            let (right, down) = (SVGText.number(glyph.x / scale), SVGText.number(-glyph.y / scale))
            uses += (right == "0" ? "" : " x=\"\(right)\"") + (down == "0" ? "" : " y=\"\(down)\"") + "/>"
        }
        guard !uses.isEmpty else { return }
        body +=
            "<g transform=\"translate(\(SVGText.number(x)) \(SVGText.number(baseline))) "
            // A scale is a few thousandths: two decimals would change the size.
            + "scale(\(SVGText.number(scale, decimals: 8)))\"\(Self.paint("fill", color))>\(uses)</g>\n"
    }

    /// Whether a glyph has an outline, which is written where it was not yet.
    private mutating func isDrawn(_ id: UInt32, of font: GlyphFont, _ number: Int) -> Bool {
        let glyph = Glyph(font: number, id: id)
        if let known = known[glyph] { return known }
        let outline = font.outline(id)
        known[glyph] = !outline.isEmpty
        if !outline.isEmpty {
            definitions += "<path id=\"g\(number)-\(id)\" d=\"\(outline.map(Self.path).joined())\"/>\n"
        }
        return !outline.isEmpty
    }

    private static func path(_ step: OutlineStep) -> String {
        func points(_ points: OutlinePoint...) -> String {
            points.map { "\(SVGText.number($0.x)) \(SVGText.number($0.y))" }.joined(separator: " ")
        }
        return switch step {
        case .move(let point): "M" + points(point)
        case .line(let point): "L" + points(point)
        case .quadratic(let control, let point): "Q" + points(control, point)
        case .cubic(let first, let second, let point): "C" + points(first, second, point)
        case .close: "Z"
        }
    }

    // MARK: Icons

    private mutating func write(
        _ icon: PictureIcon, _ rect: LayoutRect, _ color: SRGBColor, isTemplate: Bool, isMirrored: Bool
    ) {
        // Two drawings may use the same names.
        let prefix = "i\(icons)-"
        icons += 1
        let place = Self.place(rect)
        var element: String
        var isColored = false
        switch icon {
        case .drawing(let drawing):
            isColored = drawing.takesColor
            element = drawing.element(place, color: isColored ? color.opaqueHex : nil, prefix: prefix)
        case .bitmap(let bytes, let type):
            element = "<image\(place) href=\"data:\(type);base64,\(Base64.text(bytes))\"/>"
        }
        if isMirrored {
            // Around its own middle.
            let turn = SVGText.number(2 * rect.x + rect.width)
            element = "<g transform=\"translate(\(turn) 0) scale(-1 1)\">\(element)</g>"
        }
        if isTemplate, !isColored {
            definitions += SVGText.tint("\(prefix)tint", color: color.opaqueHex) + "\n"
            element = "<g filter=\"url(#\(prefix)tint)\">\(element)</g>"
        }
        body += element + "\n"
    }

    // MARK: Attributes

    private static func place(_ rect: LayoutRect) -> String {
        zip(["x", "y", "width", "height"], [rect.x, rect.y, rect.width, rect.height])
            .map { " \($0)=\"\(SVGText.number($1))\"" }.joined()
    }

    private static func paint(_ name: String, _ color: SRGBColor) -> String {
        let opacity = color.alpha >= 1 ? "" : " \(name)-opacity=\"\(SVGText.number(color.alpha))\""
        return " \(name)=\"\(color.opaqueHex)\"\(opacity)"
    }

    private static func line(_ stroke: PictureOperation.Stroke?) -> String {
        guard let stroke else { return "" }
        let dashes = stroke.isDashed ? " stroke-dasharray=\"4 3\"" : ""
        return paint("stroke", stroke.color) + " stroke-width=\"\(SVGText.number(stroke.width))\"\(dashes)"
    }
}
