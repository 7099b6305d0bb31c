import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViewPreview
import StateViews

/// The languages, brands and kinds of views that a gallery is asked for; none for all.
struct GallerySelection {
    let languages: [LanguageTag]
    let brands: [String]
    let kinds: [String]

    var isWhole: Bool { languages.isEmpty && brands.isEmpty && kinds.isEmpty }

    /// One without texts of its own is none that can be shown.
    func definitions(of project: Project) throws(CommandFailure) -> [StateViewDefinition] {
        let all = project.stateViews.all.filter { $0 != StateViewRegistry.definition("generic") }
        let known = Set(all.map(\.kind.rawValue))
        if let unknown = kinds.first(where: { !known.contains($0) }) {
            throw .usage(Unknown.message("kind of view", unknown, among: known.sorted()))
        }
        return kinds.isEmpty ? all : all.filter { kinds.contains($0.kind.rawValue) }
    }

    /// All axes, with pseudo-languages and profiles.
    func axes(of project: Project) -> GalleryAxes {
        let pseudo = languages.isEmpty ? ["en-XA", "en-x-doubled", "ar-XB"].compactMap { LanguageTag($0) } : []
        return axes(of: project, pseudo: pseudo, profiles: [nil] + StateViewProfile.allCases)
    }

    /// What readers get: no pseudo-languages, and each view in its own profile.
    func shippedAxes(of project: Project) -> GalleryAxes { axes(of: project, pseudo: [], profiles: [nil]) }

    private func axes(
        of project: Project, pseudo: [LanguageTag], profiles: [StateViewProfile?]
    ) -> GalleryAxes {
        let own = project.locales.isEmpty ? Set(project.catalog.tags).sorted() : project.locales
        let languages = languages.isEmpty ? own.filter { PseudoLocale($0) == nil } : languages
        let shown: [String?] = brands.isEmpty ? [nil] + project.brands : brands
        return GalleryAxes(
            source: languages.first { $0 == project.sourceLanguage } ?? languages.first ?? project.sourceLanguage,
            languages: languages.isEmpty ? [project.sourceLanguage] : languages, pseudoLanguages: pseudo,
            brands: shown.map { GalleryAxes.Brand(name: $0, language: project.language(ofBrand: $0)) },
            profiles: profiles)
    }
}

extension Project {
    /// The language that a brand speaks; nil for one without.
    func language(ofBrand brand: String?) -> LanguageTag? {
        guard let brand else { return nil }
        var environment = StateViewEnvironment(locales: [])
        environment.brand = brand
        let look = try? themeSource?.look(in: environment, environment.profile, names: configuration.themes)
        return look?.brandLanguage.flatMap { LanguageTag($0) }
    }
}
