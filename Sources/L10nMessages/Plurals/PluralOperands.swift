import L10nSource

/// What plural rules look at: the digits of a number as it is shown, without its sign (PE-15, PE-16).
///
/// Source: UTS #35 part 3, section 5.1.1 (plural operands).
package struct PluralOperands: Hashable, Sendable {
    /// i: the integer digits. Of a number that no 64 bits hold, a large one with the same last twelve digits.
    package var integer: UInt64
    /// v: how many fraction digits are shown.
    package var visibleFractionDigits = 0
    /// w: the same without zeros at the end.
    package var significantFractionDigits = 0
    /// f: the fraction digits as an integer; of more than 18 digits the first 18 (PE-24).
    package var fraction: UInt64 = 0
    /// t: the same without zeros at the end.
    package var significantFraction: UInt64 = 0
    /// c and e: the exponent of a compact form. The other operands are those of the number that it stands for (PE-14).
    package var exponent = 0

    /// The operands of an integer that is shown without fraction digits.
    package init(_ integer: some BinaryInteger) {
        self.integer = UInt64(truncatingIfNeeded: integer.magnitude)
        if integer.magnitude > UInt64.max {
            self.integer = Self.large + UInt64(integer.magnitude % 1_000_000_000_000)
        }
    }

    /// The operands of ASCII digits with or without a sign and a point, such as `-12.50`; nil for anything else.
    ///
    /// - Parameter exponent: of a compact form, whose mantissa the digits are: 6 for `1.2 million`. From 0 to 400.
    package init?(decimal text: Span<UInt8>, exponent: Int = 0) {
        self.init(0)
        let exponent = max(0, min(exponent, 400))
        self.exponent = exponent
        var isLarge = false
        // How many fraction digits of the mantissa belong to the integer still; nil before the point.
        var shift: Int?
        var isEmpty = true
        func push(_ digit: UInt64, onto integer: inout UInt64) {
            // One more digit might not fit. No rule looks at more than the last six of the twelve that are kept.
            if integer >= Self.large {
                isLarge = true
                integer %= 1_000_000_000_000
            }
            integer = integer * 10 + digit
        }
        for index in text.indices {
            let byte = text[index]
            if index == 0, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { continue }
            if byte == UInt8(ascii: "."), shift == nil {
                shift = exponent
                continue
            }
            guard case let digit = UInt64(byte &- UInt8(ascii: "0")), digit < 10 else { return nil }
            isEmpty = false
            if let left = shift, left == 0 {
                append(fractionDigit: digit)
            } else {
                push(digit, onto: &integer)
                if let left = shift { shift = left - 1 }
            }
        }
        if isEmpty { return nil }
        for _ in 0..<(shift ?? exponent) { push(0, onto: &integer) }
        if isLarge { integer = Self.large + integer % 1_000_000_000_000 }
    }

    package init?(decimal text: String, exponent: Int = 0) {
        self.init(decimal: Array(text.utf8).span, exponent: exponent)
    }

    private static let large: UInt64 = 1_000_000_000_000_000_000

    private mutating func append(fractionDigit digit: UInt64) {
        if visibleFractionDigits < 18 { fraction = fraction * 10 + digit }
        visibleFractionDigits += 1
        guard digit != 0 else { return }
        significantFractionDigits = visibleFractionDigits
        significantFraction = fraction
    }

    /// Whether it is shown without fraction digits and exponent.
    var isPlainInteger: Bool { visibleFractionDigits == 0 && exponent == 0 }
}
