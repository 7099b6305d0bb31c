import DesignTokens
import TokenThemes

/// Writes values of tokens as Swift expressions of the types of `SwiftSupport`.
struct SwiftValue {
    /// The tokens with a color that was mapped.
    private(set) var mapped: [TokenPath] = []

    /// The Swift type of a token's values.
    static func type(_ type: TokenType) -> String {
        switch type {
        case .color: "TokenColor"
        case .dimension: "CGFloat"
        case .fontFamily: "[String]"
        case .fontWeight, .duration, .number: "Double"
        case .cubicBezier: "TokenCurve"
        case .strokeStyle: "TokenStroke"
        case .border: "TokenBorder"
        case .transition: "TokenTransition"
        case .shadow: "[TokenShadow]"
        case .gradient: "[TokenGradientStop]"
        case .typography: "TokenFont"
        }
    }

    /// - Parameter style: what a typography comes to with its vendor data.
    mutating func text(_ value: TokenValue, style font: FontStyle?, at path: TokenPath) -> String {
        switch value {
        case .color(let color): return text(color, at: path)
        case .dimension(let dimension): return "CGFloat(\(points(dimension)))"
        case .fontFamily(let families): return text(families)
        case .fontWeight(let weight): return "Double(\(number(weight.number)))"
        case .duration(let duration): return "Double(\(number(duration.seconds)))"
        case .number(let value): return "Double(\(number(value)))"
        case .cubicBezier(let curve): return text(curve)
        case .strokeStyle(let style): return text(style)
        case .border(let border):
            return "TokenBorder(color: \(text(border.color, at: path)), width: \(points(border.width)), "
                + "style: \(text(border.style)))"
        case .transition(let transition):
            return "TokenTransition(duration: \(number(transition.duration.seconds)), "
                + "delay: \(number(transition.delay.seconds)), curve: \(text(transition.timingFunction)))"
        case .shadow(let layers):
            var texts: [String] = []
            for layer in layers { texts.append(text(layer, at: path)) }
            return "[\(texts.joined(separator: ", "))]"
        case .gradient(let stops):
            var texts: [String] = []
            for stop in stops {
                texts.append(
                    "TokenGradientStop(color: \(text(stop.color, at: path)), position: \(number(stop.position)))")
            }
            return "[\(texts.joined(separator: ", "))]"
        case .typography(let style):
            let textStyle = font?.relativeTo.map { ".\(Self.swiftUIName($0))" } ?? "nil"
            return "TokenFont(families: \(text(style.fontFamily)), size: \(points(style.fontSize)), "
                + "weight: \(number(style.fontWeight.number)), letterSpacing: \(points(style.letterSpacing)), "
                + "lineHeight: \(number(style.lineHeight)), textStyle: \(textStyle)"
                + (font?.isItalic == true ? ", isItalic: true)" : ")")
        }
    }

    private static func swiftUIName(_ style: TextStyle) -> String {
        switch style {
        case .title1: "title"
        case .caption1: "caption"
        default: style.rawValue
        }
    }

    /// sRGB where it can hold the color, else Display P3, into which anything wider is mapped (TU-4).
    private mutating func text(_ color: ColorValue, at path: TokenPath) -> String {
        let space: ColorValue.Space = color.isInGamut(of: .srgb) ? .srgb : .displayP3
        if space == .displayP3, !color.isInGamut(of: .displayP3), mapped.last != path { mapped.append(path) }
        let found = GamutMapping.cssColor4.components(of: color, in: space)
        let alpha = color.alpha == 1 ? "" : ", opacity: \(number(color.alpha))"
        let numbers = [found.x, found.y, found.z].map(CSSNumber.rounded).joined(separator: ", ")
        return "TokenColor(\(space == .srgb ? ".sRGB" : ".displayP3"), \(numbers)\(alpha))"
    }

    private mutating func text(_ shadow: Shadow, at path: TokenPath) -> String {
        "TokenShadow(color: \(text(shadow.color, at: path)), x: \(points(shadow.offsetX)), y: \(points(shadow.offsetY)), "
            + "blur: \(points(shadow.blur)), spread: \(points(shadow.spread)), isInset: \(shadow.isInset))"
    }

    private func text(_ families: [String]) -> String { "[\(families.map(SwiftName.literal).joined(separator: ", "))]" }

    private func text(_ curve: CubicBezier) -> String {
        "TokenCurve(\([curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: ", ")))"
    }

    private func text(_ style: StrokeStyle) -> String {
        switch style {
        case .keyword(let keyword): "TokenStroke.\(keyword.rawValue)"
        case .dashes(let lengths, let cap):
            "TokenStroke.dashes([\(lengths.map(points).joined(separator: ", "))], lineCap: .\(cap.rawValue))"
        }
    }

    private func points(_ dimension: Dimension) -> String { number(dimension.points()) }

    private func number(_ value: Double) -> String { CSSNumber.written(value) }
}
