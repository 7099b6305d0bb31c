/// A place as people count it.
package struct SourcePosition: Hashable, Sendable, Codable {
    /// The line, from 1. LF, CR and CR LF end a line.
    package var line: Int
    /// The column, from 1, in UTF-16 code units. A byte-order mark is not a column.
    package var column: Int
    /// The UTF-8 offset, from 0.
    package var offset: Int

    package init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}

/// Turns UTF-8 offsets of one file into lines and columns.
///
/// Building it reads the whole file once; make one only for a file that has something to report.
package struct LineTable: Sendable {
    private let bytes: [UInt8]
    /// The offset of the first byte of each line; the first is 0, or 3 behind a byte-order mark.
    private let starts: [UInt32]
    /// The UTF-16 code units before each block of bytes, so that a column of a minified file needs no walk of its line.
    private let unitsBeforeBlock: [UInt32]
    private static let blockSize = 4096

    package init(_ file: SourceFile) {
        self.init(bytes: file.bytes)
    }

    package init(bytes: [UInt8]) {
        self.bytes = bytes
        let text = bytes.span
        var starts: [UInt32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        // In CR LF the LF ends the line.
        for index in text.indices where text[index] <= 0x0D {
            let next = index + 1
            if text[index] == 0x0A || (text[index] == 0x0D && !(next < text.count && text[next] == 0x0A)) {
                starts.append(UInt32(next))
            }
        }
        var unitsBeforeBlock: [UInt32] = []
        var units: UInt32 = 0
        for block in stride(from: 0, to: text.count, by: Self.blockSize) {
            unitsBeforeBlock.append(units)
            units &+= Self.utf16Count(of: text.extracting(block..<min(block + Self.blockSize, text.count)))
        }
        self.starts = starts
        unitsBeforeBlock.append(units)
        self.unitsBeforeBlock = unitsBeforeBlock
    }

    /// The place of an offset; an offset behind the end counts as the end.
    package func position(of offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let start = Int(starts[low])
        return SourcePosition(line: low + 1, column: 1 + utf16Count(from: start, to: offset), offset: offset)
    }

    /// The bytes of a line from 1, without its line end.
    package func line(_ number: Int) -> Range<Int> {
        precondition(number >= 1 && number <= starts.count, "a line number counts from 1 to the number of lines")
        let start = Int(starts[number - 1])
        var end = number < starts.count ? Int(starts[number]) : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    private func utf16Count(from start: Int, to end: Int) -> Int {
        guard start < end else { return 0 }
        guard end - start > Self.blockSize else { return Int(utf16Count(in: start..<end)) }
        return Int(utf16Count(before: end) &- utf16Count(before: start))
    }

    private func utf16Count(before offset: Int) -> UInt32 {
        let block = offset / Self.blockSize
        return unitsBeforeBlock[block] &+ utf16Count(in: block * Self.blockSize..<offset)
    }

    private func utf16Count(in range: Range<Int>) -> UInt32 { Self.utf16Count(of: bytes.span.extracting(range)) }

    private static func utf16Count(of text: Span<UInt8>) -> UInt32 {
        var count: UInt32 = 0
        for index in text.indices { count &+= utf16Count(text[index]) }
        return count
    }

    /// Lead bytes count 1, those of four-byte sequences 2, continuation bytes 0.
    private static func utf16Count(_ byte: UInt8) -> UInt32 {
        byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
}
