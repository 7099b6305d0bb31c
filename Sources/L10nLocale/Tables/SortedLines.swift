/// A table that is a text: one record a line, sorted by the bytes of the key, which ends at the first space.
///
/// The text of a literal lies in the program's read-only data, so a table costs nothing until it is asked, and a change
/// of the data reads well as a difference of lines. A look-up is a binary search without allocation.
struct SortedLines: Sendable {
    /// The records, separated by line feeds, without one at the end.
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// What stands behind the key and its space; empty for a line of a key alone; nil without such a line.
    func value(of key: some StringProtocol) -> Substring? {
        let bytes = text.utf8
        var low = bytes.startIndex
        var high = bytes.endIndex
        while low < high {
            var start = bytes.index(low, offsetBy: bytes.distance(from: low, to: high) / 2)
            while start > low, bytes[bytes.index(before: start)] != Self.lineFeed { start = bytes.index(before: start) }
            let line = bytes[start..<high]
            let keyEnd = line.firstIndex { $0 == Self.space || $0 == Self.lineFeed } ?? high
            if key.utf8.elementsEqual(bytes[start..<keyEnd]) {
                guard keyEnd < high, bytes[keyEnd] == Self.space else { return text[keyEnd..<keyEnd] }
                let valueStart = bytes.index(after: keyEnd)
                return text[valueStart..<(bytes[valueStart...].firstIndex(of: Self.lineFeed) ?? bytes.endIndex)]
            }
            if key.utf8.lexicographicallyPrecedes(bytes[start..<keyEnd]) {
                high = start
            } else {
                low = bytes[keyEnd..<high].firstIndex(of: Self.lineFeed).map(bytes.index(after:)) ?? high
            }
        }
        return nil
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
