package import L10nSource

/// A property list as places in a text: every key and value knows where it stands, duplicates included.
///
/// For a binary property list the text is a rendering of it as XML.
package struct PropertyListTree: Sendable {
    /// The text as UTF-8.
    package let source: SourceFile
    /// The outermost value; what could be made out of it when CoreFoundation refuses the file.
    package let root: PropertyListNode?
    /// The comments outside texts; none where the text is a rendering.
    package let comments: CommentPlaces

    package init(source: SourceFile, root: PropertyListNode?, comments: CommentPlaces = CommentPlaces()) {
        self.source = source
        self.root = root
        self.comments = comments
    }

    /// What a text says; nil for another value.
    package func text(of node: PropertyListNode) -> String? {
        guard case .string = node.kind else { return nil }
        if node.traits.lacks(.escape) { return source.text(node.content) }
        return String(decoding: node.textBytes(in: source.bytes.span), as: UTF8.self)
    }
}

/// A value of a property list and its place.
package struct PropertyListNode: Sendable {
    /// The whole element.
    package var range: SourceRange
    /// What stands between the tags; empty behind an element without an end tag.
    package var content: SourceRange
    /// What a text may contain; nothing for other values.
    package var traits: TextTraits
    package var kind: Kind

    package init(range: SourceRange, content: SourceRange, traits: TextTraits = [], kind: Kind) {
        self.range = range
        self.content = content
        self.traits = traits
        self.kind = kind
    }

    package enum Kind: Sendable {
        case string
        case array([PropertyListNode])
        /// The entries in the order of the file; the last of equal keys wins.
        case dictionary([PropertyListEntry])
        /// A value that is neither text nor container.
        case leaf(PropertyListValue)
    }

    /// The entries of a dictionary; nil for another value.
    package var entries: [PropertyListEntry]? {
        guard case .dictionary(let entries) = kind else { return nil }
        return entries
    }

    /// Whether the value is a text.
    package var isText: Bool {
        if case .string = kind { true } else { false }
    }

    /// The bytes that a text stands for.
    func textBytes(in source: Span<UInt8>) -> [UInt8] {
        guard traits.contains(.escape) else { return Array(source, in: content.indices) }
        return XMLText.decoded(source, in: content.indices)
    }

    /// The value as CoreFoundation returns it.
    func value(in source: Span<UInt8>) -> PropertyListValue {
        switch kind {
        case .string: return .string(String(decoding: textBytes(in: source), as: UTF8.self))
        case .array(let items): return .array(items.map { $0.value(in: source) })
        case .leaf(let value): return value
        case .dictionary(let entries):
            var dictionary = PropertyListDictionary()
            for entry in entries {
                let key = String(decoding: entry.key.textBytes(in: source), as: UTF8.self)
                dictionary.set(entry.value.value(in: source), for: key)
            }
            return Self.reference(dictionary.pairs) ?? .dictionary(dictionary.pairs)
        }
    }

    /// The reference of a keyed archive that a dictionary stands for.
    private static func reference(_ pairs: [PropertyListPair]) -> PropertyListValue? {
        guard pairs.count == 1, pairs[0].key == "CF$UID" else { return nil }
        switch pairs[0].value {
        case .integer(let number): return .uid(UInt32(truncatingIfNeeded: number.bits))
        case .real(let number):
            return .uid(Int32(exactly: number.rounded(.towardZero)).map(UInt32.init(bitPattern:)) ?? 0)
        default: return nil
        }
    }
}

/// An entry of a dictionary.
package struct PropertyListEntry: Sendable {
    package var key: PropertyListNode
    package var value: PropertyListNode
    /// The comments directly before the key, delimiters included; empty when there are none.
    package var comment: SourceRange
    package var commentTraits: TextTraits

    package init(
        key: PropertyListNode, value: PropertyListNode, comment: SourceRange = SourceRange(at: 0),
        commentTraits: TextTraits = []
    ) {
        self.key = key
        self.value = value
        self.comment = comment
        self.commentTraits = commentTraits
    }
}
