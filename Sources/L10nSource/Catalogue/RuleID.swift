/// The kebab-case name of a rule of the catalogue, such as `missing-translation`.
package struct RuleID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, Comparable,
    CustomStringConvertible
{
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package init(stringLiteral value: String) {
        self.rawValue = value
    }

    package var description: String { rawValue }

    package static func < (left: RuleID, right: RuleID) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
}
