internal import L10nSource

extension ThemeBundle {
    /// Whether a document resolves as the theme does, in every permutation.
    ///
    /// Modifiers of the theme that the document does not have must be one there, as `plainText` writes them.
    package func resolvesEqually(_ text: String) -> Bool {
        let name = "bundle.resolver.json"
        let parsed = Theme.read(name, dialect: theme.tokens.dialect) {
            $0 == name ? SourceFile(path: name, text: text) : nil
        }
        let other = parsed.value
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else { return false }
        let names = Set(other.modifiers.map(\.name))
        let merged = theme.modifiers.indices.filter { !names.contains(theme.modifiers[$0].name) }
        guard !merged.isEmpty else {
            let difference = TokenDifference(from: theme, to: other)
            return difference.changes.isEmpty && difference.removedContexts.isEmpty && difference.addedContexts.isEmpty
        }
        for permutation in theme.permutations() ?? [] {
            var input: [String: String] = [:]
            for modifier in other.modifiers {
                input[modifier.name] =
                    theme.context(of: modifier.name, in: permutation)
                    ?? merged.map { theme.modifiers[$0].contexts[permutation[$0]] }.joined(separator: "-")
            }
            guard let counterpart = try? other.permutation(input),
                theme.resolved(permutation).values == other.resolved(counterpart).values
            else { return false }
        }
        return true
    }
}
