internal import L10nSource
internal import L10nSyntax

/// Deprecated tokens, and references to them (TF-18).
extension TokenResolver {
    mutating func reportDeprecatedUse(of target: Int, at reference: JSONValue) {
        guard self[target].value != nil, let current = stack.last, let node = deprecatingNode(of: target),
            let deprecation = node.deprecation, deprecation.value.isDeprecated,
            self.deprecation(of: current)?.value.isDeprecated != true
        else { return }
        let name = Wording.quoted(name(target).text)
        let expiry = TokenExpiry.date(of: node)
        let isExpired = expiry.map { expiry in today.map { expiry < $0 } ?? false } ?? false
        var reason = expiry.map { "it may be used until \($0)" } ?? "it is stated here"
        if case .because(let text) = deprecation.value { reason = "it says \(Wording.quoted(text))" }
        report(
            TokenFinding(
                .deprecatedTokenUse.at(isExpired ? .error : .warning),
                "\(name) is deprecated" + (isExpired ? expiry.map { " and expired on \($0)" } ?? "" : ""),
                successor(of: target, deprecation.value).map { "use \(Wording.quoted(set.table.text($0).text))" }
                    ?? "refer to another token",
                at: reference.span, notes: [DiagnosticNote(reason, at: deprecation.span)]))
    }

    /// The token to use instead of a deprecated one: the one that the reason names, else the one that it refers to.
    private func successor(of deprecated: Int, _ deprecation: Deprecation) -> PathID? {
        if case .because(let reason) = deprecation,
            let named = Self.names(in: reason).lazy.compactMap(set.table.find).first(where: {
                $0 != self[deprecated].path && isUsable($0)
            })
        {
            return named
        }
        return self[deprecated].hops.first.map(\.target).flatMap { isUsable($0) ? $0 : nil }
    }

    /// What a sentence may name tokens with: references, and words with a dot in them.
    private static func names(in sentence: String) -> [TokenPath] {
        let references = sentence.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
        let words = sentence.split { " ,;:()\"'`".contains($0) }
            .map { $0.utf8.last == 0x2E ? $0.dropLast() : $0 }.filter { $0.utf8.contains(0x2E) }
        return (references + words).map { TokenPath(String($0)) }
    }

    /// Whether a token stands at a path that may still be used.
    private func isUsable(_ path: PathID) -> Bool {
        guard let found = token(at: path) else { return false }
        let deprecation = set.node(found.definition).deprecation ?? deprecatingGroup(of: path)?.deprecation
        return deprecation?.value.isDeprecated != true
    }

    /// What states the deprecation of a token, or lifts it: the token itself, else one of its groups.
    private func deprecatingNode(of entry: Int) -> TokenNode? {
        let node = set.node(self[entry].definition)
        return node.deprecation == nil ? deprecatingGroup(of: self[entry].path) : node
    }

    /// The token's own deprecation, else that of its groups.
    func deprecation(of entry: Int) -> Stated<Deprecation>? {
        deprecatingNode(of: entry)?.deprecation
    }
}
