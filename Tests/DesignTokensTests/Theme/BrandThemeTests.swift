import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// The built-in theme meets the facts of the brands (TT-4).
@Suite struct BrandThemeTests {
    private static let facts = BrandFacts.all
    private static let brands = facts.brands.keys.sorted()

    @Test func `the theme reads without findings and has 96 permutations (TD-1)`() {
        #expect(BuiltInTheme.parsed.diagnostics.isEmpty)
        #expect(BuiltInTheme.theme.tokens.permutationCount == 96)
        #expect(BuiltInTheme.theme.modifiers.map(\.name) == ["brand", "scheme", "contrast", "profile"])
        #expect(BuiltInTheme.theme.modifiers.map(\.defaultContext) == ["neutral", "light", "standard", "backbase"])
        #expect(Set(BuiltInTheme.theme.modifiers[0].contexts) == Set(Self.brands))
    }

    @Test func `nothing is wrong between the files but palettes that differ (TT-4)`() {
        let findings = BuiltInTheme.theme.check().diagnostics
        #expect(findings.filter { $0.id != "uneven-token-set" }.map(\.message) == [])
        #expect(findings.allSatisfy { $0.span.file.hasSuffix("/palette.tokens.json") })
    }

    @Test func `each of the 552 colors and its first alias (TT-4)`() throws {
        var count = 0
        for brand in Self.brands {
            for scheme in BrandFacts.schemes {
                let tokens = try BuiltInTheme.resolved(["brand": brand, "scheme": scheme])
                for (role, color) in try #require(Self.facts.brands[brand]).colors {
                    let token = try #require(tokens[TokenPath("semantic." + role)])
                    #expect(token.value.color?.sRGB().hex == color[scheme], "\(brand) \(scheme) \(role)")
                    let alias = color.alias[scheme]
                    let target = alias.hasPrefix("palette.") ? alias : "scheme.\(scheme).\(alias)"
                    #expect(token.hops.first?.target.text == target)
                    #expect(token.hops.last?.target.text.hasPrefix("palette.") == true)
                    count += 1
                }
            }
        }
        #expect(count == 552)
    }

    @Test func `one permutation holds the colors of both schemes (TD-2)`() throws {
        let tokens = try BuiltInTheme.resolved(["brand": "tori", "scheme": "dark"])
        for (role, color) in try #require(Self.facts.brands["tori"]).colors {
            #expect(try tokens.hex("scheme.light." + role) == color.light)
            #expect(try tokens.hex("scheme.dark." + role) == color.dark)
        }
    }

    @Test(arguments: brands)
    func `the palette of a brand, and nothing else (TT-4)`(_ brand: String) throws {
        let tokens = try BuiltInTheme.resolved(["brand": brand])
        let palette = try #require(Self.facts.brands[brand]).palette
        for (name, hex) in palette {
            #expect(try tokens.hex("palette." + name) == hex)
            let color = try #require(tokens.value(TokenPath("palette." + name))?.color)
            #expect(try #require(color.hexDifference) < 1e-5)
        }
        #expect(tokens.values.keys.filter { $0.text.hasPrefix("palette.") }.count == palette.count)
    }

    @Test(arguments: brands)
    func `text roles of a brand (TT-4 TY-8)`(_ brand: String) throws {
        let tokens = try BuiltInTheme.resolved(["brand": brand])
        let fonts = try #require(Self.facts.brands[brand]).fonts
        for (name, role) in Self.facts.shared.typographyRoles {
            let typography = try #require(tokens.value(TokenPath("typography." + name))?.typography)
            let face = role.face == "strong" ? fonts.strong : fonts.text
            #expect(typography.fontFamily == [fonts.family])
            #expect(typography.fontSize == Dimension(role.size, .px))
            #expect(typography.fontWeight.number == face.weight)
            #expect(typography.letterSpacing == Dimension(0, .px))
            let style = try #require(TextStyle(name: role.relativeTo))
            let row = DynamicType.metrics(style, at: .large)
            #expect(abs(typography.lineHeight - row.leading / row.size) < 1e-6)
        }
    }

    @Test(arguments: brands)
    func `scales, radius of buttons and mark of a brand (TT-4 TS-1 TS-2 TS-3 TV-21)`(_ brand: String) throws {
        let tokens = try BuiltInTheme.resolved(["brand": brand])
        let shared = Self.facts.shared
        for (name, points) in shared.spacing {
            #expect(try tokens.points("spacing." + name.dropFirst("spacing".count)) == points)
        }
        for (name, target) in shared.semanticSpacing {
            #expect(try tokens.points("spacing." + name) == shared.spacing[target])
        }
        for (name, points) in shared.borderRadius {
            #expect(try tokens.points("radius." + name.dropFirst("borderRadius".count)) == points)
        }
        for (name, points) in shared.borderWidth {
            #expect(try tokens.points("borderWidth." + name.dropFirst("borderWidth".count)) == points)
        }
        let facts = try #require(Self.facts.brands[brand])
        #expect(try tokens.points("radius.button") == facts.button.cornerRadius)
        #expect(try tokens.points("endorsement.width") == facts.endorsementLogo.width)
        #expect(try tokens.points("endorsement.height") == facts.endorsementLogo.height)
    }

    @Test func `names of the default system (TT-4 TS-4)`() throws {
        for scheme in BrandFacts.schemes {
            let tokens = try BuiltInTheme.resolved(["scheme": scheme])
            for (name, color) in Self.facts.defaultSystem.colors {
                #expect(try tokens.hex(name) == color[scheme])
            }
        }
        for (name, points) in Self.facts.defaultSystem.spacers {
            #expect(try BuiltInTheme.resolved().points(name) == points)
        }
    }

    @Test(arguments: facts.contrast.pairs)
    func `the contrast table is met by the theme (TT-4)`(_ pair: BrandFacts.Pair) throws {
        for (column, expected) in zip(Self.facts.contrast.columns, pair.ratios) {
            let parts = column.split(separator: "/").map(String.init)
            let tokens = try BuiltInTheme.resolved(["brand": parts[0], "scheme": parts[1]])
            let foreground = try #require(tokens.value(TokenPath("semantic." + pair.foreground))?.color)
            let background = try #require(tokens.value(TokenPath("semantic." + pair.background))?.color)
            let measured = try #require(ContrastMeasurement(of: foreground, over: [background]))
            #expect(abs(measured.ratio - expected) <= Self.facts.contrast.tolerance, "\(column)")
        }
    }
}
