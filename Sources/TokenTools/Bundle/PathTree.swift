import DesignTokens
import TokenThemes

/// Tokens by their paths, as the tree of a token file.
struct PathTree {
    private var order: [String] = []
    private var groups: [String: PathTree] = [:]
    private var tokens: [String: TokenJSON] = [:]
    /// The group that this one extends.
    private var extends: String?
    /// What the group says of itself.
    private var head: [(name: String, value: TokenJSON)] = []

    var isEmpty: Bool { order.isEmpty && extends == nil }

    mutating func add(_ names: ArraySlice<String>, _ token: TokenJSON) {
        guard let first = names.first else { return }
        if groups[first] == nil, tokens[first] == nil { order.append(first) }
        if names.count == 1 {
            tokens[first] = token
        } else {
            groups[first, default: PathTree()].add(names.dropFirst(), token)
        }
    }

    mutating func extend(_ name: String, by target: String) {
        if groups[name] == nil { order.append(name) }
        groups[name, default: PathTree()].extends = target
    }

    /// Notes what a group says of itself, if it is in the tree.
    mutating func describe(_ names: ArraySlice<String>, _ members: [(name: String, value: TokenJSON)]) {
        guard let first = names.first else { return head = members }
        groups[first]?.describe(names.dropFirst(), members)
    }

    var json: TokenJSON {
        let extends = extends.map { [(name: "$extends", value: TokenJSON.text("{\($0)}"))] } ?? []
        return .object(
            extends + head
                + order.flatMap { name -> [(name: String, value: TokenJSON)] in
                    guard let token = tokens[name] else { return groups[name].map { [(name, $0.json)] } ?? [] }
                    // A token with children keeps its value as that of the group (TF-25).
                    guard let group = groups[name], case .object(let members) = group.json else {
                        return [(name, token)]
                    }
                    return [(name, .object([(TokenName.root, token)] + members))]
                })
    }
}
