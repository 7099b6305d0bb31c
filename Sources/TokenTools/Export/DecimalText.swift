internal import L10nSource

/// Numbers for readers that know no exponents.
enum DecimalText {
    /// A number with at most six decimals, and none that are zero at the end. Numbers beyond nine billion lose their
    /// decimals, and of larger ones than 64 bits hold all digits stand that tell them from their neighbours.
    static func text(_ number: Double) -> String {
        guard number.isFinite else { return "0" }
        // Millionths of larger numbers are beyond 2^53, where doubles skip whole numbers.
        guard abs(number) < 9e9 else { return Int64(exactly: number.rounded()).map(String.init) ?? expanded(number) }
        let millionths = Int((number * 1_000_000).rounded())
        let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        let sign = millionths < 0 ? "-" : ""
        guard rest > 0 else { return sign + String(whole) }
        var digits = String(rest).zeroPadded(to: 6)
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }

    /// `1.5e+21` without its exponent.
    private static func expanded(_ number: Double) -> String {
        let parts = String(describing: abs(number)).split(separator: "e")
        let digits = parts[0].filter { $0 != "." }
        let decimals = parts[0].contains(".") ? digits.count - 1 : 0
        let zeros = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - decimals
        return (number < 0 ? "-" : "") + digits + String(repeating: "0", count: max(zeros, 0))
    }
}
