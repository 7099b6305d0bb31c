import DesignTokens
import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import StateViews
import Testing
import TokenThemes

/// What profiles make of a view: state-views.md 2.1, 2.2, 2.4, 3 and 4.6.
@Suite struct ProfileModelTests {
    private static func view(
        _ kind: StateViewKind, _ profile: StateViewProfile, brand: String? = nil,
        _ change: (inout StateViewDefinition) -> Void = { _ in }
    ) async throws -> ResolvedStateView {
        var definition = StateViewDefinition(kind)
        definition.profile = profile
        change(&definition)
        var input = ["profile": profile.rawValue]
        input["brand"] = brand
        return Fixture.resolve(
            definition, try await Fixture.defaults().catalog, brand: brand, look: try Fixture.look(input))
    }

    private static func font(_ view: ResolvedStateView, _ name: String) -> FontStyle? {
        guard case .font(let style, _)? = view.property(name)?.value else { return nil }
        return style
    }

    @Test func `the numbers of Warp (WP-5 WP-6 WP-8 PR-9 PR-10)`() async throws {
        let view = try await Self.view(.login, .warp, brand: "vend") { $0.showsBrandMark = true }
        let lengths: [String: Double] = [
            "spacing.imageTitle": 24, "spacing.titleSubtitle": 4, "spacing.subtitleActions": 24,
            "spacing.betweenActions": 12, "spacing.beforeBrandMark": 24, "padding": 32,
            "action.first.paddingVertical": 13,
            "action.second.paddingHorizontal": 16, "action.first.minHeight": 44,
        ]
        for (name, length) in lengths { #expect(view.property(name)?.length == length, "\(name)") }
        #expect(Self.font(view, "title.font")?.relativeTo == .title2)
        #expect(Self.font(view, "subtitle.font")?.relativeTo == .callout)
        #expect(Self.font(view, "action.first.font")?.size == 16)
        // Brand vend is fully round, others are not.
        #expect(try #require(view.property("action.first.radius")?.length) >= 22)
        let finn = try await Self.view(.login, .warp, brand: "finn")
        #expect(finn.property("action.first.radius")?.length == 8)
        #expect(view.actions.map(\.style) == ["primary", "quiet"])
    }

    @Test func `only the loading view of Warp has a widest width (WP-9 WP-15 PR-12 C-6)`() async throws {
        #expect(try await Self.view(.loading, .warp).property("contentMaxWidth")?.length == 420)
        #expect(try await Self.view(.login, .warp).property("contentMaxWidth")?.value == .unlimited)
        let loading = try await Self.view(.loading, .warp)
        #expect(loading.text(.title) == nil)
        #expect(loading.text(.progressLabel)?.text == "Loading…")
        #expect(loading.issues.isEmpty)
        #expect(loading.actions.isEmpty)
    }

    @Test func `spinner, disabled and link colors are tokens of the theme (WP-29 A-6)`() async throws {
        let view = try await Self.view(.login, .warp, brand: "tori")
        for name in ["action.disabled.background", "action.second.label", "image.color", "title.color"] {
            #expect(view.property(name)?.origin.isEmpty == false, "\(name)")
        }
        #expect(try await Self.view(.loading, .warp).property("spinner.indicator")?.origin.isEmpty == false)
    }

    @Test func `parts of an Empty State, with and without each (ES-2 ES-3 ES-4 ES-5 ES-14 C-3)`() async throws {
        let full = try await Self.view(.empty, .cookbook)
        #expect(full.pictures.map(\.kind) == [.icon])
        #expect(full.text(.title) != nil && full.text(.subtitle) != nil && full.actions.count == 1)
        let bare = try await Self.view(.empty, .cookbook) { view in
            view.visual = StateViewVisual()
            view.subtitle = .none
            view.removeAction(.first)
        }
        #expect(bare.pictures.isEmpty && bare.actions.isEmpty && bare.text(.subtitle) == nil)
        #expect(bare.issues.isEmpty)
        #expect(bare.text(.title)?.text == "Nothing here yet")
        #expect(!bare.properties.contains { $0.name.hasPrefix("spacing.") })
    }

    @Test func `the look of an Empty State (ES-10 ES-11 ES-12 ES-13 PR-14 PR-15 C-4)`() async throws {
        let view = try await Self.view(.empty, .cookbook)
        #expect(view.property("image.size")?.length == 48)
        #expect(Self.font(view, "title.font")?.relativeTo == .title3)
        #expect(Self.font(view, "title.font")?.weight == 600)
        #expect(Self.font(view, "subtitle.font")?.relativeTo == .subheadline)
        #expect(view.property("contentMaxWidth")?.length == 280)
        #expect(view.property("title.maxLines")?.value == .number(2))
        #expect(view.property("subtitle.maxLines")?.value == .number(3))
        #expect(view.layout.overflow == .ladder)
        #expect(view.layout.headingLevel == 3)
        for profile in [StateViewProfile.backbase, .warp, .feedback] {
            let other = try await Self.view(.empty, profile)
            #expect(other.property("title.maxLines") == nil && other.layout.overflow == .scroll)
        }
    }

    @Test func `the first of two actions is prominent (ES-6 C-10 AC-1 empty-003)`() async throws {
        let names: [(StateViewProfile, [String])] = [
            (.backbase, ["primaryButton", "secondaryButton"]), (.warp, ["primary", "quiet"]),
            (.cookbook, ["prominent", "bordered"]), (.feedback, ["prominent", "bordered"]),
        ]
        for (profile, styles) in names {
            let view = try await Self.view(.unknownError, profile)
            #expect(view.actions.map(\.style) == styles)
        }
        let destructive = try await Self.view(.custom, .cookbook) { view in
            view.title = .literal("x")
            view.set(StateViewAction(.first, .custom("delete"), label: .literal("Delete"), role: .destructive))
        }
        #expect(destructive.actions.map(\.style) == ["destructive"])
    }

    @Test func `the heading is first, the icon is not announced (ES-15 empty-006 BB-36 C-1 A-1 A-2)`() async throws {
        for profile in StateViewProfile.allCases {
            let view = try await Self.view(.noConnection, profile)
            #expect(view.accessibility.first?.role == .heading(level: 3))
            #expect(view.accessibility.last?.role == .image && view.accessibility.last?.isHidden == true)
            #expect(view.accessibility.first?.live == .assertive)
        }
    }

    @Test func `a picture with a name of its own is read behind the texts (WP-33 C-1)`() async throws {
        let view = try await Self.view(.login, .warp) { $0.visual.label = .literal("A person") }
        #expect(view.accessibility.map(\.part).prefix(3) == ["title", "subtitle", "imageLabel"])
        #expect(view.accessibility[2].name == "A person")
    }

    @Test func `a group of actions has a name, a disabled one its reason (A-4 A-14 FS-17 PH-47)`() async throws {
        let view = try await Self.view(.login, .backbase) { view in
            view.set(StateViewAction(.second, .signup, isEnabled: false))
        }
        #expect(view.accessibility.contains { $0.role == .group && $0.name == "Available actions" })
        let button = try #require(view.accessibility.first { $0.part == "action.second.label" })
        #expect(button.isDisabled)
        #expect(button.hint == "Fill in the required fields first")
        #expect(!(try await Self.view(.noConnection, .backbase)).accessibility.contains { $0.role == .group })
    }

    @Test func `a spinner is announced politely, by a sentence where it has no label (A-11)`() async throws {
        let view = try await Self.view(.loading, .feedback)
        #expect(view.accessibility.first?.live == .polite)
        #expect(view.accessibility.first?.name == "Loading…")
        let silent = try await Self.view(.loading, .feedback) { $0[.progressLabel] = .none }
        #expect(silent.accessibility.first?.name == "Loading content")
    }

    @Test func `a title is required in every kind but loading, a subtitle in none (C-26 BB-42 WP-37)`() async throws {
        for kind in StateViewKind.allBuiltIn where kind != .custom {
            let view = try await Self.view(kind, .backbase) { view in
                view.title = .none
                view.subtitle = .none
            }
            #expect(
                view.issues.contains(ResolvedStateView.Issue(.missingText, .title)) == (kind != .loading), "\(kind)")
            #expect(!view.issues.contains(ResolvedStateView.Issue(.missingText, .subtitle)))
        }
    }

