internal import L10nSource

/// The different names of a document's elements, each by the place where it first stands.
struct XMLNameTable {
    private(set) var ranges: [SourceRange] = []
    /// For each hash the number of its latest name; names with the same hash are chained.
    private var heads: [Int: UInt32] = [:]
    private var chain: [UInt32] = []
    /// The latest names, by length and first and last letter: a document has few.
    private var recent = [UInt32](repeating: .max, count: 64)

    /// The number of the name at a place, from 0.
    mutating func intern(_ range: Range<Int>, of text: Span<UInt8>) -> UInt32 {
        guard let first = range.first, let last = range.last else { return intern(unseen: range, of: text) }
        let slot = (Int(text[first]) &* 7 &+ Int(text[last]) &* 3 &+ range.count &* 13) & 63
        let candidate = recent[slot]
        if candidate != .max, isEqual(candidate, range, of: text) { return candidate }
        let number = intern(unseen: range, of: text)
        recent[slot] = number
        return number
    }

    private mutating func intern(unseen range: Range<Int>, of text: Span<UInt8>) -> UInt32 {
        var hasher = Hasher()
        ByteSearch.hash(range, of: text, into: &hasher)
        let hash = hasher.finalize()
        var candidate = heads[hash] ?? .max
        while candidate != .max {
            if isEqual(candidate, range, of: text) { return candidate }
            candidate = chain[Int(candidate)]
        }
        let number = UInt32(ranges.count)
        ranges.append(SourceRange(range))
        chain.append(heads.updateValue(number, forKey: hash) ?? .max)
        return number
    }

    private func isEqual(_ number: UInt32, _ range: Range<Int>, of text: Span<UInt8>) -> Bool {
        let known = ranges[Int(number)]
        return known.count == range.count
            && ByteSearch.areEqual(in: text, Int(known.lower), range.lowerBound, count: range.count)
    }
}
