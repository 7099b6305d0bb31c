internal import L10nSource

/// Where lines begin and end, as far as entries are concerned.
extension StringsEditor {
    /// The offset of the text behind a byte-order mark.
    var textStart: Int { tree.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The start of the line, where nothing but blanks stands between it and `offset`; else nil.
    func lineStart(before offset: Int) -> Int? {
        let bytes = tree.source.bytes
        var start = offset
        while start > textStart, isBlank(bytes[start - 1]) { start -= 1 }
        return start == textStart || isLineBreak(bytes[start - 1]) ? start : nil
    }

    /// The offset behind the line end at `offset`; `offset` itself where there is none.
    func lineBreak(at offset: Int) -> Int {
        let bytes = tree.source.bytes
        guard offset < bytes.count, isLineBreak(bytes[offset]) else { return offset }
        return offset + (bytes[offset...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }

    /// Where the line end before a line begins; nil for the first line.
    func lineBreakStart(before line: Int) -> Int? {
        let bytes = tree.source.bytes
        guard line > textStart, isLineBreak(bytes[line - 1]) else { return nil }
        return line - (line > textStart + 1 && bytes[line - 2] == 0x0D && bytes[line - 1] == 0x0A ? 2 : 1)
    }

    /// The end of an entry's line, comments on it included; the end of the entry where more stands on the line.
    func endOfLine(behind number: Int) -> Int {
        let bytes = tree.source.bytes
        let end = Int(tree.entries[number].range.upper)
        var index = end
        while index < bytes.count, !isLineBreak(bytes[index]) {
            if isBlank(bytes[index]) {
                index += 1
            } else if let comment = StringsLexer.comment(bytes.span, at: index) {
                index = comment.end
            } else {
                return end
            }
        }
        return index
    }
}
