public import DesignTokens

extension StateViewStyle {
    /// A length of a style: points, or a token of the theme that holds them.
    public enum Length: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        case points(Double)
        /// The path of a token, such as `spacer.md`.
        case token(String)

        /// Points.
        public init(floatLiteral value: Double) { self = .points(value) }

        /// Points.
        public init(integerLiteral value: Int) { self = .points(Double(value)) }

        /// No length.
        public static let zero = Length.points(0)
    }

    /// A colour of a style: a token of the theme, which changes with brand and scheme, or a colour that does not.
    public enum Color: Sendable, Hashable {
        /// The path of a token, such as `background.default`.
        case token(String)
        /// The same in every brand and scheme.
        case literal(ColorValue)

        /// The colour of accents.
        public static let accent = Color.token("semantic.icon.primary")
    }

    /// A font of a style: a token of the theme, or a text style of the system in a weight.
    public enum Font: Sendable, Hashable {
        /// The path of a typography token.
        case token(String)
        /// Scales with the reader's text size; the theme's family.
        case preferred(TextStyle, Weight)

        /// The weights of fonts by their usual names.
        public enum Weight: Double, Sendable, Hashable, CaseIterable {
            case light = 300
            case regular = 400
            case medium = 500
            case semibold = 600
            case bold = 700
        }
    }
}

/// What a property of a style is set to.
package enum StyleValue: Sendable, Hashable {
    case color(StateViewStyle.Color)
    case length(StateViewStyle.Length)
    case font(StateViewStyle.Font)
    case insets(StateViewArrangement.EdgeInsets)
    /// No limit where there could be one.
    case unlimited
    case number(Int)
    case word(String)
    case flag(Bool)
}
