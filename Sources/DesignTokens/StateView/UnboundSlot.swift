package import L10nSource

/// A slot of a state view that a theme leaves open, in one permutation.
package struct UnboundSlot: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// No token stands at the path.
        case missing
        /// The token is of another type.
        case type(TokenType, expected: TokenType)
    }

    package var slot: TokenPath
    package var reason: Reason
    /// The token, or the innermost group around the path that exists.
    package var span: SourceSpan

    /// What is wrong, before the condition under which it is.
    var problem: String {
        let name = Wording.quoted(slot.text)
        return switch reason {
        case .missing: "\(name) has no token"
        case .type(let type, _): "\(name) holds a \(type.rawValue)"
        }
    }

    /// What to do.
    var advice: String {
        switch reason {
        case .missing: "bind one"
        case .type(_, let expected): "bind a \(expected.rawValue)"
        }
    }
}

extension TokenSet {
    /// The place of the innermost group around a path, in the first file that has it; at last that of a file.
    func spanOfGroup(around path: TokenPath) -> SourceSpan {
        var names = path.names.map(String.init)
        while names.popLast() != nil {
            guard let group = table.find(names), let first = definitions(at: group).first(where: { !$0.isToken })
            else { continue }
            return node(first).nameSpan
        }
        return sources.first?.file.nodes.first?.nameSpan ?? SourceSpan(file: "", range: SourceRange(at: 0))
    }
}
