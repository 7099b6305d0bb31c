extension SuppressionDirective {
    /// What a comment says to people: the text without directives, and without the white space that they leave.
    ///
    /// Source: checks.md SUP-13.
    package static func removed(from comment: String) -> String {
        let bytes = Array(comment.utf8)
        let directives = all(in: bytes, SourceRange(0..<bytes.count))
        guard !directives.isEmpty else { return comment }
        var rest: [UInt8] = []
        var index = 0
        for directive in directives {
            var (start, end) = (directive.range.indices.lowerBound, directive.range.indices.upperBound)
            if start > 0, bytes[start - 1] == UInt8(ascii: "[") {
                start -= 1
                if let close = bytes[end...].firstIndex(where: { !isSpace($0) }), bytes[close] == UInt8(ascii: "]") {
                    end = close + 1
                }
            }
            guard start >= index else { continue }
            rest += bytes[index..<start]
            while let last = rest.last, isSpace(last) { rest.removeLast() }
            index = end
        }
        rest += bytes[index...]
        let first = rest.firstIndex { !isSpace($0) } ?? rest.endIndex
        let last = rest.lastIndex { !isSpace($0) } ?? rest.startIndex
        return first <= last && first < rest.endIndex ? String(decoding: rest[first...last], as: UTF8.self) : ""
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
