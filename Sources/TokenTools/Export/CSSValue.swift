package import DesignTokens
import TokenThemes

/// The values of tokens as CSS writes them, exactly: no color is brought into another space.
///
/// Sources: CSS Color Module Level 4, sections 5 to 10; CSS Values and Units Module Level 4, sections 5 and 6.
package enum CSSValue {
    /// What to write where one property, or a custom property, takes the value.
    ///
    /// A gradient is the list of its stops, as token files give no direction. Dashes of chosen lengths become `dashed`,
    /// and a typography leaves its letter spacing out: CSS has no place for either.
    package static func text(_ value: TokenValue) -> String {
        switch value {
        case .color(let color): text(color)
        case .dimension(let dimension): text(dimension)
        case .fontFamily(let families): text(families)
        case .fontWeight(let weight): number(weight.number)
        case .duration(let duration): text(duration)
        case .cubicBezier(let curve): text(curve)
        case .number(let value): number(value)
        case .strokeStyle(let style): text(style)
        case .border(let border): "\(text(border.width)) \(text(border.style)) \(text(border.color))"
        case .transition(let transition):
            "\(text(transition.duration)) \(text(transition.timingFunction)) \(text(transition.delay))"
        case .shadow(let layers): layers.map(text).joined(separator: ", ")
        case .gradient(let stops):
            stops.map { stop in
                "\(text(stop.color)) \(number(CSSNumber.withoutNoise(stop.position * 100)))%"
            }.joined(separator: ", ")
        case .typography(let style):
            "\(number(style.fontWeight.number)) \(text(style.fontSize))/\(number(style.lineHeight)) "
                + text(style.fontFamily)
        }
    }

    /// `#rrggbb` and `rgb()` for what eight bits hold, a function of the color's own space for everything else.
    package static func text(_ color: ColorValue) -> String {
        let alpha = color.alpha == 1 ? "" : " / \(number(color.alpha))"
        if let bytes = bytes(of: color) {
            guard !alpha.isEmpty else { return color.extendedSRGB.opaqueHex }
            return "rgb(\(bytes.map { String($0) }.joined(separator: " "))\(alpha))"
        }
        let components = color.components.map { $0.map(number) ?? "none" }
        switch color.space {
        case .hsl, .hwb:
            // Percentages, as the oldest readers of the functions take nothing else.
            let shares = components.dropFirst().map { $0 == "none" ? $0 : $0 + "%" }
            return "\(color.space.rawValue)(\(components[0]) \(shares.joined(separator: " "))\(alpha))"
        case .lab, .lch, .oklab, .oklch:
            return "\(color.space.rawValue)(\(components.joined(separator: " "))\(alpha))"
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
            return "color(\(color.space.rawValue) \(components.joined(separator: " "))\(alpha))"
        }
    }

    /// The red, green and blue of an sRGB color whose components are whole bytes, as far as four decimals can say.
    private static func bytes(of color: ColorValue) -> [Int]? {
        guard color.space == .srgb else { return nil }
        var bytes: [Int] = []
        for case let component? in color.components where component >= 0 && component <= 1 {
            let byte = (component * 255).rounded()
            // Half a unit of the fourth decimal, times 255.
            if abs(component * 255 - byte) < 0.013 { bytes.append(Int(byte)) }
        }
        return bytes.count == 3 ? bytes : nil
    }

    static func text(_ dimension: Dimension) -> String { number(dimension.value) + dimension.unit.rawValue }

    private static func text(_ duration: TokenDuration) -> String { number(duration.value) + duration.unit.rawValue }

    private static func text(_ curve: CubicBezier) -> String {
        "cubic-bezier(\([curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: ", ")))"
    }

    private static func text(_ style: StrokeStyle) -> String {
        switch style {
        case .keyword(let keyword): keyword.rawValue
        case .dashes: "dashed"
        }
    }

    private static func text(_ shadow: Shadow) -> String {
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(text)
        return (lengths + [text(shadow.color)] + (shadow.isInset ? ["inset"] : [])).joined(separator: " ")
    }

    /// Generic names stand as they are, all others are texts.
    static func text(_ families: [String]) -> String {
        families.map { genericFamilies.contains($0) ? $0 : string($0) }.joined(separator: ", ")
    }

    /// Source: CSS Fonts Module Level 4, section 2.1.4.
    private static let genericFamilies: Set<String> = [
        "serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui", "math", "ui-serif", "ui-sans-serif",
        "ui-monospace", "ui-rounded",
    ]

    /// A text in quotes.
    static func string(_ text: String) -> String {
        QuotedText.text(text) { scalar in
            switch scalar.value {
            case 0: "\u{FFFD}"
            case 0x01..<0x20, 0x7F: "\\\(String(scalar.value, radix: 16)) "
            default: nil
            }
        }
    }

    static func number(_ value: Double) -> String { CSSNumber.written(value) }
}
