/// An integer of a property list: from the least of 64 bits with a sign to the greatest of 64 bits without one, which
/// CoreFoundation tells apart.
package struct PropertyListInteger: Sendable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    /// The number modulo 2^64.
    package let bits: UInt64
    package let isNegative: Bool

    package init(_ number: UInt64) {
        bits = number
        isNegative = false
    }

    package init(_ number: Int64) {
        bits = UInt64(bitPattern: number)
        isNegative = number < 0
    }

    package init(integerLiteral number: Int64) { self.init(number) }

    package var description: String { isNegative ? "\(Int64(bitPattern: bits))" : "\(bits)" }
}
