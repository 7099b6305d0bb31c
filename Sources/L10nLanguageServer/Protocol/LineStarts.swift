/// Where the lines of a text begin, kept through its changes: a message may hold thousands.
struct LineStarts: Sendable {
    /// The offset of the first byte of each line.
    private(set) var offsets: [Int]

    /// - Parameter first: where the first line begins.
    init(_ bytes: [UInt8], from first: Int = 0) {
        offsets = [first]
        var index = first + 1
        while index <= bytes.count {
            if Self.begins(at: index, bytes) { offsets.append(index) }
            index += 1
        }
    }

    private static func begins(at offset: Int, _ bytes: [UInt8]) -> Bool {
        let before = bytes[offset - 1]
        return before == 0x0A || before == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)
    }

    /// Takes in that a part of the text was replaced.
    /// - Parameters:
    ///   - count: how many bytes stand in its place.
    ///   - bytes: the text as it is now.
    mutating func replace(_ range: Range<Int>, with count: Int, in bytes: [UInt8]) {
        // What begins at either end may have been the second half of a line end, or be one now.
        let first = max(number(from: range.lowerBound), 1)
        let last = max(number(from: range.upperBound + 1), first)
        let shift = count - range.count
        if shift != 0 { for index in last..<offsets.count { offsets[index] += shift } }
        let places = range.lowerBound...range.lowerBound + count
        offsets.replaceSubrange(first..<last, with: places.filter { $0 > 0 && Self.begins(at: $0, bytes) })
    }

    /// The first line that begins at an offset or behind it.
    private func number(from offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The line that an offset lies in, which is none before the first.
    func line(of offset: Int) -> Int { number(from: offset + 1) - 1 }

    /// The offset behind the last byte of a line, without its end.
    func end(of line: Int, in bytes: [UInt8]) -> Int {
        var end = line + 1 < offsets.count ? offsets[line + 1] : bytes.count
        while end > offsets[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    /// The offset of a place. A column behind the end of its line means that end (AD-14); one in the middle of a character
    /// means its beginning.
    func offset(of position: TextPosition, in bytes: [UInt8], _ encoding: PositionEncoding) -> Int {
        guard position.line >= 0 else { return offsets[0] }
        guard position.line < offsets.count else { return bytes.count }
        var index = offsets[position.line]
        let end = self.end(of: position.line, in: bytes)
        var rest = position.character
        while index < end, rest > 0 {
            var next = index + 1
            while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
            rest -= (index..<next).reduce(0) { $0 + encoding.units(bytes[$1]) }
            if rest < 0 { break }
            index = next
        }
        return index
    }
}
