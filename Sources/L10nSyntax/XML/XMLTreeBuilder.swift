internal import L10nSource

/// Makes a tree of the events that Expat tells, which come with their places.
struct XMLTreeBuilder {
    let bytes: [UInt8]
    private(set) var nodes: [XMLNodeRecord] = []
    private(set) var names = XMLNameTable()
    /// All namespaces that occur; the first is none.
    private(set) var namespaces = ["", "http://www.w3.org/XML/1998/namespace"]
    /// The elements that are open, outermost first.
    private(set) var open: [Int] = []
    /// Why the reading should end, where it should.
    private(set) var fault: XMLFault?

    /// The prefixes that are declared, outermost first.
    private var bindings: [Binding] = []
    /// The namespaces of names under the present bindings; `max` where none was looked up.
    private var resolved: [UInt32] = []

    private struct Binding {
        var prefix: [UInt8]
        var namespace: UInt32
        var depth: Int
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
        nodes.reserveCapacity(bytes.count / 64)
    }

    mutating func start(tag: Range<Int>, declaresNamespaces: Bool) {
        guard open.count < XMLTree.nestingLimit else { return stop(.tooDeep, at: tag) }
        let bytes = bytes
        let nameStart = tag.lowerBound + 1
        var nameEnd = nameStart
        while nameEnd < tag.upperBound, !Self.endsName(bytes[nameEnd]) { nameEnd += 1 }
        let name = names.intern(nameStart..<nameEnd, of: bytes.span)
        open.append(nodes.count)
        if declaresNamespaces { declareNamespaces(tag, behind: nameStart..<nameEnd) }
        nodes.append(
            XMLNodeRecord(
                kind: .element, lower: UInt32(tag.lowerBound), upper: UInt32(tag.upperBound),
                contentLower: UInt32(tag.upperBound), contentUpper: UInt32(tag.upperBound), end: 0, name: name,
                namespace: namespace(of: name)))
    }

    /// - Parameter tag: empty behind the start tag for an element that has no other.
    mutating func end(tag: Range<Int>) {
        guard let index = open.popLast() else { return }
        nodes[index].contentUpper = UInt32(tag.lowerBound)
        nodes[index].upper = UInt32(tag.upperBound)
        nodes[index].end = UInt32(nodes.count)
        if let last = bindings.last, last.depth > open.count {
            while let binding = bindings.last, binding.depth > open.count { bindings.removeLast() }
            resolved.removeAll(keepingCapacity: true)
        }
    }

    mutating func note(_ kind: XMLNodeRecord.Kind, _ range: Range<Int>) {
        // Before and behind the root they belong to no element.
        guard !open.isEmpty else { return }
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
        while !open.isEmpty { self.end(tag: end..<end) }
        return nodes
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || XMLAttributes.isSpace(byte)
    }

    private mutating func declareNamespaces(_ tag: Range<Int>, behind name: Range<Int>) {
        let bytes = bytes
        let span = bytes.span
        for attribute in XMLAttributes.read(span, behind: SourceRange(name), in: SourceRange(tag)) {
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
            bindings.append(Binding(prefix: prefix, namespace: UInt32(number), depth: open.count))
            guard bindings.count < 1000 else { return stop(.tooManyNamespaces, at: tag) }
        }
        resolved.removeAll(keepingCapacity: true)
    }

    private mutating func namespace(of name: UInt32) -> UInt32 {
        let index = Int(name)
        while resolved.count <= index { resolved.append(.max) }
        if resolved[index] != .max { return resolved[index] }
        let range = names.ranges[index].indices
        let colon = bytes[range].firstIndex(of: UInt8(ascii: ":"))
        let prefix = bytes[range.lowerBound..<(colon ?? range.lowerBound)]
        let found = bindings.last { $0.prefix.elementsEqual(prefix) }?.namespace
        resolved[index] = found ?? (prefix.elementsEqual("xml".utf8) ? 1 : 0)
        return resolved[index]
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
