package import L10nSource
package import L10nStrings

/// Where the lines of a text begin and end, as far as edits of whole lines are concerned.
package struct TextLines {
    let bytes: [UInt8]

    package init(_ source: SourceFile) {
        bytes = source.bytes
    }

    /// The offset of the text behind a byte-order mark.
    var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The start of the line, where nothing but blanks stands between it and `offset`; else nil.
    func lineStart(before offset: Int) -> Int? {
        var start = offset
        while start > textStart, Self.isBlank(bytes[start - 1]) { start -= 1 }
        return start == textStart || Self.isLineBreak(bytes[start - 1]) ? start : nil
    }

    /// The offset behind the line end at `offset`; `offset` itself where there is none.
    func lineBreak(at offset: Int) -> Int {
        guard offset < bytes.count, Self.isLineBreak(bytes[offset]) else { return offset }
        return offset + (bytes[offset...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }

    /// Where the line end before a line begins; nil for the first line.
    func lineBreakStart(before line: Int) -> Int? {
        guard line > textStart, Self.isLineBreak(bytes[line - 1]) else { return nil }
        return line - (line > textStart + 1 && bytes[line - 2] == 0x0D && bytes[line - 1] == 0x0A ? 2 : 1)
    }

    /// The end of the line from `offset` on, comments on it included; `offset` itself where more stands on the line.
    package func endOfLine(from offset: Int, comments: CommentPlaces) -> Int {
        var index = offset
        while index < bytes.count, !Self.isLineBreak(bytes[index]) {
            if Self.isBlank(bytes[index]) {
                index += 1
            } else if let end = comments.end(ofCommentAt: index) {
                index = end
            } else {
                return offset
            }
        }
        return index
    }

    /// What to take away with a range to leave no empty line behind: its lines, where it stands on them alone, and one of
    /// two blank lines around them.
    /// - Parameter end: the end of what stands on its last line.
    package func deletion(from start: Int, to end: Int) -> Range<Int> {
        guard let line = lineStart(before: start), end == bytes.count || Self.isLineBreak(bytes[end]) else {
            return start..<end
        }
        let next = lineBreak(at: end)
        guard next > end else {
            // The last line has no line end, so that the one before it loses its own.
            return (lineBreakStart(before: line) ?? line)..<end
        }
        let isAtTop = line == textStart
        let isBlankBefore = isAtTop || lineBreakStart(before: line).map { lineStart(before: $0) == $0 } ?? false
        if isBlankBefore, next < bytes.count, Self.isLineBreak(bytes[next]) { return line..<lineBreak(at: next) }
        if next == bytes.count, !isAtTop, isBlankBefore, let blank = lineBreakStart(before: line) {
            return blank..<next
        }
        return line..<next
    }
}
