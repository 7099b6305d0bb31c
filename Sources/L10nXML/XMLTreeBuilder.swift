internal import L10nSource
import L10nStrings

/// Makes a tree of the events that Expat tells, which come with their places.
struct XMLTreeBuilder {
    let bytes: [UInt8]
    private(set) var nodes: [XMLNodeRecord] = []
    private(set) var names = XMLNameTable()
    /// All namespaces that occur; the first is none.
    private(set) var namespaces = ["", "http://www.w3.org/XML/1998/namespace"]
    /// The elements that are open, innermost last: the present one here, and in `end` of each the one around it.
    private var present = UInt32.max
    private var depth = 0
    /// Why the reading should end, where it should.
    private(set) var fault: XMLFault?

    /// The prefixes that are declared, outermost first.
    private var bindings: [Binding] = []
    /// How often what is declared has changed.
    private var scope = 0
    /// The namespaces of names, and the scope that each was looked up in: what an older one says is not so any more.
    private var resolved: [(namespace: UInt32, scope: Int)] = []

    private struct Binding {
        var prefix: [UInt8]
        var namespace: UInt32
        var depth: Int
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
        nodes.reserveCapacity(bytes.count / 64)
    }

    /// The innermost element that is open.
    var innermost: Int? { depth == 0 ? nil : Int(present) }

    mutating func start(tag: Range<Int>, of text: Span<UInt8>, declaresNamespaces: Bool) {
        guard depth < XMLTree.nestingLimit else { return stop(.tooDeep, at: tag) }
        let nameStart = tag.lowerBound + 1
        var nameEnd = nameStart
        while nameEnd < tag.upperBound, !Self.endsName(text[nameEnd]) { nameEnd += 1 }
        let name = names.intern(nameStart..<nameEnd, of: text)
        // Before the declarations, which hold for the element that makes them and end with it.
        depth += 1
        if declaresNamespaces { declareNamespaces(tag, behind: nameStart..<nameEnd) }
        let namespace = namespace(of: name)
        let behind = UInt32(tag.upperBound)
        let outer = present
        present = UInt32(nodes.count)
        nodes.append(
            XMLNodeRecord(
                kind: .element, lower: UInt32(tag.lowerBound), upper: behind, contentLower: behind,
                contentUpper: behind, end: outer, name: name, namespace: namespace))
    }

    /// - Parameter tag: empty behind the start tag for an element that has no other.
    mutating func end(tag: Range<Int>) {
        guard depth > 0 else { return }
        depth -= 1
        let index = Int(present)
        present = nodes[index].close(before: tag, end: UInt32(nodes.count))
        // Declarations end with their element, and a name may belong to another namespace from then on.
        if let last = bindings.last, last.depth > depth {
            while let binding = bindings.last, binding.depth > depth { bindings.removeLast() }
            scope += 1
        }
    }

    mutating func note(_ kind: XMLNodeRecord.Kind, _ range: Range<Int>) {
        // Before and behind the root they belong to no element.
        guard depth > 0 else { return }
        nodes.append(
            XMLNodeRecord(
                kind: kind, lower: UInt32(range.lowerBound), upper: UInt32(range.upperBound),
                contentLower: UInt32(range.upperBound), contentUpper: UInt32(range.upperBound),
                end: UInt32(nodes.count + 1), name: 0, namespace: 0))
    }

    mutating func stop(_ kind: XMLFault.Kind, at range: Range<Int>) {
        fault = fault ?? XMLFault(kind: kind, range: range)
    }

    /// All nodes; those that are still open end with the last one.
    mutating func finish() -> [XMLNodeRecord] {
        let end = bytes.count
        while depth > 0 { self.end(tag: end..<end) }
        return nodes
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || XMLText.isSpace(byte)
    }

    private mutating func declareNamespaces(_ tag: Range<Int>, behind name: Range<Int>) {
        let bytes = bytes
        let span = bytes.span
        var cursor = XMLAttributeCursor(behind: SourceRange(name), in: SourceRange(tag))
        while let attribute = cursor.next(in: span) {
            let range = attribute.name.indices
            guard XMLText.hasPrefix(span, "xmlns", at: range.lowerBound, before: range.upperBound) else { continue }
            let prefix: [UInt8]
            if range.count == 5 {
                prefix = []
            } else if bytes[range.lowerBound + 5] == UInt8(ascii: ":") {
                prefix = Array(bytes[(range.lowerBound + 6)..<range.upperBound])
            } else {
                continue
            }
            let uri = String(decoding: XMLContent.attributeValue(span, attribute.value.indices), as: UTF8.self)
            let number = namespaces.firstIndex(of: uri) ?? namespaces.count
            // So many namespaces are no document's need; the look-up above is not to become slow.
            guard number < 1000 else { return stop(.tooManyNamespaces, at: tag) }
            if number == namespaces.count { namespaces.append(uri) }
            bindings.append(Binding(prefix: prefix, namespace: UInt32(number), depth: depth))
            guard bindings.count < 1000 else { return stop(.tooManyNamespaces, at: tag) }
        }
        scope += 1
    }

    private mutating func namespace(of name: UInt32) -> UInt32 {
        let index = Int(name)
        if index < resolved.count, resolved[index].scope == scope { return resolved[index].namespace }
        while resolved.count <= index { resolved.append((0, -1)) }
        let range = names.ranges[index].indices
        let colon = bytes[range].firstIndex(of: UInt8(ascii: ":"))
        let prefix = bytes[range.lowerBound..<(colon ?? range.lowerBound)]
        // Of several declarations of a prefix, the innermost holds.
        let declared = bindings.last { $0.prefix.elementsEqual(prefix) }?.namespace
        // The prefix `xml` is declared by the standard itself.
        let found = declared ?? (prefix.elementsEqual("xml".utf8) ? 1 : 0)
        resolved[index] = (found, scope)
        return found
    }
}

/// Why a document could not be read to its end.
struct XMLFault {
    enum Kind: Equatable {
        case tooDeep
        case tooManyNamespaces
        case tooLarge
        case entityDeclaration
        case unknownEntity
        case noMemory
        /// An error of Expat, by its number, and Expat's words.
        case notWellFormed(code: UInt32, message: String)
    }

    var kind: Kind
    var range: Range<Int>
}
