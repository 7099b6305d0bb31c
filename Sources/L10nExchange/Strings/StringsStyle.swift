import L10nSource
import L10nStrings

/// How the entries of a file are written, as far as a new one can follow them.
package struct StringsStyle: Sendable {
    /// What ends a line.
    var lineEnd = "\n"
    /// What stands before the key.
    var indent = ""
    /// What stands between key and text.
    var separator = " = "
    var quote: Unicode.Scalar = "\""
    /// Whether blank lines part the entries.
    var hasBlankLines = false
    /// Whether comments are written as `//`.
    var hasLineComments = false

    init() {}

    /// The style of a file as a whole.
    init(_ tree: StringsTree) {
        self.init(tree, like: nil, hasBlankLines: Self.mostlyBlankLines(tree))
    }

    /// The style of a file around an entry; that of its first entry without one.
    init(_ tree: StringsTree, like number: Int?, hasBlankLines: Bool) {
        let bytes = tree.source.bytes
        let place = number.map { Int(tree.entries[$0].range.lower) } ?? 0
        lineEnd = LineBreak.first(in: bytes[place...]) ?? LineBreak.first(in: bytes[...]) ?? lineEnd
        self.hasBlankLines = hasBlankLines
        guard let entry = number.map({ tree.entries[$0] }) ?? tree.entries.first else { return }
        let key = tree.outerKey(of: entry)
        let value = tree.outerValue(of: entry)
        var start = key.lowerBound
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        if start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D {
            indent = String(decoding: bytes[start..<key.lowerBound], as: UTF8.self)
        }
        if key.upperBound <= value.lowerBound {
            let between = bytes[key.upperBound..<value.lowerBound]
            if between.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "=") }) {
                separator = String(decoding: between, as: UTF8.self)
            }
        }
        if entry.flags.contains(.singleQuotedKey), entry.flags.contains(.singleQuotedValue) {
            quote = "'"
        }
        // Near by, as a search of the whole file for every new entry would take long.
        let near = tree.entries[max(0, (number ?? 0) - 8)...].prefix(16)
        let commented = entry.comment.isEmpty ? near.first { !$0.comment.isEmpty } : entry
        if let comment = commented?.comment, !comment.isEmpty {
            hasLineComments = bytes[comment.indices].starts(with: "//".utf8)
        }
    }

    /// A comment without outer white space; nil when nothing is left.
    static func commentText(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isBlank($0) }),
            let last = scalars.lastIndex(where: { !isBlank($0) })
        else { return nil }
        return String(scalars[first...last])
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || ("\u{9}"..."\u{D}").contains(scalar)
    }

    /// A comment, delimiters included.
    func comment(_ text: String) -> String {
        let isOneLine = text.unicodeScalars.allSatisfy {
            !("\u{A}"..."\u{D}").contains($0) && $0 != "\u{85}" && $0 != "\u{2028}" && $0 != "\u{2029}"
        }
        if hasLineComments, isOneLine { return "// " + text }
        return blockComment(text)
    }

    /// A comment between `/*` and `*/`, with the file's line ends.
    private func blockComment(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        return StringsWriter.comment(lines.joined(separator: lineEnd))
    }

    /// An entry with its comment, without the indent of its first line and without a line end.
    func entry(_ insertion: StringsEditor.Insertion) -> String {
        let key = StringsWriter.quoted(insertion.key, quote)
        let text = StringsWriter.quoted(insertion.text, quote)
        let entry = key + separator + text + ";"
        guard let text = insertion.comment else { return entry }
        return comment(text) + lineEnd + indent + entry
    }

    /// Whether more than half of the gaps between entries hold a blank line.
    static func mostlyBlankLines(_ tree: StringsTree) -> Bool {
        var blank = 0
        for (previous, next) in zip(tree.entries, tree.entries.dropFirst()) {
            let end = next.comment.isEmpty ? next.range.lower : next.comment.lower
            guard previous.range.upper <= end else { continue }
            let gap = tree.source.bytes[Int(previous.range.upper)..<Int(end)]
            let feeds = gap.count { $0 == 0x0A }
            if feeds > 1 || (feeds == 0 && gap.count { $0 == 0x0D } > 1) { blank += 1 }
        }
        return blank * 2 > max(tree.entries.count - 1, 0)
    }
}
