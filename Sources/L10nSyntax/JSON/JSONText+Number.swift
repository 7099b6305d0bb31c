extension JSONText {
    /// The powers of ten that a `Double` holds exactly.
    private static let powers = (0...22).reduce(into: [1.0]) { powers, _ in powers.append(powers[powers.count - 1] * 10)
    }

    /// A number of up to 15 digits without an exponent, as most are; nil for others.
    ///
    /// Both the digits and the power of ten are exact, so that one division gives the nearest number.
    /// Source: Clinger, How to Read Floating Point Numbers Accurately, 1990.
    static func shortNumber(_ text: ArraySlice<UInt8>) -> Double? {
        var digits: UInt64 = 0
        var count = 0
        var decimals: Int?
        for byte in text.first == 0x2D ? text.dropFirst() : text {
            switch byte {
            case 0x30...0x39:
                digits = digits * 10 + UInt64(byte - 0x30)
                count += 1
                decimals = decimals.map { $0 + 1 }
            case 0x2E where decimals == nil: decimals = 0
            default: return nil
            }
            guard count <= 15 else { return nil }
        }
        guard count > 0 else { return nil }
        let number = Double(digits) / powers[decimals ?? 0]
        return text.first == 0x2D ? -number : number
    }
}
