internal import L10nSource

/// Parts of composite values that are arithmetic.
extension ImportArithmetic {
    /// The value with results where texts such as `{size} * 2` stand for a part of it.
    mutating func withoutFormulas(_ value: TokenJSON, of token: ImportedToken) throws(Problem) -> TokenJSON {
        switch value {
        case .raw, .placed: return value
        case .list(let items):
            var result: [TokenJSON] = []
            for item in items { result.append(try withoutFormulas(item, of: token)) }
            return .list(result)
        case .object(let members):
            var result: [(name: String, value: TokenJSON)] = []
            for (name, value) in members {
                guard let text = value.string, let type = Self.types[name], let formula = ImportFormula(text, type)
                else {
                    result.append((name, value))
                    continue
                }
                let quantity = try quantity(of: formula)
                // A line height that is a length is settled with the size.
                let isLength = name == "lineHeight" && quantity.unit != nil
                result.append(
                    (
                        name,
                        isLength
                            ? .object([
                                ("value", .raw(CSSNumber.written(quantity.value))),
                                ("unit", .text(quantity.unit ?? "px")),
                            ]) : TokenJSON(try formula.value(quantity))
                    ))
                remark(token, text)
            }
            return .object(result)
        }
    }

    private static let types: [String: TokenType] = [
        "width": .dimension, "offsetX": .dimension, "offsetY": .dimension, "blur": .dimension, "spread": .dimension,
        "fontSize": .dimension, "letterSpacing": .dimension, "fontWeight": .fontWeight, "lineHeight": .number,
        "duration": .duration, "delay": .duration,
    ]
}
