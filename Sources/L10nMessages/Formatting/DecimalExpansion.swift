/// The exact decimal digits of a floating-point number, so that rounding has no error of its own (F-18).
struct DecimalExpansion: Equatable {
    /// From the first that is not zero; empty for zero.
    private(set) var digits: [UInt8]
    /// The power of ten of the first digit; 0 for zero.
    private(set) var exponent: Int

    /// - Parameter magnitude: finite and not negative.
    ///
    /// A double is m · 2ᵉ. For e < 0 that is m · 5⁻ᵉ / 10⁻ᵉ, so its digits are those of the whole number m · 5⁻ᵉ.
    init(_ magnitude: Double) {
        guard magnitude > 0, magnitude.isFinite else {
            self.init(digits: [], exponent: 0)
            return
        }
        let fractionBits = Double.significandBitCount
        // Subnormal numbers have the exponent of the least normal one, but not its leading bit.
        let biased = max(Int(magnitude.exponentBitPattern), 1)
        var power = biased - 1023 - fractionBits
        var significand = magnitude.significandBitPattern
        if magnitude.isNormal { significand |= 1 << UInt64(fractionBits) }
        // Each zero at the end is a multiplication less.
        let zeros = significand.trailingZeroBitCount
        significand >>= UInt64(zeros)
        power += zeros

        var number = WholeNumber(significand)
        number.multiply(by: power < 0 ? 5 : 2, times: abs(power))
        let digits = number.digits
        self.init(digits: digits, exponent: digits.count - 1 + min(power, 0))
    }

    private init(digits: [UInt8], exponent: Int) {
        self.digits = digits
        self.exponent = exponent
    }

    /// Rounded to so many digits behind the point; ties go to the even digit.
    func rounded(fractionDigits: Int) -> DecimalExpansion { rounded(keeping: exponent + 1 + fractionDigits) }

    /// Rounded to so many digits; ties go to the even digit.
    func rounded(significantDigits: Int) -> DecimalExpansion { rounded(keeping: significantDigits) }

    private func rounded(keeping count: Int) -> DecimalExpansion {
        guard count < digits.count else { return self }
        if count < 0 { return DecimalExpansion(digits: [], exponent: 0) }
        var kept = Array(digits[..<count])
        let isTie = digits[count] == 5 && digits[(count + 1)...].allSatisfy { $0 == 0 }
        let isOdd = (kept.last ?? 0) % 2 == 1
        guard isTie ? isOdd : digits[count] >= 5 else {
            return kept.isEmpty
                ? DecimalExpansion(digits: [], exponent: 0) : DecimalExpansion(digits: kept, exponent: exponent)
        }
        var index = count - 1
        while index >= 0, kept[index] == 9 {
            kept[index] = 0
            index -= 1
        }
        if index >= 0 {
            kept[index] += 1
            return DecimalExpansion(digits: kept, exponent: exponent)
        }
        return DecimalExpansion(digits: [1] + kept, exponent: exponent + 1)
    }
}

/// A whole number of any size, in limbs of nine decimal digits, the lowest first.
private struct WholeNumber {
    private static let base: UInt64 = 1_000_000_000
    private var limbs: [UInt32] = []

    init(_ value: UInt64) {
        var rest = value
        while rest > 0 {
            limbs.append(UInt32(rest % Self.base))
            rest /= Self.base
        }
    }

    /// Multiplies by a power of 2 or 5, in the largest steps that fit.
    mutating func multiply(by factor: UInt64, times: Int) {
        // Powers up to these, times a limb and with the carry, fit 64 bits.
        let largest = factor == 5 ? 13 : 29
        var left = times
        while left > 0 {
            let step = min(left, largest)
            left -= step
            var power: UInt64 = 1
            for _ in 0..<step { power *= factor }
            var carry: UInt64 = 0
            for index in limbs.indices {
                let product = UInt64(limbs[index]) * power + carry
                limbs[index] = UInt32(product % Self.base)
                carry = product / Self.base
            }
            while carry > 0 {
                limbs.append(UInt32(carry % Self.base))
                carry /= Self.base
            }
        }
    }

    var digits: [UInt8] {
        var result: [UInt8] = []
        for limb in limbs.reversed() {
            var divisor: UInt32 = 100_000_000
            while divisor > 0 {
                let digit = UInt8(limb / divisor % 10)
                if digit != 0 || !result.isEmpty { result.append(digit) }
                divisor /= 10
            }
        }
        return result
    }
}
