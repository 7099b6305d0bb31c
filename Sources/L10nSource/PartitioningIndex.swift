extension RandomAccessCollection {
    /// The first index whose element satisfies a condition that holds for all elements behind it, found in logarithmic time;
    /// the end where none does.
    @inlinable
    package func partitioningIndex(where belongs: (Element) throws -> Bool) rethrows -> Index {
        var (low, length) = (startIndex, count)
        while length > 0 {
            let middle = index(low, offsetBy: length / 2)
            if try belongs(self[middle]) {
                length /= 2
            } else {
                low = index(after: middle)
                length -= length / 2 + 1
            }
        }
        return low
    }
}
