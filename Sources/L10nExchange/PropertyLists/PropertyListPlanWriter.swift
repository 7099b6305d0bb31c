import L10nSource
import L10nStrings

/// Turns a plan into the smallest edits of an XML property list.
struct PropertyListPlanWriter {
    private let tree: PropertyListTree
    private let bytes: [UInt8]
    private let style: PropertyListStyle
    private let spelling: XMLSpelling
    private var edits: [Edit] = []

    private init(_ tree: PropertyListTree) {
        self.tree = tree
        bytes = tree.source.bytes
        style = PropertyListStyle(tree)
        var texts: [SourceRange] = []
        if let root = tree.root { Self.collect(root, &texts) }
        spelling = XMLSpelling(tree.source, texts)
    }

    /// The edits, ascending and without overlap.
    static func edits(_ plan: PropertyListPlan, of root: PropertyListNode, in tree: PropertyListTree) -> [Edit] {
        var writer = Self(tree)
        writer.write(plan, of: root, in: nil)
        // What is put in before a range that goes must come first.
        return writer.edits.enumerated().sorted { first, second in
            let (one, other) = (first.element.span.range, second.element.span.range)
            return (one.lower, one.upper, first.offset) < (other.lower, other.upper, second.offset)
        }.map(\.element)
    }

    private static func collect(_ node: PropertyListNode, _ texts: inout [SourceRange]) {
        switch node.kind {
        case .string: texts.append(node.content)
        case .array(let items): for item in items { collect(item, &texts) }
        case .dictionary(let entries):
            for entry in entries {
                texts.append(entry.key.content)
                collect(entry.value, &texts)
            }
        case .leaf: break
        }
    }

    private mutating func edit(_ range: Range<Int>, _ replacement: String) {
        edits.append(Edit(tree.source.span(SourceRange(range)), replacement))
    }

    // MARK: Members

    /// - Parameter key: the key that the dictionary stands behind; nil for the outermost one.
    private mutating func write(_ plan: PropertyListPlan, of node: PropertyListNode, in key: PropertyListNode?) {
        let members = node.entries ?? []
        if members.isEmpty {
            if !plan.insertions.isEmpty { fill(node, plan.insertions, key) }
            return
        }
        let insertions = Dictionary(grouping: plan.insertions, by: \.anchor)
        // In the order of the file, as edits stand.
        for anchor in -1..<members.count {
            if anchor >= 0 { write(plan, member: anchor, members) }
            if let new = insertions[anchor] { insert(new, behind: anchor, of: node, members) }
        }
    }

    private mutating func write(_ plan: PropertyListPlan, member number: Int, _ members: [PropertyListEntry]) {
        let member = members[number]
        switch plan.changes[number] {
        case nil: break
        case .text(let text): write(text, in: member.value)
        case .members(let inner): write(inner, of: member.value, in: member.key)
        case .value(let draft):
            edit(member.value.range.indices, style.value(draft, indent: indent(of: member), spelling))
        }
    }

    private mutating func write(_ text: String, in node: PropertyListNode) {
        guard node.isText, !isSelfClosing(node) else {
            // An empty element, such as `<string/>`.
            if text.isEmpty, node.isText { return }
            return edit(node.range.indices, style.element("string", text, spelling))
        }
        // CoreFoundation drops a first U+FEFF, so that a text which begins with one needs another before it.
        if text.unicodeScalars.first == "\u{FEFF}", bytes[Int(node.content.lower) - 1] == UInt8(ascii: ">"),
            XMLText.decoded(bytes.span, in: node.content.indices) != Array(text.utf8)
        {
            return edit(node.content.indices, spelling.content("\u{FEFF}\(text)".unicodeScalars))
        }
        guard let change = spelling.edit(tree.source, node.content.indices, to: text) else { return }
        edit(change.range, change.replacement)
    }

    private func isSelfClosing(_ node: PropertyListNode) -> Bool { node.range.upper == node.content.upper }

    /// The end of a member's line, comments on it included; the end of the member where more stands on the line.
    private func endOfLine(behind member: PropertyListEntry) -> Int {
        TextLines(tree.source).endOfLine(from: Int(member.value.range.upper), comments: tree.comments)
    }

    // MARK: New members

    private mutating func insert(
        _ insertions: [PropertyListPlan.Insertion], behind anchor: Int, of node: PropertyListNode,
        _ members: [PropertyListEntry]
    ) {
        let place = anchor >= 0 ? endOfLine(behind: members[anchor]) : Int(node.content.lower)
        let model = max(anchor, 0)
        let gap = gap(before: members, near: model)
        let text = insertions.map { gap + written($0, like: members[model], gap) }.joined()
        edit(place..<place, text)
    }

    private func written(
        _ insertion: PropertyListPlan.Insertion, like member: PropertyListEntry, _ gap: String
    ) -> String {
        let indent = indent(of: member)
        let text = style.member(insertion.member, indent: indent, spelling)
        guard let comment = insertion.comment else { return text }
        return PropertyListStyle.comment(comment) + style.line(indent) + text
    }

    /// The white space between two members, preferably that before a member that is not the first.
    private func gap(before members: [PropertyListEntry], near number: Int) -> String {
        let member = members[number > 0 ? number : min(1, members.count - 1)]
        let end = Int(member.comment.isEmpty ? member.key.range.lower : member.comment.lower)
        var start = end
        while start > 0, bytes[start - 1] == 0x20 || (0x09...0x0D).contains(bytes[start - 1]) { start -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The blanks at the start of a member's line.
    private func indent(of member: PropertyListEntry) -> String { indent(at: Int(member.key.range.lower)) }

    private func indent(at offset: Int) -> String {
        var line = offset
        while line > 0, !TextLines.isLineBreak(bytes[line - 1]) { line -= 1 }
        let start = line == 0 ? TextLines(tree.source).textStart : line
        let end = bytes[start..<offset].firstIndex { !TextLines.isBlank($0) } ?? offset
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Puts members into a dictionary without any.
    private mutating func fill(
        _ node: PropertyListNode, _ insertions: [PropertyListPlan.Insertion], _ key: PropertyListNode?
    ) {
        let outer = indent(at: Int(node.range.lower))
        let deeper = outer + style.unit
        let text = insertions.map { insertion in
            style.line(deeper) + (insertion.comment.map { PropertyListStyle.comment($0) + style.line(deeper) } ?? "")
                + style.member(insertion.member, indent: deeper, spelling)
        }.joined()
        guard !isSelfClosing(node) else {
            return edit(node.range.indices, "<dict>" + text + style.line(outer) + "</dict>")
        }
        let content = bytes[node.content.indices]
        let isBlank = content.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
        // Comments in it stay, before the new members.
        if isBlank { return edit(node.content.indices, text + style.line(outer)) }
        let end = node.content.indices.last { !(bytes[$0] == 0x20 || (0x09...0x0D).contains(bytes[$0])) } ?? 0
        edit(end + 1..<node.content.indices.upperBound, text + style.line(outer))
    }
}
