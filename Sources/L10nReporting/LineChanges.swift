import L10nSource

/// Which lines of a text became which of another one.
///
/// Lines that stand once in both texts and in the same order hold both together; between them all is compared from both
/// ends, and the rest is one change. It takes time in proportion to the lines, where a shortest difference does not.
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
        var (first, second) = (0, 0)
        for anchor in anchors() {
            addChange(first..<anchor.old, second..<anchor.new)
            (first, second) = (anchor.old + 1, anchor.new + 1)
        }
        addChange(first..<old.count, second..<new.count)
    }

    private mutating func addChange(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
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
        if first < oldEnd || second < newEnd { changes.append(Change(old: first..<oldEnd, new: second..<newEnd)) }
    }

    private struct Pair {
        let old: Int
        let new: Int
    }

    /// The lines that stand once in both texts, as many of them as are in order.
    private func anchors() -> [Pair] {
        var counts: [ArraySlice<UInt8>: (old: Int, new: Int, place: Int)] = [:]
        for (index, line) in old.enumerated() {
            counts[line, default: (0, 0, index)].old += 1
        }
        var places: [Int] = Array(repeating: -1, count: old.count)
        for line in new { counts[line]?.new += 1 }
        for (index, line) in new.enumerated() {
            if let count = counts[line], count.old == 1, count.new == 1 { places[count.place] = index }
        }
        let pairs = places.enumerated().filter { $0.element >= 0 }.map { Pair(old: $0.offset, new: $0.element) }
        return Self.longestIncreasing(pairs)
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
