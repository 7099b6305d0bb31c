internal import L10nSource

/// Where the lines of entries begin and end.
extension StringsEditor {
    var lines: TextLines { TextLines(tree.source) }

    /// The end of an entry's line, comments on it included; the end of the entry where more stands on the line.
    func endOfLine(behind number: Int) -> Int {
        let bytes = tree.source.bytes
        return lines.endOfLine(from: Int(tree.entries[number].range.upper)) { index in
            StringsLexer.comment(bytes.span, at: index)?.end
        }
    }
}
