/// A number as its digits: at most nine of them behind the point, and fewer than sixteen if there are any.
struct ShortDecimal: Hashable, Sendable {
    var isNegative: Bool
    /// What stands before the point.
    var integer: UInt64
    /// What stands behind it, as an integer.
    var fraction: UInt64 = 0
    var fractionDigits = 0

    static let mostFractionDigits = 9
    private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
    /// Integers below have neighbours that differ by an eighth at most, so that a product is known well enough.
    private static let most = 1e15

    init(_ number: Int64) {
        self.init(isNegative: number < 0, integer: number.magnitude)
    }

    init(isNegative: Bool, integer: UInt64) {
        self.isNegative = isNegative
        self.integer = integer
    }

    /// The number rounded as C rounds: by all of its digits, ties to even. Nil when it is too large, or so near to a tie
    /// that this needs all digits.
    /// - Parameter fractionDigits: from 0 to ``mostFractionDigits``.
    init?(_ number: Double, fractionDigits: Int) {
        guard number.magnitude * Self.powers[fractionDigits] < Self.most else { return nil }
        let product = number.magnitude * Self.powers[fractionDigits]
        let rounded = product.rounded(.toNearestOrEven)
        // What the product lacks of the exact one.
        let rest = (-product).addingProduct(number.magnitude, Self.powers[fractionDigits])
        let isTie = rest == 0 && (product - rounded).magnitude == 0.5
        guard isTie || (product - rounded + rest).magnitude < 0.499_999 else { return nil }
        self.init(number.sign == .minus, UInt64(rounded), fractionDigits)
    }

    /// The number when its shortest form has at most three digits behind the point; without zeros at the end.
    init?(exactly number: Double) {
        let thousands = (number.magnitude * 1_000).rounded()
        // Of fewer than sixteen digits each decimal has a double of its own, and it is the shortest of that double.
        guard thousands < Self.most, thousands / 1_000 == number.magnitude else { return nil }
        var digits = UInt64(thousands)
        var fractionDigits = 3
        while fractionDigits > 0, digits % 10 == 0 {
            digits /= 10
            fractionDigits -= 1
        }
        self.init(number.sign == .minus, digits, fractionDigits)
    }

    private init(_ isNegative: Bool, _ digits: UInt64, _ fractionDigits: Int) {
        let power = UInt64(Self.powers[fractionDigits])
        self.init(isNegative: isNegative, integer: digits / power)
        fraction = digits % power
        self.fractionDigits = fractionDigits
    }
}
