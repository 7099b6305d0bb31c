/// A class of numbers that take the same form of a text, such as `few` for 2, 3 and 4 in Polish.
///
/// The order is CLDR's. Source: UTS #35 part 3, section 5 (language plural rules).
@usableFromInline
package enum PluralCategory: String, Hashable, Sendable, Codable, CaseIterable {
    case zero
    case one
    case two
    case few
    case many
    case other

    /// Its place in CLDR's order, from 0.
    @inlinable
    package var order: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
