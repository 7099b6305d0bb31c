import L10nSource
import L10nStrings

/// How the members of dictionaries are laid out in an XML property list, as far as new ones can follow them.
struct PropertyListStyle {
    /// What ends a line; nil where everything stands on one line.
    var lineEnd: String? = "\n"
    /// What one more level of nesting adds to the indent.
    var unit = "\t"
    /// What stands between the key and a text; nil where texts stand on a line of their own.
    var textGap: String?
    /// What stands between the key and a dictionary; nil where dictionaries begin on a line of their own.
    var dictionaryGap: String?

    init() {}

    /// The style of a file.
    init(_ tree: PropertyListTree) {
        guard let members = tree.root?.entries, let root = tree.root else { return }
        let bytes = tree.source.bytes
        if let own = LineBreak.first(in: bytes[root.content.indices]) {
            lineEnd = own
        } else {
            lineEnd = members.isEmpty ? LineBreak.first(in: bytes[...]) ?? lineEnd : nil
        }
        for (outer, inner) in Self.nested(members) {
            guard let indent = Self.indent(of: outer, bytes), let deeper = Self.indent(of: inner, bytes) else {
                continue
            }
            guard deeper.count > indent.count, deeper.hasPrefix(indent) else { continue }
            unit = String(deeper.dropFirst(indent.count))
            break
        }
        let inner = members + Self.nested(members).map(\.inner)
        textGap = inner.first { $0.value.isText }.flatMap { Self.gap(of: $0, bytes) }
        dictionaryGap = inner.first { $0.value.entries != nil }.flatMap { Self.gap(of: $0, bytes) }
    }

    /// Members with the first members of what they hold, on two levels.
    private static func nested(
        _ members: [PropertyListEntry]
    ) -> [(outer: PropertyListEntry, inner: PropertyListEntry)] {
        // Some members tell the style of all, and a large file is not to be read again for it.
        members.prefix(100).flatMap { outer in
            (outer.value.entries ?? []).prefix(10).flatMap { inner in
                [(outer, inner)] + (inner.value.entries ?? []).prefix(10).map { (inner, $0) }
            }
        }
    }

    /// The blanks before a member that begins a line; nil for another.
    private static func indent(of member: PropertyListEntry, _ bytes: [UInt8]) -> String? {
        let start = Int(member.key.range.lower)
        var index = start
        while index > 0, TextLines.isBlank(bytes[index - 1]) { index -= 1 }
        guard index > 0, TextLines.isLineBreak(bytes[index - 1]) else { return nil }
        return String(decoding: bytes[index..<start], as: UTF8.self)
    }

    /// The blanks between key and value on one line; nil where a line ends between them.
    private static func gap(of member: PropertyListEntry, _ bytes: [UInt8]) -> String? {
        let gap = bytes[Int(member.key.range.upper)..<Int(member.value.range.lower)]
        return gap.allSatisfy(TextLines.isBlank) ? String(decoding: gap, as: UTF8.self) : nil
    }

    /// A member without what stands before it.
    func member(_ member: PropertyListDraft.Member, indent: String, _ spelling: XMLSpelling) -> String {
        let gap: String?
        switch member.value {
        case .text: gap = textGap
        case .members: gap = dictionaryGap
        }
        return element("key", member.name, spelling) + (gap ?? line(indent))
            + value(member.value, indent: indent, spelling)
    }

    /// A value whose first line is indented already.
    func value(_ value: PropertyListDraft, indent: String, _ spelling: XMLSpelling) -> String {
        switch value {
        case .text(let text): return element("string", text, spelling)
        case .members(let members):
            guard !members.isEmpty else { return "<dict/>" }
            let deeper = indent + unit
            return "<dict>" + members.map { line(deeper) + member($0, indent: deeper, spelling) }.joined()
                + line(indent) + "</dict>"
        }
    }

    /// An element that holds a text; CoreFoundation drops a first U+FEFF, so that it is written twice.
    func element(_ tag: String, _ text: String, _ spelling: XMLSpelling) -> String {
        let mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
        return "<\(tag)>" + mark + spelling.content(text.unicodeScalars) + "</\(tag)>"
    }

    /// The start of a new line.
    func line(_ indent: String) -> String { lineEnd.map { $0 + indent } ?? "" }

    /// A comment that parsers take for one, whatever its text.
    static func comment(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            // Two hyphens may not stand in a comment, and none at its end.
            if scalar == "-", result.unicodeScalars.last == "-" { result += " " }
            result.unicodeScalars.append(scalar)
        }
        return "<!-- " + result + " -->"
    }
}
