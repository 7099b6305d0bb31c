import DesignTokens
import L10nLocale
import L10nProject
import StateViews

extension StateViewEnvironment {
    /// Takes the languages that a reader prefers, and the fallbacks that a project has for them.
    mutating func setLanguages(_ preferred: [LanguageTag], of project: Project) {
        self = reading(preferred, chain: project.lookupChain(for: preferred), development: project.sourceLanguage)
    }

    /// The contexts to choose in a theme, by modifier; a brand that is none of the theme's has texts alone.
    func input(of theme: Theme, _ names: Configuration.Themes) -> [String: String] {
        var input: [String: String] = [:]
        func choose(_ modifier: String, _ context: String?) {
            if let context, theme.contexts(of: modifier).contains(context) { input[modifier] = context }
        }
        choose(names.brandModifier, brand)
        choose(names.schemeModifier, scheme.rawValue)
        choose(names.contrastModifier, contrast.rawValue)
        choose("profile", profile.rawValue)
        return input
    }
}

extension Theme {
    /// The names of a modifier's contexts; empty when there is no such modifier.
    fileprivate func contexts(of modifier: String) -> [String] {
        modifiers.first { $0.name == modifier }?.contexts ?? []
    }
}
