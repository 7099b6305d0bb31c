import Testing

@testable import DesignTokens
@testable import TokenTools

@Suite struct BrandContrastTests {
    private static let facts = BrandFacts.all

    @Test(arguments: facts.contrast.pairs)
    func `ratios and failures of the six brands (TK-P1 to TK-P19)`(_ pair: BrandFacts.Pair) throws {
        var failures: [String] = []
        for (column, expected) in zip(Self.facts.contrast.columns, pair.ratios) {
            let ratio = Contrast.ratio(
                try Self.facts.color(pair.foreground, column), try Self.facts.color(pair.background, column))
            #expect(abs(ratio - expected) <= Self.facts.contrast.tolerance, "\(column)")
            if let minimum = pair.minimum, ratio < minimum { failures.append(column) }
        }
        #expect(Set(failures) == Set(pair.expectedFailures))
        let role = try #require(ContrastRole(rawValue: pair.role))
        #expect(ContrastThresholds.wcag.minimum(role, .aa) == pair.minimum)
    }

    @Test(arguments: [
        ("TK-20", "finn/light", "palette.blue.700", 5.71), ("TK-20", "blocket/light", "palette.blue.700", 5.34),
        ("TK-20", "tori/light", "palette.blueberry.700", 5.80), ("TK-20", "dba/light", "palette.jeanblue.700", 5.93),
        ("TK-20", "neutral/light", "palette.blue.700", 5.34), ("TK-21", "blocket/dark", "palette.blue.300", 5.72),
        ("TK-21", "tori/dark", "palette.blueberry.300", 5.80), ("TK-21", "dba/dark", "palette.jeanblue.300", 5.76),
        ("TK-21", "neutral/dark", "palette.blue.300", 5.72),
    ])
    func `the suggestion stays in the ramp of the brand (TK-20 TK-21)`(
        _ id: String, _ column: String, _ path: String, _ ratio: Double
    ) throws {
        let parts = column.split(separator: "/").map(String.init)
        let brand = try #require(Self.facts.brands[parts[0]])
        let palette = try brand.palette.map {
            PaletteColor("palette." + $0.key, try #require(SRGBColor(hex: $0.value)))
        }
        let alias = try #require(brand.colors["text.link"]).alias[parts[1]]
        let foreground = try #require(palette.first { $0.path == alias })
        let background = try Self.facts.color(id == "TK-20" ? "background.active" : "surface.elevated-300", column)
        let found = try #require(
            Palette(palette).nearestPassing(to: foreground, on: background, minimum: 4.5))
        #expect(found.path == path)
        #expect(abs(Contrast.ratio(found.color, background) - ratio) <= 0.005)
    }

    @Test func `the nearest color of all can be of another ramp (TK-21)`() throws {
        let tori = try #require(Self.facts.brands["tori"])
        let palette = try tori.palette.map { PaletteColor($0.key, try #require(SRGBColor(hex: $0.value))) }
        let sheet = try Self.facts.color("surface.elevated-300", "tori/dark")
        let link = try Self.facts.color("text.link", "tori/dark")
        let found = Palette(palette).nearestPassing(
            to: PaletteColor("elsewhere.link", link), on: sheet, minimum: 4.5)
        #expect(found?.color.hex == "#58b1e9")
    }
}
