import L10nLocale
import L10nProject
import StateViews

extension StateViewEnvironment {
    /// Takes the languages that a reader prefers, and the fallbacks that a project has for them.
    mutating func setLanguages(_ preferred: [LanguageTag], of project: Project) {
        self = reading(preferred, chain: project.lookupChain(for: preferred), development: project.sourceLanguage)
    }
}
