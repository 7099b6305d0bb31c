import DesignTokens
internal import L10nSyntax

/// Values that Style Dictionary and its transforms take and token files do not hold (TL-2).
///
/// A text with references never comes here, as a build puts it together.
enum FreeValueReader {
    /// Nil for what is written as in token files, and for what is no value of the type: its own reader says so.
    static func read(_ value: JSONValue, as type: TokenType) -> TokenValue? {
        switch type {
        case .color:
            value["components"] == nil && value["channels"] == nil ? ColorObject.read(value).map(TokenValue.color) : nil
        case .cubicBezier:
            value.string.flatMap(NumberedText.curve).flatMap { CubicBezier($0) }.map(TokenValue.cubicBezier)
        case .border: value.string.flatMap(border).map(TokenValue.border)
        case .shadow: value.string.flatMap(shadows).map(TokenValue.shadow)
        case .dimension, .fontFamily, .fontWeight, .duration, .number, .strokeStyle, .transition, .gradient,
            .typography:
            nil
        }
    }

    private static func border(_ text: String) -> Border? {
        guard let border = CSSCompositeText.border(text), let color = CSSColorText.read(border.color) else {
            return nil
        }
        return Border(color: color, width: border.width, style: .keyword(border.style))
    }

    private static func shadows(_ text: String) -> [Shadow]? {
        guard let layers = CSSCompositeText.shadow(text) else { return nil }
        let shadows = layers.compactMap { layer in
            CSSColorText.read(layer.color).map { color in
                Shadow(
                    color: color, offsetX: layer.lengths[0], offsetY: layer.lengths[1], blur: layer.lengths[2],
                    spread: layer.lengths[3], isInset: layer.isInset)
            }
        }
        return shadows.count == layers.count ? shadows : nil
    }
}
