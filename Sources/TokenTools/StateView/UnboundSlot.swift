package import DesignTokens
package import L10nSource
import TokenThemes

/// A slot of a state view that a theme leaves open, or binds to what nothing is drawn with, in one permutation.
package struct UnboundSlot: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// No token stands at the path.
        case missing
        /// The token is of another type.
        case type(TokenType, expected: TokenType)
        /// The token is a length, in points, that nothing has.
        case length(Double)
    }

    package var slot: TokenPath
    package var reason: Reason
    /// The token, or the innermost group around the path that exists.
    package var span: SourceSpan

    /// The cause of a finding about a slot without a token.
    package static let missing = "missing-slot"

    var cause: String? { reason == .missing ? Self.missing : nil }

    /// What is wrong with a slot without a token, before the condition under which it is.
    package static func lack(of slot: String) -> String { "\(Wording.quoted(slot)) has no token" }

    /// What is wrong, before the condition under which it is.
    var problem: String {
        let name = Wording.quoted(slot.text)
        return switch reason {
        case .missing: Self.lack(of: slot.text)
        case .type(let type, _): "\(name) holds a \(type.rawValue)"
        case .length(let points): "\(name) is \(abs(points) < 1e9 ? DecimalText.text(points) : "\(points)") pt"
        }
    }

    /// What to do.
    var advice: String {
        switch reason {
        case .missing: "bind one"
        case .type(_, let expected): "bind a \(expected.rawValue)"
        case .length where slot.name == "maxWidth": "bind 0 pt or more, or 9999 for no limit"
        case .length: "bind 0 to \(DecimalText.text(StateViewContract.lengths.upperBound)) pt"
        }
    }
}

extension TokenSet {
    /// The place of the innermost group around a path, in the first file that has it; at last that of a file.
    func spanOfGroup(around path: TokenPath) -> SourceSpan {
        spanOfGroup(around: path) { definitions(at: $0).first { !$0.isToken } }
    }

    /// - Parameter definition: the definition of a group that counts; nil where there is none.
    fileprivate func spanOfGroup(around path: TokenPath, _ definition: (PathID) -> DefinitionID?) -> SourceSpan {
        var names = path.names.map(String.init)
        while names.popLast() != nil {
            guard let group = table.find(names), let definition = definition(group) else { continue }
            return node(definition).nameSpan
        }
        return sources.first?.file.nodes.first?.nameSpan ?? SourceSpan(file: "", range: SourceRange(at: 0))
    }
}

extension EffectiveDefinitions {
    /// The place of the innermost group around a path that exists in this permutation, at last that of a file.
    func spanOfGroup(around path: TokenPath) -> SourceSpan {
        set.spanOfGroup(around: path) { find($0, stating: .definesGroup)?.definition }
    }
}
