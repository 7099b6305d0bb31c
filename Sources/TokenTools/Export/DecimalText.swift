/// Numbers for readers that know no exponents.
enum DecimalText {
    /// A number with at most six decimals, and none that are zero at the end. Numbers beyond nine billion lose their
    /// decimals.
    static func text(_ number: Double) -> String {
        guard abs(number) < 9e9 else { return number.isFinite ? String(describing: Int(clamping: number)) : "0" }
        let millionths = Int((number * 1_000_000).rounded())
        let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        let sign = millionths < 0 ? "-" : ""
        guard rest > 0 else { return sign + String(whole) }
        var digits = String(rest)
        digits = String(repeating: "0", count: 6 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}

extension Int {
    /// The nearest whole number that there is.
    fileprivate init(clamping number: Double) {
        self = number >= 9.2e18 ? .max : number <= -9.2e18 ? .min : Int(number)
    }
}
