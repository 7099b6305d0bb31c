package import DesignTokens

/// The number of a path in a table; the root is 0, and a child's number is greater than its parent's.
package struct PathID: Hashable, Comparable, Sendable, BitwiseCopyable {
    package var index: Int32

    package static let root = PathID(index: 0)

    package init(index: Int32) {
        self.index = index
    }

    package init(_ index: Int) {
        self.index = Int32(truncatingIfNeeded: index)
    }

    package var int: Int { Int(index) }

    package static func < (left: PathID, right: PathID) -> Bool { left.index < right.index }
}

/// All paths of tokens and groups that any source mentions, as a tree of names.
package struct PathTable: Sendable {
    private struct Edge: Hashable, Sendable {
        var parent: PathID
        var name: Int32
    }

    /// The different names, and the number of each.
    private var texts: [String] = [""]
    private var numbers: [String: Int32] = ["": 0]
    /// The whole text of each path.
    private var paths: [String] = [""]
    /// The number of the name of each path.
    private var names: [Int32] = [0]
    private var parents: [PathID] = [.root]
    private var depths: [Int32] = [0]
    // The root is nobody's child or sibling, so that 0 stands for none.
    private var firstChildren: [Int32] = [0]
    private var lastChildren: [Int32] = [0]
    private var nextSiblings: [Int32] = [0]
    private var edges: [Edge: PathID] = [:]

    package var count: Int { names.count }

    package var all: some Sequence<PathID> { (0..<count).lazy.map { PathID($0) } }

    package mutating func reserveCapacity(_ count: Int) {
        edges.reserveCapacity(count)
        paths.reserveCapacity(count)
        names.reserveCapacity(count)
        parents.reserveCapacity(count)
        depths.reserveCapacity(count)
        firstChildren.reserveCapacity(count)
        lastChildren.reserveCapacity(count)
        nextSiblings.reserveCapacity(count)
    }

    /// The path of a child, which is added if it is new.
    package mutating func insert(_ name: String, under parent: PathID) -> PathID {
        let newNumber = Int32(truncatingIfNeeded: texts.count)
        let number = numbers[name, default: newNumber]
        if number == newNumber {
            numbers[name] = number
            texts.append(name)
        }
        return insert(number, under: parent)
    }

    private mutating func insert(_ name: Int32, under parent: PathID) -> PathID {
        let new = PathID(count)
        let edge = Edge(parent: parent, name: name)
        let found = edges[edge, default: new]
        guard found == new else { return found }
        edges[edge] = new
        names.append(name)
        paths.append(parent == .root ? texts[Int(name)] : paths[parent.int] + "." + texts[Int(name)])
        parents.append(parent)
        depths.append(depths[parent.int] + 1)
        firstChildren.append(0)
        lastChildren.append(0)
        nextSiblings.append(0)
        let last = Int(lastChildren[parent.int])
        if last == 0 { firstChildren[parent.int] = new.index } else { nextSiblings[last] = new.index }
        lastChildren[parent.int] = new.index
        return new
    }

    package func child(_ name: String, of parent: PathID) -> PathID? {
        numbers[name].flatMap { edges[Edge(parent: parent, name: $0)] }
    }

    /// The child of a group that has the same name as a path.
    package func child(namedAs path: PathID, of parent: PathID) -> PathID? {
        edges[Edge(parent: parent, name: names[path.int])]
    }

    /// Adds the child of a group that has the same name as a path.
    package mutating func insert(namedAs path: PathID, under parent: PathID) -> PathID {
        insert(names[path.int], under: parent)
    }

    /// The path that stands in `target` where `path` stands in `group`.
    package func counterpart(of path: PathID, in group: PathID, under target: PathID) -> PathID? {
        guard path != group else { return target }
        // What lies in a group has a greater number.
        guard path > group, let parent = parent(path),
            let outer = counterpart(of: parent, in: group, under: target)
        else { return nil }
        return child(namedAs: path, of: outer)
    }

    package func find(_ names: some Sequence<String>) -> PathID? {
        var path = PathID.root
        for name in names {
            guard let child = child(name, of: path) else { return nil }
            path = child
        }
        return path
    }

    package func find(_ path: TokenPath) -> PathID? {
        find(path.names.lazy.map(String.init))
    }

    package func name(_ path: PathID) -> String { texts[Int(names[path.int])] }

    /// The enclosing group; nil for the root.
    package func parent(_ path: PathID) -> PathID? {
        path == .root ? nil : parents[path.int]
    }

    /// The number of names of a path.
    package func depth(_ path: PathID) -> Int { Int(depths[path.int]) }

    package func firstChild(_ path: PathID) -> PathID? {
        let child = firstChildren[path.int]
        return child == 0 ? nil : PathID(index: child)
    }

    package func nextSibling(_ path: PathID) -> PathID? {
        let sibling = nextSiblings[path.int]
        return sibling == 0 ? nil : PathID(index: sibling)
    }

    package func children(of path: PathID) -> [PathID] {
        var result: [PathID] = []
        var child = firstChild(path)
        while let current = child {
            result.append(current)
            child = nextSibling(current)
        }
        return result
    }

    /// The paths below another one, each found when it is asked for, in no order that counts.
    package func descendants(of path: PathID) -> some Sequence<PathID> {
        var pending = children(of: path)
        return AnyIterator {
            guard let next = pending.popLast() else { return PathID?.none }
            pending += children(of: next)
            return next
        }
    }

    package func isAncestor(_ ancestor: PathID, of path: PathID) -> Bool {
        var current = path
        // Numbers fall on the way up, so that the way ends no higher than the ancestor.
        while current > ancestor {
            guard let parent = parent(current) else { return false }
            current = parent
            if current == ancestor { return true }
        }
        return false
    }

    package func text(_ path: PathID) -> TokenPath {
        TokenPath(paths[path.int])
    }
}
