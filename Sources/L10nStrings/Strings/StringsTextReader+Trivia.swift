internal import L10nSource

extension StringsTextReader {
    /// Passes white space and comments before an entry, and reports what is unusual about them.
    mutating func skipTrivia(_ bytes: Span<UInt8>) {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09: position += 1
            case 0x0A:
                table.comments.endLine()
                position += 1
            case 0x0D:
                position += 1
                // In CR LF the LF ends the line.
                if position == bytes.count || bytes[position] != 0x0A { table.comments.endLine() }
            case UInt8(ascii: "/"):
                let start = position
                guard let comment = passComment(bytes, at: start, isBetweenEntries: true) else { return }
                position = comment.end
                table.append(comment: start..<position, traits: comment.traits)
            default:
                let length = StringsLexer.whiteSpace(bytes, at: position)
                guard length > 0 else { return }
                reporter.reportUnusualWhiteSpace(bytes, position..<position + length)
                position += length
            }
        }
    }

    /// The offset of the next token inside an entry.
    mutating func skipInnerTrivia(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            case UInt8(ascii: "/"):
                guard let comment = passComment(bytes, at: index, isBetweenEntries: false) else { return index }
                index = comment.end
            default:
                let length = StringsLexer.whiteSpace(bytes, at: index)
                guard length > 0 else { return index }
                reporter.reportUnusualWhiteSpace(bytes, index..<index + length)
                index += length
            }
        }
        return index
    }

    /// Reports what is wrong with a comment, and takes up what it hides.
    ///
    /// Entries that a `//` comment hides inside another entry are not taken up, since entries do not overlap.
    private mutating func passComment(
        _ bytes: Span<UInt8>, at index: Int, isBetweenEntries: Bool
    ) -> StringsLexer.Comment? {
        guard let comment = StringsLexer.comment(bytes, at: index) else { return nil }
        table.record.note(index..<comment.end, traits: comment.traits)
        if !comment.isClosed {
            let hidden = table.harvest(bytes, in: comment.content, flags: [.lost, .repaired])
            reporter.reportUnterminatedComment(index..<index + 2, hiding: hidden)
        } else if !comment.isBlock, !comment.traits.isDisjoint(with: .unseen),
            let end = StringsLexer.falseLineEnd(bytes, in: comment.content)
        {
            if isBetweenEntries {
                _ = table.harvest(bytes, in: end.upperBound..<comment.content.upperBound, flags: [.lost, .repaired])
            }
            reporter.reportCommentLineEnd(bytes, end)
        }
        return comment
    }
}
