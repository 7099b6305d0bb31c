package import L10nSource

/// A JSON text as ranges into its file: nothing is decoded until it is asked for.
///
/// The values lie in one array in document order, twenty bytes each; a container is followed by its descendants.
package struct JSONTree: Sendable {
    /// The cause of the finding about a comma behind the last child.
    package static let trailingComma = "trailing-comma"

    /// Holds what all cursors of a tree share, so that copying a cursor retains one object.
    final class Storage: Sendable {
        let file: SourceFile
        let nodes: [JSONNode]

        init(file: SourceFile, nodes: [JSONNode]) {
            self.file = file
            self.nodes = nodes
        }
    }

    let storage: Storage

    init(file: SourceFile, nodes: [JSONNode]) {
        precondition(!nodes.isEmpty, "a JSON tree has a root")
        storage = Storage(file: file, nodes: nodes)
    }

    /// The file that was read.
    package var file: SourceFile { storage.file }

    /// The outermost value; `invalid` when the file holds none.
    package var root: JSONValue { JSONValue(storage: storage, index: 0) }

    /// The number of values, members and elements included.
    package var valueCount: Int { storage.nodes.count }

    /// Reads a JSON text (RFC 8259, in UTF-8). Any bytes give a tree; what is wrong with them is reported.
    ///
    /// After an error it goes on with the next member or element, so that one mistake is one finding. Of a section with
    /// conflict markers it reads the first side.
    /// - Parameter nestingLimit: how many containers may lie within each other; deeper ones become `invalid`.
    package static func parse(
        _ file: SourceFile, dialect: JSONDialect = .strict, nestingLimit: Int = 512
    ) -> Parsed<JSONTree> {
        var parser = JSONParser(file: file, dialect: dialect, nestingLimit: nestingLimit)
        parser.run(file.bytes.span)
        let tree = JSONTree(file: file, nodes: parser.nodes)
        return Parsed(tree, diagnostics: parser.lexer.reports.diagnostics)
    }
}

/// One value of a tree: where it stands, its name if it is a member, and where its descendants end.
struct JSONNode: BitwiseCopyable, Sendable {
    /// The largest number of values in a tree, so that an index fits beside the kind and the two marks.
    static let limit = 1 << 27

    var lower: UInt32
    var upper: UInt32
    /// The name with its quotes; empty (0, 0) for elements and the root.
    var nameLower: UInt32
    var nameUpper: UInt32
    /// From the lowest bit: kind (3), value has escapes, name has escapes, index behind the last descendant (27).
    private var packed: UInt32

    init(_ kind: JSONKind, _ range: Range<Int>, name: JSONName, hasEscapes: Bool = false, end: Int) {
        lower = UInt32(truncatingIfNeeded: range.lowerBound)
        upper = UInt32(truncatingIfNeeded: range.upperBound)
        nameLower = name.lower
        nameUpper = name.upper
        packed = UInt32(kind.rawValue) | (hasEscapes ? 8 : 0) | (name.hasEscapes ? 16 : 0)
        self.end = end
    }

    /// The index behind the last descendant.
    var end: Int {
        get { Int(packed >> 5) }
        set { packed = packed & 31 | UInt32(truncatingIfNeeded: newValue) << 5 }
    }

    var kind: JSONKind { JSONKind(rawValue: UInt8(packed & 7)) ?? .invalid }
    var hasEscapes: Bool {
        get { packed & 8 != 0 }
        set { packed = newValue ? packed | 8 : packed & ~8 }
    }
    var nameHasEscapes: Bool { packed & 16 != 0 }
}

/// The name of a member as it is read, quotes included; empty for elements and the root.
struct JSONName: BitwiseCopyable {
    var lower: UInt32
    var upper: UInt32
    var hasEscapes: Bool

    static let none = JSONName(lower: 0, upper: 0, hasEscapes: false)
}