    @Test func `a button is as wide as its label or the view, less insets of tokens (BB-24 AC-4 C-9)`() async throws {
        func width(_ width: StateViewAction.Width) async throws -> ResolvedStateView.Action.Width? {
            try await Self.view(.noConnection, .backbase) { $0.set(StateViewAction(.first, .retry, width: width)) }
                .actions.first?.width
        }
        #expect(try await width(.intrinsic) == .intrinsic)
        #expect(try await width(.full(leading: 0, trailing: 0)) == .full(leading: 0, trailing: 0))
        #expect(
            try await width(.full(leading: .token("spacer.md"), trailing: .token("spacer.md")))
                == .full(leading: 16, trailing: 16))
    }

    @Test func `gaps of the default system are its tokens lg and md (BB-29 C-7)`() async throws {
        let view = try await Self.view(.unknownError, .backbase)
        #expect(view.property("spacing.imageTitle")?.origin.map(\.path).contains("spacer.lg") == true)
        #expect(view.property("spacing.betweenActions")?.origin.map(\.path).contains("spacer.md") == true)
        #expect(view.property("spacing.imageTitle")?.length == 24)
        #expect(view.property("spacing.titleSubtitle")?.length == 16)
    }

    @Test func `fonts have the size of their text style at every size, never below 11 (BB-37 A-8 C-24)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        let look = try Fixture.look()
        for category in SizeCategory.allCases {
            let environment = StateViewEnvironment(locales: [.english], sizeCategory: category)
            let view = StateViewResolver.resolve(
                .noConnection, in: environment, lookup: CatalogLookup(catalog, localizer: Localizer(catalog)),
                look: look)
            guard case .font(_, let title)? = view.property("title.font")?.value else { continue }
            #expect(title == DynamicType.metrics(.title1, at: category))
            for case .font(_, let metrics) in view.properties.map(\.value) { #expect(metrics.size >= 11) }
        }
    }

    @Test func `who wants bold text gets heavier fonts, and nothing else changes (MD-5)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        let look = try Fixture.look()
        var environment = StateViewEnvironment(locales: [.english])
        func view() -> ResolvedStateView {
            StateViewResolver.resolve(
                .noConnection, in: environment, lookup: CatalogLookup(catalog, localizer: Localizer(catalog)),
                look: look)
        }
        let plain = view()
        environment.boldText = true
        let bold = view()
        #expect(Self.font(plain, "title.font")?.weight == 600)
        #expect(Self.font(bold, "title.font")?.weight == 700)
        #expect(Self.font(bold, "subtitle.font")?.weight == 500)
        for (left, right) in zip(plain.properties, bold.properties) where !left.name.hasSuffix(".font") {
            #expect(left == right)
        }
    }

    @Test func `a look of another brand is not used (WP-28)`() async throws {
        let theme = EmbeddedTheme.read().theme
        let look = try StateViewLook(theme.resolved(theme.permutation(["brand": "tori"])), brand: "tori")
        let catalog = try await Fixture.defaults().catalog
        let mixed = Fixture.resolve(.noConnection, catalog, brand: "finn", look: look)
        #expect(mixed.issues == [ResolvedStateView.Issue(.mixedBrands)])
        #expect(mixed.properties.isEmpty)
        #expect(Fixture.resolve(.noConnection, catalog, brand: "tori", look: look).issues.isEmpty)
    }
}
