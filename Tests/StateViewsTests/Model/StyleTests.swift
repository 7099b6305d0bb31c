import DesignTokens
import L10nCatalog
import L10nLookup
import StateViews
import TestSupport
import Testing

/// Styles in layers: state-views.md 4.5.
@Suite struct StyleTests {
    private static func style(_ values: [StyleProperty: StyleValue]) -> StateViewStyle { StateViewStyle(values) }

    private static func view(
        _ layers: [StateViewStyle.Layer: StateViewStyle], _ profile: String = "backbase"
    ) throws -> ResolvedStateView {
        var definition = StateViewDefinition(.noConnection)
        definition.profile = StateViewProfile(rawValue: profile)
        definition.styles = layers
        let layer = Fixture.layer(
            .library,
            [
                "en": [
                    "DesignSystem.stateView.noConnectionTitle": "Offline",
                    "DesignSystem.stateView.noConnectionSubtitle": "You are offline",
                ]
            ])
        return Fixture.resolve(
            definition, Catalog(layers: [layer]), look: try Fixture.look(["profile": profile]))
    }

    @Test func `the right style counts where both set a property (ST-2)`() {
        let left = Self.style([.cornerRadius: .length(1), .clips: .flag(true)])
        let right = Self.style([.cornerRadius: .length(2), .alignment: .word("leading")])
        let both = left <> right
        #expect(both == Self.style([.cornerRadius: .length(2), .clips: .flag(true), .alignment: .word("leading")]))
    }

    @Test func `composition is associative, and the empty style changes nothing (ST-3)`() {
        var generator = SeededGenerator(seed: TestSeed.printed())
        func random() -> StateViewStyle {
            var style = StateViewStyle()
            for property in StyleProperty.all where Int.random(in: 0..<4, using: &generator) == 0 {
                style[property] = .length(.points(Double.random(in: 0...9, using: &generator)))
            }
            return style
        }
        for _ in 0..<300 {
            let (first, second, third) = (random(), random(), random())
            let (left, right) = ((first <> second) <> third, first <> (second <> third))
            #expect(left == right)
            let (before, behind) = (StateViewStyle() <> first, first <> StateViewStyle())
            #expect(before == first && behind == first)
        }
    }

    @Test func `layers apply in their order, and a property remembers who set it and who lost (ST-1 ST-5)`() throws {
        let view = try Self.view([
            .callSite: Self.style([.label(.title, .color): .color(.token("foreground.subtle"))]),
            .documentDefault: Self.style([.label(.title, .color): .color(.literal(SRGBColor.black.value))]),
            .definition: Self.style([.label(.title, .color): .color(.literal(SRGBColor.white.value))]),
        ])
        let color = try #require(view.property("title.color"))
        #expect(color.layer == .callSite)
        #expect(color.token == "foreground.subtle")
        #expect(color.origin.first?.path == "foreground.subtle")
        #expect(color.lost.map(\.layer) == [.definition, .documentDefault, .profile])
        #expect(color.lost.map(\.value).first == .color(SRGBColor.white.value))
    }

    @Test func `a style names the style of a button, where the profile lets it (ST-1)`() throws {
        var definition = StateViewDefinition(.noConnection)
        definition.styles[.definition] = StateViewStyle([.action(.first, .style): .word("linkButton")])
        let look = try Fixture.look()
        #expect(Fixture.resolve(definition, Catalog(), look: look).action(.first)?.style == "linkButton")
        definition.profile = .cookbook
        #expect(Fixture.resolve(definition, Catalog(), look: look).action(.first)?.style == "prominent")
    }

    @Test func `setting the font keeps the color (ST-4)`() throws {
        let plain = try Self.view([:])
        let styled = try Self.view([
            .definition: Self.style([.label(.title, .font): .font(.preferred(.body, .regular))])
        ])
        #expect(styled.property("title.color") == plain.property("title.color"))
        guard case .font(let font, let metrics)? = styled.property("title.font")?.value else {
            Issue.record("a font is a font")
            return
        }
        #expect(metrics == FontStyle.Metrics(size: 17, leading: 22))
        #expect(font.weight == 400)
    }

    @Test func `a token that the theme lacks is an issue, and the setting is left out (ST-6)`() throws {
        let view = try Self.view([.definition: Self.style([.backgroundColor: .color(.token("no.such"))])])
        #expect(view.issues == [ResolvedStateView.Issue(.unresolvedStyleToken, property: "background.color")])
        #expect(view.property("background.color")?.layer != .definition)
    }

