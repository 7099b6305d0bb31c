import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

/// The tree of a token file, written anew from what was read of it.
struct TokenTree {
    private let nodes: [TokenNode]
    private let keepsExtensions: Bool
    private let children: [[Int]]

    /// - Parameter keepsExtensions: whether `$extends` is written.
    init(_ file: TokenFile, keepsExtensions: Bool = true) {
        nodes = file.nodes
        self.keepsExtensions = keepsExtensions
        var children = [[Int]](repeating: [], count: nodes.count)
        for (index, node) in nodes.enumerated() where node.parent >= 0 { children[node.parent].append(index) }
        self.children = children
    }

    var json: TokenJSON { nodes.isEmpty ? .object([]) : group(0) }

    private func group(_ index: Int) -> TokenJSON {
        let node = nodes[index]
        var members = Self.type(node)
        if let description = node.description { members.append(("$description", .text(description.value))) }
        if keepsExtensions, let extends = node.extends { members.append(("$extends", TokenJSON(extends))) }
        members += Self.deprecation(node.deprecation?.value) + Self.vendorData(node)
        // Of equal names, which are an error, the last counts.
        var last: [String: Int] = [:]
        for child in children[index] { last[nodes[child].name] = child }
        for child in children[index] where last[nodes[child].name] == child {
            let value = nodes[child].kind == .token ? Self.token(nodes[child]) : group(child)
            members.append((nodes[child].name, value))
        }
        return .placed(.object(members), name: node.nameSpan, value: node.object.span)
    }

    /// A token as its definition states it.
    /// - Parameters:
    ///   - type: to be stated where the definition states none.
    ///   - deprecation: in the place of that of the definition.
    static func token(
        _ node: TokenNode, type: TokenType? = nil, deprecation: Deprecation? = nil
    ) -> TokenJSON {
        var members = Self.type(node)
        if members.isEmpty, let type { members.append(("$type", .text(type.rawValue))) }
        if let value = node.value {
            // An object without `$value` is its own value by its `$ref`.
            if let reference = value["$ref"], value.range == node.object.range {
                members.append(("$ref", .placed(TokenJSON(reference), value: reference.span)))
            } else {
                members.append(("$value", .placed(TokenJSON(value), value: value.span)))
            }
        }
        if let description = node.description { members.append(("$description", .text(description.value))) }
        members += Self.deprecation(deprecation ?? node.deprecation?.value) + vendorData(node)
        return .placed(.object(members), name: node.nameSpan, value: node.object.span)
    }

    private static func type(_ node: TokenNode) -> [(name: String, value: TokenJSON)] {
        node.type.map { [("$type", .text($0.value.rawValue))] } ?? []
    }

    private static func deprecation(_ deprecation: Deprecation?) -> [(name: String, value: TokenJSON)] {
        switch deprecation {
        case nil: []
        case .no?: [("$deprecated", .raw("false"))]
        case .yes?: [("$deprecated", .raw("true"))]
        case .because(let text)?: [("$deprecated", .text(text))]
        }
    }

    private static func vendorData(_ node: TokenNode) -> [(name: String, value: TokenJSON)] {
        node.extensions.map { [("$extensions", .raw($0.rawText))] } ?? []
    }
}
