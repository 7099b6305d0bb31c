/// The text in quotes that a cursor stands in, told by its line alone: so that it is found while somebody types, when no
/// parser can read the file.
struct LiteralAtCursor: Hashable, Sendable {
    /// The bytes between the quotes; up to the cursor where the closing one is not there yet.
    let content: Range<Int>
    /// Whether `=` or `:` stands before it.
    let isValue: Bool
    /// The texts in quotes before it on the line.
    let earlier: [Range<Int>]

    init?(_ bytes: [UInt8], line: Range<Int>, offset: Int) {
        var index = line.lowerBound
        var earlier: [Range<Int>] = []
        while index < line.upperBound {
            guard bytes[index] == UInt8(ascii: "\"") else {
                index += 1
                continue
            }
            let start = index + 1
            guard start <= offset else { return nil }
            var end = start
            while end < line.upperBound, bytes[end] != UInt8(ascii: "\"") {
                end += bytes[end] == UInt8(ascii: "\\") && end + 1 < line.upperBound ? 2 : 1
            }
            let isClosed = end < line.upperBound
            if offset <= end {
                content = start..<(isClosed ? end : offset)
                isValue = Self.follows(bytes, line.lowerBound..<index)
                self.earlier = earlier
                return
            }
            guard isClosed else { return nil }
            earlier.append(start..<end)
            index = end + 1
        }
        return nil
    }

    private static func follows(_ bytes: [UInt8], _ before: Range<Int>) -> Bool {
        let last = bytes[before].last { $0 != 0x20 && $0 != 0x09 }
        return last == UInt8(ascii: "=") || last == UInt8(ascii: ":")
    }
}
