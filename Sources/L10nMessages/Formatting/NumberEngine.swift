/// Writes numbers with the digits, separators and signs of a language.
///
/// Everything of a number that depends on the language goes through here; spaces of a width are added outside.
package protocol NumberEngine: Sendable {
    func append(_ number: FormattableNumber, to text: inout String)

    /// What whole numbers of the natural style, and decimals of the fixed one, consist of, for those who write them by
    /// themselves; nil when only the engine can.
    var integerStyle: NumberStyle? { get }
}

extension NumberEngine {
    package var integerStyle: NumberStyle? { nil }
}

/// A number and how it is to be written.
package struct FormattableNumber: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case int(Int64)
        case uint(UInt64)
        case double(Double)
    }

    package enum Style: Hashable, Sendable {
        /// As people write it: no fraction for a whole number, else the shortest that is exact.
        case natural
        /// `precision` digits behind the point.
        case fixed
        /// One digit before the point, `precision` behind it, and an exponent.
        case scientific
        /// The shorter of the two with `precision` significant digits, without zeros at the end.
        case general
    }

    package enum Sign: Hashable, Sendable {
        case negativeOnly
        case always
        /// A space in the place of a plus sign.
        case space
    }

    package var value: Value
    package var style: Style = .natural
    /// The digits behind the point; for whole numbers the least number of digits. Never negative.
    package var precision = 0
    package var sign = Sign.negativeOnly
    /// Zeros fill the number up to this many characters, its sign included; no separators stand among them (F-17).
    package var zeroPaddedWidth = 0
    /// Whether letters (`E`, `INF`) are capitals.
    package var isUppercase = false
    /// Whether the point stays where nothing follows it, and zeros at the end of `general`.
    package var keepsPoint = false

    package init(_ value: Value) {
        self.value = value
    }
}
