/// Finds the accessors that chains of members name.
struct AccessorIndex {
    private var accessors: [[String]: KeyAccessor] = [:]
    /// The files that declare accessors, by the first name of these.
    private var files: [String: Set<String>] = [:]

    init(_ files: [SwiftFacts]) {
        for facts in files {
            for accessor in facts.accessors {
                accessors[accessor.path] = accessor
                self.files[accessor.path[0], default: []].insert(facts.path)
            }
        }
    }

    /// The file that declares an accessor; nil where several modules have some of that name, of which each uses its own.
    func home(of accessor: KeyAccessor) -> String? {
        let declaring = files[accessor.path[0]] ?? []
        return declaring.count == 1 ? declaring.first : nil
    }

    var isEmpty: Bool { accessors.isEmpty }

    /// The accessor of the longest beginning of a chain (SC-62).
    func find(_ chain: MemberChain, _ aliases: [String: [String]]) -> KeyAccessor? {
        var names = chain.names
        if let path = aliases[names[0]] { names = path + names.dropFirst() }
        if names[0] == "Self", let scope = chain.scope.first, isRoot(scope) {
            names = chain.scope + names.dropFirst()
        }
        // The name of the module may stand before it.
        if !isRoot(names[0]) {
            guard names.count > 2, isRoot(names[1]) else { return nil }
            names.removeFirst()
        }
        // What stands behind an accessor is asked of its text, such as `.uppercased()`.
        for count in stride(from: names.count, through: 2, by: -1) {
            if let accessor = accessors[Array(names[..<count])] { return accessor }
        }
        return nil
    }

    private func isRoot(_ name: String) -> Bool { files[name] != nil }
}
