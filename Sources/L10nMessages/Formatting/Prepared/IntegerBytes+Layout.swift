extension IntegerBytes {
    /// The most bytes of a number with a layout.
    func capacity(_ layout: NumberLayout) -> Int {
        capacity(for: .max) + plus.bytes.count + point.count
            + (layout.width + ShortDecimal.mostFractionDigits) * max(digitWidth, 1)
    }

    /// Appends a number as ``LocaleNumbers`` does, with spaces or zeros up to the width.
    @inline(never)
    func append(_ number: ShortDecimal, _ layout: NumberLayout, to output: inout MessageWriter) {
        if layout.width == 0, layout.sign == .negativeOnly, number.fractionDigits == 0 {
            return append(number.integer, isNegative: number.isNegative, to: &output)
        }
        let sign =
            if number.isNegative {
                minus
            } else {
                switch layout.sign {
                case .negativeOnly: SignBytes.none
                case .always: plus
                case .space: SignBytes.space
                }
            }
        let fraction = number.fractionDigits > 0 ? 1 + number.fractionDigits : 0
        let shown = fraction + characterCount(of: number.integer)
        let zeros = layout.hasZeros ? max(0, layout.width - sign.visibleCount - shown) : 0
        let spaces = max(0, layout.width - sign.count - zeros - shown)
        if !layout.isLeft { output.append(spaces: spaces) }
        output.append(sign.bytes)
        for _ in 0..<zeros { append(digit: 0, to: &output) }
        append(number.integer, isNegative: false, to: &output)
        if fraction > 0 {
            output.append(point)
            append(fraction: number.fraction, number.fractionDigits, to: &output)
        }
        if layout.isLeft { output.append(spaces: spaces) }
    }

    private func append(fraction: UInt64, _ count: Int, to output: inout MessageWriter) {
        var divisor: UInt64 = 1
        for _ in 1..<count { divisor *= 10 }
        for _ in 0..<count {
            append(digit: Int(fraction / divisor % 10), to: &output)
            divisor = max(divisor / 10, 1)
        }
    }
}

/// A sign as bytes.
struct SignBytes: Hashable, Sendable {
    static let none = SignBytes("")
    static let space = SignBytes(" ")

    let bytes: ShortBytes
    /// How many characters people count, and how many of them zeros leave room for: no marks.
    let count: Int
    let visibleCount: Int

    /// Empty for a text that is longer than any sign.
    init(_ text: String) {
        bytes = ShortBytes(text) ?? ShortBytes()
        count = text.count
        visibleCount = LocaleNumbers.visibleCount(text)
    }
}
