import DesignTokens
import L10nProject
import L10nSource
import TokenThemes

/// The theme of a project in all its permutations, as state views may look.
final class ThemeLooks {
    /// One permutation, and what people call it.
    struct Look {
        let tokens: ResolvedTokens
        let brand: String?
        let name: String
        fileprivate let number: Int
    }

    /// More permutations are not looked at.
    private static let limit = 1_000

    let all: [Look]
    private var names: [Question: Suggestions] = [:]

    private struct Question: Hashable {
        let look: Int
        let type: TokenType
    }

    init(_ project: Project) {
        let theme = project.theme?.theme
        let names = project.configuration.themes
        all = (theme?.permutations(limit: Self.limit) ?? []).enumerated().compactMap { number, permutation in
            theme.map { theme in
                let brand = theme.context(of: names.brandModifier, in: permutation)
                let others = theme.modifiers.map(\.name).filter { $0 != names.brandModifier }
                    .compactMap { theme.context(of: $0, in: permutation) }
                return Look(
                    tokens: theme.resolved(permutation), brand: brand,
                    name: ([brand].compactMap(\.self) + others).joined(separator: " "), number: number)
            }
        }
    }

    /// Which token of a type may have been meant by a path that names none.
    func question(_ path: String, _ type: TokenType, in look: Look) -> String? {
        let question = Question(look: look.number, type: type)
        let known = names[question] ?? Suggestions(look.tokens.all.filter { $0.type == type }.map(\.path.text))
        names[question] = known
        return known.question(path)
    }
}
