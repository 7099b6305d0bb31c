import DesignTokens
import TokenThemes

/// Tokens that are groups as well, in whichever file these stand: tools with flat names have both, and the format keeps the value
/// of such a group in its `$root` (TF-25).
struct ImportedRoots {
    private var paths: Set<String> = []

    init(_ tokens: some Sequence<ImportedToken>) {
        var groups: Set<String> = []
        for token in tokens {
            paths.insert(token.path)
            var group = ""
            for name in token.names.dropLast() {
                group += group.isEmpty ? name : "." + name
                groups.insert(group)
            }
        }
        paths.formIntersection(groups)
    }

    /// The token in its place, with references to where their targets are.
    func placed(_ token: ImportedToken) -> ImportedToken {
        guard !paths.isEmpty else { return token }
        var token = token
        if paths.contains(token.path) { token.names.append(TokenName.root) }
        token.value = token.value.replacingTexts { text, _ in
            guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
            let path = String(text.dropFirst().dropLast())
            return paths.contains(path) ? .text("{\(path).\(TokenName.root)}") : nil
        }
        return token
    }
}
