/// Follows many pointers into the same trees: each object that one leads through is read once.
package struct JSONMemberIndex {
    private struct Place: Hashable {
        let tree: ObjectIdentifier
        let index: Int
    }

    private var members: [Place: [String: JSONValue]] = [:]

    package init() {}

    /// The value that a pointer leads to from `root`; nil when there is none. The trees have to outlive the index.
    package mutating func resolve(_ pointer: JSONPointer, in root: JSONValue) -> JSONValue? {
        var value = root
        for segment in pointer.segments {
            guard let child = child(segment, of: value) else { return nil }
            value = child
        }
        return value
    }

    private mutating func child(_ segment: String, of value: JSONValue) -> JSONValue? {
        guard value.isObject else { return JSONPointer.child(segment, of: value) }
        let place = Place(tree: ObjectIdentifier(value.storage), index: value.index)
        if let known = members[place] { return known[segment] }
        // Of equal names the last counts, as where a member is looked up without an index.
        let table = Dictionary(value.members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        members[place] = table
        return table[segment]
    }
}
