import L10nSource

/// Writes a tree in a layout of one member a line, with members in an order of the caller's.
///
/// Values stay as they are, equal names too; strings are written anew, with the escapes that `JSONText.quoted` makes.
/// Empty containers have a blank line, as Xcode writes them.
package struct JSONPrinter {
    private let layout: JSONLayout
    private let order: ([JSONMember]) -> [JSONMember]
    private var bytes: [UInt8] = []

    /// - Parameter order: puts the members of one object in order.
    package init(_ layout: JSONLayout, order: @escaping ([JSONMember]) -> [JSONMember]) {
        self.layout = layout
        self.order = order
    }

    /// The whole file. Its tree holds no `invalid` value, and is no deeper than the stack bears, as the limit of nesting
    /// at parsing says.
    package mutating func bytes(of root: JSONValue) -> [UInt8] {
        bytes = []
        bytes.reserveCapacity(root.file.bytes.count + 16)
        write(root, depth: 0)
        if layout.endsWithLineEnd { bytes += layout.lineEnd.utf8 }
        return bytes
    }

    private mutating func write(_ value: JSONValue, depth: Int) {
        switch value.kind {
        case .object:
            let members = order(Array(value.members))
            nest("{", "}", members, depth: depth) { printer, member in
                printer.write(string: member.nameRange, hasEscapes: member.hasEscapes, member.value.file)
                printer.bytes += printer.layout.colon.utf8
                printer.write(member.value, depth: depth + 1)
            }
        case .array:
            nest("[", "]", Array(value.elements), depth: depth) { printer, element in
                printer.write(element, depth: depth + 1)
            }
        case .string: write(string: value.range, hasEscapes: value.hasEscapes, value.file)
        case .null, .false, .true, .number, .invalid: bytes += value.file.bytes[value.range.indices]
        }
    }

    private mutating func nest<Element>(
        _ open: String, _ close: String, _ elements: [Element], depth: Int,
        _ write: (inout JSONPrinter, Element) -> Void
    ) {
        bytes += open.utf8
        if elements.isEmpty { bytes += layout.lineEnd.utf8 }
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            newLine(depth + 1)
            write(&self, element)
        }
        newLine(depth)
        bytes += close.utf8
    }

    private mutating func newLine(_ depth: Int) {
        guard let indent = layout.indent else { return }
        bytes += layout.lineEnd.utf8
        for _ in 0..<depth { bytes += indent.utf8 }
    }

    /// A string without escapes is written as it stands: what must be escaped was.
    private mutating func write(string range: SourceRange, hasEscapes: Bool, _ file: SourceFile) {
        guard hasEscapes else {
            bytes += file.bytes[range.indices]
            return
        }
        let content = JSONText.content(of: range.indices, in: file.bytes)
        bytes += JSONText.quoted(JSONText.decode(content, of: file.bytes, hasEscapes: true)).utf8
    }
}

extension JSONMember {
    /// Whether the name is written with escapes.
    package var hasEscapes: Bool { value.node.nameHasEscapes }
}
