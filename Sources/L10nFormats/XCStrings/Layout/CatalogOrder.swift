package import L10nICU
import L10nLocale
import L10nSource
package import L10nSyntax

/// The order in which Xcode writes the members of every object of a String Catalog: that of
/// `localizedStandardCompare` in English.
package struct CatalogOrder: Sendable {
    private let collator: Collator

    /// Throws when ICU's data cannot be read.
    package init() throws(ICUError) {
        collator = try Collator(LanguageTag("en-US") ?? .english)
    }

    /// A name with what decides its place.
    package struct Rank: Comparable, Sendable {
        fileprivate let key: [UInt8]
        fileprivate let units: [UInt16]

        package static func < (left: Rank, right: Rank) -> Bool {
            if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
            return Self.precedesAmongEqual(left.units, right.units)
        }

        // Names with equal keys may still differ, in what the order passes over.
        package static func == (left: Rank, right: Rank) -> Bool { left.units == right.units }

        /// Of equal numbers the one with fewer digits, which are zeros in front, comes first; else the code units decide.
        private static func precedesAmongEqual(_ left: [UInt16], _ right: [UInt16]) -> Bool {
            guard let first = zip(left, right).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
            else { return left.count < right.count }
            let start = left[..<first].lastIndex { !isDigit($0) }.map { $0 + 1 } ?? 0
            let (length, other) = (digits(left, from: start), digits(right, from: start))
            // A character that the order passes over, such as U+007F, may stand where the other name has a number.
            let isNumber = length > 0 && other > 0
            return isNumber && length != other ? length < other : left[first] < right[first]
        }

        private static func digits(_ units: [UInt16], from start: Int) -> Int {
            units[start...].prefix(while: isDigit).count
        }

        private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
    }

    /// What decides the place of a name; the empty key for a text too long to be one.
    package func rank(of name: String) -> Rank {
        Rank(key: (try? collator.sortKey(of: name)) ?? [], units: Array(name.utf16))
    }

    /// The members of an object in order; equal names stay as they stand.
    func sorted(_ members: [JSONMember]) -> [JSONMember] {
        // Most objects are in order already, which plain names tell without ranks.
        if isSorted(members) { return members }
        // Once for each name: a sort asks for the same ones again and again.
        let ranks = members.map { rank(of: $0.name) }
        return members.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }
            .map { members[$0] }
    }

    /// The place of each member of an object among all.
    func places(of members: [JSONMember]) -> [Int] {
        let ranks = members.map { rank(of: $0.name) }
        let sorted = members.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }
        var places = [Int](repeating: 0, count: members.count)
        for (place, index) in sorted.enumerated() { places[index] = place }
        return places
    }

    /// Whether each member of an object follows the one before it.
    package func isSorted(_ members: [JSONMember]) -> Bool {
        zip(members, members.dropFirst()).allSatisfy { left, right in !precedes(right, left) }
    }

    /// Whether a member belongs before another one.
    func precedes(_ left: JSONMember, _ right: JSONMember) -> Bool {
        if let order = Self.plainOrder(left, right) { return order < 0 }
        return rank(of: left.name) < rank(of: right.name)
    }

    /// The same without ICU: whether the members are in order, as far as their names are plain; nil where that decides
    /// nothing.
    static func isPlainlySorted(_ members: [JSONMember]) -> Bool? {
        var isDecided = true
        for (left, right) in zip(members, members.dropFirst()) {
            guard let order = plainOrder(left, right) else {
                isDecided = false
                continue
            }
            if order > 0 { return false }
        }
        return isDecided ? true : nil
    }

    private static func plainOrder(_ left: JSONMember, _ right: JSONMember) -> Int? {
        guard !left.hasEscapes, !right.hasEscapes else { return nil }
        let bytes = left.value.file.bytes.span
        return PlainOrder.compare(
            bytes.extracting(left.nameContentRange.indices), bytes.extracting(right.nameContentRange.indices))
    }
}
