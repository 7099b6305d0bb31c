extension Suppression {
    /// What to cut out to be rid of a comment that holds a directive and nothing else: the comment with the blanks around
    /// it, and with its lines where nothing else stands on them. Before code it is the comment alone.
    ///
    /// Blanks behind a comment are nothing else: no line is left that holds only them, and no line ends with them.
    /// - Parameter comment: with its delimiters.
    package static func removal(of comment: SourceRange, in bytes: [UInt8]) -> SourceRange {
        var (lower, upper) = (comment.indices.lowerBound, comment.indices.upperBound)
        while lower > 0, isBlank(bytes[lower - 1]) { lower -= 1 }
        while upper < bytes.count, isBlank(bytes[upper]) { upper += 1 }
        guard upper == bytes.count || isLineBreak(bytes[upper]) else { return comment }
        // The line of what stands before the comment still needs its end.
        guard lower == 0 || isLineBreak(bytes[lower - 1]) else { return SourceRange(lower..<upper) }
        if upper < bytes.count, bytes[upper] == 0x0D { upper += 1 }
        if upper < bytes.count, bytes[upper] == 0x0A { upper += 1 }
        return SourceRange(lower..<upper)
    }

    private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
