import DesignTokens
import L10nLocale
import StateViewLayout
import TextShaping

/// The numbers and keys that are written into pictures for translators.
struct TranslatorLabels {
    private let measurer: ShapedTextMeasurer
    private(set) var operations: [PictureOperation] = []

    init(_ measurer: ShapedTextMeasurer) { self.measurer = measurer }

    private static let ink = SRGBColor(0.1, 0.1, 0.12)
    private static let quiet = SRGBColor(0.36, 0.36, 0.4)

    private static func style(_ size: Double, _ weight: Double) -> FontStyle {
        FontStyle(families: ["Inter"], size: size, weight: weight, lineHeight: 1.3)
    }

    /// A number in a circle around a place.
    mutating func addBadge(_ number: Int, x: Double, y: Double, _ color: SRGBColor) {
        let radius = number < 10 ? 8.0 : 9.5
        let rect = LayoutRect(x - radius, y - radius, 2 * radius, 2 * radius)
        operations.append(
            .rectangle(rect, radius: radius, fill: color, stroke: .init(.white, width: 1)))
        let style = Self.style(10, 700)
        for line in lines(String(number), style, width: .infinity) {
            // Capitals and digits of Inter are 0.73 em high.
            add(line, x: x - line.width / 2, baseline: y + 0.73 * style.size / 2, .white)
        }
    }

    /// What a number stands for: the key, and what room the text has.
    /// - Returns: where the lines end.
    mutating func addLines(of box: TextBox, x: Double, y: Double, width: Double) -> Double {
        var y = y
        for (text, style, color) in [
            (box.key, Self.style(11, 600), Self.ink), (box.roomText, Self.style(10, 400), Self.quiet),
        ] {
            let leading = style.size * style.lineHeight
            for line in lines(text, style, width: width) {
                add(line, x: x, baseline: y + (leading - line.ascent + line.descent) / 2 + line.ascent, color)
                y += leading
            }
        }
        return y
    }

    private func lines(_ text: String, _ style: FontStyle, width: Double) -> [ShapedLine] {
        let measured = measurer.measured(text, language: .english, direction: .leftToRight, style: style)
        return WrappedText(measured, size: style.size, cap: width, wordCap: width).lines.map { line in
            measurer.shaped(
                line, of: text, language: .english, direction: .leftToRight, style: style, size: style.size)
        }
    }

    private mutating func add(_ line: ShapedLine, x: Double, baseline: Double, _ color: SRGBColor) {
        for run in line.runs { operations.append(.glyphs(run, x: x, baseline: baseline, color)) }
    }
}
