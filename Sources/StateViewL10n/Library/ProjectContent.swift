import DesignTokens
import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import StateViews

/// What a library answers from files that were loaded.
struct ProjectContent: LibraryContent {
    private let project: Project
    private let views: ProjectViews
    private let theme: ThemeSource?

    init(_ project: Project) {
        let project = project.readyForLookups()
        self.project = project
        theme = project.themeSource
        views = ProjectViews(project)
    }

    var sourceLanguage: LanguageTag { project.sourceLanguage }
    var languages: [LanguageTag] { Set(project.catalog.tags).sorted() }
    var brands: [String] { project.brands }
    var textBrands: Set<String> { Set(project.catalog.layers.compactMap(\.brand)) }
    var hasTheme: Bool { theme != nil }

    func lookupChain(for preferred: [LanguageTag]) -> [LanguageTag] { project.lookupChain(for: preferred) }

    func lookup(brand: String?, bundles: [String]) -> any TextLookup { views.lookup(brand: brand, bundles: bundles) }

    func look(in environment: StateViewEnvironment, _ profile: StateViewProfile) -> LibraryLook {
        guard let theme else { return .none }
        do {
            return .look(try theme.look(in: environment, profile, names: project.configuration.themes))
        } catch {
            return .failed(error.description)
        }
    }

    func definition(_ id: String) -> StateViewDefinition? { project.stateViews.view(id)?.definition }

    func screen(_ id: String) -> DocumentedScreen? { project.stateViews.screen(id) }

    func drawing(_ icon: Icon) -> String? {
        project.defaultFile(icon.path).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
