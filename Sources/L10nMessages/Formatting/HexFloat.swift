import L10nSource

/// C's `%a`: the bits of a floating-point number as a hexadecimal fraction.
enum HexFloat {
    static func text(_ value: Double, _ layout: MessageFormatter.Layout, isUppercase: Bool) -> String {
        var sign = value.sign == .minus ? "-" : ""
        if sign.isEmpty, layout.flags.contains(.plus) { sign = "+" }
        if sign.isEmpty, layout.flags.contains(.space) { sign = " " }
        guard value.isFinite else { return cased(sign + (value.isNaN ? "nan" : "inf"), isUppercase) }
        var fraction = value.significandBitPattern
        // Subnormal numbers, and zero, have no leading bit.
        var whole: UInt64 = value.isNormal ? 1 : 0
        let exponent = value == 0 ? 0 : max(Int(value.exponentBitPattern), 1) - 1023
        // So many digits hold the 52 bits of a fraction.
        var digits = 13
        if let precision = layout.precision, precision < 13 {
            let dropped = UInt64(52 - 4 * precision)
            let all = whole << 52 | fraction
            let (half, rest, kept) = (UInt64(1) << (dropped - 1), all & ((1 << dropped) - 1), all >> dropped)
            // Ties go to the even digit; a carry makes a 2 of the digit before the point.
            let rounded = (kept + (rest > half || (rest == half && kept & 1 == 1) ? 1 : 0)) << dropped
            (whole, fraction) = (rounded >> 52, rounded & ((1 << 52) - 1))
            digits = precision
        }
        var text = String(String(fraction, radix: 16).zeroPadded(to: 13).prefix(digits))
        if layout.precision == nil { while text.hasSuffix("0") { text.removeLast() } }
        if let precision = layout.precision, precision > 13 { text += String(repeating: "0", count: precision - 13) }
        let point = text.isEmpty && !layout.flags.contains(.alternate) ? "" : "."
        let body = "\(whole)" + point + text + "p" + (exponent < 0 ? "-" : "+") + "\(exponent.magnitude)"
        let zeros = layout.flags.contains(.zero) ? layout.width - sign.utf8.count - 2 - body.utf8.count : 0
        return cased(sign + "0x" + String(repeating: "0", count: max(0, zeros)) + body, isUppercase)
    }

    private static func cased(_ text: String, _ isUppercase: Bool) -> String {
        isUppercase ? text.uppercased() : text
    }
}
