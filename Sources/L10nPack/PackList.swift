/// A part of a pack that holds parts of any length: their count, where each ends, and then the parts themselves.
///
///     count u32 | count + 1 offsets u32, from the end of the offsets on, the first 0 | bytes
package struct PackList: Sendable {
    private let memory: PackMemory
    private let start: Int
    /// Where the parts begin.
    private let content: Int
    private let end: Int
    /// The number of parts.
    package let count: Int

    /// - Parameter range: where the list lies; one that is too small for its count is taken for empty.
    init(_ memory: PackMemory, _ range: Range<Int>) {
        self.memory = memory
        start = range.lowerBound + 4
        end = range.upperBound
        let stated = Int(memory.u32(range.lowerBound) ?? 0)
        let fits = range.count >= 8 && stated <= (range.count - 8) / 4
        count = fits ? stated : 0
        content = min(start + (count + 1) * 4, range.upperBound)
    }

    /// Where a part lies; nil for a number that there is none of, and where the file says nonsense.
    @inline(__always)
    package func range(_ number: Int) -> Range<Int>? {
        guard number >= 0, number < count, let lower = memory.u32(start + number * 4),
            let upper = memory.u32(start + number * 4 + 4), lower <= upper, Int(upper) <= end - content
        else { return nil }
        return content + Int(lower)..<content + Int(upper)
    }

    /// A part as a text.
    package func string(_ number: Int) -> String? { range(number).flatMap { memory.string($0) } }

    /// A part as it is.
    package func bytes(_ number: Int) -> [UInt8]? {
        range(number).flatMap { range in
            memory.withBytes(range) { bytes in bytes.indices.map { bytes[$0] } }
        }
    }

    /// Reads a part from its first byte on.
    package func cursor(_ number: Int) -> PackCursor? { range(number).map { PackCursor(memory, $0) } }

    /// The number of the part with these bytes in a list that is in the order of bytes.
    package func find(_ text: String) -> Int? {
        text.withUTF8Span { text in
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                guard let range = range(middle),
                    let order = memory.withBytes(range, { Self.order($0, text) })
                else { return nil }
                if order == 0 { return middle }
                if order < 0 { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }

    private static func order(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return left[index] < right[index] ? -1 : 1
        }
        return left.count - right.count
    }
}
