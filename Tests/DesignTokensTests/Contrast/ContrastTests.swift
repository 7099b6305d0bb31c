import Testing

@testable import DesignTokens
@testable import TokenTools

@Suite struct ContrastTests {
    @Test(arguments: [
        ("#777777", 4.478089, "4.47"), ("#767676", 4.542225, "4.54"), ("#949494", 3.033470, "3.03"),
        ("#959595", 2.995346, "2.99"), ("#595959", 7.004729, "7.00"), ("#5a5a5a", 6.896926, "6.89"),
        ("#000000", 21, "21.00"), ("#ffffff", 1, "1.00"),
    ])
    func `ratios on white and how they are shown (TK-1 TK-2)`(_ hex: String, _ ratio: Double, _ shown: String) throws {
        let color = try #require(SRGBColor(hex: hex))
        #expect(abs(Contrast.ratio(color, .white) - ratio) < 5.1e-7)
        #expect(Contrast.ratio(color, .white) == Contrast.ratio(.white, color))
        #expect(Contrast.text(Contrast.ratio(color, .white)) == shown)
    }

    @Test func `a ratio just under its limit is never shown as the limit (TK-2)`() {
        #expect(Contrast.text(4.5.nextDown) == "4.49")
        #expect(Contrast.text(7.0.nextDown) == "6.99")
        #expect(Contrast.text(3.0.nextDown) == "2.99")
        #expect(Contrast.text(1.05) == "1.05")
        #expect(Contrast.text(.nan) == "nan")
    }

    @Test func `minimum by role and level (TK-3)`() {
        let wcag = ContrastThresholds.wcag
        #expect(wcag.minimum(.text, .aa) == 4.5)
        #expect(wcag.minimum(.text, .aa, isLargeText: true) == 3)
        #expect(wcag.minimum(.text, .aaa) == 7)
        #expect(wcag.minimum(.text, .aaa, isLargeText: true) == 4.5)
        #expect(wcag.minimum(.icon, .aa) == 3)
        #expect(wcag.minimum(.boundary, .aaa) == 3)
        #expect(wcag.minimum(.disabled, .aa) == nil)
        #expect(wcag.minimum(.decorative, .aaa) == nil)
        var raised = wcag
        raised.text = 5
        #expect(raised.minimum(.text, .aa) == 5)
    }

    @Test func `large text (TK-5 TK-6)`() {
        #expect(LargeText.covers(size: 24, weight: 300))
        #expect(!LargeText.covers(size: 23.99, weight: 699))
        #expect(LargeText.covers(size: 18.66, weight: 700))
        #expect(!LargeText.covers(size: 18.65, weight: 700))
        #expect(!LargeText.covers(size: 22, weight: 600))
        #expect(LargeText.isOnlyPlatformGuidance(size: 18, weight: 400))
        #expect(LargeText.isOnlyPlatformGuidance(size: 14, weight: 700))
        #expect(!LargeText.isOnlyPlatformGuidance(size: 17.9, weight: 600))
        #expect(!LargeText.isOnlyPlatformGuidance(size: 24, weight: 400))
    }

    @Test func `the own ramp first, then the nearest that passes (TK-16)`() throws {
        func entry(_ path: String, _ hex: String) throws -> PaletteColor {
            PaletteColor(path, try #require(SRGBColor(hex: hex)))
        }
        let colors = [
            try entry("palette.blue.600", "#0063fb"), try entry("palette.blue.700", "#004bbd"),
            try entry("palette.blue.800", "#00337f"), try entry("palette.gray.900", "#1b1b1f"),
            try entry("palette.transparent", "#ffffff00"),
        ]
        let palette = Palette(colors)
        let pressed = try #require(SRGBColor(hex: "#dedee3"))
        let own = palette.nearestPassing(to: colors[0], on: pressed, minimum: 4.5)
        #expect(own == colors[1])
        #expect(abs(Contrast.ratio(colors[1].color, pressed) - 5.71) < 0.01)
        let high = palette.nearestPassing(to: colors[0], on: pressed, minimum: 12)
        #expect(high == colors[3], "no blue passes, a grey does")
        #expect(palette.nearestPassing(to: colors[0], on: pressed, minimum: 18) == nil)
        #expect(PaletteColor("white", .white).group.isEmpty)
    }
}
