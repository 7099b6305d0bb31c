import DesignTokens
internal import L10nSource
import TokenThemes

extension ThemeBundle {
    /// Whether a document resolves as the theme does, in every permutation.
    ///
    /// Modifiers of the theme that the document does not have must be one there, as `plainText` writes them.
    package func resolvesEqually(_ text: String) -> Bool { difference(of: text) == nil }

    /// In how many places a document has older syntax, which makes it none of version 2025.10 to other tools.
    package static func legacyCount(of text: String) -> Int {
        let name = "bundle.resolver.json"
        let parsed = Theme.read(name) { $0 == name ? SourceFile(path: name, text: text) : nil }
        return (parsed.diagnostics + parsed.value.check().diagnostics).count {
            $0.rule == .legacyTokenSyntax && $0.severity == .error
        }
    }

    /// The first thing that a document says differently, in words; nil for none.
    package func difference(of text: String) -> String? {
        let name = "bundle.resolver.json"
        let parsed = Theme.read(name, dialect: theme.tokens.dialect) {
            $0 == name ? SourceFile(path: name, text: text) : nil
        }
        let other = parsed.value
        if let error = parsed.diagnostics.first(where: { $0.severity == .error }) { return error.message }
        let names = Set(other.modifiers.map(\.name))
        let merged = theme.modifiers.indices.filter { !names.contains(theme.modifiers[$0].name) }
        guard !merged.isEmpty else {
            let difference = TokenDifference(from: theme, to: other)
            if let change = difference.changes.first { return "\(Wording.quoted(change.path.text)) differs" }
            return difference.removedContexts.isEmpty && difference.addedContexts.isEmpty ? nil : "contexts differ"
        }
        for permutation in theme.permutations() ?? [] {
            var input: [String: String] = [:]
            for modifier in other.modifiers {
                input[modifier.name] =
                    theme.context(of: modifier.name, in: permutation)
                    ?? merged.map { theme.modifiers[$0].contexts[permutation[$0]] }.joined(separator: "-")
            }
            guard let counterpart = try? other.permutation(input) else { return "contexts differ" }
            let (old, new) = (theme.resolved(permutation).values, other.resolved(counterpart).values)
            guard old != new else { continue }
            let paths = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
            return paths.min().map { "\(Wording.quoted($0.text)) differs" }
        }
        return nil
    }
}
