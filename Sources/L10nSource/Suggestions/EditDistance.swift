extension Suggestions {
    /// The optimal string alignment distance, or nil when it is over `limit`. Work grows with the shorter text times the
    /// limit.
    package static func distance(_ left: [UInt16], _ right: some RandomAccessCollection<UInt16>, limit: Int) -> Int? {
        guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
        // What both begin and end with costs nothing, and most slips leave little between.
        var lower = 0
        let least = min(left.count, right.count)
        while lower < least, left[lower] == right[right.index(right.startIndex, offsetBy: lower)] { lower += 1 }
        var cut = 0
        while cut < least - lower,
            left[left.count - 1 - cut] == right[right.index(right.startIndex, offsetBy: right.count - 1 - cut)]
        { cut += 1 }
        let rows = left.count - lower - cut
        let columns = right.count - lower - cut
        if rows == 0 || columns == 0 { return max(rows, columns) }
        if limit == 0 { return nil }
        let first = right.index(right.startIndex, offsetBy: lower)
        let others = right[first..<right.index(first, offsetBy: columns)]
        return distance(left[lower..<lower + rows], Array(others), limit: limit)
    }

    /// The distance of texts that begin and end differently. Only cells so near to the diagonal that they can be within
    /// the limit are looked at.
    private static func distance(_ left: ArraySlice<UInt16>, _ right: [UInt16], limit: Int) -> Int? {
        let far = limit + 1
        var beforePrevious = [Int](repeating: far, count: right.count + 1)
        var previous = (0...right.count).map { min($0, far) }
        // The three rows take turns: what is left of older ones stands where no later row looks.
        var current = beforePrevious
        var before: UInt16 = 0
        for (row, letter) in zip(1..., left) {
            let columns = max(1, row - limit)...max(1, min(right.count, row + limit))
            current[columns.lowerBound - 1] = columns.lowerBound == 1 ? min(row, far) : far
            var least = current[columns.lowerBound - 1]
            for column in columns {
                let other = right[column - 1]
                var cost = previous[column - 1] + (letter == other ? 0 : 1)
                cost = min(cost, previous[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, letter == right[column - 2], before == other {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current[column] = min(cost, far)
                least = min(least, cost)
            }
            // No later row costs less: a swap adds one to what the row between could have had, too.
            if least > limit { return nil }
            before = letter
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }
}
