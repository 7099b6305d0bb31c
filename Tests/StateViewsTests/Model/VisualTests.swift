import DesignTokens
import L10nCatalog
import L10nLocale
import L10nLookup
import L10nSource
import StateViews
import Testing

/// Pictures, progress and the mark of the brand's owner: state-views.md 4.7.
@Suite struct VisualTests {
    private static func resolve(
        _ visual: StateViewVisual, kind: StateViewKind = .custom, profile: String = "backbase",
        _ change: (inout StateViewEnvironment) -> Void = { _ in }
    ) throws -> ResolvedStateView {
        var definition = StateViewDefinition(
            id: "x", kind: kind, profile: StateViewProfile(rawValue: profile), title: .literal("Title"),
            subtitle: .none, visual: visual)
        definition[.progressLabel] = .none
        var environment = StateViewEnvironment(locales: [.english])
        change(&environment)
        return StateViewResolver.resolve(
            definition, in: environment, lookup: CatalogLookup(Catalog(), localizer: Localizer(Catalog())),
            look: try Fixture.look(["profile": profile]))
    }

    @Test func `progress comes before every picture, in kind loading alone (VA-1 C-12)`() throws {
        for subset in 0..<16 {
            let visual = StateViewVisual(
                icon: subset & 1 == 0 ? nil : "icon", illustration: subset & 2 == 0 ? nil : "illustration",
                animation: subset & 4 == 0 ? nil : StateViewVisual.Animation("animation"),
                progress: subset & 8 == 0 ? nil : .spinner(.medium))
            let loading = try Self.resolve(visual, kind: .loading)
            #expect((loading.progress != nil) == (subset & 8 != 0))
            #expect(loading.properties.contains { $0.name == "spinner.size" } == (subset & 8 != 0))
            #expect(try Self.resolve(visual).progress == nil)
        }
    }

