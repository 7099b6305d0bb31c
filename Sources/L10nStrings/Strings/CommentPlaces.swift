package import L10nSource

/// Where the comments of a file stand, as its parser found them: with their delimiters, ascending and without overlap.
///
/// Nothing else looks for comments in a file, so that all agree on where one ends. What they say is decoded when
/// somebody asks.
package struct CommentPlaces: Sendable, Hashable {
    package private(set) var ranges: [SourceRange] = []

    package init() {}

    /// Adds a comment behind all others.
    @inline(__always)
    mutating func append(_ comment: SourceRange) {
        ranges.append(comment)
    }

    /// Forgets the comments that begin at an offset or behind it.
    mutating func removeAll(from offset: Int) {
        while let last = ranges.last, Int(last.lower) >= offset { ranges.removeLast() }
    }

    /// Ends the last comment at an offset that lies inside it.
    mutating func cutLast(at offset: Int) {
        guard let last = ranges.last, Int(last.lower) < offset, offset < Int(last.upper) else { return }
        ranges[ranges.count - 1].upper = UInt32(offset)
    }

    /// The comments that lie in a part of the file as a whole.
    package func inside(_ part: SourceRange) -> ArraySlice<SourceRange> {
        let start = ranges.partitioningIndex { $0.lower >= part.lower }
        return ranges[start...].prefix { $0.upper <= part.upper }
    }

    /// The offset behind the comment that begins at an offset; nil where none does.
    package func end(ofCommentAt offset: Int) -> Int? {
        let index = ranges.partitioningIndex { Int($0.lower) >= offset }
        guard index < ranges.count, Int(ranges[index].lower) == offset else { return nil }
        return Int(ranges[index].upper)
    }

    /// What stands between the delimiters of a comment; to its end where the closing one is missing.
    package static func content(of comment: SourceRange, in bytes: [UInt8]) -> SourceRange {
        let text = bytes[comment.indices]
        let (opening, closing) = text.starts(with: "<!--".utf8) ? (4, "-->") : (2, "*/")
        let isLine = text.starts(with: "//".utf8)
        let isClosed =
            !isLine && text.count >= opening + closing.utf8.count
            && text.suffix(closing.utf8.count).elementsEqual(closing.utf8)
        let end = comment.indices.upperBound - (isClosed ? closing.utf8.count : 0)
        return SourceRange(comment.indices.lowerBound + opening..<end)
    }

    /// What the comments in a part of a file say, without outer white space, joined by line feeds; nil when that is
    /// nothing.
    package func text(in part: SourceRange, of source: SourceFile) -> String? {
        let texts = words(in: part, of: source.bytes).map { source.text($0) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// Where the only comment in a part of a file says something, without outer white space; nil where none or several do.
    package func onlyText(in part: SourceRange, of source: SourceFile) -> SourceRange? {
        let words = words(in: part, of: source.bytes)
        return words.count == 1 ? words[0] : nil
    }

    /// What the comments in a part say, without outer white space; those that say nothing are missing.
    private func words(in part: SourceRange, of bytes: [UInt8]) -> [SourceRange] {
        guard !part.isEmpty else { return [] }
        return inside(part).compactMap { comment in
            let content = Self.content(of: comment, in: bytes).indices
            guard let first = bytes[content].firstIndex(where: { !Self.isBlank($0) }),
                let last = bytes[content].lastIndex(where: { !Self.isBlank($0) })
            else { return nil }
            return SourceRange(first..<last + 1)
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
