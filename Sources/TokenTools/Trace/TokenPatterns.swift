package import DesignTokens

/// Patterns of tokens that are looked up by the name that they begin with, so that a path is compared only with those that
/// may match it.
package struct TokenPatterns: Sendable {
    private var byFirst: [String: [TokenPattern]] = [:]
    /// Those that begin with a star, or with a name that ends in one.
    private var others: [TokenPattern] = []
    package let isEmpty: Bool

    package init(_ patterns: [String]) {
        isEmpty = patterns.isEmpty
        for text in patterns {
            let first = text.prefix { $0 != "." }
            if first.contains("*") {
                others.append(TokenPattern(text))
            } else {
                byFirst[String(first), default: []].append(TokenPattern(text))
            }
        }
    }

    /// Whether one of them matches a path.
    package func matches(_ path: TokenPath) -> Bool {
        let likely = path.names.first.flatMap { byFirst[String($0)] } ?? []
        return likely.contains { $0.matches(path) } || others.contains { $0.matches(path) }
    }
}
