internal import L10nSource

/// Computes once what Tokens Studio computes each time, as token files of the format hold no arithmetic (TL-6).
///
/// A reference has to have the same value in every set that defines it: what differs between themes cannot be computed
/// before one is chosen.
struct ImportArithmetic {
    private typealias Problem = ImportExpression.Problem

    private var tokens: [String: [ImportedToken]] = [:]
    private var known: [String: Result<ImportQuantity, ImportExpression.Problem>] = [:]
    private var open: Set<String> = []

    /// Replaces the arithmetic in all layers; a token that cannot be computed is left out.
    static func compute(_ layers: inout [ImportedLayers.Layer], _ reader: inout ImportReader) {
        guard layers.contains(where: { $0.tokens.contains { $0.formula != nil } }) else { return }
        var arithmetic = ImportArithmetic()
        for token in layers.flatMap(\.tokens) { arithmetic.tokens[token.path, default: []].append(token) }
        for layer in layers.indices {
            layers[layer].tokens = layers[layer].tokens.compactMap { arithmetic.computed($0, &reader) }
        }
    }

    private mutating func computed(_ token: ImportedToken, _ reader: inout ImportReader) -> ImportedToken? {
        guard let formula = token.formula else { return token }
        let name = Wording.quoted(token.path)
        do throws(ImportExpression.Problem) {
            let value = try formula.value(try quantity(of: formula))
            reader.remark(
                .changed,
                "\(name): \(Wording.quoted(formula.text)) is computed once and follows its references no more",
                at: token.span)
            var token = token
            token.value = TokenJSON(value)
            token.formula = nil
            return token
        } catch {
            reader.drop(
                "\(name) is not written: \(Wording.quoted(formula.text)) cannot be computed, as \(error.message)",
                at: token.span)
            return nil
        }
    }

    private mutating func quantity(of formula: ImportFormula) throws(ImportExpression.Problem) -> ImportQuantity {
        var arithmetic = self
        defer { self = arithmetic }
        return try formula.expression.evaluate { name throws(ImportExpression.Problem) in
            try arithmetic.quantity(at: ImportNames.path(name))
        }
    }

    private mutating func quantity(at path: String) throws(ImportExpression.Problem) -> ImportQuantity {
        if let known = known[path] { return try known.get() }
        let result = found(path)
        known[path] = result
        return try result.get()
    }

    private mutating func found(_ path: String) -> Result<ImportQuantity, ImportExpression.Problem> {
        let name = Wording.quoted("{\(path)}")
        guard let definitions = tokens[path] else { return .failure(Problem(message: "\(name) is not there")) }
        guard open.count < 64, open.insert(path).inserted else {
            return .failure(Problem(message: "\(name) leads back, or too far"))
        }
        defer { open.remove(path) }
        var values: Set<ImportQuantity> = []
        for definition in definitions {
            do throws(ImportExpression.Problem) {
                values.insert(try quantity(of: definition))
            } catch {
                return .failure(error)
            }
        }
        guard values.count == 1, let value = values.first else {
            return .failure(Problem(message: "\(name) differs between the sets"))
        }
        return .success(value)
    }

    private mutating func quantity(of token: ImportedToken) throws(ImportExpression.Problem) -> ImportQuantity {
        if let formula = token.formula { return try quantity(of: formula) }
        switch token.value {
        case .raw(let text):
            if let number = CSSNumber.read(text) { return ImportQuantity(value: number) }
            guard text.hasPrefix("\"{"), text.hasSuffix("}\"") else { break }
            return try quantity(at: String(text.dropFirst(2).dropLast(2)))
        case .object(let members):
            guard case .raw(let value)? = members.first(where: { $0.name == "value" })?.value,
                case .raw(let unit)? = members.first(where: { $0.name == "unit" })?.value,
                let number = CSSNumber.read(value)
            else { break }
            return ImportQuantity(value: number, unit: token.lacksUnit ? nil : String(unit.dropFirst().dropLast()))
        case .list: break
        }
        throw Problem(message: "\(Wording.quoted("{\(token.path)}")) is no number and no length")
    }
}

/// Arithmetic where a value stands.
struct ImportFormula: Sendable {
    let text: String
    let expression: ImportExpression
    let type: TokenType

    /// Nil for types that nothing can be computed of, and for texts that compute nothing.
    init?(_ text: String, _ type: TokenType) {
        switch type {
        case .dimension, .duration, .number, .fontWeight: break
        case .color, .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
            return nil
        }
        guard let expression = ImportExpression(text) else { return nil }
        self.text = text
        self.expression = expression
        self.type = type
    }

    /// The result as a value of the type.
    func value(_ quantity: ImportQuantity) throws(ImportExpression.Problem) -> TokenValue {
        let unit = quantity.unit
        switch type {
        case .dimension:
            if let unit = Dimension.Unit(rawValue: unit ?? "px") { return .dimension(Dimension(quantity.value, unit)) }
        case .duration:
            if let unit = TokenDuration.Unit(rawValue: unit ?? "ms") {
                return .duration(TokenDuration(quantity.value, unit))
            }
        case .number: if unit == nil { return .number(quantity.value) }
        case .fontWeight:
            if unit == nil, let weight = FontWeight(quantity.value) { return .fontWeight(weight) }
        case .color, .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
            break
        }
        throw ImportExpression.Problem(
            message: "the result \(CSSNumber.written(quantity.value))\(unit ?? "") is no \(type.rawValue)")
    }
}
