import DesignTokens
package import L10nSource
internal import L10nSyntax

/// What is said of references to deprecated tokens (TF-18).
package struct DeprecationNotices {
    /// The day by which the use of deprecated tokens is judged; nil judges it the same on every day.
    package var today: CalendarDate?

    /// A token by its path and the definition in effect.
    struct Token {
        var path: PathID
        var definition: DefinitionID
    }

    /// The finding of a reference from one token to another; nil unless the target is deprecated and the user is not.
    /// - Parameter alias: the token that the target refers to.
    func finding(
        of target: Token, with alias: PathID?, usedBy user: Token, at reference: JSONValue,
        _ effective: EffectiveDefinitions
    ) -> TokenFinding? {
        guard let node = effective.deprecatingNode(of: target.definition, at: target.path),
            let deprecation = node.deprecation, deprecation.value.isDeprecated,
            !isDeprecated(user, effective)
        else { return nil }
        let table = effective.set.table
        let expiry = TokenExpiry.date(of: node)
        let isExpired = expiry.map { expiry in today.map { expiry < $0 } ?? false } ?? false
        var reason = expiry.map { "it may be used until \($0)" } ?? "it is stated here"
        if case .because(let text) = deprecation.value { reason = "it says \(Wording.quoted(text))" }
        return TokenFinding(
            .deprecatedTokenUse.at(isExpired ? .error : .warning),
            "\(Wording.quoted(table.text(target.path).text)) is deprecated"
                + (isExpired ? expiry.map { " and expired on \($0)" } ?? "" : ""),
            successor(of: target, with: alias, deprecation.value, effective).map {
                "use \(Wording.quoted(table.text($0).text))"
            } ?? "refer to another token",
            at: reference.span, notes: [DiagnosticNote(reason, at: deprecation.span)])
    }

    /// The token to use instead of a deprecated one: the one that the reason names, else the one that it refers to.
    private func successor(
        of target: Token, with alias: PathID?, _ deprecation: Deprecation, _ effective: EffectiveDefinitions
    ) -> PathID? {
        func isUsable(_ path: PathID) -> Bool {
            guard let found = effective.token(at: path) else { return false }
            return !isDeprecated(Token(path: path, definition: found.definition), effective)
        }
        if case .because(let reason) = deprecation,
            let named = Self.names(in: reason).lazy.compactMap(effective.set.table.find).first(where: {
                $0 != target.path && isUsable($0)
            })
        {
            return named
        }
        return alias.flatMap { isUsable($0) ? $0 : nil }
    }

    /// What a sentence may name tokens with: references, and words with a dot in them.
    private static func names(in sentence: String) -> [TokenPath] {
        let references = sentence.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
        let words = sentence.split { " ,;:()\"'`".contains($0) }
            .map { $0.utf8.last == 0x2E ? $0.dropLast() : $0 }.filter { $0.utf8.contains(0x2E) }
        return (references + words).map { TokenPath(String($0)) }
    }

    private func isDeprecated(_ token: Token, _ effective: EffectiveDefinitions) -> Bool {
        effective.deprecatingNode(of: token.definition, at: token.path)?.deprecation?.value.isDeprecated == true
    }
}
