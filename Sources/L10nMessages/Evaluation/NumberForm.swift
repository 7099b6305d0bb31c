/// How a number is shown: the number skeleton of ICU, from parts that are checked.
///
/// Source: UTS #35 part 3; ICU user guide, number skeletons.
package enum NumberForm: Hashable, Sendable {
    package enum Width: String, Hashable, Sendable, CaseIterable {
        /// `USD 5.00`, `5 kilometers`, `1.2 million`.
        case long
        /// `$5.00`, `5 km`, `1.2M`.
        case short
        /// `$5.00` where `short` is `CA$5.00`, `5km`.
        case narrow
    }

    /// At most so many fraction digits.
    case decimal(mostFractionDigits: Int)
    /// 0.7 as 70%; ICU's own skeleton does not multiply (I-34).
    case percent(mostFractionDigits: Int)
    /// An amount in a currency by its ISO 4217 code, such as `EUR`, with as many fraction digits as it has.
    case currency(String, Width)
    /// A unit by its CLDR name, such as `kilometer` or `kilometer-per-hour`.
    case unit(String, Width)
    /// Thousands and millions in letters or words, with two digits at least.
    case compact(Width)

    /// Nil for a name that no currency or unit can have.
    package var skeleton: String? {
        switch self {
        case .decimal(let digits): Self.fraction(digits)
        case .percent(let digits): "percent scale/100 " + Self.fraction(digits)
        case .currency(let code, let width):
            code.utf8.count == 3 && code.utf8.allSatisfy(Self.isLetter)
                ? "currency/\(code.uppercased()) " + (width == .long ? "unit-width-iso-code" : Self.stem(width)) : nil
        case .unit(let name, let width):
            !name.isEmpty
                && name.utf8.allSatisfy { Self.isLetter($0) || $0 == UInt8(ascii: "-") || (48...57).contains($0) }
                ? "unit/\(name) " + Self.stem(width) : nil
        case .compact(let width): width == .long ? "compact-long" : "compact-short"
        }
    }

    private static func fraction(_ digits: Int) -> String {
        digits <= 0 ? "precision-integer" : "." + String(repeating: "#", count: min(digits, 20))
    }

    private static func stem(_ width: Width) -> String {
        switch width {
        case .long: "unit-width-full-name"
        case .short: "unit-width-short"
        case .narrow: "unit-width-narrow"
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
