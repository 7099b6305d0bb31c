import DesignTokens
import L10nProject
import L10nSource
import StateViews

extension UnboundStyleSlot: StateViewRule {
    /// The tokens that the styles of documents name, in every brand and scheme of the theme.
    static func check(_ view: StateViewSite, into findings: inout Findings) {
        guard let loaded = view.project.theme, loaded.isComplete else { return }
        let settings = StyleSetting.all(of: view).flatMap { setting in
            tokens(setting.value).map { (setting: setting, path: $0.path, type: $0.type) }
        }
        guard !settings.isEmpty, let permutations = loaded.theme.permutations(limit: 1_000) else { return }
        let looks = permutations.map { Look($0, loaded.theme, view.project.configuration.themes) }
        for (setting, path, type) in settings {
            let asked = looks.filter { !setting.isOfBrand || $0.brand == view.brand || $0.brand == nil }
            guard let message = problem(setting.name, path, type, asked, loaded.theme) else { continue }
            findings.add(view.finding(.unboundStyleSlot, message, at: setting.span))
        }
    }

    /// One permutation of the theme, and what people call it.
    private struct Look {
        let tokens: ResolvedTokens
        let brand: String?
        let name: String

        init(_ permutation: ThemePermutation, _ theme: Theme, _ names: Configuration.Themes) {
            tokens = theme.resolved(permutation)
            brand = theme.context(of: names.brandModifier, in: permutation)
            let others = theme.modifiers.map(\.name).filter { $0 != names.brandModifier }
                .compactMap { theme.context(of: $0, in: permutation) }
            name = ([brand].compactMap(\.self) + others).joined(separator: " ")
        }
    }

    private static func tokens(_ value: StyleValue) -> [(path: String, type: TokenType)] {
        switch value {
        case .color(.token(let path)): [(path, .color)]
        case .length(.token(let path)): [(path, .dimension)]
        case .font(.token(let path)): [(path, .typography)]
        case .insets(let insets): insets.tokens.map { ($0, .dimension) }
        case .color, .length, .font, .unlimited, .number, .word, .flag: []
        }
    }

    private static func problem(
        _ property: String, _ path: String, _ type: TokenType, _ looks: [Look], _ theme: Theme
    ) -> String? {
        let token = TokenPath(path)
        let lacking = looks.filter { $0.tokens.value(token) == nil }
        if !looks.isEmpty, lacking.count == looks.count {
            // A token whose value is wrong has findings of its own.
            if looks.contains(where: { $0.tokens.contains(token) }) { return nil }
            let names = looks.first.map { $0.tokens.all.filter { $0.type == type }.map(\.path.text) } ?? []
            return nowhere(property, path, Suggestions.question(path, among: names))
        }
        if let first = lacking.first(where: { !$0.tokens.contains(token) }) {
            let brands = Set(lacking.compactMap(\.brand))
            // A brand without the token in any scheme is named alone.
            let isWhole =
                brands.count == 1
                && looks.allSatisfy { look in
                    look.brand != first.brand || look.tokens.value(token) == nil
                }
            return absent(property, path, in: isWhole ? first.brand ?? first.name : first.name)
        }
        guard let wrong = looks.compactMap({ $0.tokens.value(token)?.type }).first(where: { $0 != type }) else {
            return nil
        }
        return mistyped(property, path, wrong, type)
    }

    private static func nowhere(_ property: String, _ path: String, _ question: String?) -> String {
        "'\(property)' names \(Wording.quoted(path)), which is no token; \(question ?? "bind one of the theme")"
    }

    private static func absent(_ property: String, _ path: String, in look: String) -> String {
        "'\(property)' has no token in \(look): \(Wording.quoted(path)) is not there; bind one"
    }

    private static func mistyped(_ property: String, _ path: String, _ type: TokenType, _ wanted: TokenType) -> String {
        "'\(property)' needs a token of type '\(wanted.rawValue)', and \(Wording.quoted(path)) is '\(type.rawValue)'; "
            + "bind another one"
    }
}
