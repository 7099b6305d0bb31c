package import L10nSource

/// The shape of a member with two strings two objects deep, such as the text of a String Catalog:
/// `"fr" : { "stringUnit" : { "state" : "…", "value" : "…" } }`.
///
/// A file consists of thousands of these. They are recognised by looking at four neighbouring nodes, where cursors would
/// cost a reference each; whatever is written otherwise is for the reader of the general case.
package struct JSONPairShape: Sendable {
    private let outer: [UInt8]
    private let first: [UInt8]
    private let second: [UInt8]

    /// The decoded names; the strings have to stand in this order.
    package init(_ outer: String, _ first: String, _ second: String) {
        self.outer = Array(outer.utf8)
        self.first = Array(first.utf8)
        self.second = Array(second.utf8)
    }

    /// A string without a cursor.
    package struct Text: Sendable {
        /// The bytes between the quotes.
        package let contentRange: SourceRange
        package let hasEscapes: Bool
    }

    /// The two strings; nil for a member of any other shape, and where a name is written with escapes.
    package func texts(of member: JSONMember) -> (first: Text, second: Text)? {
        let storage = member.value.storage
        let index = member.value.index
        let nodes = storage.nodes
        // Four nodes that end together: an object, the only object in it, and two values without children.
        guard index + 4 <= nodes.count, nodes[index].kind == .object, nodes[index].end == index + 4,
            nodes[index + 1].kind == .object, nodes[index + 1].end == index + 4
        else { return nil }
        let bytes = storage.file.bytes
        guard Self.isNamed(nodes[index + 1], outer, in: bytes), Self.isNamed(nodes[index + 2], first, in: bytes),
            Self.isNamed(nodes[index + 3], second, in: bytes),
            let first = Self.text(nodes[index + 2], in: bytes), let second = Self.text(nodes[index + 3], in: bytes)
        else { return nil }
        return (first, second)
    }

    private static func isNamed(_ node: JSONNode, _ name: [UInt8], in bytes: [UInt8]) -> Bool {
        let (lower, upper) = (Int(node.nameLower), Int(node.nameUpper))
        guard !node.nameHasEscapes, upper - lower == name.count + 2, bytes[lower] == 0x22 else { return false }
        return ByteSearch.areEqual(bytes.span.extracting(lower + 1..<upper - 1), name.span)
    }

    private static func text(_ node: JSONNode, in bytes: [UInt8]) -> Text? {
        guard node.kind == .string, bytes[Int(node.lower)] == 0x22 else { return nil }
        return Text(contentRange: SourceRange(node.lower + 1, node.upper - 1), hasEscapes: node.hasEscapes)
    }
}

extension JSONPairShape.Text {
    /// The decoded text.
    package func string(in file: SourceFile) -> String {
        JSONText.decode(contentRange.indices, of: file.bytes, hasEscapes: hasEscapes)
    }
}
