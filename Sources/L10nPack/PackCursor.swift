/// Reads numbers and texts of a pack one after the other. Whoever reads behind the end, or a number that is too large,
/// gets nil, now and from then on.
package struct PackCursor {
    private let memory: PackMemory
    private var offset: Int
    private let end: Int

    init(_ memory: PackMemory, _ range: Range<Int>) {
        self.memory = memory
        (offset, end) = (range.lowerBound, range.upperBound)
    }

    /// Whether everything was read.
    package var isAtEnd: Bool { offset >= end }

    /// One byte.
    package mutating func byte() -> UInt8? {
        guard offset < end, let byte = memory.byte(offset) else { return nil }
        offset += 1
        return byte
    }

    /// A number below 2^32 in at most five bytes of seven bits, the lowest first; all but the last have their highest bit
    /// set (LEB128).
    package mutating func number() -> Int? { memory.number(at: &offset, before: end) }

    /// A number for a count of parts that follow, each of which has a byte or more.
    package mutating func count() -> Int? {
        guard let count = number(), count <= end - offset else {
            offset = end
            return nil
        }
        return count
    }

    /// Where the bytes lie that a number before them counts.
    package mutating func range() -> Range<Int>? {
        guard let count = count() else { return nil }
        defer { offset += count }
        return offset..<offset + count
    }

    /// A text behind the number of its bytes.
    package mutating func string() -> String? { range().flatMap { memory.string($0) } }

    /// Texts behind their count.
    package mutating func strings() -> [String]? {
        guard let count = count() else { return nil }
        var strings: [String] = []
        for _ in 0..<count {
            guard let string = string() else { return nil }
            strings.append(string)
        }
        return strings
    }
}