    @Test func `sizes follow the profile and the sort of the picture (BB-19 C-8 PR-1 PR-2 PR-3)`() throws {
        let sizes: [String: (Double, Double, Double)] = [
            "backbase": (144, 144, 144), "warp": (64, 200, 200), "cookbook": (48, 48, 48), "feedback": (48, 200, 48),
        ]
        for (profile, size) in sizes {
            #expect(
                try Self.resolve(StateViewVisual(icon: "lock"), profile: profile).property("image.size")?.length
                    == size.0)
            #expect(
                try Self.resolve(StateViewVisual(illustration: "x"), profile: profile).property("image.width")?.length
                    == size.1)
            let moving = StateViewVisual(animation: StateViewVisual.Animation("x"))
            #expect(try Self.resolve(moving, profile: profile).property("image.height")?.length == size.2)
        }
    }

    @Test func `an icon is square, other pictures have a width and a height of their own (VA-2 WP-2 WP-3)`() throws {
        var icon = StateViewVisual(icon: "lock")
        icon.width = 100
        icon.height = 50
        let view = try Self.resolve(icon, profile: "warp")
        #expect(view.property("image.size")?.length == 100)
        #expect(view.issues == [ResolvedStateView.Issue(.iconHeightIgnored, property: "image.height")])
        var picture = StateViewVisual(illustration: "x")
        picture.height = 50
        let other = try Self.resolve(picture, profile: "warp")
        #expect(other.property("image.width")?.length == 200)
        #expect(other.property("image.height")?.length == 50)
        #expect(other.issues.isEmpty)
    }

    @Test func `a size grows with the text only where it is asked to (VA-3 WP-10)`() throws {
        var icon = StateViewVisual(icon: "lock")
        for category in SizeCategory.allCases {
            #expect(
                try Self.resolve(icon) { $0.sizeCategory = category }.property("image.size")?.length == 144)
        }
        icon.scalesWithText = true
        #expect(try Self.resolve(icon) { $0.sizeCategory = .accessibility5 }.property("image.size")?.length == 449)
        #expect(try Self.resolve(icon).property("image.size")?.length == 144)
    }

    @Test func `whoever sets the size of an icon, it grows with the text (VA-3)`() throws {
        var definition = StateViewDefinition(.empty)
        definition.visual.scalesWithText = true
        definition.styles[.definition] = StateViewStyle([.imageSize: .length(100)])
        var environment = StateViewEnvironment(locales: [.english])
        environment.sizeCategory = .accessibility5
        func size(_ profile: StateViewProfile) throws -> Double? {
            definition.profile = profile
            let look = try Fixture.look(["profile": profile.rawValue])
            let lookup = CatalogLookup(Catalog(), localizer: Localizer(Catalog()))
            return StateViewResolver.resolve(definition, in: environment, lookup: lookup, look: look)
                .property("image.size")?.length
        }
        // Body is 53 points there, and 17 at the usual size.
        #expect(try size(.backbase) == 312)
        definition.visual.width = 100
        #expect(try size(.cookbook) == 150)
    }

    @Test func `a tint colors icons and templates, and is an issue elsewhere (WP-4 VA-5)`() throws {
        var icon = StateViewVisual(icon: "lock")
        icon.tint = .token("foreground.subtle")
        let tinted = try Self.resolve(icon)
        #expect(tinted.property("image.color")?.token == "foreground.subtle")
        #expect(tinted.property("image.rendering")?.value == .word("template"))
        var picture = StateViewVisual(illustration: "x")
        picture.tint = .literal(SRGBColor.black.value)
        #expect(
            try Self.resolve(picture).issues == [ResolvedStateView.Issue(.tintIgnored, property: "image.color")])
        picture.isTemplate = true
        let template = try Self.resolve(picture)
        #expect(template.issues.isEmpty)
        #expect(template.property("image.color")?.color == SRGBColor.black.value)
    }

    @Test func `who wants less motion sees the poster, then the next picture (BB-20 A-13)`() throws {
        let animation = StateViewVisual.Animation("storm", loops: true, speed: 0.8, poster: "storm-still")
        let view = try Self.resolve(StateViewVisual(icon: "warning", animation: animation))
        #expect(view.pictures.map(\.id) == ["storm", "storm-still", "warning"])
        #expect(view.animation == animation)
        let still = try Self.resolve(StateViewVisual(icon: "warning", animation: animation)) { $0.reduceMotion = true }
        #expect(still.pictures.map(\.id) == ["storm-still", "warning"])
    }

    @Test func `pictures that point along the line turn where text runs from right to left (VA-4 A-15)`() throws {
        func isMirrored(_ icon: String, _ tag: LanguageTag) throws -> Bool? {
            var definition = StateViewDefinition(.empty)
            definition.visual = StateViewVisual(icon: icon)
            definition.title = .literal("x", language: tag)
            return Fixture.resolve(definition, Catalog()).pictures.first?.isMirrored
        }
        let arabic = try #require(LanguageTag("ar"))
        #expect(try isMirrored("list-alt", arabic) == true)
        #expect(try isMirrored("list-alt", .english) == false)
        #expect(try isMirrored("schedule", arabic) == false)
    }

    @Test func `spinners of three sizes (PR-4 WP-15)`() throws {
        for (size, points) in [(StateViewVisual.Progress.SpinnerSize.small, 16.0), (.medium, 24), (.large, 32)] {
            let view = try Self.resolve(StateViewVisual(progress: .spinner(size)), kind: .loading, profile: "warp")
            #expect(view.property("spinner.size")?.length == points)
        }
    }

    /// Tokens of which a brand sets the size of small spinners.
    private struct SmallSpinners: LookTokens {
        func value(at path: String) -> TokenValue? { nil }
        func font(at path: String) -> FontStyle? { nil }
        func origin(of path: String) -> [TokenStep] {
            guard path == "stateView.spinner.sizeSmall" else { return [] }
            let span = SourceSpan(file: "a.tokens.json", range: SourceRange(at: 0))
            return [TokenStep(path: path, list: "modifiers.brand.a", span: span)]
        }
    }

    @Test func `each size of a spinner knows who set it (ST-5)`() throws {
        let look = StateViewLook(theme: try Fixture.look().theme, tokens: SmallSpinners(), brand: nil)
        for size in StateViewVisual.Progress.SpinnerSize.allCases {
            var loading = StateViewDefinition(.loading)
            loading.visual.progress = .spinner(size)
            let layer = Fixture.resolve(loading, Catalog(), look: look).property("spinner.size")?.layer
            #expect(layer == (size == .small ? .brand : .base))
        }
    }

    @Test func `the five ways of loading, and a skeleton (FS-7 BB-39 C-12)`() throws {
        func style(
            _ progress: StateViewVisual.Progress, _ placement: StateViewArrangement.Placement
        ) -> ResolvedStateView.LoadingStyle? {
            var definition = StateViewDefinition(.loading)
            definition.visual.progress = progress
            definition.layout.placement = placement
            return Fixture.resolve(definition, Catalog()).loadingStyle
        }
        #expect(style(.spinner(.small), .inline) == .inline)
        #expect(style(.spinner(.medium), .container) == .fullScreen)
        #expect(style(.bar(0.5), .fullScreen) == .fullScreen)
        #expect(style(.skeleton("cards"), .container) == .skeleton)
        #expect(style(.refresh, .container) == .pullToRefresh)
        #expect(style(.spinner(.large), .overlay) == .overlay)
        #expect(Fixture.resolve(.noConnection, Catalog()).loadingStyle == nil)
    }

    @Test func `an overlay darkens what is below, blocks it, and its spinner is large and white (PL-3)`() throws {
        var definition = StateViewDefinition(.loading)
        definition.layout.placement = .overlay
        let view = Fixture.resolve(definition, Catalog(), look: try Fixture.look())
        #expect(view.property("scrim.color")?.color == ColorValue(.srgb, 0, 0, 0, alpha: 0.3))
        #expect(view.property("spinner.indicator")?.color == SRGBColor.white.value)
        #expect(view.property("spinner.size")?.length == 32)
        #expect(!view.layout.passesTouches)
        #expect(!view.layout.movesFocus)
    }

    @Test func `placements, and what a sheet has by default (PL-1 WP-13 WP-30)`() {
        #expect(StateViewDefinition(.empty).layout.placement == .container)
        #expect(
            StateViewArrangement.Placement.sheet() == .sheet(detents: [.medium, .large], showsDragIndicator: true))
        for placement in [StateViewArrangement.Placement.fullScreen, .container, .sheet()] {
            var definition = StateViewDefinition(.empty)
            definition.layout.placement = placement
            let layout = Fixture.resolve(definition, Catalog()).layout
            #expect(layout.movesFocus && layout.passesTouches)
            #expect(layout.headingLevel == 3)
        }
    }

    @Test func `insets belong to the placeholder, its container is transparent (PL-2 SV-15 SV-16 PL-4)`() {
        var definition = StateViewDefinition(.empty)
        #expect(definition.layout.insets == .zero)
        definition.layout.insets = StateViewArrangement.EdgeInsets(20)
        definition.layout.headingLevel = 2
        let layout = Fixture.resolve(definition, Catalog()).layout
        #expect(layout.insets == ResolvedStateView.Insets(20))
        #expect(layout.headingLevel == 2)
        #expect(layout.passesTouches)
    }

    @Test(arguments: ["finn", "blocket", "tori", "dba", "vend", "neutral"])
    func `the mark of the brand for the scheme, named for people (BM-1 WP-25 WP-26)`(brand: String) throws {
        for scheme in [StateViewEnvironment.ColorScheme.light, .dark] {
            var definition = StateViewDefinition(.login, id: "login")
            definition.showsBrandMark = true
            let layer = Fixture.layer(
                .library, ["en": ["DesignSystem.stateView.commonLogoLabel": "{brand} logo"]])
            let look = try Fixture.look(["brand": brand, "scheme": scheme.rawValue, "profile": "warp"])
            let view = StateViewResolver.resolve(
                definition,
                in: StateViewEnvironment(locales: [.english], brand: brand, scheme: scheme),
                lookup: CatalogLookup(Catalog(layers: [layer]), localizer: Localizer(Catalog(layers: [layer]))),
                look: look)
            let mark = try #require(view.brandMark)
            #expect(mark.scheme == scheme)
            #expect(mark.asset.hasPrefix("vend-tagline-"))
            let name = try #require(look.theme.brandMark.brandName)
            #expect(view.text(.brandMarkLabel)?.text == name + " logo")
            #expect(view.accessibility.contains { $0.role == .image && $0.name == name + " logo" })
            #expect(view.property("brandMark.width")?.length == 72)
            #expect(view.property("spacing.beforeBrandMark") != nil)
        }
    }
}
