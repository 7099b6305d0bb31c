/// Values by what they have in common, in the order in which that first came.
package struct OrderedGroups<Key: Hashable, Value> {
    private var keys: [Key] = []
    private var groups: [Key: [Value]] = [:]

    package init() {}

    package mutating func add(_ value: Value, to key: Key) {
        if groups[key] == nil { keys.append(key) }
        groups[key, default: []].append(value)
    }

    /// The groups, each with one value at least.
    package var all: [(key: Key, values: [Value])] { keys.map { (key: $0, values: groups[$0] ?? []) } }
}
