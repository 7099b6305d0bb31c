import Testing

@testable import DesignTokens

@Suite struct GamutMappingTests {
    struct Vector: CustomTestStringConvertible, Sendable {
        var id: String
        var color: ColorValue
        var mapped: String
        var clipped: String

        init(
            _ id: String, _ space: ColorValue.Space, _ a: Double, _ b: Double, _ c: Double, _ mapped: String,
            _ clipped: String
        ) {
            self.id = id
            color = ColorValue(space, a, b, c)
            self.mapped = mapped
            self.clipped = clipped
        }

        var testDescription: String { "\(id) \(color.space.rawValue) \(mapped)" }
    }

    private static let vectors = [
        Vector("TK-32", .displayP3, 1, 0, 0, "#ff0b0c", "#ff0000"),
        Vector("TK-32", .displayP3, 0, 1, 0, "#00fb29", "#00ff00"),
        Vector("TK-32", .displayP3, 1, 0, 1, "#ff2bfb", "#ff00ff"),
        Vector("TK-33", .displayP3, 0, 0, 1, "#0000ff", "#0000ff"),
        Vector("TK-33", .displayP3, 0.2, 0.5, 0.9, "#0082ed", "#0082ed"),
        Vector("TK-34", .rec2020, 0, 1, 0, "#00f272", "#00ff00"),
        Vector("TK-34", .a98RGB, 0, 1, 0, "#00ec68", "#00ff00"),
        Vector("TK-34", .prophotoRGB, 1, 0, 0, "#ff5566", "#ff0000"),
        Vector("TK-35", .oklch, 0.9, 0.4, 140, "#62ff31", "#00ff00"),
        Vector("TK-35", .oklch, 0.5, 0.5, 264, "#0033ff", "#3c00ff"),
        Vector("TK-35", .oklch, 1, 0.1, 50, "#ffffff", "#ffecc2"),
        Vector("TK-35", .oklch, 0, 0.2, 30, "#000000", "#080000"),
        Vector("TK-36", .lab, 50, 100, 0, "#ee007d", "#ff007c"),
        Vector("TK-36", .lch, 60, 120, 20, "#ff466f", "#ff0054"),
        Vector("TK-37", .oklch, 0.7, 0.12, 150, "#63b376", "#63b376"),
        Vector("TK-37", .hsl, 330, 100, 50, "#ff0080", "#ff0080"),
    ]

    @Test(arguments: vectors)
    func `mapped and clipped (TK-30 TK-31)`(_ vector: Vector) {
        #expect(vector.color.sRGB(.cssColor4).hex == vector.mapped)
        #expect(vector.color.sRGB(.clip).hex == vector.clipped)
    }

    @Test func `a color inside is unchanged (TK-30)`() {
        let color = SRGBColor(0.1, 0.2, 0.3, alpha: 0.4)
        #expect(color.value.sRGB() == color)
        #expect(color.value.isInGamut())
        #expect(ColorValue(.oklch, 1, 0, nil).isInGamut())
        #expect(!ColorValue(.displayP3, 1, 0, 0).isInGamut())
        #expect(ColorValue(.displayP3, 1, 0, 0).isInGamut(of: .displayP3))
        #expect(ColorValue(.displayP3, 1, 0, 0).extendedSRGB.red > 1.09)
    }

    @Test func `less than half a step of eight bits outside is the same color (TK-30)`() {
        let blue = ColorValue(.oklch, 0.452, 0.3132, 264.05)
        #expect(blue.sRGB().hex == "#0000ff")
        #expect(blue.isInGamut())
        #expect(ColorValue(.srgb, 1 + 0.49 / 255, -0.49 / 255, 0).isInGamut())
        #expect(!ColorValue(.srgb, 1 + 0.51 / 255, 0, 0).isInGamut())
        #expect(!ColorValue(.srgb, 0, 0, -0.51 / 255).isInGamut())
    }

    @Test func `the names that outputs carry (TC-6 TK-30)`() {
        #expect(GamutMapping.allCases.map(\.rawValue) == ["css-color-4", "clip"])
    }

    @Test func `other gamuts can be the target (TK-30)`() {
        let mapped = GamutMapping.cssColor4.map(ColorValue(.rec2020, 0, 1, 0, alpha: 0.5), to: .displayP3)
        #expect(mapped.space == .displayP3)
        #expect(mapped.alpha == 0.5)
        #expect(mapped.isInGamut(of: .displayP3))
        #expect(!mapped.isInGamut())
    }
}
