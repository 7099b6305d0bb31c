import L10nSource

/// A token as an import writes it.
struct ImportedToken: Sendable {
    /// The names from the outermost group.
    var names: [String]
    /// Nil for an alias, which has the type of its target.
    var type: TokenType?
    var value: TokenJSON
    /// Whether its unit is not stated but understood, so that arithmetic takes it for a plain number.
    var lacksUnit = false
    /// What the value is to be computed from, until it is.
    var formula: ImportFormula?
    /// A share of a size, which no token holds by itself: -0.05 for `-5%`.
    var share: Double?
    var description: String?
    /// Whether it should no longer be used.
    var deprecation: TokenJSON?
    /// Data of vendors, as it is written.
    var extensions: String?
    var span: SourceSpan

    var path: String { names.joined(separator: ".") }

    var json: TokenJSON {
        var members: [(name: String, value: TokenJSON)] = []
        if let type { members.append(("$type", .text(type.rawValue))) }
        members.append(("$value", value))
        if let description { members.append(("$description", .text(description))) }
        if let deprecation { members.append(("$deprecated", deprecation)) }
        if let extensions { members.append(("$extensions", .raw(extensions))) }
        return .object(members)
    }
}

/// Tokens by their paths, as the tree of a token file.
struct ImportedTree {
    private var order: [String] = []
    private var groups: [String: ImportedTree] = [:]
    private var tokens: [String: TokenJSON] = [:]
    /// The group that this one extends.
    var extends: String?

    var isEmpty: Bool { order.isEmpty && extends == nil }

    mutating func add(_ names: ArraySlice<String>, _ token: TokenJSON) {
        guard let first = names.first else { return }
        if groups[first] == nil, tokens[first] == nil { order.append(first) }
        if names.count == 1 {
            tokens[first] = token
        } else {
            groups[first, default: ImportedTree()].add(names.dropFirst(), token)
        }
    }

    mutating func extend(_ name: String, by target: String) {
        if groups[name] == nil { order.append(name) }
        groups[name, default: ImportedTree()].extends = target
    }

    var json: TokenJSON {
        let head = extends.map { [(name: "$extends", value: TokenJSON.text("{\($0)}"))] } ?? []
        return .object(
            head
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
