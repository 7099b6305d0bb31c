internal import L10nSource

/// The comments that stand before the next entry, while white space and comments are being passed.
struct CommentBlock {
    /// The block so far; empty when there is none.
    private(set) var range = SourceRange(at: 0)
    private(set) var traits = TextTraits(rawValue: 0)
    /// Line ends since the last comment or entry.
    private var lineBreaks = 0
    /// The block began on the line of the entry before it.
    private var isTrailing = false
    /// No line has ended since the last entry.
    private(set) var isOnLineOfEntry: Bool

    /// - Parameter isAfterEntry: an entry ends where the block begins, so that comments on its line belong to it.
    @inline(__always)
    init(isAfterEntry: Bool) {
        isOnLineOfEntry = isAfterEntry
    }

    /// Notes the end of a line.
    @inline(__always)
    mutating func endLine() {
        // A comment on the line of the entry before it belongs to that one, not to the next.
        if isTrailing { drop() }
        lineBreaks &+= 1
        isOnLineOfEntry = false
    }

    /// Notes a comment, delimiters included.
    @inline(__always)
    mutating func append(_ comment: Range<Int>, traits commentTraits: TextTraits) {
        if range.isEmpty || lineBreaks > 1 {
            range = SourceRange(comment)
            traits = commentTraits
            isTrailing = isOnLineOfEntry
        } else {
            range.upper = UInt32(comment.upperBound)
            traits.formUnion(commentTraits)
        }
        lineBreaks = 0
    }

    /// Notes that the comment that was appended last holds line ends.
    @inline(__always)
    mutating func spanLines() {
        isOnLineOfEntry = false
    }

    /// Forgets the block if a blank line parts it from what comes next.
    @inline(__always)
    mutating func settle() {
        if lineBreaks > 1 { drop() }
    }

    @inline(__always)
    private mutating func drop() {
        range = SourceRange(at: 0)
        traits = TextTraits(rawValue: 0)
        isTrailing = false
    }
}
