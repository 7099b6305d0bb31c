import DesignTokens
import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import StateViews

/// What the views of a project are resolved with: worked out once for all of them.
struct StateViewContext {
    let project: Project
    /// The languages in which every view has to have its texts; never empty.
    let tags: [LanguageTag]
    /// The languages that answer for each of those.
    private let chains: [[LanguageTag]]
    let syntax: StateViewTextResolver.SyntaxOfText?
    private let languages = MessageLanguages()
    /// The brands with texts of their own.
    private let brandsWithTexts: Set<String>
    private let brands: Set<String>
    /// The schemes that the project ships.
    let schemes: [StateViewEnvironment.ColorScheme]

    init(_ project: Project) {
        self.project = project
        let required =
            project.configuration.locales.required?.map(\.value)
            ?? project.locales.filter { project.demands.demand(for: $0) == .required }
        tags = required.isEmpty ? [project.sourceLanguage] : required.sorted()
        chains = tags.map { project.fallbackChain(of: [$0]) }
        if let notations = CatalogNotations(project) { syntax = { notations[$0] } } else { syntax = nil }
        brandsWithTexts = Set(project.catalog.layers.compactMap(\.brand))
        brands = Set(project.brands)
        let names = project.configuration.themes
        let shipped =
            project.configuration.schemes?.map(\.value) ?? project.theme?.modifier(names.schemeModifier)?.contexts
            ?? []
        let known = StateViewEnvironment.ColorScheme.allCases.filter { shipped.contains($0.rawValue) }
        schemes = known.isEmpty ? StateViewEnvironment.ColorScheme.allCases : known
    }

    /// The brands that have nothing of their own in a view, sorted.
    func usualBrands(of view: DocumentedStateView) -> [String] {
        brands.subtracting(brandsWithTexts).subtracting(view.definition.brandPatches.keys).sorted()
    }

    /// A view for each brand that has it otherwise, and once for all that have not.
    func sites(of view: DocumentedStateView) -> [StateViewSite] {
        let special = brandsWithTexts.union(view.definition.brandPatches.keys)
        let hasOthers = special.isEmpty || brands.isEmpty || !brands.isSubset(of: special)
        return ((hasOthers ? [nil] : []) + special.sorted().map(Optional.some)).map { brand in
            StateViewSite(self, view, brand: brand)
        }
    }

    /// The profile of a view.
    func profile(of definition: StateViewDefinition) -> StateViewProfile {
        definition.profile ?? project.configuration.stateViews.profile ?? .backbase
    }

    /// A definition in each language that it has to be in. Only its texts are asked for, not its look.
    func resolve(_ definition: StateViewDefinition, brand: String?) -> [ResolvedStateView] {
        let localizer = project.localizer(brand: brand)
        return zip(tags, chains).map { tag, chain in
            let environment = StateViewEnvironment(
                locales: [tag], chain: chain, development: project.sourceLanguage, brand: brand,
                profile: profile(of: definition))
            return StateViewResolver.resolve(
                definition, in: environment, catalog: project.catalog, localizer: localizer, syntax: syntax, look: nil,
                languages: languages)
        }
    }

    /// The entry that a view shows for a key in a language.
    func hit(_ key: String, table: String?, chain: [LanguageTag], brand: String?) -> ResolutionHit? {
        let localizer = project.localizer(brand: brand)
        return (table.map { localizer.limited(to: $0) } ?? localizer).resolve(key, chain: chain).hit
    }
}
