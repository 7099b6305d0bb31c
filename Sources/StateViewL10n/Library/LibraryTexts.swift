import L10nCatalog
import L10nProject

/// How texts are found for one list of languages, one brand and one order of bundles.
struct LibraryTexts: Sendable {
    let localizer: Localizer
    let prepared: PreparedTexts
    private let languages: StateViewEnvironment

    init(_ project: Project, _ cache: LibraryCache, _ preferred: [LanguageTag], brand: String?, bundles: [String]) {
        localizer = project.localizer(brand: brand, bundles: bundles)
        languages = StateViewEnvironment(
            locales: preferred, chain: project.lookupChain(for: preferred), development: project.sourceLanguage)
        prepared = PreparedTexts(
            project.catalog, localizer: localizer, environment: languages, syntax: cache.syntax,
            languages: cache.languages)
    }

    /// These languages with everything else of an environment.
    func environment(like other: StateViewEnvironment) -> StateViewEnvironment {
        var result = languages
        result.takeSettings(of: other)
        return result
    }
}
