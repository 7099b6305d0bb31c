import DesignTokens
import L10nProject
import L10nSource

/// What a library works out when it is first asked for: texts by language, looks by permutation of the theme.
///
/// The locks are held for no longer than it takes to find or to put something; two tasks may work out the same at once.
final class LibraryCache: Sendable {
    let views: ProjectViews
    /// Those of the documents, by id.
    let definitions: [String: StateViewDefinition]
    /// Of the theme and of layers of texts, sorted.
    let brands: [String]
    private let project: Project
    private let theme: ThemeSource?
    /// The brands that layers of texts are for; all others have the same texts.
    private let textBrands: Set<String>
    private let texts = Locked<[TextsKey: ProjectViews.Texts]>([:])
    private let looks = Locked<[LookKey: Look]>([:])

    /// No more lists of languages than these are kept: requests from a network may name any.
    private static let most = 512

    init(_ project: Project) {
        self.project = project
        theme = project.themeSource
        brands = project.brands
        textBrands = Set(project.catalog.layers.compactMap(\.brand))
        views = ProjectViews(project)
        definitions = Dictionary(
            project.stateViews.views.map { ($0.definition.id, $0.definition) }, uniquingKeysWith: { first, _ in first })
    }

    private struct TextsKey: Hashable {
        var languages: [LanguageTag]
        var brand: String?
        var bundles: [String]
    }

    func texts(_ preferred: [LanguageTag], brand: String?, bundles: [String]) -> ProjectViews.Texts {
        let brand = brand.flatMap { textBrands.contains($0) ? $0 : nil }
        let key = TextsKey(languages: preferred, brand: brand, bundles: bundles)
        if let known = texts.withLock({ $0[key] }) { return known }
        let made = views.texts(preferred, brand: brand, bundles: bundles, isPrepared: true)
        texts.withLock { texts in
            if texts.count >= Self.most { texts.removeAll() }
            texts[key] = made
        }
        return made
    }

    // MARK: Looks

    enum Look: Sendable {
        case look(StateViewLook)
        /// There is no theme.
        case none
        /// The theme cannot draw state views, and why.
        case failed(String)
    }

    private struct LookKey: Hashable {
        var brand: String?
        var scheme: StateViewEnvironment.ColorScheme
        var contrast: StateViewEnvironment.Contrast
        var profile: StateViewProfile
    }

    func look(_ environment: StateViewEnvironment, _ profile: StateViewProfile) -> Look {
        guard let theme else { return .none }
        // Brands that nobody knows are not worth a look each.
        let brand = environment.brand.flatMap { brands.contains($0) ? $0 : nil }
        let key = LookKey(
            brand: brand, scheme: environment.scheme, contrast: environment.contrast, profile: profile)
        if let known = looks.withLock({ $0[key] }) { return known }
        var asked = environment
        asked.brand = brand
        let made: Look
        do {
            made = .look(try theme.look(in: asked, profile, names: project.configuration.themes))
        } catch {
            made = .failed(error.description)
        }
        looks.withLock { $0[key] = made }
        return made
    }
}
