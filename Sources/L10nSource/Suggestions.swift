/// Finds what an author may have meant by a name that does not exist.
package enum Suggestions {
    /// At most three of `candidates`, nearest first, then by name.
    ///
    /// A candidate is near within Damerau–Levenshtein distance 2 (3 for names over 12 characters), when its dotted
    /// segments are the same in another order, or when it shares the last of several segments. The dots of a text with
    /// spaces end its sentences.
    package static func near(_ name: String, among candidates: some Sequence<String>) -> [String] {
        let limit = name.count > 12 ? 3 : 2
        let letters = Array(name.utf16)
        let segments = name.contains(where: \.isWhitespace) ? [] : name.split(separator: ".")
        let sorted = segments.sorted()
        var found: [(distance: Int, name: String)] = []
        for candidate in Set(candidates) where candidate != name {
            if let distance = distance(letters, Array(candidate.utf16), limit: limit), distance < letters.count {
                found.append((distance, candidate))
                continue
            }
            let parts = candidate.split(separator: ".")
            if segments.count > 1, parts.count > 1, parts.sorted() == sorted || parts.last == segments.last {
                found.append((limit + (parts.sorted() == sorted ? 1 : 2), candidate))
            }
        }
        found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return found.prefix(3).map(\.name)
    }

    /// `did you mean 'a'?`, or `did you mean 'a', 'b' or 'c'?`; nil when nothing is near.
    package static func question(_ name: String, among candidates: some Sequence<String>) -> String? {
        let names = near(name, among: candidates).map { Wording.quoted($0) }
        guard let last = names.last else { return nil }
        let head = names.dropLast().joined(separator: ", ")
        return "did you mean " + (head.isEmpty ? last : head + " or " + last) + "?"
    }

    /// The optimal string alignment distance, or nil when it is over `limit`.
    package static func distance(_ left: [UInt16], _ right: [UInt16], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for (column, other) in right.enumerated() {
                let substitution = previous[column] + (letter == other ? 0 : 1)
                var cost = min(previous[column + 1] + 1, current[column] + 1, substitution)
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            if let least = current.min(), least > limit { return nil }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }
}
