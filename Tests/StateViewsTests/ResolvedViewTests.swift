import DesignTokens
import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource
import StateViews
import Testing
import TokenThemes

/// What a resolved view holds: state-views.md 4.2, 4.3, 4.6 and 4.7.
@Suite struct ResolvedViewTests {
    @Test func `equal environments give equal views (MD-5 MD-11)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        let look = try Fixture.look()
        for definition in StateViewRegistry.predefined {
            let views = (0..<3).map { _ in Fixture.resolve(definition, catalog, in: ["ar"], look: look) }
            #expect(views[0] == views[1] && views[1] == views[2])
            #expect(views[0] != Fixture.resolve(definition, catalog, in: ["fi"], look: look))
        }
    }

    @Test func `each text knows its role, key, language, direction, layer, place and what was tried (MD-6)`()
        async throws
    {
        let catalog = try await Fixture.defaults().catalog
        let view = Fixture.resolve(.noConnection, catalog, in: ["ar"])
        #expect(
            view.texts.map(\.role)
                == [.title, .subtitle, .actionLabel(.first), .action(.first, .busyLabel)])
        for text in view.texts.map(\.text) {
            #expect(text.key?.hasPrefix("DesignSystem.stateView.") == true)
            #expect(text.language.description == "ar")
            #expect(text.direction == .rightToLeft)
            guard case .entry("defaults", .library, let span) = text.provenance else {
                Issue.record("\(text.provenance)")
                continue
            }
            #expect(span.file == "<defaults>/ar.lproj/DesignSystem.strings")
            #expect(!span.range.isEmpty)
            #expect(text.tried.contains { $0.outcome == .hit && $0.span == span })
            #expect(text.issues.isEmpty)
        }
    }

    @Test func `each property knows its token, the tokens behind it and their places (MD-7)`() throws {
        let look = try Fixture.look(["brand": "tori", "scheme": "dark"])
        let view = Fixture.resolve(.loadingFailure, Catalog(), look: look)
        let background = try #require(view.property("action.first.background"))
        #expect(background.token == "stateView.button.primary.background")
        #expect(
            background.origin.map(\.path) == [
                "stateView.button.primary.background", "semantic.button.primary.background", "palette.watermelon.500",
            ])
        #expect(
            background.origin.map(\.list) == [
                "modifiers.profile.backbase", "modifiers.brand.tori", "modifiers.brand.tori",
            ])
        #expect(background.origin.last?.span.file == "<defaults>/Theme/brands/tori/palette.tokens.json")
        guard case .color(let color) = background.value else {
            Issue.record("a background is a color")
            return
        }
        #expect(color.sRGB().hex == "#f95157")
        for property in view.properties {
            #expect(property.origin.first?.path == property.token, "\(property.name)")
        }
        #expect(Set(view.properties.map(\.name)).count == view.properties.count)
    }

    @Test func `a font names what its parts come from (MD-7)`() throws {
        let look = try Fixture.look(["brand": "finn", "profile": "warp"])
        let view = Fixture.resolve(.noResults, Catalog(layers: [Self.layer]), look: look)
        let font = try #require(view.property("title.font"))
        #expect(font.origin.compactMap(\.part) == ["fontFamily", "fontWeight"])
        guard case .font(let style, let metrics) = font.value else {
            Issue.record("a font is a font")
            return
        }
        #expect(style.families == ["FINNType"])
        #expect(style.postScriptName == "FINNType-Medium")
        #expect(style.weightName == "Medium")
        #expect(style.relativeTo == .title2)
        #expect(metrics == FontStyle.Metrics(size: 22, leading: 28))
    }

    /// The given numbers of 4.6, apart from the theme's files.
    @Test(arguments: [
        ("backbase", 144.0, 0.0, 24.0, 16.0, 24.0, 28.0, 15.0, 11.0), ("warp", 64, 32, 24, 4, 24, 22, 16, 13),
        ("cookbook", 48, 0, 8, 4, 16, 20, 15, 11), ("feedback", 48, 16, 16, 4, 16, 20, 15, 11),
    ])
    func `the numbers of the profiles (PR-1 PR-5 PR-6 PR-7 PR-8 PR-16 PR-17 PR-23)`(
        profile: String, icon: Double, padding: Double, imageTitle: Double, titleSubtitle: Double, textActions: Double,
        title: Double, subtitle: Double, buttonPadding: Double
    ) throws {
        let look = try Fixture.look(["profile": profile])
        let view = Fixture.resolve(.noConnection, Catalog(layers: [Self.layer]), look: look)
        let lengths = [
            "image.size", "padding", "spacing.imageTitle", "spacing.titleSubtitle", "spacing.subtitleActions",
        ]
        for (name, length) in zip(lengths, [icon, padding, imageTitle, titleSubtitle, textActions]) {
            #expect(view.property(name)?.value == .length(length), "\(name)")
        }
        #expect(view.property("action.first.paddingVertical")?.value == .length(buttonPadding))
        for (name, size) in [("title.font", title), ("subtitle.font", subtitle)] {
            guard case .font(_, let metrics)? = view.property(name)?.value else {
                Issue.record("\(name) is a font")
                continue
            }
            #expect(metrics.size == size, "\(name)")
        }
    }

    @Test func `the default bindings of the default system (BB-34)`() throws {
        let view = Fixture.resolve(.noConnection, Catalog(layers: [Self.layer]), look: try Fixture.look())
        let bindings = [
            "title.color": "foreground.default", "subtitle.color": "foreground.subtle",
            "title.font": "systemTypography.title1Semibold", "subtitle.font": "systemTypography.subheadlineLight",
            "spacing.imageTitle": "spacer.lg", "spacing.titleSubtitle": "spacer.md",
        ]
        for (name, token) in bindings {
            #expect(view.property(name)?.origin.map(\.path).dropFirst().first == token, "\(name)")
        }
    }

    @Test func `there is no gap beside what is not there (BB-18 TR-4)`() throws {
        let look = try Fixture.look()
        let bare = Fixture.resolve(.generic(title: .literal("Title"), subtitle: .none), Catalog(), look: look)
        #expect(!bare.properties.contains { $0.name.hasPrefix("spacing.") || $0.name.hasPrefix("image.") })
        #expect(!bare.properties.contains { $0.name.hasPrefix("subtitle.") || $0.name.hasPrefix("action.") })
        let empty = Fixture.resolve(
            .generic(icon: "x", title: .literal("Title"), subtitle: .literal("")), Catalog(), look: look)
        #expect(empty.properties.map(\.name).filter { $0.hasPrefix("spacing.") } == ["spacing.imageTitle"])
    }

    @Test func `of several pictures the first that moves is shown, the others stand in (VA-1 BB-17)`() {
        for subset in 0..<8 {
            let visual = StateViewVisual(
                icon: subset & 1 == 0 ? nil : "icon", illustration: subset & 2 == 0 ? nil : "illustration",
                animation: subset & 4 == 0 ? nil : StateViewVisual.Animation("animation"))
            let view = Fixture.resolve(StateViewDefinition(id: "x", kind: .custom, visual: visual), Catalog())
            let expected = [(4, "animation"), (2, "illustration"), (1, "icon")].filter { subset & $0.0 != 0 }.map(\.1)
            #expect(view.pictures.map(\.id) == expected)
        }
    }

    @Test func `the title is a heading and read first, the picture is hidden (MD-8 C-2 DEC-13)`() {
        let view = Fixture.resolve(.noConnection, Catalog(layers: [Self.layer]))
        #expect(view.accessibility.map(\.part) == ["title", "subtitle", "action.first.label", "image"])
        #expect(view.accessibility.map(\.role) == [.heading(level: 3), .staticText, .button, .image])
        #expect(view.accessibility.map(\.isHidden) == [false, false, false, true])
    }

    @Test func `a theme without a slot is an error that names it (TV-32)`() {
        let theme = Theme.join([]).value
        let error = #expect(throws: StateViewThemeError.self) {
            _ = try StateViewLook(theme.resolved(theme.permutation()))
        }
        #expect(error?.problems.first?.path == "stateView.container.background")
        #expect(error?.description.hasPrefix("there is no color 'stateView.container.background', ") == true)
    }

    private static let layer = Fixture.layer(
        .library,
        [
            "en": [
                "DesignSystem.stateView.noConnectionTitle": "No internet",
                "DesignSystem.stateView.noConnectionSubtitle": "Offline",
                "DesignSystem.stateView.noConnectionButton": "Try again",
                "DesignSystem.stateView.noResultsTitle": "Nothing",
            ]
        ])
}
