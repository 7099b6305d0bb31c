package import L10nSource
import L10nStrings
import L10nSyntax

extension StringsEditor {
    /// The changes, in ascending order and without overlap; none where everything is as it should be.
    package var edits: [Edit] {
        let pieces = texts.sorted { $0.key < $1.key }.flatMap { edits(of: $0.key, $0.value) }
        // Inserted texts come first, so that they stay before an edit of what they are inserted before.
        return (insertedPieces() + pieces).enumerated()
            .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map { Edit(tree.source.span(SourceRange($0.element.range)), $0.element.text) }
    }

    struct Piece {
        var range: Range<Int>
        var text: String
    }

    private func style(like number: Int) -> StringsStyle {
        StringsStyle(tree, like: number, hasBlankLines: hasBlankLines)
    }

    private func edits(of number: Int, _ text: String) -> [Piece] {
        let entry = tree.entries[number]
        if entry.flags.contains(.keyOnly) {
            let key = tree.key(of: entry)
            guard !ByteSearch.areEqual(text, key) else { return [] }
            let style = style(like: number)
            let quote: Unicode.Scalar = entry.flags.contains(.singleQuotedKey) ? "'" : "\""
            let written = [key, text].map { StringsWriter.quoted($0, quote) }.joined(separator: style.keyOnlySeparator)
            return [Piece(range: tree.outerKey(of: entry), text: written)]
        }
        let outer = tree.outerValue(of: entry)
        if entry.flags.contains(.unquotedValue) {
            guard !tree.source.bytes[entry.value.indices].elementsEqual(text.utf8) else { return [] }
            return [Piece(range: outer, text: StringsWriter.quoted(text))]
        }
        let quote = Unicode.Scalar(tree.source.bytes[outer.lowerBound])
        let edit = StringsLiteral.edit(tree.source, entry.value.indices, quote: quote, to: text)
        return edit.map { [Piece(range: $0.range, text: $0.replacement)] } ?? []
    }

    private func insertedPieces() -> [Piece] {
        var groups = OrderedGroups<Anchor, Insertion>()
        for insertion in insertions { groups.add(insertion, to: insertion.anchor) }
        return groups.all.map { anchor, insertions in
            var group = insertions
            // The order of the file holds among the new ones as well.
            if let order, group.contains(where: \.isSorted) {
                group.sort { order.precedes($0.key.utf8, $1.key.utf8) }
            }
            return piece(of: group, at: anchor)
        }
    }

    private func piece(of insertions: [Insertion], at anchor: Anchor) -> Piece {
        switch anchor {
        case .after(let number):
            let style = style(like: number)
            let place = endOfLine(behind: number)
            let gap = style.lineEnd + (style.hasBlankLines ? style.lineEnd : "") + style.indent
            return Piece(range: place..<place, text: insertions.map { gap + style.entry($0) }.joined())
        case .before(let number):
            let style = style(like: number)
            let gap = style.lineEnd + (style.hasBlankLines ? style.lineEnd : "") + style.indent
            let entry = tree.entries[number]
            let text = insertions.map { style.entry($0) + gap }.joined()
            // Behind the head of the file, with a line end, so that the head does not pass to the new entry.
            if number == 0, hasHeaderComment {
                let place = Int(entry.range.lower)
                return Piece(range: place..<place, text: style.lineEnd + text)
            }
            let place = Int(entry.comment.isEmpty ? entry.range.lower : entry.comment.lower)
            return Piece(range: place..<place, text: text)
        case .none: return pieceWithoutEntries(insertions)
        }
    }

    /// Whether the comment before the first entry rather belongs to the file: it stands at the top, and no other entry
    /// has one.
    private var hasHeaderComment: Bool {
        guard let first = tree.entries.first, !first.comment.isEmpty, Int(first.comment.lower) == lines.textStart,
            lines.lineStart(before: Int(first.range.lower)) != nil
        else { return false }
        return tree.entries.count > 1 && tree.entries.dropFirst().allSatisfy { $0.comment.isEmpty }
    }

    private func pieceWithoutEntries(_ insertions: [Insertion]) -> Piece {
        let bytes = tree.source.bytes
        var style = pattern ?? StringsStyle()
        if bytes.contains(where: TextLines.isLineBreak) { style.lineEnd = StringsStyle(tree).lineEnd }
        let gap = style.lineEnd + (style.hasBlankLines ? style.lineEnd : "")
        if tree.dialect == .braced, let brace = openingBrace {
            style.indent = "    "
            let text = insertions.map { style.lineEnd + style.indent + style.entry($0) }.joined()
            let isAtLineEnd = brace + 1 < bytes.count && TextLines.isLineBreak(bytes[brace + 1])
            return Piece(range: brace + 1..<brace + 1, text: text + (isAtLineEnd ? "" : style.lineEnd))
        }
        style.indent = ""
        let text = insertions.map { style.entry($0) }.joined(separator: gap)
        // Entries that were there and go leave their place; else what the file holds is its head.
        let isAtLineStart = bytes.isEmpty || lines.lineStart(before: bytes.count) != nil
        let head = bytes.count == lines.textStart ? "" : (isAtLineStart ? "" : style.lineEnd) + style.lineEnd
        return Piece(range: bytes.count..<bytes.count, text: head + text + style.lineEnd)
    }

    private var openingBrace: Int? {
        let index = StringsLexer.skipTrivia(tree.source.bytes.span, from: lines.textStart)
        return index < tree.source.bytes.count ? index : nil
    }
}

extension StringsStyle {
    /// What an entry that was only a key gets between its key and its text.
    fileprivate var keyOnlySeparator: String { separator.contains("=") ? separator : " = " }
}
