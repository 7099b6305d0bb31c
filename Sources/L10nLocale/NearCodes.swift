/// The codes of a table, to be asked often which of them are one slip away from another.
struct NearCodes: Sendable {
    private let codes: [[UInt8]]

    init(_ codes: some Sequence<Substring>) {
        self.codes = codes.map { Array($0.utf8) }
    }

    /// Those with one letter more, less, other, or with two neighbours swapped, in the order of the table.
    func near(_ code: String) -> [String] {
        let bytes = Array(code.utf8)
        return codes.filter { Self.differByOneEdit(bytes, $0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func differByOneEdit(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard abs(left.count - right.count) <= 1, left != right else { return false }
        var start = 0
        while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
        let a = left[start...]
        let b = right[start...]
        if a.count != b.count { return a.count < b.count ? a == b.dropFirst() : a.dropFirst() == b }
        if a.dropFirst() == b.dropFirst() { return true }
        guard a.dropFirst(2) == b.dropFirst(2) else { return false }
        return a.prefix(2).elementsEqual(b.prefix(2).reversed())
    }
}
