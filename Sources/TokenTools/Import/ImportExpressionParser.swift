import DesignTokens
import L10nSource
import TokenThemes

/// Reads an expression from left to right; the nesting of parentheses is limited.
struct ImportExpressionParser {
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
        guard var left = power() else { return nil }
        while let sign = take("*/").flatMap(ImportExpression.Operator.init) {
            guard let right = power() else { return nil }
            left = .operation(sign, left, right)
            computes = true
        }
        return left
    }

    /// `a ^ b ^ c` is `a ^ (b ^ c)`.
    private mutating func power() -> ImportExpression? {
        guard let base = operand() else { return nil }
        guard take("^") != nil else { return base }
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard let exponent = power() else { return nil }
        computes = true
        return .operation(.power, base, exponent)
    }

    private static let depthLimit = 64

    private mutating func operand() -> ImportExpression? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch skipSpace() {
        case UInt8(ascii: "{")?: return reference()
        case UInt8(ascii: "$")?: return bareReference()
        case UInt8(ascii: "(")?: return parenthesis()
        case UInt8(ascii: "-")?:
            position += 1
            // A power binds tighter than a sign: -2 ^ 2 is -(2 ^ 2).
            guard let inner = power() else { return nil }
            // A negative number is a value as it stands.
            if case .quantity = inner {} else { computes = true }
            return .operation(.times, .quantity(ImportQuantity(value: -1)), inner)
        case .some(0x61...0x7A): return call()
        default: return number()
        }
    }

    private mutating func reference() -> ImportExpression? {
        guard let end = text[position...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let name = String(decoding: text[(position + 1)..<end], as: UTF8.self)
        position = end + 1
        // A unit behind it is that of what it stands for: `{space.base}px`.
        guard let unit = unit() else { return .reference(name) }
        computes = true
        return .operation(.times, .reference(name), .quantity(ImportQuantity(value: 1, unit: unit)))
    }

    private mutating func unit() -> String? {
        let unit = ["px", "rem", "ms", "s"].first { text[position...].starts(with: Array($0.utf8)) }
        position += unit?.utf8.count ?? 0
        return unit
    }

    /// `$sizing.base`, as Tokens Studio wrote it at first.
    private mutating func bareReference() -> ImportExpression? {
        let end = text[(position + 1)...].firstIndex { byte in
            !(byte.isDigit || byte.mayBeLetter
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-"))
        }
        let name = String(decoding: text[(position + 1)..<(end ?? text.count)], as: UTF8.self)
        guard !name.isEmpty else { return nil }
        position = end ?? text.count
        return .reference(name)
    }

    private mutating func parenthesis() -> ImportExpression? {
        position += 1
        guard let inner = sum(), take(")") != nil else { return nil }
        return inner
    }

    private mutating func call() -> ImportExpression? {
        let end = text[position...].firstIndex { !$0.isLetter } ?? text.count
        let name = String(decoding: text[position..<end], as: UTF8.self)
        guard let function = ImportExpression.Function(rawValue: name) else { return nil }
        position = end
        guard take("(") != nil else { return nil }
        var arguments: [ImportExpression] = []
        repeat {
            guard let argument = sum() else { return nil }
            arguments.append(argument)
        } while take(",") != nil
        let counts: ClosedRange<Int> =
            switch function {
            case .abs, .ceil, .floor, .round, .sqrt: 1...1
            case .pow: 2...2
            case .roundTo: 1...2
            case .max, .min: 1...64
            }
        guard take(")") != nil, counts.contains(arguments.count) else { return nil }
        computes = true
        return .call(function, arguments)
    }

    private mutating func number() -> ImportExpression? {
        _ = skipSpace()
        let start = position
        while position < text.count, text[position].isDigit || text[position] == UInt8(ascii: ".") {
            position += 1
        }
        guard let value = CSSNumber.read(String(decoding: text[start..<position], as: UTF8.self)) else { return nil }
        return .quantity(ImportQuantity(value: value, unit: unit()))
    }
}
