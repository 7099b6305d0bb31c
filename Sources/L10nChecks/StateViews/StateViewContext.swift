import DesignTokens
import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import StateViews
import TokenThemes

/// What the views of a project are resolved and compared with: worked out once for all of them, and what few of them need
/// when it is asked for.
final class StateViewContext {
    let project: Project
    /// The languages in which every view has to have its texts; never empty.
    let tags: [LanguageTag]
    let views: ProjectViews
    /// The texts in each of those, for each brand with texts of its own and for all others.
    private let texts: [String?: [ProjectViews.Texts]]
    /// The brands with texts of their own.
    private let brandsWithTexts: Set<String>
    private let brands: Set<String>
    /// The schemes that the project ships.
    let schemes: [StateViewEnvironment.ColorScheme]
    /// The keys of all texts, for those that are none.
    private(set) lazy var keys = Suggestions(tables.flatMap { table in table.keys.ids.map { table.keys[$0] } })
    /// The key that begins with a name, up to the first point; empty for a name that several begin with.
    private lazy var firstParts: [Substring: String] = Dictionary(
        tables.flatMap { table in table.keys.ids.map { table.keys[$0] } }.map { ($0.prefix { $0 != "." }, $0) },
        uniquingKeysWith: { $0 == $1 ? $0 : "" })
    /// The names of all pictures and animations, for ids that are none.
    private(set) lazy var assets = MeantPicture(project.assets.names(withAnimations: true))
    /// The names of still pictures alone.
    private(set) lazy var pictures = MeantPicture(project.assets.names(withAnimations: false))
    /// Whether every file was read to its end, so that a key that seems to be nowhere is nowhere.
    private(set) lazy var hasAllKeys =
        project.errors.isEmpty && tables.allSatisfy { $0.columns.allSatisfy { $0.fragment.isIntact } }
    /// The theme as the views may look; none where it has too many permutations.
    private(set) lazy var looks = ThemeLooks(project)

    /// What views are measured with.
    private(set) lazy var measuring = ViewMeasuring(project)

    init(_ project: Project) {
        self.project = project
        let required =
            project.configuration.locales.required?.map(\.value)
            ?? project.locales.filter { project.demands.demand(for: $0) == .required }
        tags = required.isEmpty ? [project.sourceLanguage] : required.sorted()
        brandsWithTexts = Set(project.catalog.layers.compactMap(\.brand))
        let views = ProjectViews(project)
        var texts: [String?: [ProjectViews.Texts]] = [:]
        for brand in [nil] + brandsWithTexts.map(Optional.some) {
            texts[brand] = tags.map { views.texts([$0], brand: brand) }
        }
        self.views = views
        self.texts = texts
        brands = Set(project.brands)
        let names = project.configuration.themes
        let shipped =
            project.configuration.schemes?.map(\.value) ?? project.theme?.modifier(names.schemeModifier)?.contexts
            ?? []
        let known = StateViewEnvironment.ColorScheme.allCases.filter { shipped.contains($0.rawValue) }
        // Contexts of other names do not tell which schemes there are.
        schemes = known.isEmpty ? StateViewEnvironment.ColorScheme.allCases : known
    }

    private var tables: some Sequence<CatalogTable> {
        project.catalog.layers.lazy.flatMap(\.bundles).flatMap(\.tables)
    }

    /// Whether no other key of the project begins with the same name, up to the first point.
    func isAlone(_ key: String) -> Bool { firstParts[key.prefix { $0 != "." }] == key }

    /// The brands that have nothing of their own in a view, sorted.
    func usualBrands(of view: DocumentedStateView) -> [String] {
        brands.subtracting(brandsWithTexts).subtracting(view.definition.brandPatches.keys).sorted()
    }

    /// Whether readers can be of a brand; true where the project names none.
    func isKnown(brand: String) -> Bool {
        brands.isEmpty || brands.contains(brand) || standInBrands.contains(brand)
    }

    /// The brands of the theme that draws the views of a project without one.
    private lazy var standInBrands: Set<String> = {
        guard project.themeSource == nil, project.configuration.brands == nil else { return [] }
        let brand = project.configuration.themes.brandModifier
        return Set(project.standInTheme?.modifiers.first { $0.name == brand }?.contexts ?? [])
    }()

    /// Which brand may have been meant by a name of none.
    func question(brand: String) -> String? { Suggestions.question(brand, among: brands.sorted()) }

    /// A view for each brand that has it otherwise, and once for all that have not.
    func sites(of view: DocumentedStateView) -> [StateViewSite] {
        let special = brandsWithTexts.union(view.definition.brandPatches.keys.filter(isKnown))
        // Where each brand has something of its own, nobody sees the view without a brand.
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
        let environment = StateViewEnvironment(locales: tags, brand: brand, profile: profile(of: definition))
        return texts(of: brand).map { views.resolve(definition, in: environment, texts: $0) }
    }

    private var isForWebAlone: Bool { project.configuration.platforms == [.web] }

    /// A definition as readers of each language, brand and text size see it on each screen.
    func measure(_ definition: StateViewDefinition, brands: [String?]) -> [MeasuredCase] {
        guard measuring.isPossible else { return [] }
        let profile = profile(of: definition)
        return brands.flatMap { brand in
            guard let look = measuring.look(brand, profile) else { return [MeasuredCase]() }
            return ViewMeasuring.sizes.flatMap { size in
                let environment = StateViewEnvironment(
                    locales: tags, brand: brand, profile: profile, sizeCategory: size)
                return zip(tags, texts(of: brand)).flatMap { language, texts in
                    let view = views.resolve(definition, in: environment, look: look, texts: texts)
                    return measuring.frames(view).map {
                        MeasuredCase(
                            language: language, brand: brand, size: size, isForWebAlone: isForWebAlone, frames: $0,
                            view: view)
                    }
                }
            }
        }
    }

    /// A definition at the usual text sizes in a language that it need not be in.
    func measure(_ definition: StateViewDefinition, in language: LanguageTag, brands: [String?]) -> [MeasuredCase] {
        guard measuring.isPossible else { return [] }
        let profile = profile(of: definition)
        return brands.flatMap { brand -> [MeasuredCase] in
            guard let look = measuring.look(brand, profile) else { return [] }
            let texts = views.texts([language], brand: brand)
            return ViewMeasuring.sizes.filter { !$0.isAccessibility }.flatMap { size in
                let environment = StateViewEnvironment(
                    locales: [language], brand: brand, profile: profile, sizeCategory: size)
                let view = views.resolve(definition, in: environment, look: look, texts: texts)
                return measuring.frames(view).map {
                    MeasuredCase(
                        language: language, brand: brand, size: size, isForWebAlone: isForWebAlone, frames: $0,
                        view: view)
                }
            }
        }
    }

    private func texts(of brand: String?) -> [ProjectViews.Texts] {
        texts[brand.flatMap { brandsWithTexts.contains($0) ? $0 : nil }] ?? []
    }

    /// The entry that a view shows for a key in a language.
    func hit(_ key: String, table: String?, chain: [LanguageTag], brand: String?) -> ResolutionHit? {
        texts(of: brand).first?.hit(key, table: table, chain: chain)
    }
}
