/// Finds names that share pairs and triples of letters with another name.
///
/// A slip changes few of them, so that most of those of the name that was meant are there. Common ones tell little.
struct GramIndex: Sendable {
    private let limit: Int
    /// How many names have the pairs and triples of a bucket.
    private let counts: [UInt32]
    /// Where the first names of each bucket, at most as many as are looked at, begin among `numbers`.
    private let starts: [UInt32]
    private let numbers: [UInt32]

    /// - Parameter limit: how many names are looked at for a question.
    init(_ candidates: CandidateNames, limit: Int) {
        self.limit = limit
        let most = UInt32(limit)
        var counts = [UInt32](repeating: 0, count: 1 << Self.bits)
        for number in candidates.names.indices {
            Self.visit(candidates.letters(of: number)) { counts[$0] += 1 }
        }
        var starts: [UInt32] = []
        starts.reserveCapacity(counts.count)
        var end: UInt32 = 0
        for count in counts {
            starts.append(end)
            end += min(count, most)
        }
        var numbers = [UInt32](repeating: 0, count: Int(end))
        var taken = [UInt32](repeating: 0, count: counts.count)
        for number in candidates.names.indices {
            Self.visit(candidates.letters(of: number)) { bucket in
                guard taken[bucket] < most else { return }
                numbers[Int(starts[bucket] + taken[bucket])] = UInt32(number)
                taken[bucket] += 1
            }
        }
        (self.counts, self.starts, self.numbers) = (counts, starts, numbers)
    }

    /// Calls with at most as many names as the limit says, those of the rarest first; some come several times.
    func visit(_ letters: [UInt16], _ body: (Int) -> Void) {
        var buckets: Set<Int> = []
        Self.visit(letters[...]) { if counts[$0] > 0 { buckets.insert($0) } }
        var left = limit
        for bucket in buckets.sorted(by: { (counts[$0], $0) < (counts[$1], $1) }) {
            let start = Int(starts[bucket])
            let count = min(left, Int(counts[bucket]))
            for number in numbers[start..<start + count] { body(Int(number)) }
            left -= count
            if left == 0 { return }
        }
    }

    private static let bits = 15

    /// Calls with the bucket of each pair and each triple of letters; the edges of the name count as letters.
    private static func visit(_ letters: ArraySlice<UInt16>, _ body: (Int) -> Void) {
        var beforePrevious: UInt64 = 0
        var previous: UInt64 = 0
        func visit(_ letter: UInt64) {
            body(bucket(previous << 16 | letter))
            // The highest bit keeps triples apart from pairs.
            body(bucket(1 << 48 | beforePrevious << 32 | previous << 16 | letter))
            (beforePrevious, previous) = (previous, letter)
        }
        for letter in letters { visit(UInt64(letter)) }
        visit(0)
    }

    private static func bucket(_ gram: UInt64) -> Int {
        // The product with 2^64 over the golden ratio is spread best in its highest bits. Source: Knuth, TAOCP, 6.4.
        Int(truncatingIfNeeded: (gram &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }
}
