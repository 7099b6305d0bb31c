internal import L10nSource

/// Writes a value as text with places, for files that have none: binary property lists.
///
/// Shared values are written as often as they occur, up to a limit that no file but a hostile one meets.
struct PropertyListRendering {
    /// The largest text, in bytes, that a file of so many bytes stands for. Files that tools write stay far below.
    static func limit(ofFileOf count: Int) -> Int { min(max(1 << 20, 64 * count), 1 << 26) }

    private let limit: Int
    private var text: [UInt8] = []
    private(set) var isCut = false

    private init(limit: Int) {
        self.limit = limit
    }

    /// The tree of a value, and whether it is all there.
    static func tree(
        of value: PropertyListValue, path: String, limit: Int
    ) -> (tree: PropertyListTree, isWhole: Bool) {
        var rendering = Self(limit: limit)
        let root = rendering.add(value, indent: 0)
        let source = SourceFile(path: path, bytes: rendering.text, encoding: .binaryPropertyList)
        return (PropertyListTree(source: source, root: root), !rendering.isCut)
    }

    /// The depth of values is that of `BinaryPropertyListReader.depthLimit`.
    private mutating func add(_ value: PropertyListValue, indent: Int) -> PropertyListNode {
        if text.count > limit { isCut = true }
        switch value {
        case .string(let content): return addText(content, "string", indent: indent)
        case .array(let items):
            var nodes: [PropertyListNode] = []
            return container("array", indent: indent) { rendering in
                for item in items where !rendering.isCut { nodes.append(rendering.add(item, indent: indent + 1)) }
                return .array(nodes)
            }
        case .dictionary(let pairs):
            var entries: [PropertyListEntry] = []
            return container("dict", indent: indent) { rendering in
                for pair in pairs where !rendering.isCut {
                    let key = rendering.addText(pair.key, "key", indent: indent + 1)
                    entries.append(
                        PropertyListEntry(key: key, value: rendering.add(pair.value, indent: indent + 1)))
                }
                return .dictionary(entries)
            }
        case .null: return addLeaf(value, "null", "", indent: indent)
        case .boolean(let flag): return addLeaf(value, flag ? "true" : "false", "", indent: indent)
        case .integer(let number): return addLeaf(value, "integer", "\(number)", indent: indent)
        case .real(let number): return addLeaf(value, "real", "\(number)", indent: indent)
        case .date(let seconds): return addLeaf(value, "date", "\(seconds)", indent: indent)
        case .uid(let number): return addLeaf(value, "uid", "\(number)", indent: indent)
        case .data(let bytes): return addLeaf(value, "data", Base64.text(bytes), indent: indent)
        }
    }

    private mutating func addText(_ content: String, _ tag: String, indent: Int) -> PropertyListNode {
        let (range, place) = element(tag, XMLPropertyListWriter.escaped(content), indent: indent)
        let written = text.span.extracting(place.indices)
        var traits = TextTraits(scanning: content)
        // Whatever is escaped becomes longer.
        if written.count != content.utf8.count { traits.formUnion(.escape) }
        return PropertyListNode(range: range, content: place, traits: traits, kind: .string)
    }

    private mutating func addLeaf(
        _ value: PropertyListValue, _ tag: String, _ content: String, indent: Int
    ) -> PropertyListNode {
        let (range, place) = element(tag, content, indent: indent)
        return PropertyListNode(range: range, content: place, kind: .leaf(value))
    }

    private mutating func element(
        _ tag: String, _ content: String, indent: Int
    ) -> (range: SourceRange, content: SourceRange) {
        append(String(repeating: "\t", count: indent))
        let start = text.count
        append("<" + tag + ">")
        let contentStart = text.count
        append(content)
        let contentEnd = text.count
        append("</" + tag + ">")
        let end = text.count
        append("\n")
        return (SourceRange(start..<end), SourceRange(contentStart..<contentEnd))
    }

    private mutating func container(
        _ tag: String, indent: Int, _ content: (inout Self) -> PropertyListNode.Kind
    ) -> PropertyListNode {
        append(String(repeating: "\t", count: indent))
        let start = text.count
        append("<" + tag + ">\n")
        let contentStart = text.count
        let kind = content(&self)
        let contentEnd = text.count
        append(String(repeating: "\t", count: indent) + "</" + tag + ">")
        let end = text.count
        append("\n")
        return PropertyListNode(
            range: SourceRange(start..<end), content: SourceRange(contentStart..<contentEnd), kind: kind)
    }

    private mutating func append(_ part: String) {
        text.append(contentsOf: part.utf8)
    }
}
