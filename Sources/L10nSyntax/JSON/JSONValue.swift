package import L10nSource

/// A cursor at one value of a tree. Copying it is cheap; every property is read from the file's bytes on demand.
package struct JSONValue: Sendable {
    let storage: JSONTree.Storage
    let index: Int

    var node: JSONNode { storage.nodes[index] }

    /// The file that the value stands in.
    package var file: SourceFile { storage.file }

    package var kind: JSONKind { node.kind }

    /// The value's own bytes, quotes and brackets included.
    package var range: SourceRange { SourceRange(node.lower, node.upper) }

    /// The place of the value.
    package var span: SourceSpan { storage.file.span(range) }

    /// The value as it is written.
    package var rawText: String { storage.file.text(range) }

    /// Whether the value is written in these bytes.
    package func isWritten(_ text: String) -> Bool {
        let bytes = storage.file.bytes
        let own = bytes.span.extracting(range.indices)
        return ByteSearch.withUTF8(text) { ByteSearch.areEqual(own, $0) }
    }

    package var isNull: Bool { kind == .null }
    package var isObject: Bool { kind == .object }
    package var isArray: Bool { kind == .array }
    package var isString: Bool { kind == .string }
    package var isNumber: Bool { kind == .number }

    /// Whether the parser found no value here, and said so.
    package var isInvalid: Bool { kind == .invalid }

    /// `true` or `false`; nil for other kinds.
    package var bool: Bool? {
        switch kind {
        case .true: true
        case .false: false
        case .null, .number, .string, .array, .object, .invalid: nil
        }
    }

    /// The nearest number; nil for other kinds, and for numbers too large for a `Double`.
    package var number: Double? {
        guard kind == .number else { return nil }
        if let number = JSONText.shortNumber(storage.file.bytes[range.indices]) { return number }
        guard let number = Double(rawText), number.isFinite else { return nil }
        return number
    }

    /// The number when it is written without fraction and exponent and fits an `Int`; else nil.
    package var integer: Int? {
        kind == .number ? Int(rawText) : nil
    }

    /// The members of an object in document order, equal names included; none for other kinds.
    package var members: JSONMembers { JSONMembers(children: JSONChildren(self, of: .object)) }

    /// The elements of an array; none for other kinds.
    package var elements: JSONElements { JSONElements(children: JSONChildren(self, of: .array)) }

    /// The value of the member with this name; of several, the last, as most readers take it.
    ///
    /// It looks at every member, so walk `members` to look for many names in a large object.
    package subscript(name: String) -> JSONValue? {
        member(name)?.value
    }

    /// The value of the member with this name, where the object has no other member.
    package func onlyMember(_ name: String) -> JSONValue? {
        var rest = members
        guard let first = rest.next(), rest.next() == nil, first.isNamed(name) else { return nil }
        return first.value
    }

    /// The member with this name; of several, the last.
    package func member(_ name: String) -> JSONMember? {
        var found: JSONMember?
        for member in members where member.isNamed(name) { found = member }
        return found
    }

    /// The element at an index from 0.
    package subscript(element position: Int) -> JSONValue? {
        guard position >= 0 else { return nil }
        var rest = position
        for element in elements {
            if rest == 0 { return element }
            rest -= 1
        }
        return nil
    }
}

/// A member of an object: a name and a value.
package struct JSONMember: Sendable {
    package let value: JSONValue

    /// The decoded name.
    package var name: String {
        let node = value.node
        return JSONText.decode(contentOfName(node), of: value.storage.file.bytes, hasEscapes: node.nameHasEscapes)
    }

    /// The bytes of the name, quotes included.
    package var nameRange: SourceRange { SourceRange(value.node.nameLower, value.node.nameUpper) }

    /// The bytes from the name to the end of the value.
    package var range: SourceRange { SourceRange(value.node.nameLower, max(value.node.upper, value.node.nameUpper)) }

    /// Whether the decoded name is this one, without decoding it where it holds no escapes.
    package func isNamed(_ name: String) -> Bool {
        let node = value.node
        if node.nameHasEscapes { return self.name.utf8.elementsEqual(name.utf8) }
        let bytes = value.storage.file.bytes
        let own = bytes.span.extracting(contentOfName(node))
        return ByteSearch.withUTF8(name) { ByteSearch.areEqual(own, $0) }
    }

    /// Whether the decoded name begins with an ASCII character, without decoding it where it holds no escapes.
    package func nameStarts(with byte: UInt8) -> Bool {
        let node = value.node
        if node.nameHasEscapes { return name.utf8.first == byte }
        let content = contentOfName(node)
        return !content.isEmpty && value.storage.file.bytes[content.lowerBound] == byte
    }

    /// An unquoted name, which the parser reports, has no quotes to leave out.
    private func contentOfName(_ node: JSONNode) -> Range<Int> {
        JSONText.content(of: Int(node.nameLower)..<Int(node.nameUpper), in: value.storage.file.bytes)
    }
}

/// The children of one container, in document order.
struct JSONChildren: Sequence, IteratorProtocol, Sendable {
    let storage: JSONTree.Storage
    private var cursor: Int
    private let end: Int

    init(_ parent: JSONValue, of kind: JSONKind) {
        storage = parent.storage
        cursor = parent.index + 1
        end = parent.kind == kind ? parent.node.end : 0
    }

    var isEmpty: Bool { cursor >= end }

    mutating func next() -> JSONValue? {
        guard cursor < end else { return nil }
        let value = JSONValue(storage: storage, index: cursor)
        cursor = storage.nodes[cursor].end
        return value
    }
}

/// The members of an object, in document order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    var children: JSONChildren

    package var isEmpty: Bool { children.isEmpty }

    package mutating func next() -> JSONMember? {
        children.next().map(JSONMember.init)
    }
}

/// The elements of an array, in document order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
    var children: JSONChildren

    package var isEmpty: Bool { children.isEmpty }

    package mutating func next() -> JSONValue? {
        children.next()
    }
}

extension JSONValue {
    /// The value as a member, when it is one.
    package var asMember: JSONMember? {
        node.nameUpper > 0 ? JSONMember(value: self) : nil
    }

    /// Where the value lies in the tree that holds another value too; nil when it lies in another tree.
    package func position(inTreeOf other: JSONValue) -> Int32? {
        storage === other.storage ? Int32(truncatingIfNeeded: index) : nil
    }

    /// The value that has a position in the tree of this one.
    package func valueOfTree(at position: Int32) -> JSONValue {
        JSONValue(storage: storage, index: Int(position))
    }

    /// The value itself and everything in it, in document order.
    package var descendants: JSONDescendants {
        JSONDescendants(storage: storage, cursor: index, end: node.end)
    }
}

/// A value and everything in it, in document order.
package struct JSONDescendants: Sequence, IteratorProtocol, Sendable {
    let storage: JSONTree.Storage
    var cursor: Int
    let end: Int

    package var underestimatedCount: Int { end - cursor }

    package mutating func next() -> JSONValue? {
        guard cursor < end else { return nil }
        defer { cursor += 1 }
        return JSONValue(storage: storage, index: cursor)
    }
}
