/// Finds comments in the parts of a `.strings` file that hold no strings, and says what stands around them.
package struct StringsCommentScan {
    package struct Comment {
        /// With its delimiters.
        var range: Range<Int>
        package var content: Range<Int>
    }

    private let bytes: [UInt8]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package func comments(in range: Range<Int>) -> [Comment] {
        var found: [Comment] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if let comment = comment(at: index, limit: range.upperBound) {
                found.append(comment)
                index = comment.range.upperBound
            } else {
                index += 1
            }
        }
        return found
    }

    /// Whether the part holds nothing but white space and the stars of a comment's margin.
    func isEmpty(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { isBlank($0) || isLineBreak($0) || $0 == UInt8(ascii: "*") }
    }

    func holdsLineBreak(_ range: Range<Int>) -> Bool { bytes[range].contains(where: isLineBreak) }

    /// Whether a line without comments stands in the part, from the middle of a line to the middle of another.
    func holdsEmptyLine(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        var lineBreaks = 0
        while index < range.upperBound {
            if let comment = comment(at: index, limit: range.upperBound) {
                lineBreaks = 0
                index = comment.range.upperBound
                continue
            }
            let isCRLF = bytes[index] == 0x0D && index + 1 < range.upperBound && bytes[index + 1] == 0x0A
            if isLineBreak(bytes[index]), !isCRLF {
                lineBreaks += 1
                if lineBreaks > 1 { return true }
            }
            index += 1
        }
        return false
    }

    /// The comment with the blanks around it, and with its lines where nothing else stands on them.
    func withItsLine(_ comment: Range<Int>) -> Range<Int> {
        var (lower, upper) = (comment.lowerBound, comment.upperBound)
        while lower > 0, isBlank(bytes[lower - 1]) { lower -= 1 }
        while upper < bytes.count, isBlank(bytes[upper]) { upper += 1 }
        guard upper == bytes.count || isLineBreak(bytes[upper]) else { return comment }
        guard lower == 0 || isLineBreak(bytes[lower - 1]) else { return lower..<comment.upperBound }
        if upper < bytes.count, bytes[upper] == 0x0D { upper += 1 }
        if upper < bytes.count, bytes[upper] == 0x0A { upper += 1 }
        return lower..<upper
    }

    private func comment(at index: Int, limit: Int) -> Comment? {
        guard index + 1 < limit, bytes[index] == UInt8(ascii: "/") else { return nil }
        let rest = bytes[(index + 2)..<limit]
        switch bytes[index + 1] {
        case UInt8(ascii: "/"):
            let end = rest.firstIndex(where: isLineBreak) ?? limit
            return Comment(range: index..<end, content: index + 2..<end)
        case UInt8(ascii: "*"):
            let end = rest.indices.first {
                bytes[$0] == UInt8(ascii: "*") && bytes[min($0 + 1, limit - 1)] == UInt8(ascii: "/")
            }
            return Comment(range: index..<(end.map { $0 + 2 } ?? limit), content: index + 2..<(end ?? limit))
        default: return nil
        }
    }

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
