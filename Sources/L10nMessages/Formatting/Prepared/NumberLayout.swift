/// What a placeholder says about a number: the precision, width and flags of C, or nothing.
struct NumberLayout: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        /// A whole number.
        case integer
        /// A decimal with so many digits behind the point.
        case fixed(fractionDigits: Int)
        /// A whole number, or a decimal with at most three digits behind the point.
        case natural
    }

    var form = Form.natural
    /// What is subtracted first.
    var offset: Int64 = 0
    /// At least so many characters.
    var width = 0
    /// Whether spaces fill the width behind the number.
    var isLeft = false
    /// Whether zeros fill it before the number.
    var hasZeros = false
    var sign = FormattableNumber.Sign.negativeOnly

    /// No program writes wider numbers.
    static let widest = 64

    static let integer: NumberLayout = {
        var layout = NumberLayout()
        layout.form = .integer
        return layout
    }()

    init() {}

    /// Nil for a specifier that is left to the formatter.
    init?(_ specifier: PrintfSpecifier) {
        let kind = specifier.conversion.kind
        switch (kind, specifier.precision) {
        case (.signed, .none), (.unsigned, .none): form = .integer
        case (.fixed, .none): form = .fixed(fractionDigits: 6)
        case (.fixed, .number(let digits)) where digits <= ShortDecimal.mostFractionDigits:
            form = .fixed(fractionDigits: Int(digits))
        default: return nil
        }
        switch specifier.width {
        case .none: break
        case .number(let count) where count <= Self.widest: width = Int(count)
        case .number, .argument: return nil
        }
        // All other flags are rare, and left to the formatter.
        guard specifier.flags.isSubset(of: [.minus, .zero, .plus, .space]) else { return nil }
        isLeft = specifier.flags.contains(.minus)
        hasZeros = specifier.flags.contains(.zero) && !isLeft
        if kind != .unsigned {
            sign = specifier.flags.contains(.plus) ? .always : specifier.flags.contains(.space) ? .space : .negativeOnly
        }
    }

    /// The number to show; nil for one that is left to the formatter.
    func number(_ value: MessageArgument.Value?, _ reach: MessageProgram.IntegerReach) -> ShortDecimal? {
        switch (value, form) {
        case (.int(let number), .integer), (.int(let number), .natural):
            let (shifted, isOver) = number.subtractingReportingOverflow(offset)
            return isOver || !reach.holds(number) ? nil : ShortDecimal(shifted)
        case (.uint(let number), .integer), (.uint(let number), .natural):
            return offset != 0 || !reach.holds(number) ? nil : ShortDecimal(isNegative: false, integer: number)
        case (.double(let number), .natural):
            // How a zero with a sign is written is ICU's to say.
            return number == 0 ? nil : ShortDecimal(exactly: offset == 0 ? number : number - Double(offset))
        case (.double(let number), .fixed(let digits)): return ShortDecimal(number, fractionDigits: digits)
        case (.string, _), (.date, _), (.int, .fixed), (.uint, .fixed), (.double, .integer), (nil, _): return nil
        }
    }
}
