/// A number as messages show it that name no style: with at most three fraction digits, in ASCII.
///
/// Rounds to even the digits that tell the number from all others, as ICU does, and not those of its exact value.
/// Source: UTS #35 part 3, section 3 (decimal format).
enum ShownDecimal {
    private static let mostFractionDigits = 3

    /// Digits such as `-1234.5`; nil for infinities and what is no number. Keeps the sign of a number that is shown as 0.
    static func text(_ number: Double) -> String? {
        guard number.isFinite else { return nil }
        // Such as `12.5`, `1e-05` and `1.25e+16`.
        let parts = number.magnitude.description.split(separator: "e")
        guard let mantissa = parts.first else { return nil }
        let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        var digits = halves.joined().utf8.map { $0 &- UInt8(ascii: "0") }
        // How many digits stand before the point once the exponent is applied; less than one for small numbers.
        var whole = halves[0].utf8.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        // Of a number such as 1e-300 no more zeros are written than rounding looks at.
        let zeros = min(max(1 - whole, 0), mostFractionDigits + 2)
        digits.insert(contentsOf: repeatElement(0, count: zeros), at: 0)
        whole = max(whole, 1)
        if digits.count < whole { digits += repeatElement(0, count: whole - digits.count) }
        let isCarried = round(&digits, to: whole + mostFractionDigits)
        if isCarried {
            digits.insert(1, at: 0)
            whole += 1
        }
        while digits.count > whole, digits.last == 0 { digits.removeLast() }
        var text: [UInt8] = number.sign == .minus ? [UInt8(ascii: "-")] : []
        for (index, digit) in digits.enumerated() {
            if index == whole { text.append(UInt8(ascii: ".")) }
            text.append(UInt8(ascii: "0") + digit)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Cuts digits behind a place. Whether all were nines, so that a 1 belongs before them.
    private static func round(_ digits: inout [UInt8], to count: Int) -> Bool {
        guard digits.count > count else { return false }
        let rest = digits[count...]
        let isTie = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
        let isUp = isTie ? digits[count - 1] % 2 == 1 : (rest.first ?? 0) >= 5
        digits.removeLast(digits.count - count)
        guard isUp else { return false }
        for index in digits.indices.reversed() {
            if digits[index] < 9 {
                digits[index] += 1
                return false
            }
            digits[index] = 0
        }
        return true
    }
}
