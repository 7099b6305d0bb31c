package import DesignTokens
package import L10nSyntax

extension ResolvedToken {
    /// The name under which our own data stands in `$extensions`.
    package static let vendor = "org.stateview-l10n"

    /// A member of our own data, as the token's winning definition states it; nil for none.
    package func vendorData(_ name: String) -> JSONValue? { extensions?[Self.vendor]?[name] }

    /// The tokens that a list of our own data names in braces.
    package func vendorReferences(_ name: String) -> [TokenPath] {
        (VendorData(extensions)?.references(name) ?? []).compactMap { value in
            guard let text = value.string, let names = try? TokenReference.curly(text) else { return nil }
            return TokenPath(names.joined(separator: "."))
        }
    }

    /// The tokens that the members of a composite value refer to, in document order.
    ///
    /// A value that is one reference has none: the tokens on its way are its `hops`.
    package var memberReferences: [(member: String, target: TokenPath)] { definition.memberReferences }
}

extension TokenDefinition {
    /// The tokens that the members of a composite value refer to, in document order; none for one reference.
    package var memberReferences: [(member: String, target: TokenPath)] {
        guard value.isObject else { return [] }
        return value.members.compactMap { member in
            guard let names = Self.names(member.value) else { return nil }
            return (member.name, TokenPath(names.joined(separator: ".")))
        }
    }

    /// The names of the token that a value refers to as a whole.
    private static func names(_ value: JSONValue) -> [String]? {
        if TokenReference.isCurly(value) { return value.string.flatMap { try? TokenReference.curly($0, trims: true) } }
        guard let text = TokenReference.pointerText(value)?.string, let pointer = try? TokenReference.pointer(text)
        else { return nil }
        let names = pointer.segments
        return names.last == "$value" ? Array(names.dropLast()) : names
    }
}

extension ResolvedTokens {
    /// A token and the tokens that its value is taken from, the nearest first; empty when there is none.
    package func chain(of path: TokenPath) -> [ResolvedToken] {
        guard let token = self[path] else { return [] }
        return [token] + token.hops.compactMap { self[$0.target] }
    }
}