    @Test func `the numbers of a sealed profile stay, and the attempt is an issue (PR-34 C-25 ES-21)`() throws {
        let style: [StateViewStyle.Layer: StateViewStyle] = [
            .definition: Self.style([
                .padding: .insets(StateViewArrangement.EdgeInsets(12)), .label(.title, .maxLines): .number(9),
            ])
        ]
        let sealed = try Self.view(style, "cookbook")
        #expect(
            sealed.issues == [
                ResolvedStateView.Issue(.sealedProfileOverride, property: "padding"),
                ResolvedStateView.Issue(.sealedProfileOverride, property: "title.maxLines"),
            ])
        #expect(sealed.property("padding")?.layer == .profile)
        let open = try Self.view(style, "feedback")
        #expect(open.issues.isEmpty)
        #expect(open.property("padding")?.value == .insets(ResolvedStateView.Insets(12)))
        #expect(open.property("title.maxLines")?.value == .number(9))
    }

    @Test func `padding, widths and the default style of all views (BB-27 BB-28 BB-31)`() throws {
        let plain = try Self.view([:])
        #expect(plain.property("padding")?.value == .length(0))
        #expect(plain.property("title.maxWidth")?.value == .unlimited)
        let house = Self.style([
            .padding: .insets(StateViewArrangement.EdgeInsets(top: 16, left: 0, bottom: 16, right: 0)),
            .label(.title, .maxWidth): .length(150), .label(.subtitle, .maxWidth): .length(300),
            .imageSize: .length(200),
        ])
        let view = try Self.view([.documentDefault: house])
        #expect(
            view.property("padding")?.value
                == .insets(ResolvedStateView.Insets(top: 16, leading: 0, bottom: 16, trailing: 0)))
        #expect(view.property("title.maxWidth")?.length == 150)
        #expect(view.property("subtitle.maxWidth")?.length == 300)
        #expect(view.property("image.size")?.length == 200)
        // Explicit beats default, and what was resolved before does not change.
        let explicit = try Self.view([.documentDefault: house, .callSite: Self.style([.imageSize: .length(10)])])
        #expect(explicit.property("image.size")?.length == 10)
        #expect(plain == (try Self.view([:])))
    }

    @Test func `padding and insets of tokens follow the theme (BB-27 ST-1 PL-4)`() throws {
        var spacers = StateViewArrangement.EdgeInsets(
            top: .token("spacer.md"), left: 0, bottom: .token("spacer.md"), right: 0)
        let view = try Self.view([.callSite: Self.style([.padding: .insets(spacers)])])
        let padding = try #require(view.property("padding"))
        #expect(padding.value == .insets(ResolvedStateView.Insets(top: 16, leading: 0, bottom: 16, trailing: 0)))
        #expect(padding.token == "spacer.md" && padding.layer == .callSite)
        #expect(padding.origin.first?.path == "spacer.md")
        #expect(padding.lost.map(\.value) == [.length(0)])
        // Of two tokens none is the one.
        spacers.leading = .token("spacer.lg")
        let mixed = try Self.view([.callSite: Self.style([.padding: .insets(spacers)])])
        #expect(
            mixed.property("padding")?.value
                == .insets(ResolvedStateView.Insets(top: 16, leading: 24, bottom: 16, trailing: 0)))
        #expect(mixed.property("padding")?.token == nil)
        // A token that is not there leaves the padding as it was.
        spacers.leading = .token("spacer.huge")
        let broken = try Self.view([.callSite: Self.style([.padding: .insets(spacers)])])
        #expect(broken.property("padding")?.value == .length(0))
        #expect(broken.issues == [ResolvedStateView.Issue(.unresolvedStyleToken, property: "padding")])

        var definition = StateViewDefinition(.empty)
        definition.layout.insets = StateViewArrangement.EdgeInsets(.token("spacer.md"))
        let look = try Fixture.look()
        #expect(Fixture.resolve(definition, Catalog(), look: look).layout.insets == ResolvedStateView.Insets(16))
        definition.layout.insets.top = .token("spacer.huge")
        let lacking = Fixture.resolve(definition, Catalog(), look: look)
        #expect(lacking.layout.insets == ResolvedStateView.Insets(top: 0, leading: 16, bottom: 16, trailing: 16))
        #expect(lacking.issues.contains(ResolvedStateView.Issue(.unresolvedStyleToken, property: "spacer.huge")))
    }
}
