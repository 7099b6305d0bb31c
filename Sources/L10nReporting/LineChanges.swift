import L10nSource

/// Which lines of a text became which of another one.
///
/// Lines that stand once in both texts and in the same order hold both together. What stands between two of them is compared
/// in the same way, as a line of many, such as a brace, may stand there once; where none does, the rest is one change. It
/// takes time in proportion to the lines, where a shortest difference does not.
/// Source: P. Heckel, "A technique for isolating differences between files", CACM 21 (1978); the order by the longest
/// increasing sequence is that of patience sorting.
struct LineChanges {
    /// Lines that were replaced; one of the ranges may be empty.
    struct Change: Equatable {
        var old: Range<Int>
        var new: Range<Int>
    }

    private(set) var changes: [Change] = []
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
        self.old = old
        self.new = new
        compare(old.indices, new.indices, depth: 0)
    }

    /// How often a part is compared by the lines between two of its own.
    private static let deepest = 4

    private mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>, depth: Int) {
        var (first, second) = (oldLines.lowerBound, newLines.lowerBound)
        var (oldEnd, newEnd) = (oldLines.upperBound, newLines.upperBound)
        while first < oldEnd, second < newEnd, old[first] == new[second] {
            first += 1
            second += 1
        }
        while first < oldEnd, second < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        guard first < oldEnd || second < newEnd else { return }
        let anchors = depth < Self.deepest ? anchors(first..<oldEnd, second..<newEnd) : []
        guard !anchors.isEmpty else { return changes.append(Change(old: first..<oldEnd, new: second..<newEnd)) }
        for anchor in anchors {
            compare(first..<anchor.old, second..<anchor.new, depth: depth + 1)
            (first, second) = (anchor.old + 1, anchor.new + 1)
        }
        compare(first..<oldEnd, second..<newEnd, depth: depth + 1)
    }

    private struct Pair {
        let old: Int
        let new: Int
    }

    /// The lines that stand once in both parts, as many of them as are in order.
    private func anchors(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [Pair] {
        if oldLines.isEmpty || newLines.isEmpty { return [] }
        var counts: [ArraySlice<UInt8>: (old: Int, new: Int, place: Int)] = [:]
        for index in oldLines { counts[old[index], default: (0, 0, index)].old += 1 }
        for index in newLines { counts[new[index]]?.new += 1 }
        var pairs: [Pair] = []
        for index in newLines {
            if let count = counts[new[index]], count.old == 1, count.new == 1 {
                pairs.append(Pair(old: count.place, new: index))
            }
        }
        return Self.longestIncreasing(pairs.sorted { $0.old < $1.old })
    }

    /// The most pairs whose second numbers ascend, of pairs whose first ones do.
    private static func longestIncreasing(_ pairs: [Pair]) -> [Pair] {
        // For each length the pair with the smallest second number that a sequence of that length can end with.
        var ends: [Int] = []
        var previous: [Int] = Array(repeating: -1, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            let place = ends.partitioningIndex { pairs[$0].new >= pair.new }
            if place > 0 { previous[index] = ends[place - 1] }
            if place == ends.count { ends.append(index) } else { ends[place] = index }
        }
        var chain: [Pair] = []
        var next = ends.last ?? -1
        while next >= 0 {
            chain.append(pairs[next])
            next = previous[next]
        }
        return chain.reversed()
    }
}
