import DesignTokens
internal import L10nSource
import TokenThemes

/// Parts of composite values that are arithmetic.
extension ImportArithmetic {
    /// The value with results where texts such as `{size} * 2` stand for a part of it.
    mutating func withoutFormulas(_ token: ImportedToken) throws(Problem) -> TokenJSON {
        try token.value.replacingTexts { text, name throws(Problem) in
            guard let name, let type = Self.types[name], let formula = ImportFormula(text, type) else { return nil }
            let quantity = try quantity(of: formula)
            remark(token, text)
            // A line height that is a length is settled with the size.
            guard name == "lineHeight", let unit = quantity.unit else { return TokenJSON(try formula.value(quantity)) }
            return .object([("value", .raw(CSSNumber.written(quantity.value))), ("unit", .text(unit))])
        }
    }

    private static let types: [String: TokenType] = [
        "width": .dimension, "offsetX": .dimension, "offsetY": .dimension, "blur": .dimension, "spread": .dimension,
        "fontSize": .dimension, "letterSpacing": .dimension, "fontWeight": .fontWeight, "lineHeight": .number,
        "duration": .duration, "delay": .duration,
    ]
}
