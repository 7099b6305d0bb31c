import DesignTokens
import TokenThemes

/// A number with the unit that stands behind it.
struct ImportQuantity: Hashable, Sendable {
    var value: Double
    /// `px`, `rem`, `ms` or `s`; `%` for a share of a size; nil for a plain number.
    var unit: String?
}

/// Arithmetic that Tokens Studio allows in values, such as `{space.base} * 2` or `roundTo({size.body} / 1.25, 1)`.
///
/// Source: the transform `ts/resolveMath` of the package sd-transforms, and the language of expr-eval that it uses.
indirect enum ImportExpression: Sendable {
    /// Why there is no result.
    struct Problem: Error {
        var message: String
        /// Whether there would be one if the themes were chosen.
        var differs = false
    }

    enum Operator: Character, Sendable {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case over = "/"
        case power = "^"
    }

    enum Function: String, Sendable, CaseIterable {
        case abs, ceil, floor, max, min, pow, round, roundTo, sqrt
    }

    case quantity(ImportQuantity)
    /// What stands between the braces.
    case reference(String)
    case operation(Operator, ImportExpression, ImportExpression)
    case call(Function, [ImportExpression])

    /// Reads what computes something; nil for a lone value or reference, and for everything else.
    init?(_ text: String) {
        var parser = ImportExpressionParser(text)
        guard let expression = parser.expression() else { return nil }
        self = expression
    }

    /// - Parameters:
    ///   - mixesPixels: whether pixels are plain numbers in products and quotients.
    ///   - quantity: answers with the value of a reference.
    func evaluate(
        mixesPixels: Bool = false, _ quantity: (String) throws(Problem) -> ImportQuantity
    ) throws(Problem) -> ImportQuantity {
        switch self {
        case .quantity(let quantity): return quantity
        case .reference(let name): return try quantity(name)
        case .call(let function, let arguments):
            var values: [ImportQuantity] = []
            for argument in arguments { values.append(try argument.evaluate(mixesPixels: mixesPixels, quantity)) }
            return try Self.call(function, values)
        case .operation(let sign, let left, let right):
            return try Self.apply(
                sign, try left.evaluate(mixesPixels: mixesPixels, quantity),
                try right.evaluate(mixesPixels: mixesPixels, quantity), mixesPixels)
        }
    }

    private static func apply(
        _ sign: Operator, _ left: ImportQuantity, _ right: ImportQuantity, _ mixesPixels: Bool
    ) throws(Problem) -> ImportQuantity {
        let (a, b) = (left.value, right.value)
        var (first, second) = (left.unit, right.unit)
        if mixesPixels, sign == .times, first != nil, second != nil {
            if second == "px" { second = nil } else if first == "px" { first = nil }
        }
        if mixesPixels, sign == .over, first != nil, second == "px" { second = nil }
        switch sign {
        case .plus, .minus:
            // A plain number beside pixels is one of pixels, as the tool reads it.
            let units = Set([first, second])
            guard units.count == 1 || units == ["px", nil] else { throw Problem(message: "the units differ") }
            return try result(sign == .plus ? a + b : a - b, first ?? second)
        case .times:
            guard first == nil || second == nil else {
                throw Problem(message: "it multiplies \(first ?? "") by \(second ?? "")")
            }
            return try result(a * b, first ?? second)
        case .over:
            guard second == nil || second == first else { throw Problem(message: "the units differ") }
            guard b != 0 else { throw Problem(message: "it divides by 0") }
            return try result(a / b, second == nil ? first : nil)
        case .power:
            guard second == nil else { throw Problem(message: "an exponent has no unit") }
            return try result(raised(a, to: b), first)
        }
    }

    private static func call(_ function: Function, _ values: [ImportQuantity]) throws(Problem) -> ImportQuantity {
        let first = values[0]
        switch function {
        case .abs: return try result(Swift.abs(first.value), first.unit)
        case .ceil: return try result(first.value.rounded(.up), first.unit)
        case .floor: return try result(first.value.rounded(.down), first.unit)
        // Halves go up below zero too, as JavaScript rounds.
        case .round: return try result((first.value + 0.5).rounded(.down), first.unit)
        case .sqrt: return try result(first.value.squareRoot(), first.unit)
        case .pow: return try apply(.power, first, values[1], false)
        case .roundTo:
            let decimals = values.count > 1 ? values[1].value : 0
            guard let count = Int(exactly: decimals), (0...10).contains(count) else {
                throw Problem(message: "\(CSSNumber.written(decimals)) is no number of decimals")
            }
            var scale = 1.0
            for _ in 0..<count { scale *= 10 }
            return try result((first.value * scale + 0.5).rounded(.down) / scale, first.unit)
        case .max, .min:
            let units = Set(values.map(\.unit)).subtracting([nil])
            guard units.count < 2 else { throw Problem(message: "the units differ") }
            let numbers = values.map(\.value)
            return try result((function == .max ? numbers.max() : numbers.min()) ?? 0, units.first ?? nil)
        }
    }

    private static func result(_ value: Double, _ unit: String?) throws(Problem) -> ImportQuantity {
        guard !value.isNaN else { throw Problem(message: "there is no result") }
        guard value.isFinite else { throw Problem(message: "the result is too large") }
        return ImportQuantity(value: value, unit: unit)
    }

    private static func raised(_ base: Double, to exponent: Double) -> Double {
        // `signedPower` keeps the sign of the base, which an even exponent does not.
        guard let count = Int(exactly: exponent), Swift.abs(count) <= 1000 else {
            return base < 0 ? .nan : signedPower(base, exponent)
        }
        var result = 1.0
        for _ in 0..<Swift.abs(count) { result *= base }
        return count < 0 ? 1 / result : result
    }
}
