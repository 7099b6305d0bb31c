import DesignTokens
import L10nCatalog
import L10nLocale
package import L10nLookup
package import L10nProject
import L10nSource
package import StateViewL10n
package import StateViews

/// What a library answers from files that were loaded.
package struct ProjectContent: LibraryContent {
    private let project: Project
    private let views: ProjectViews
    private let theme: ThemeSource?

    package init(_ project: Project) {
        let project = project.readyForLookups()
        self.project = project
        theme = project.themeSource
        views = ProjectViews(project)
    }

    package var sourceLanguage: LanguageTag { project.sourceLanguage }
    package var languages: [LanguageTag] { Set(project.catalog.tags).sorted() }
    package var brands: [String] { project.brands }
    package var textBrands: Set<String> { Set(project.catalog.layers.compactMap(\.brand)) }
    package var hasTheme: Bool { theme != nil }

    package func lookupChain(for preferred: [LanguageTag]) -> [LanguageTag] { project.lookupChain(for: preferred) }

    package func hasBundle(_ name: String) -> Bool {
        project.catalog.layers.contains { $0.bundles.contains { $0.isCalled(name) } }
    }

    package func lookup(brand: String?, bundles: [String]) -> any TextLookup {
        views.lookup(brand: brand, bundles: bundles)
    }

    package func look(in environment: StateViewEnvironment, _ profile: StateViewProfile) -> LibraryLook {
        guard let theme else { return .none }
        do {
            return .look(try theme.look(in: environment, profile, names: project.configuration.themes))
        } catch {
            return .failed(error.description)
        }
    }

    package func definition(_ id: String) -> StateViewDefinition? { project.stateViews.view(id)?.definition }

    package func screen(_ id: String) -> DocumentedScreen? { project.stateViews.screen(id) }

    package func drawing(_ icon: Icon) -> String? {
        project.defaultFile(icon.path).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
