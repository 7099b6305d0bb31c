/// The value of a token with all references followed.
///
/// Larger values are boxed: tokens that refer to one another share them.
package enum TokenValue: Sendable, Hashable {
    indirect case color(ColorValue)
    case dimension(Dimension)
    /// Families in order of preference; never empty.
    case fontFamily([String])
    indirect case fontWeight(FontWeight)
    case duration(TokenDuration)
    indirect case cubicBezier(CubicBezier)
    case number(Double)
    case strokeStyle(StrokeStyle)
    indirect case border(Border)
    indirect case transition(Transition)
    /// The layers of a shadow, the nearest to the eye first; never empty.
    case shadow([Shadow])
    /// The stops of a gradient; never empty.
    case gradient([GradientStop])
    indirect case typography(Typography)

    package var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        }
    }

    package var color: ColorValue? { if case .color(let value) = self { value } else { nil } }
    package var dimension: Dimension? { if case .dimension(let value) = self { value } else { nil } }
    package var fontFamily: [String]? { if case .fontFamily(let value) = self { value } else { nil } }
    package var fontWeight: FontWeight? { if case .fontWeight(let value) = self { value } else { nil } }
    package var duration: TokenDuration? { if case .duration(let value) = self { value } else { nil } }
    package var cubicBezier: CubicBezier? { if case .cubicBezier(let value) = self { value } else { nil } }
    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var strokeStyle: StrokeStyle? { if case .strokeStyle(let value) = self { value } else { nil } }
    package var border: Border? { if case .border(let value) = self { value } else { nil } }
    package var transition: Transition? { if case .transition(let value) = self { value } else { nil } }
    package var shadow: [Shadow]? { if case .shadow(let value) = self { value } else { nil } }
    package var gradient: [GradientStop]? { if case .gradient(let value) = self { value } else { nil } }
    package var typography: Typography? { if case .typography(let value) = self { value } else { nil } }
}
