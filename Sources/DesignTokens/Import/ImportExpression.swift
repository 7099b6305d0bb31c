/// A number with the unit that stands behind it.
struct ImportQuantity: Hashable, Sendable {
    var value: Double
    /// `px`, `rem`, `ms` or `s`; nil for a plain number.
    var unit: String?
}

/// Arithmetic that Tokens Studio allows in values, such as `{space.base} * 2` or `roundTo({size.body} / 1.25, 1)`.
indirect enum ImportExpression: Sendable {
    /// Why there is no result.
    struct Problem: Error {
        var message: String
    }

    enum Operator: Character, Sendable {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case over = "/"
    }

    case quantity(ImportQuantity)
    /// What stands between the braces.
    case reference(String)
    case operation(Operator, ImportExpression, ImportExpression)
    /// To so many decimals, 0 to 10.
    case rounded(ImportExpression, decimals: Int)

    /// Reads what computes something; nil for a lone value or reference, and for everything else.
    init?(_ text: String) {
        var parser = ImportExpressionParser(text)
        guard let expression = parser.expression() else { return nil }
        self = expression
    }

    /// - Parameter quantity: answers with the value of a reference.
    func evaluate(
        _ quantity: (String) throws(Problem) -> ImportQuantity
    ) throws(Problem) -> ImportQuantity {
        switch self {
        case .quantity(let quantity): return quantity
        case .reference(let name): return try quantity(name)
        case .rounded(let inner, let decimals):
            let found = try inner.evaluate(quantity)
            var scale = 1.0
            for _ in 0..<decimals { scale *= 10 }
            return ImportQuantity(value: (found.value * scale + 0.5).rounded(.down) / scale, unit: found.unit)
        case .operation(let sign, let left, let right):
            return try Self.apply(sign, try left.evaluate(quantity), try right.evaluate(quantity))
        }
    }

    private static func apply(
        _ sign: Operator, _ left: ImportQuantity, _ right: ImportQuantity
    ) throws(Problem) -> ImportQuantity {
        let (a, b) = (left.value, right.value)
        var result: ImportQuantity
        switch sign {
        case .plus, .minus:
            // A plain number beside pixels is one of pixels, as the tool reads it.
            let units = Set([left.unit, right.unit])
            guard units.count == 1 || units == ["px", nil] else { throw Problem(message: "the units differ") }
            result = ImportQuantity(value: sign == .plus ? a + b : a - b, unit: left.unit ?? right.unit)
        case .times:
            guard left.unit == nil || right.unit == nil else {
                throw Problem(message: "it multiplies \(left.unit ?? "") by \(right.unit ?? "")")
            }
            result = ImportQuantity(value: a * b, unit: left.unit ?? right.unit)
        case .over:
            guard right.unit == nil || right.unit == left.unit else { throw Problem(message: "the units differ") }
            guard b != 0 else { throw Problem(message: "it divides by 0") }
            result = ImportQuantity(value: a / b, unit: right.unit == nil ? left.unit : nil)
        }
        guard result.value.isFinite else { throw Problem(message: "the result is too large") }
        // What computers cannot store of tenths is nobody's intention.
        result.value = CSSNumber.read(CSSNumber.rounded(result.value)) ?? result.value
        return result
    }
}

/// Reads an expression from left to right; the nesting of parentheses is limited.
private struct ImportExpressionParser {
    private let text: [UInt8]
    private var position = 0
    private var depth = 0
    private var computes = false

    init(_ text: String) {
        self.text = Array(text.utf8)
    }

    mutating func expression() -> ImportExpression? {
        guard let result = sum(), skipSpace() == nil, computes else { return nil }
        return result
    }

    /// The next byte that is no space.
    private mutating func skipSpace() -> UInt8? {
        while position < text.count, text[position] == 0x20 { position += 1 }
        return position < text.count ? text[position] : nil
    }

    private mutating func take(_ letters: String) -> Character? {
        guard let byte = skipSpace() else { return nil }
        let letter = Character(Unicode.Scalar(byte))
        guard letters.contains(letter) else { return nil }
        position += 1
        return letter
    }

    private mutating func sum() -> ImportExpression? {
        guard var left = product() else { return nil }
        while let sign = take("+-").flatMap(ImportExpression.Operator.init) {
            guard let right = product() else { return nil }
            left = .operation(sign, left, right)
            computes = true
        }
        return left
    }

    private mutating func product() -> ImportExpression? {
        guard var left = operand() else { return nil }
        while let sign = take("*/").flatMap(ImportExpression.Operator.init) {
            guard let right = operand() else { return nil }
            left = .operation(sign, left, right)
            computes = true
        }
        return left
    }

    private mutating func operand() -> ImportExpression? {
        guard depth < 64 else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch skipSpace() {
        case UInt8(ascii: "{")?: return reference()
        case UInt8(ascii: "(")?: return parenthesis()
        case UInt8(ascii: "-")?:
            position += 1
            return operand().map { .operation(.times, .quantity(ImportQuantity(value: -1)), $0) }
        case UInt8(ascii: "r")?: return rounding()
        default: return number()
        }
    }

    private mutating func reference() -> ImportExpression? {
        guard let end = text[position...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let name = String(decoding: text[(position + 1)..<end], as: UTF8.self)
        position = end + 1
        return .reference(name)
    }

    private mutating func parenthesis() -> ImportExpression? {
        position += 1
        guard let inner = sum(), take(")") != nil else { return nil }
        return inner
    }

    private mutating func rounding() -> ImportExpression? {
        let name = Array("roundTo".utf8)
        guard text[position...].starts(with: name) else { return nil }
        position += name.count
        guard take("(") != nil, let inner = sum() else { return nil }
        computes = true
        guard take(",") != nil else { return take(")").map { _ in .rounded(inner, decimals: 0) } }
        guard case .quantity(let count)? = number(), count.unit == nil, take(")") != nil,
            let decimals = Int(exactly: count.value), (0...10).contains(decimals)
        else { return nil }
        return .rounded(inner, decimals: decimals)
    }

    private mutating func number() -> ImportExpression? {
        _ = skipSpace()
        let start = position
        while position < text.count, (0x30...0x39).contains(text[position]) || text[position] == UInt8(ascii: ".") {
            position += 1
        }
        guard let value = CSSNumber.read(String(decoding: text[start..<position], as: UTF8.self)) else { return nil }
        for unit in ["px", "rem", "ms", "s"] where text[position...].starts(with: Array(unit.utf8)) {
            position += unit.utf8.count
            return .quantity(ImportQuantity(value: value, unit: unit))
        }
        return .quantity(ImportQuantity(value: value))
    }
}
