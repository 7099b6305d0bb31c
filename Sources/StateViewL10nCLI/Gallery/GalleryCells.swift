import DesignTokens
import L10nLocale
import L10nProject
import L10nSource
import StateViewPreview
import StateViews

/// Resolves the cells of a gallery: what each view says in each language, and how it looks in each scheme.
struct GalleryCells {
    let project: Project
    let definitions: [StateViewDefinition]
    let axes: GalleryAxes
    private let views: ProjectViews
    private var looks: [Appearance: StateViewLook?] = [:]
    /// Why brands and schemes have no colours.
    private(set) var problems: Set<String> = []

    /// What a look is for, apart from the profile of a view.
    struct Column: Hashable {
        var scheme = StateViewEnvironment.ColorScheme.light
        var contrast = StateViewEnvironment.Contrast.standard
        var size = SizeCategory.large
    }

    private struct Appearance: Hashable {
        let brand: String?
        let profile: StateViewProfile
        let scheme: StateViewEnvironment.ColorScheme
        let contrast: StateViewEnvironment.Contrast
    }

    init(_ project: Project, _ definitions: [StateViewDefinition], axes: GalleryAxes) {
        self.project = project
        self.definitions = definitions
        self.axes = axes
        views = ProjectViews(project.readyForLookups())
    }

    /// The views of a brand in each language, at a text size; the number of the view comes first.
    mutating func eachContent(
        _ profile: StateViewProfile?, _ brand: String?, size: SizeCategory = .large, in languages: [LanguageTag],
        _ body: (Int, LanguageTag, ResolvedStateView) -> Void
    ) {
        var texts: [LanguageTag: ProjectViews.Texts] = [:]
        for (number, definition) in definitions.enumerated() {
            var usual = environment(definition, profile, brand)
            usual.sizeCategory = size
            let look = look(in: usual)
            for language in languages {
                var environment = usual.reading([language], development: project.sourceLanguage)
                // Who chooses a column wants to see its language, whatever the brand speaks.
                environment.localePolicy = .user
                // With this policy no profile changes the languages, so that one search serves all views.
                let found = texts[language] ?? views.texts(of: environment, environment.profile, look: look)
                texts[language] = found
                body(number, language, views.resolve(definition, in: environment, look: look, texts: found))
            }
        }
    }

    /// The views of a brand in each scheme, contrast and text size.
    mutating func eachLook(
        _ profile: StateViewProfile?, _ brand: String?, _ body: (Int, Column, ResolvedStateView) -> Void
    ) {
        var known: ProjectViews.Texts?
        for scheme in axes.schemes {
            for contrast in axes.contrasts {
                for size in axes.sizes {
                    let column = Column(scheme: scheme, contrast: contrast, size: size)
                    for (number, definition) in definitions.enumerated() {
                        var environment = environment(definition, profile, brand)
                        environment.scheme = scheme
                        environment.contrast = contrast
                        environment.sizeCategory = size
                        let look = look(in: environment)
                        environment = environment.reading([axes.source], development: project.sourceLanguage)
                        let texts = known ?? views.texts(of: environment, environment.profile, look: look)
                        known = texts
                        body(number, column, views.resolve(definition, in: environment, look: look, texts: texts))
                    }
                }
            }
        }
    }

    /// The picture of the brand's owner; nil for a brand without one.
    mutating func mark(of brand: String?) -> String? {
        definitions.first.flatMap { look(in: environment($0, nil, brand))?.brandMark.asset }
    }

    private func environment(
        _ definition: StateViewDefinition, _ profile: StateViewProfile?, _ brand: String?
    ) -> StateViewEnvironment {
        var environment = StateViewEnvironment(locales: [])
        environment.brand = brand
        environment.profile =
            profile ?? definition.profile ?? project.configuration.stateViews.profile ?? environment.profile
        return environment
    }

    /// Without a look a view has its texts alone, which is better than no page.
    private mutating func look(in environment: StateViewEnvironment) -> StateViewLook? {
        let key = Appearance(
            brand: environment.brand, profile: environment.profile, scheme: environment.scheme,
            contrast: environment.contrast)
        if let known = looks[key] { return known }
        var look: StateViewLook?
        do throws(ThemeSource.Problem) {
            look = try project.themeSource?.look(
                in: environment, environment.profile, names: project.configuration.themes)
        } catch {
            let brand = environment.brand.map { "brand \(Wording.quoted($0)), " } ?? ""
            problems.insert("\(brand)scheme \(environment.scheme.rawValue): \(error.description)")
        }
        looks[key] = .some(look)
        return look
    }
}
