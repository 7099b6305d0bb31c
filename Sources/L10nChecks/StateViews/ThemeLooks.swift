import DesignTokens
import L10nProject
import L10nSource
import StateViews
import TokenThemes

/// The theme of a project in all its permutations, as state views may look. The product's own draws the views of a project
/// without one.
final class ThemeLooks {
    /// One permutation, and what people call it.
    struct Look {
        let tokens: ResolvedTokens
        let brand: String?
        let name: String
        /// The contexts of the modifiers for profiles of views and for the reader's contrast setting.
        let profile: String?
        let contrast: String?
        fileprivate let number: Int
    }

    /// More permutations are not looked at.
    private static let limit = 1_000

    /// Empty where it is not known which tokens there are.
    let all: [Look]
    /// Whether the project has no theme.
    let isStandIn: Bool
    /// Token files of which nothing makes a theme.
    private let loose: [LoadedTheme]
    /// The tokens that the fonts of slots are taken from in some look, and the slots.
    private(set) lazy var fontsOfSlots: Set<TokenPath> = Set(
        StateViewContract.slots.filter { $0.type == .typography }.flatMap { slot in
            [slot.path] + all.flatMap { $0.tokens[slot.path]?.hops.map(\.target) ?? [] }
        })
    private var names: [Question: Suggestions] = [:]

    private struct Question: Hashable {
        let look: Int
        let type: TokenType
    }

    init(_ project: Project) {
        isStandIn = project.themeSource == nil
        loose = isStandIn ? project.themes : []
        guard let loaded = project.theme else {
            all = isStandIn ? Self.standIn(project).map { [$0] } ?? [] : []
            return
        }
        let theme = loaded.theme
        let names = project.configuration.themes
        let permutations = loaded.isComplete ? theme.permutations(limit: Self.limit) : nil
        all = (permutations ?? []).enumerated().map { number, permutation in
            let brand = theme.context(of: names.brandModifier, in: permutation)
            let others = theme.modifiers.map(\.name).filter { $0 != names.brandModifier }
                .compactMap { theme.context(of: $0, in: permutation) }
            return Look(
                tokens: theme.resolved(permutation), brand: brand,
                name: ([brand].compactMap(\.self) + others).joined(separator: " "),
                profile: theme.context(of: "profile", in: permutation),
                contrast: theme.context(of: names.contrastModifier, in: permutation), number: number)
        }
    }

    /// One permutation of the product's theme, of which all have the same tokens.
    private static func standIn(_ project: Project) -> Look? {
        // What could not be read may be the project's theme.
        guard project.errors.isEmpty, project.themes.allSatisfy(\.isComplete),
            !project.diagnostics.contains(where: { $0.rule == .unjudgedPath }),
            case .files(let theme)? = project.standInTheme, let permutation = try? theme.permutation([:])
        else { return nil }
        return Look(
            tokens: theme.resolved(permutation), brand: nil, name: "the product's theme", profile: nil, contrast: nil,
            number: 0)
    }

    /// Whether a token stands in a file that may reach the views by a way of the app's own.
    func isLoose(_ path: TokenPath) -> Bool {
        loose.contains { !$0.theme.tokens.definitions(of: path).isEmpty }
    }

    /// The looks in which a setting is drawn: what is set for a brand is drawn in its own alone.
    func of(_ setting: StyleSetting, in view: StateViewSite) -> [Look] {
        all.filter { !setting.isOfBrand || $0.brand == view.brand || $0.brand == nil }
    }

    /// The looks that readers of a view have.
    func of(_ view: StateViewSite) -> [Look] {
        all.filter { look in
            let isOfBrand = look.brand.map { view.brands.isEmpty || view.brands.contains($0) } ?? true
            return isOfBrand && (look.profile ?? view.profile.rawValue) == view.profile.rawValue
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
