package import L10nSource

extension StringsTree {
    /// The comments that belong to an entry, without delimiters and outer white space; nil when there are none.
    ///
    /// Several comments are joined by line feeds.
    package func comment(of entry: StringsEntry) -> String? {
        comment(in: entry.comment)
    }

    /// The comments in a range that holds only comments and white space, as one text.
    package func comment(in range: SourceRange) -> String? {
        guard !range.isEmpty else { return nil }
        var text: String?
        eachComment(in: range) { comment in
            let comment = trimmed(comment)
            guard !comment.isEmpty else { return }
            let words = source.text(comment)
            text = text.map { "\($0)\n\(words)" } ?? words
        }
        return text
    }

    /// Where the only comment stands in a range that holds only comments and white space, without delimiters and outer white
    /// space; nil where there are none or several.
    package func onlyComment(in range: SourceRange) -> SourceRange? {
        var found: SourceRange?
        var count = 0
        eachComment(in: range) { comment in
            let comment = trimmed(comment)
            guard !comment.isEmpty else { return }
            found = comment
            count += 1
        }
        return count == 1 ? found : nil
    }

    /// The contents of the comments in a range that holds only comments and white space, delimiters excluded.
    package func comments(in range: SourceRange) -> [SourceRange] {
        var found: [SourceRange] = []
        eachComment(in: range) { found.append($0) }
        return found
    }

    private func eachComment(in range: SourceRange, _ body: (SourceRange) -> Void) {
        let bytes = source.bytes.span
        var index = Int(range.lower)
        let end = Int(range.upper)
        while index < end {
            switch dialect == .xml ? XMLText.comment(bytes, at: index) : StringsLexer.comment(bytes, at: index) {
            case let comment?:
                body(SourceRange(comment.content))
                index = max(comment.end, index + 1)
            case nil: index += 1
            }
        }
    }

    private func trimmed(_ range: SourceRange) -> SourceRange {
        var (lower, upper) = (Int(range.lower), Int(range.upper))
        while lower < upper, isBlank(source.bytes[lower]) { lower += 1 }
        while lower < upper, isBlank(source.bytes[upper - 1]) { upper -= 1 }
        return SourceRange(lower..<upper)
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
