import L10nSource

/// A number as the model writes it in keys and operands (M2-46): an optional minus, digits without zeros before them, a
/// fraction, an exponent. Nothing else is a number: neither `0x10` nor `+1`, `01`, `.5` or `inf`.
struct NumberLiteral: Hashable, Sendable {
    let text: String
    /// Whether it has neither a fraction nor an exponent.
    let isWhole: Bool

    init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let whole = Self.takeDigits(&rest)
        guard whole == 1 || whole > 1 && !text.drop(while: { $0 == "-" }).hasPrefix("0") else { return nil }
        isWhole = rest.isEmpty
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard Self.takeDigits(&rest) > 0 else { return nil }
        }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
            guard Self.takeDigits(&rest) > 0 else { return nil }
        }
        guard rest.isEmpty else { return nil }
        self.text = text
    }

    private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
        let digits = rest.prefix(while: \.isDigit)
        rest = rest.dropFirst(digits.count)
        return digits.count
    }

    /// The value; whole numbers that have the room are exact.
    var value: MessageArgument.Value {
        if isWhole, let number = Int64(text) { return .int(number) }
        if isWhole, let number = UInt64(text) { return .uint(number) }
        return .double(Double(text) ?? .nan)
    }
}

extension MessageNumber {
    /// Whether the literal names this number (M2-22): whole numbers are compared digit by digit, all others by their value.
    func equals(_ literal: NumberLiteral) -> Bool {
        switch (value, literal.value) {
        case (.int(let number), .int(let other)): number == other
        case (.uint(let number), .uint(let other)): number == other
        case (.int(let number), .uint(let other)), (.uint(let other), .int(let number)):
            UInt64(exactly: number) == other
        default: MessageNumber(literal.value)?.double == double
        }
    }
}
