import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct StateViewThemeTests {
    private static let brands = BrandFacts.all.brands.keys.sorted()
    private static let profiles = ["backbase", "warp", "cookbook", "feedback"]

    struct Metric: Sendable, CustomTestStringConvertible {
        var id: String
        var of: @Sendable (StateViewTheme) -> Double?
        /// In the order of the profiles; nil for no limit.
        var expected: [Double?]
        var testDescription: String { id }
    }

    private static let metrics = [
        Metric(id: "PR-1", of: { $0.icon.size }, expected: [144, 64, 48, 48]),
        Metric(id: "PR-2", of: { $0.illustration.width }, expected: [144, 200, 48, 200]),
        Metric(id: "PR-2", of: { $0.illustration.height }, expected: [144, 200, 48, 200]),
        Metric(id: "PR-3", of: { $0.animation.width }, expected: [144, 200, 48, 48]),
        Metric(id: "PR-4", of: { $0.spinner.size }, expected: [24, 24, 24, 24]),
        Metric(id: "PR-4", of: { $0.spinner.sizeSmall }, expected: [16, 16, 16, 16]),
        Metric(id: "PR-4", of: { $0.spinner.sizeLarge }, expected: [32, 32, 32, 32]),
        Metric(id: "PR-5", of: { $0.container.padding }, expected: [0, 32, 0, 16]),
        Metric(id: "PR-6", of: { $0.spacing.imageTitle }, expected: [24, 24, 8, 16]),
        Metric(id: "PR-7", of: { $0.spacing.titleSubtitle }, expected: [16, 4, 4, 4]),
        Metric(id: "PR-8", of: { $0.spacing.textActions }, expected: [24, 24, 16, 16]),
        Metric(id: "PR-9", of: { $0.spacing.betweenActions }, expected: [16, 12, 8, 8]),
        Metric(id: "PR-10", of: { $0.spacing.beforeBrandMark }, expected: [24, 24, 16, 16]),
        Metric(id: "PR-11", of: { $0.brandMark.width }, expected: [72, 72, 72, 72]),
        Metric(id: "PR-11", of: { $0.brandMark.height }, expected: [38, 38, 38, 38]),
        Metric(id: "PR-12", of: { $0.container.maxWidth }, expected: [nil, nil, 280, nil]),
        Metric(id: "PR-12 TV-22", of: { $0.loading.maxWidth }, expected: [nil, 420, nil, nil]),
        Metric(id: "PR-13", of: { $0.title.maxWidth }, expected: [nil, nil, nil, nil]),
        Metric(id: "PR-16", of: { $0.title.font.metrics().size }, expected: [28, 22, 20, 20]),
        Metric(id: "PR-16", of: { $0.title.font.metrics().leading }, expected: [34, 28, 25, 25]),
        Metric(id: "PR-16", of: { $0.title.font.weight }, expected: [600, 600, 600, 600]),
        Metric(id: "PR-17", of: { $0.subtitle.font.metrics().size }, expected: [15, 16, 15, 15]),
        Metric(id: "PR-17", of: { $0.subtitle.font.metrics().leading }, expected: [20, 21, 20, 20]),
        Metric(id: "PR-17", of: { $0.subtitle.font.weight }, expected: [300, 400, 400, 400]),
        Metric(id: "PR-22", of: { $0.buttons.primary.font.metrics().size }, expected: [17, 16, 17, 17]),
        Metric(id: "PR-22", of: { $0.buttons.primary.font.metrics().leading }, expected: [22, 21, 22, 22]),
        Metric(id: "PR-23", of: { $0.buttons.secondary.paddingVertical }, expected: [11, 13, 11, 11]),
        Metric(id: "PR-23", of: { $0.buttons.secondary.paddingHorizontal }, expected: [16, 16, 16, 16]),
        Metric(id: "PR-24", of: { $0.buttons.minHeight }, expected: [44, 44, 44, 44]),
        Metric(id: "PR-24", of: { $0.buttons.primary.cornerRadius }, expected: [8, 8, 8, 8]),
        Metric(id: "TV-20", of: { $0.spinner.lineWidth }, expected: [3, 3, 3, 3]),
        Metric(id: "TV-20", of: { $0.spinner.duration }, expected: [1, 1, 1, 1]),
    ]

    @Test(arguments: metrics)
    func `the numbers of the four profiles (PR-1 to PR-24 TV-13 TV-14 TV-15 TY-9)`(_ metric: Metric) throws {
        for (profile, expected) in zip(Self.profiles, metric.expected) {
            #expect(metric.of(try BuiltInTheme.stateView(["profile": profile])) == expected, "\(profile)")
        }
    }

    @Test(arguments: [
        ("warp", "title.color", "semantic.text.default"), ("warp", "subtitle.color", "semantic.text.default"),
        ("warp", "icon.color", "semantic.icon.primary"), ("backbase", "title.color", "foreground.default"),
        ("backbase", "subtitle.color", "foreground.subtle"), ("backbase", "spacing.imageTitle", "spacer.lg"),
        ("warp", "container.padding", "spacing.400"), ("warp", "spacing.titleSubtitle", "spacing.50"),
        ("warp", "title.typography", "typography.title3"), ("warp", "button.primary.typography", "typography.title4"),
        ("warp", "button.secondary.label", "semantic.text.link"),
        ("warp", "button.disabled.background", "semantic.background.disabled"),
        ("warp", "spinner.indicator", "semantic.border.primary"),
        ("cookbook", "icon.color", "foreground.subtle"), ("feedback", "icon.errorColor", "semantic.icon.warning"),
    ])
    func `slots and the tokens that they name (TV-10 to TV-20)`(_ profile: String, _ slot: String, _ target: String)
        throws
    {
        let chain = try BuiltInTheme.resolved(["profile": profile]).chain(of: TokenPath("stateView." + slot))
        #expect(chain.map(\.path.text).prefix(2) == ["stateView." + slot, target])
        #expect(chain[0].definition.condition == TokenCondition(modifier: "profile", context: profile))
    }

    @Test func `icons of the default system are drawn as they are (TV-12)`() throws {
        #expect(try BuiltInTheme.stateView(["profile": "backbase"]).icon.keepsOwnColors)
        #expect(!(try BuiltInTheme.stateView(["profile": "warp"]).icon.keepsOwnColors))
    }

    @Test func `buttons of vend are fully rounded (TV-18)`() throws {
        let button = try BuiltInTheme.stateView(["brand": "vend", "profile": "warp"]).buttons.primary
        #expect(button.cornerRadius == 999)
        #expect(button.cornerRadius(height: 47) == 23.5)
        #expect(
            try BuiltInTheme.stateView(["brand": "finn", "profile": "warp"]).buttons.primary.cornerRadius(height: 47)
                == 8)
    }

    @Test(arguments: brands)
    func `color, font, radius and mark are those of one brand (TO-9)`(_ brand: String) throws {
        let facts = try #require(BrandFacts.all.brands[brand])
        for scheme in BrandFacts.schemes {
            let theme = try BuiltInTheme.stateView(["brand": brand, "scheme": scheme, "profile": "warp"])
            #expect(theme.buttons.primary.background.sRGB().hex == facts.colors["button.primary.background"]?[scheme])
            #expect(theme.title.font.families == [facts.fonts.family])
            #expect(theme.title.font.postScriptName == facts.fonts.strong.postScriptName)
            #expect(theme.subtitle.font.postScriptName == facts.fonts.text.postScriptName)
            #expect(theme.subtitle.font.weightName == facts.fonts.text.face)
            #expect(theme.title.font.isLargeText() == facts.largeTitle3)
            #expect(theme.buttons.primary.cornerRadius == facts.button.cornerRadius)
            #expect(theme.brandMark.asset == facts.endorsementLogo.id)
            #expect(theme.brandMark.hasDarkVariant == facts.endorsementLogo.hasDarkVariant)
        }
    }

    @Test func `component tokens can leave the semantic tier (TV-33)`() throws {
        let theme = try BuiltInTheme.stateView(["brand": "tori", "profile": "warp"])
        let tokens = try BuiltInTheme.resolved(["brand": "tori", "profile": "warp"])
        let chain = tokens.chain(of: "stateView.button.primary.background")
        #expect(chain.last?.path == "palette.watermelon.600")
        #expect(chain.dropLast().last?.definition.valueSpan.file == "brands/tori/component.tokens.json")
        #expect(theme.buttons.secondary.label.sRGB().hex == "#296dcc")
        let other = try BuiltInTheme.stateView(["brand": "dba", "profile": "warp"])
        #expect(other.buttons.primary.background == other.icon.color)
    }

    @Test func `every slot of the contract is bound in every permutation (TV-1 to TV-7)`() throws {
        #expect(Set(StateViewContract.slots.map(\.path)).count == StateViewContract.slots.count)
        for permutation in try #require(BuiltInTheme.theme.permutations()) {
            let tokens = BuiltInTheme.theme.resolved(permutation)
            _ = try StateViewTheme.read(tokens)
            for slot in StateViewContract.slots { #expect(tokens.value(slot.path)?.type == slot.type) }
        }
        #expect(ThemeAnalysis(BuiltInTheme.theme).checkSlots().isEmpty)
    }
}
