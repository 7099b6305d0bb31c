import L10nCatalog
import L10nLocale
import L10nLookup
import StateViews
import Testing

/// Whose languages a view speaks where reader and brand differ: state-views.md TR-6.
@Suite struct LocalePolicyTests {
    private static let texts = Fixture.layer(
        .library,
        Dictionary(
            uniqueKeysWithValues: ["en", "sv", "fi"].map { ($0, ["DesignSystem.stateView.noConnectionTitle": $0]) }))

    private static func view(
        _ policy: StateViewEnvironment.LocalePolicy?, _ readers: [String], brand: String? = "tori",
        profile: StateViewProfile = .backbase
    ) throws -> ResolvedStateView {
        var environment = StateViewEnvironment(
            locales: readers.compactMap { LanguageTag($0) }, brand: brand, profile: profile)
        environment.localePolicy = policy
        environment.boldText = true
        var input = ["profile": profile.rawValue]
        input["brand"] = brand
        let catalog = Catalog(layers: [texts])
        return StateViewResolver.resolve(
            .noConnection, in: environment, lookup: CatalogLookup(catalog, localizer: Localizer(catalog)),
            look: try Fixture.look(input))
    }

    @Test(arguments: [
        (StateViewEnvironment.LocalePolicy.user, ["sv"], ["sv", "en"]), (.brand, ["sv"], ["fi", "en"]),
        (.brandThenUser, ["sv"], ["fi", "sv", "en"]), (.userThenBrand, ["sv"], ["sv", "fi", "en"]),
        (.userThenBrand, ["fi", "sv"], ["fi", "sv", "en"]), (.brandThenUser, ["sv", "fi"], ["fi", "sv", "en"]),
        (.brand, ["da"], ["fi", "en"]), (.user, ["da"], ["da", "en"]),
    ])
    func `a policy orders the languages of reader and brand (TR-6)`(
        policy: StateViewEnvironment.LocalePolicy, readers: [String], chain: [String]
    ) throws {
        let view = try Self.view(policy, readers)
        #expect(view.environment.chain.map(\.description) == chain)
        #expect(view.text(.title)?.text == chain.first { ["en", "sv", "fi"].contains($0) })
        // Nothing else of the environment changes.
        #expect(view.environment.boldText && view.environment.localePolicy == policy)
        #expect(view.environment.brand == "tori")
    }

    @Test func `without a policy it is the profile's, and without a brand the reader's (PR-31 C-18)`() throws {
        #expect(try Self.view(nil, ["sv"]).text(.title)?.text == "sv")
        #expect(try Self.view(nil, ["sv"], profile: .warp).text(.title)?.text == "fi")
        #expect(try Self.view(.user, ["sv"], profile: .warp).text(.title)?.text == "sv")
        // The default brand of the theme counts where none is named.
        let none = try Self.view(.brandThenUser, ["sv"], brand: nil)
        #expect(none.environment.locales.last?.description == "sv")
    }
}
