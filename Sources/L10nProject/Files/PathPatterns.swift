/// Patterns that are looked up by the names in them, so that a path is compared only with those that may match it, however
/// many there are.
package struct PathPatterns: Sendable {
    private let patterns: [PathPattern]
    /// The numbers of patterns by a name that has to stand in the path: at its beginning, or anywhere.
    private var byFirst: [[UInt8]: [Int]] = [:]
    private var byAny: [[UInt8]: [Int]] = [:]
    /// Those without a name that is free of stars.
    private var others: [Int] = []

    /// - Parameter patterns: all with the same separator.
    package init(_ patterns: [PathPattern]) {
        self.patterns = patterns
        for (number, pattern) in patterns.enumerated() {
            // A pattern with alternatives may have the same name in several of them.
            for anchor in Set(pattern.anchors) {
                switch anchor {
                case .first(let name): byFirst[name, default: []].append(number)
                case .any(let name): byAny[name, default: []].append(number)
                case .none: others.append(number)
                }
            }
        }
    }

    package var isEmpty: Bool { patterns.isEmpty }

    /// Whether one of them matches a path.
    package func matches(_ path: String) -> Bool { firstMatch(of: path) { _ in true } != nil }

    /// The numbers of those that match a path, in their order.
    package func matching(_ path: String) -> [Int] {
        var found: Set<Int> = []
        _ = firstMatch(of: path) { number in
            found.insert(number)
            return false
        }
        return found.sorted()
    }

    private func firstMatch(of path: String, where isWanted: (Int) -> Bool) -> Int? {
        guard let pattern = patterns.first else { return nil }
        let names = pattern.segments(of: path)
        let lists =
            [others, names.first.flatMap { byFirst[$0] } ?? []] + (byAny.isEmpty ? [] : names.compactMap { byAny[$0] })
        for list in lists {
            if let found = list.first(where: { patterns[$0].matches(names) && isWanted($0) }) { return found }
        }
        return nil
    }
}
