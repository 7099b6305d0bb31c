/// A class of numbers that take the same form of a text, such as `few` for 2, 3 and 4 in Polish.
///
/// The order is CLDR's. Source: UTS #35 part 3, section 5 (language plural rules).
package enum PluralCategory: String, Hashable, Sendable, Codable, CaseIterable {
    case zero
    case one
    case two
    case few
    case many
    case other
}
