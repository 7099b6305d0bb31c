import DesignTokens
import TokenThemes

/// Arithmetic where a value stands.
struct ImportFormula: Sendable {
    let text: String
    let expression: ImportExpression
    /// Nil where the result tells it.
    let type: TokenType?

    /// Nil for types that nothing can be computed of, and for texts that compute nothing.
    init?(_ text: String, _ type: TokenType?) {
        switch type {
        case nil, .dimension, .duration, .number, .fontWeight: break
        case .color, .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
            return nil
        }
        // CSS computes in a function; there is nothing to it but the brackets.
        let isFunction = text.hasPrefix("calc(") && text.hasSuffix(")")
        guard let expression = ImportExpression(isFunction ? String(text.dropFirst(4)) : text) else { return nil }
        self.text = text
        self.expression = expression
        self.type = type
    }

    private static let types: [(unit: String, type: TokenType)] = [
        ("px", .dimension), ("rem", .dimension), ("ms", .duration), ("s", .duration),
    ]

    /// The result as a value of the type.
    func value(_ quantity: ImportQuantity) throws(ImportExpression.Problem) -> TokenValue {
        try Self.value(quantity, type)
    }

    /// - Parameter type: nil where the unit tells it.
    static func value(_ quantity: ImportQuantity, _ type: TokenType?) throws(ImportExpression.Problem) -> TokenValue {
        let unit = quantity.unit
        // What computers cannot store of tenths is nobody's intention.
        let value = CSSNumber.read(CSSNumber.rounded(quantity.value)) ?? quantity.value
        let type = type ?? types.first { $0.unit == unit }?.type ?? .number
        switch type {
        case .dimension:
            if let unit = Dimension.Unit(rawValue: unit ?? "px") { return .dimension(Dimension(value, unit)) }
        case .duration:
            if let unit = TokenDuration.Unit(rawValue: unit ?? "ms") {
                return .duration(TokenDuration(value, unit))
            }
        case .number: if unit == nil { return .number(value) }
        case .fontWeight:
            if unit == nil, let weight = FontWeight(value) { return .fontWeight(weight) }
        case .color, .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
            break
        }
        throw ImportExpression.Problem(
            message: "the result \(CSSNumber.written(value))\(unit ?? "") is no \(type.rawValue)")
    }
}
