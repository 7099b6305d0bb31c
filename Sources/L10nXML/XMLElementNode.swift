package import L10nSource
import L10nStrings

/// An element of a tree.
package struct XMLElementNode: Sendable {
    let storage: XMLTree.Storage
    /// The index in the nodes of the tree.
    package let index: Int

    private var record: XMLNodeRecord { storage.nodes[index] }
    private var bytes: [UInt8] { storage.file.bytes }

    /// The whole element, from its start tag to its end tag.
    package var range: SourceRange { SourceRange(record.lower, record.upper) }
    /// The start tag, or the whole of an element without an end tag.
    package var tagRange: SourceRange { SourceRange(record.lower, record.contentLower) }
    /// What stands between the tags; empty behind the tag of an element without an end tag.
    package var contentRange: SourceRange { SourceRange(record.contentLower, record.contentUpper) }
    /// Whether the element is one tag that ends in `/>`.
    package var isSelfClosing: Bool { record.upper == record.contentLower }

    /// The name as it is written in the start tag, with its prefix.
    package var nameRange: SourceRange {
        let lower = record.lower + 1
        return SourceRange(lower, lower + UInt32(storage.names[Int(record.name)].count))
    }

    /// The name with its prefix.
    package var name: String { storage.file.text(nameRange) }

    /// The name behind its prefix.
    package var localName: String { storage.file.xmlLocalName(nameRange) }

    /// The prefix of the name, without its colon; nil without one.
    package var prefix: String? {
        let range = nameRange.indices
        guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self)
    }

    /// The namespace that the name belongs to; empty for none, and for a prefix that nothing declares.
    package var namespace: String { storage.namespaces[Int(record.namespace)] }

    /// The number of the name with its prefix: the elements of a document with one name have one number.
    package var nameNumber: Int { Int(record.name) }

    /// Whether both names belong to one namespace.
    package func hasNamespace(of other: XMLElementNode) -> Bool { record.namespace == other.record.namespace }

    /// Whether the element has this local name and belongs to this namespace.
    package func isNamed(_ name: StaticString, in namespace: String) -> Bool {
        guard self.namespace == namespace else { return false }
        let range = nameRange.indices
        let length = name.utf8CodeUnitCount
        guard range.count >= length,
            XMLText.hasPrefix(bytes.span, name, at: range.upperBound - length, before: bytes.count)
        else { return false }
        // The local name must be all of what stands behind the prefix, not only end so.
        return range.count == length || bytes[range.upperBound - length - 1] == UInt8(ascii: ":")
    }

    /// The elements directly inside, in the order of the file.
    package var children: XMLChildren { XMLChildren(storage: storage, cursor: index + 1, end: Int(record.end)) }

    /// The first element directly inside with a name of the same namespace.
    package func child(_ name: StaticString) -> XMLElementNode? {
        let namespace = namespace
        return children.first { $0.isNamed(name, in: namespace) }
    }

    /// The content in pieces: texts, and the nodes between them. Empty texts are left out.
    package var pieces: [XMLPiece] {
        var pieces: [XMLPiece] = []
        var start = record.contentLower
        var next = index + 1
        while next < Int(record.end) {
            let node = storage.nodes[next]
            if node.lower > start { pieces.append(.text(SourceRange(start, node.lower))) }
            if node.kind == .element { pieces.append(.element(XMLElementNode(storage: storage, index: next))) }
            start = node.upper
            // Descendants belong to the piece that they lie in.
            next = Int(node.end)
        }
        if record.contentUpper > start { pieces.append(.text(SourceRange(start, record.contentUpper))) }
        return pieces
    }

    /// Whether the content is one text: no elements, comments or processing instructions are in it.
    package var isPlainText: Bool { Int(record.end) == index + 1 }

    /// All text inside, that of elements inside included.
    package var text: String {
        if isPlainText { return storage.file.xmlText(contentRange) }
        return pieces.reduce(into: "") { text, piece in
            switch piece {
            case .text(let range): text += storage.file.xmlText(range)
            case .element(let element): text += element.text
            }
        }
    }
}

extension SourceFile {
    /// What stands behind the prefix of a name.
    package func xmlLocalName(_ name: SourceRange) -> String {
        let name = bytes[name.indices]
        guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return String(decoding: name, as: UTF8.self) }
        return String(decoding: name[(colon + 1)...], as: UTF8.self)
    }
}

/// A part of an element's content.
package enum XMLPiece: Sendable {
    /// Text, with its references and CDATA sections as they are written.
    case text(SourceRange)
    case element(XMLElementNode)
}

/// The elements directly inside another.
package struct XMLChildren: Sequence, IteratorProtocol, Sendable {
    let storage: XMLTree.Storage
    var cursor: Int
    let end: Int

    package mutating func next() -> XMLElementNode? {
        while cursor < end {
            let index = cursor
            cursor = Int(storage.nodes[index].end)
            if storage.nodes[index].kind == .element { return XMLElementNode(storage: storage, index: index) }
        }
        return nil
    }
}
