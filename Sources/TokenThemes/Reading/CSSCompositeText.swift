package import DesignTokens

/// Shadows and borders in CSS text. Their colors stay texts here, as tools allow references in their place.
package enum CSSCompositeText {
    /// One layer of a shadow: `inset 0 1px 2px rgba(0, 0, 0, 0.2)`.
    package struct Layer {
        package let color: String
        /// The two offsets, blur and spread.
        package let lengths: [Dimension]
        package let isInset: Bool
    }

    /// The layers of a shadow; nil for other texts.
    package static func shadow(_ text: String) -> [Layer]? {
        let parts = NumberedText.parts(text, separator: ",")
        let layers = parts.compactMap { layer($0) }
        return layers.isEmpty || layers.count < parts.count ? nil : layers
    }

    private static func layer(_ text: String) -> Layer? {
        let all = NumberedText.parts(text, separator: " ")
        // `inset` and the color may stand before the lengths or behind them.
        let words = all.filter { $0 != "inset" }
        let lengths = words.compactMap { NumberedText.length($0, plainUnit: .px) }
        let rest = words.filter { NumberedText.length($0, plainUnit: .px) == nil }
        guard (2...4).contains(lengths.count), rest.count == 1 else { return nil }
        let missing = [Dimension](repeating: Dimension(0, .px), count: 4 - lengths.count)
        return Layer(color: rest[0], lengths: lengths + missing, isInset: words.count < all.count)
    }

    /// The parts of a border, which stand in any order: `1px solid #f00`; nil for other texts.
    package static func border(_ text: String) -> (color: String, width: Dimension, style: StrokeStyle.Keyword)? {
        let words = NumberedText.parts(text, separator: " ")
        let width = words.first { NumberedText.length($0, plainUnit: .px) != nil }
        let style = words.lazy.compactMap { StrokeStyle.Keyword(rawValue: $0) }.first
        let rest = words.filter { $0 != width && $0 != style?.rawValue }
        guard let length = width.flatMap({ NumberedText.length($0, plainUnit: .px) }), let style, rest.count == 1 else {
            return nil
        }
        return (rest[0], length, style)
    }
}
