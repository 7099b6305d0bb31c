/// The number of a path in a table; the root is 0, and a child's number is greater than its parent's.
struct PathID: Hashable, Comparable, Sendable, BitwiseCopyable {
    var index: Int32

    static let root = PathID(index: 0)

    init(index: Int32) {
        self.index = index
    }

    init(_ index: Int) {
        self.index = Int32(truncatingIfNeeded: index)
    }

    var int: Int { Int(index) }

    static func < (left: PathID, right: PathID) -> Bool { left.index < right.index }
}

/// All paths of tokens and groups that any source mentions, as a tree of names.
struct PathTable: Sendable {
    private struct Edge: Hashable, Sendable {
        var parent: PathID
        var name: String
    }

    private var names: [String] = [""]
    private var parents: [PathID] = [.root]
    private var firstChildren: [Int32] = [0]
    private var lastChildren: [Int32] = [0]
    private var nextSiblings: [Int32] = [0]
    private var edges: [Edge: PathID] = [:]

    var count: Int { names.count }

    var all: some Sequence<PathID> { (0..<count).lazy.map { PathID($0) } }

    mutating func reserveCapacity(_ count: Int) {
        edges.reserveCapacity(count)
    }

    /// The path of a child, which is added if it is new.
    mutating func insert(_ name: String, under parent: PathID) -> PathID {
        let new = PathID(count)
        let edge = Edge(parent: parent, name: name)
        let found = edges[edge, default: new]
        guard found == new else { return found }
        edges[edge] = new
        names.append(name)
        parents.append(parent)
        firstChildren.append(0)
        lastChildren.append(0)
        nextSiblings.append(0)
        let last = Int(lastChildren[parent.int])
        if last == 0 { firstChildren[parent.int] = new.index } else { nextSiblings[last] = new.index }
        lastChildren[parent.int] = new.index
        return new
    }

    func child(_ name: String, of parent: PathID) -> PathID? {
        edges[Edge(parent: parent, name: name)]
    }

    func find(_ names: some Sequence<String>) -> PathID? {
        var path = PathID.root
        for name in names {
            guard let child = child(name, of: path) else { return nil }
            path = child
        }
        return path
    }

    func find(_ path: TokenPath) -> PathID? {
        find(path.names.lazy.map(String.init))
    }

    func name(_ path: PathID) -> String { names[path.int] }

    /// The enclosing group; nil for the root.
    func parent(_ path: PathID) -> PathID? {
        path == .root ? nil : parents[path.int]
    }

    func firstChild(_ path: PathID) -> PathID? {
        let child = firstChildren[path.int]
        return child == 0 ? nil : PathID(index: child)
    }

    func nextSibling(_ path: PathID) -> PathID? {
        let sibling = nextSiblings[path.int]
        return sibling == 0 ? nil : PathID(index: sibling)
    }

    /// The names from below `ancestor` down to `path`; nil when it is no ancestor.
    func names(of path: PathID, below ancestor: PathID) -> [String]? {
        var result: [String] = []
        var current = path
        while current != ancestor {
            // A child's number is greater than its parent's, so nothing above can be the ancestor any more.
            guard current > ancestor, let parent = parent(current) else { return nil }
            result.append(name(current))
            current = parent
        }
        return result.reversed()
    }

    func isAncestor(_ ancestor: PathID, of path: PathID) -> Bool {
        var current = path
        while current > ancestor {
            guard let parent = parent(current) else { return false }
            current = parent
            if current == ancestor { return true }
        }
        return false
    }

    func text(_ path: PathID) -> TokenPath {
        TokenPath((names(of: path, below: .root) ?? []).joined(separator: "."))
    }
}
