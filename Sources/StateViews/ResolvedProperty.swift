package import DesignTokens

/// Something that a view is drawn with.
package struct ResolvedProperty: Sendable, Hashable {
    /// The name, such as `title.color`.
    package let name: String
    package let value: Value
    /// The slot's own token, then the tokens that its value is taken from; the last one holds it.
    package let origin: [TokenStep]

    /// The path of the slot's own token.
    package let token: String

    package enum Value: Sendable, Hashable {
        case color(ColorValue)
        /// Points.
        case length(Double)
        /// No limit where there could be one.
        case unlimited
        /// One of several ways, such as `original`.
        case word(String)
        /// With size and leading at the reader's text size.
        case font(FontStyle, TextMetrics)
    }
}
