/// A table that is a text: one record a line, sorted by the bytes of the key, which ends at the first space.
///
/// The text of a literal lies in the program's read-only data, so a table costs nothing until it is asked, and a change
/// of the data reads well as a difference of lines. A look-up is a binary search without allocation, over a copy of the
/// bytes that is made with the table: bytes of an array are read several times faster than those of a string.
struct SortedLines: Sendable {
    /// The records, separated by line feeds, without one at the end.
    let text: String
    private let bytes: [UInt8]

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// What stands behind the key and its space; empty for a line of a key alone; nil without such a line.
    func value(of key: some StringProtocol) -> Substring? {
        var low = 0
        var high = bytes.count
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != Self.lineFeed { start -= 1 }
            switch order(of: key, lineAt: start) {
            case .same(let end):
                let valueStart = end < bytes.count && bytes[end] == Self.space ? end + 1 : end
                return slice(valueStart, endOfLine(from: valueStart))
            case .before: high = start
            case .behind: low = endOfLine(from: start) + 1
            }
        }
        return nil
    }

    private enum Order {
        case before
        /// With the offset where the key of the line ends.
        case same(Int)
        case behind
    }

    /// Where a key belongs, seen from the line that begins at an offset.
    private func order(of key: some StringProtocol, lineAt start: Int) -> Order {
        var offset = start
        for byte in key.utf8 {
            guard offset < bytes.count, bytes[offset] != Self.space, bytes[offset] != Self.lineFeed else {
                return .behind
            }
            if byte != bytes[offset] { return byte < bytes[offset] ? .before : .behind }
            offset += 1
        }
        // A key that the line's goes on behind sorts before it.
        let isWhole = offset == bytes.count || bytes[offset] == Self.space || bytes[offset] == Self.lineFeed
        return isWhole ? .same(offset) : .before
    }

    private func endOfLine(from offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] != Self.lineFeed { end += 1 }
        return end
    }

    private func slice(_ start: Int, _ end: Int) -> Substring {
        let lower = text.utf8.index(text.startIndex, offsetBy: start)
        return text[lower..<text.utf8.index(lower, offsetBy: end - start)]
    }

    func contains(_ key: some StringProtocol) -> Bool { value(of: key) != nil }

    /// All records in order.
    var records: some Sequence<(key: Substring, value: Substring)> {
        text.split(separator: "\n").lazy.map { line in
            let end = line.firstIndex(of: " ") ?? line.endIndex
            return (line[..<end], line[end...].dropFirst())
        }
    }

    private static let space = UInt8(ascii: " ")
    private static let lineFeed = UInt8(ascii: "\n")
}
