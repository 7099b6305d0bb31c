import L10nSource

/// Numbers as C writes them: ASCII digits, a point, no separators between groups.
package struct PlainNumbers: NumberEngine {
    package init() {}

    package var integerStyle: NumberStyle? { .plain }

    package func append(_ number: FormattableNumber, to text: inout String) {
        var isNegative = false
        var digits: String
        switch number.value {
        case .int(let value):
            isNegative = value < 0
            digits = integer(value.magnitude, number)
        case .uint(let value):
            digits = integer(value, number)
        case .double(let value):
            isNegative = value.sign == .minus
            digits = decimal(value.magnitude, number)
        }
        var sign = ""
        if isNegative {
            sign = "-"
        } else if number.sign == .always {
            sign = "+"
        } else if number.sign == .space {
            sign = " "
        }
        // Words such as `inf` take no zeros; their spaces stand before the sign.
        if let first = digits.utf8.first, first <= UInt8(ascii: "9") {
            digits = digits.zeroPadded(to: number.zeroPaddedWidth - sign.utf8.count)
        }
        text += sign
        text += digits
    }

    private func integer(_ magnitude: UInt64, _ number: FormattableNumber) -> String {
        if number.style == .fixed, number.precision == 0, magnitude == 0 { return "" }
        let digits = String(magnitude)
        return number.style == .fixed ? digits.zeroPadded(to: number.precision) : digits
    }

    private func decimal(_ magnitude: Double, _ number: FormattableNumber) -> String {
        if !magnitude.isFinite {
            let word = magnitude.isNaN ? "nan" : "inf"
            return number.isUppercase ? word.uppercased() : word
        }
        switch number.style {
        case .natural:
            let isWhole = magnitude < 1e15 && magnitude == Double(UInt64(magnitude))
            return isWhole ? "\(UInt64(magnitude))" : "\(magnitude)"
        case .fixed:
            let rounded = DecimalExpansion(magnitude).rounded(fractionDigits: number.precision)
            return fixed(rounded, number.precision, keepsPoint: number.keepsPoint)
        case .scientific:
            let rounded = DecimalExpansion(magnitude).rounded(significantDigits: number.precision + 1)
            return scientific(rounded, number.precision, number)
        case .general:
            return general(magnitude, number)
        }
    }

    /// C's `%g`: fixed from 10⁻⁴ up to the precision, scientific elsewhere.
    private func general(_ magnitude: Double, _ number: FormattableNumber) -> String {
        let precision = max(number.precision, 1)
        let rounded = DecimalExpansion(magnitude).rounded(significantDigits: precision)
        let isFixed = rounded.exponent >= -4 && rounded.exponent < precision
        var digits = isFixed ? precision - 1 - rounded.exponent : precision - 1
        if !number.keepsPoint {
            let significant = rounded.digits.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
            digits = min(digits, max(0, isFixed ? significant - 1 - rounded.exponent : significant - 1))
        }
        return isFixed
            ? fixed(rounded, digits, keepsPoint: number.keepsPoint) : scientific(rounded, digits, number)
    }

    private func fixed(_ value: DecimalExpansion, _ fractionDigits: Int, keepsPoint: Bool) -> String {
        var result = ""
        for place in stride(from: max(value.exponent, 0), through: 0, by: -1) { result += value.digit(place) }
        if fractionDigits > 0 || keepsPoint { result += "." }
        for place in 0..<fractionDigits { result += value.digit(-1 - place) }
        return result
    }

    private func scientific(_ value: DecimalExpansion, _ fractionDigits: Int, _ number: FormattableNumber) -> String {
        var result = value.digit(value.exponent)
        if fractionDigits > 0 || number.keepsPoint { result += "." }
        for place in 0..<fractionDigits { result += value.digit(value.exponent - 1 - place) }
        let exponent = value.exponent.magnitude
        return result + (number.isUppercase ? "E" : "e") + (value.exponent < 0 ? "-" : "+")
            + (exponent < 10 ? "0" : "") + "\(exponent)"
    }
}

extension DecimalExpansion {
    /// The digit of 10 to the power of `place`.
    fileprivate func digit(_ place: Int) -> String {
        let index = exponent - place
        return digits.indices.contains(index) ? "\(digits[index])" : "0"
    }
}
