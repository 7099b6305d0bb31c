package import DesignTokens
package import L10nSource
package import L10nSyntax

/// The tokens of one permutation of a theme. Nothing is resolved before it is asked for.
package struct ResolvedTokens: Sendable {
    /// At the permutation. It has no answers yet, or those of an analysis.
    package let known: TokenResolver

    package init(_ known: TokenResolver) {
        self.known = known
    }

    var set: TokenSet { known.set }
    package var permutation: ThemePermutation { known.permutation }

    /// The token at a path; nil when there is none, or it is wrong.
    package subscript(path: TokenPath) -> ResolvedToken? {
        guard let id = set.table.find(path) else { return nil }
        var resolver = known
        return resolver.resolve(id).flatMap { resolver.token($0) }
    }

    /// The value of the token at a path; nil when there is none, or it is wrong.
    package func value(_ path: TokenPath) -> TokenValue? {
        guard let id = set.table.find(path) else { return nil }
        var resolver = known
        return resolver.resolve(id).flatMap { resolver[$0].value }
    }

    /// Whether a token stands at a path, right or wrong.
    package func contains(_ path: TokenPath) -> Bool {
        guard let id = set.table.find(path) else { return false }
        return known.effective.token(at: id) != nil
    }

    /// All tokens that could be resolved, in the order of TF-31: those of a group itself, `$root`, inherited ones, and
    /// then those of the groups in it.
    package var all: [ResolvedToken] {
        var resolver = known
        return all(&resolver)
    }

    /// - Parameter resolver: one of the same permutation, which may know the tokens already.
    func all(_ resolver: inout TokenResolver) -> [ResolvedToken] {
        order(resolver).compactMap { path in resolver.resolve(path).flatMap { resolver.token($0) } }
    }

    /// The paths of the tokens that stand here and have no value, in the order of `all`.
    package var wrong: [TokenPath] {
        var resolver = known
        return wrong(&resolver)
    }

    func wrong(_ resolver: inout TokenResolver) -> [TokenPath] {
        order(resolver).filter { path in resolver.resolve(path).map { resolver[$0].value == nil } ?? false }
            .map(set.table.text)
    }

    /// The values of all tokens that could be resolved, by path.
    package var values: [TokenPath: TokenValue] {
        var resolver = known
        return values(&resolver)
    }

    func values(_ resolver: inout TokenResolver) -> [TokenPath: TokenValue] {
        let paths = order(resolver)
        if resolver.entries.isEmpty { resolver.reserveCapacity(paths.count) }
        var result: [TokenPath: TokenValue] = [:]
        result.reserveCapacity(paths.count)
        for path in paths {
            guard let entry = resolver.resolve(path), let value = resolver.entries[entry].value else { continue }
            result[set.table.text(path)] = value
        }
        return result
    }

    private func order(_ resolver: TokenResolver) -> [PathID] {
        var result: [PathID] = []
        var groups = [PathID.root]
        while let group = groups.popLast() {
            var local: [PathID] = []
            var root: [PathID] = []
            var inherited: [PathID] = []
            var nested: [PathID] = []
            var child = set.table.firstChild(group)
            while let path = child {
                if let found = resolver.effective.token(at: path) {
                    if set.table.name(path) == TokenName.root {
                        root.append(path)
                    } else if found.path == path {
                        local.append(path)
                    } else {
                        inherited.append(path)
                    }
                } else {
                    nested.append(path)
                }
                child = set.table.nextSibling(path)
            }
            result += local + root + inherited
            // Turned around, as the last one of the list is taken first.
            groups += nested.reversed()
        }
        return result
    }
}

/// A token with its value and where all of it comes from (TO-5).
package struct ResolvedToken: Sendable {
    /// A step from a token to the one that its whole value refers to.
    package struct Hop: Sendable, Hashable {
        /// The token that the reference leads to.
        package var target: TokenPath
        /// The place of the reference.
        package var span: SourceSpan
    }

    /// Where the type comes from.
    package enum TypeOrigin: Sendable, Hashable {
        /// The token states it, there.
        case own(SourceSpan)
        /// It is the type of the token that it refers to.
        case alias(TokenPath)
        /// A group states it, there.
        case group(SourceSpan)
        /// A definition that this one overrides states it, there.
        case overridden(SourceSpan)
    }

    package let path: TokenPath
    package let value: TokenValue
    /// The definition that is in effect.
    package let definition: TokenDefinition
    /// The definitions that it replaces in this permutation, the newest first.
    package let overridden: [TokenDefinition]
    /// The path at which the definition stands, when a group's extension brings it here.
    package let inheritedFrom: TokenPath?
    /// The tokens that the value is taken from, the nearest first.
    package let hops: [Hop]
    package let typeOrigin: TypeOrigin
    /// The token's own deprecation, else that of its groups.
    package let deprecation: Stated<Deprecation>?

    package var type: TokenType { value.type }
    package var description: String? { definition.description }
    /// Data of vendors, as it is written; nothing is inherited (TX-9).
    package var extensions: JSONValue? { definition.extensions }
}

extension TokenResolver {
    /// What is known of a resolved entry; nil when it has no value.
    package func token(_ index: Int) -> ResolvedToken? {
        let entry = self[index]
        guard let value = entry.value, let origin = entry.typeOrigin else { return nil }
        let typeOrigin: ResolvedToken.TypeOrigin =
            switch origin {
            case .own(let span): .own(span)
            case .alias(let path): .alias(set.table.text(path))
            case .group(let span): .group(span)
            case .overridden(let span): .overridden(span)
            }
        return ResolvedToken(
            path: set.table.text(entry.path), value: value, definition: set.definition(entry.definition),
            overridden: effective.overridden(by: entry.definition, at: entry.definedAt).map(set.definition),
            inheritedFrom: entry.definedAt == entry.path ? nil : set.table.text(entry.definedAt),
            hops: entry.hops.map { ResolvedToken.Hop(target: set.table.text($0.target), span: $0.span) },
            typeOrigin: typeOrigin,
            deprecation: effective.deprecatingNode(of: entry.definition, at: entry.path)?.deprecation)
    }
}

extension ResolvedTokens: ThemeTokens {
    package func styleData(_ path: TokenPath) -> StyleData {
        guard let id = set.table.find(path) else { return StyleData() }
        var resolver = known
        return resolver.resolve(id).map { resolver.styleData($0) } ?? StyleData()
    }
}
