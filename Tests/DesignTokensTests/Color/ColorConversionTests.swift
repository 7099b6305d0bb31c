import Testing

@testable import DesignTokens
@testable import TokenTools

@Suite struct ColorConversionTests {
    struct Vector: CustomTestStringConvertible, Sendable {
        var id: String
        var space: ColorValue.Space
        var blue: [Double]
        var red: [Double]
        var testDescription: String { "\(id) \(space.rawValue)" }
    }

    private static let vectors = [
        Vector(id: "TC-20", space: .srgbLinear, blue: [0, 0.124772, 0.964686], red: [0.658375, 0.046665, 0.078187]),
        Vector(id: "TC-21", space: .hsl, blue: [216.334661, 100, 49.215686], red: [352.847682, 63.713080, 53.529412]),
        Vector(id: "TC-22", space: .hwb, blue: [216.334661, 0, 1.568627], red: [352.847682, 23.921569, 16.862745]),
        Vector(
            id: "TC-23", space: .lab, blue: [45.348867, 24.500966, -83.648753], red: [50.058558, 60.074127, 26.210150]),
        Vector(
            id: "TC-24", space: .lch, blue: [45.348867, 87.163130, 286.325463], red: [50.058558, 65.542908, 23.571490]),
        Vector(
            id: "TC-25", space: .oklab, blue: [0.554354, -0.037499, -0.236438], red: [0.586766, 0.176971, 0.059583]),
        Vector(
            id: "TC-26", space: .oklch, blue: [0.554354, 0.239393, 260.987930], red: [0.586766, 0.186732, 18.607431]),
        Vector(
            id: "TC-27", space: .displayP3, blue: [0.160695, 0.382045, 0.948773], red: [0.767234, 0.287008, 0.324234]),
        Vector(
            id: "TC-28", space: .a98RGB, blue: [0.219293, 0.388148, 0.967594], red: [0.719024, 0.248188, 0.311456]),
        Vector(
            id: "TC-29", space: .prophotoRGB, blue: [0.381883, 0.330304, 0.913419], red: [0.579778, 0.290000, 0.253017]),
        Vector(
            id: "TC-30", space: .rec2020, blue: [0.354266, 0.421419, 0.945859], red: [0.704762, 0.365457, 0.357899]),
        Vector(
            id: "TC-31", space: .xyzD65, blue: [0.218724, 0.158876, 0.931837], red: [0.302306, 0.179014, 0.092609]),
        Vector(
            id: "TC-32", space: .xyzD50, blue: [0.186082, 0.147926, 0.700995], red: [0.316255, 0.184677, 0.069531]),
    ]

    @Test(arguments: vectors)
    func `two brand colors in every space (TC-20 to TC-32)`(_ vector: Vector) throws {
        for (hex, expected) in [("#0063fb", vector.blue), ("#d43d4f", vector.red)] {
            let source = try #require(SRGBColor(hex: hex))
            let converted = source.value.converted(to: vector.space)
            for (component, wanted) in zip(converted.components, expected) {
                #expect(abs(try #require(component) - wanted) <= 5.1e-7, "\(hex)")
            }
            #expect(converted.sRGB().hex == hex, "there and back")
        }
    }

    @Test func `grey has no hue, near-grey has one (TC-33)`() throws {
        let grey = try #require(SRGBColor(hex: "#777777")).value.converted(to: .oklch)
        #expect(abs(try #require(grey.first) - 0.569262) < 5.1e-7)
        #expect(try #require(grey.second) < 5e-7)
        #expect(grey.third == nil)
        for space in [ColorValue.Space.hsl, .hwb] {
            #expect(SRGBColor(0.4, 0.4, 0.4).value.converted(to: space).first == nil)
        }
        #expect(SRGBColor(0.4, 0.4, 0.4).value.converted(to: .lch).third == nil)

        let nearGrey = try #require(SRGBColor(hex: "#1b1b1f")).value.converted(to: .oklch)
        for (component, wanted) in zip(nearGrey.components, [0.223848, 0.007702, 285.761116]) {
            #expect(abs(try #require(component) - wanted) < 5.1e-7)
        }
    }

    @Test func `the distance of two blues (TC-33)`() throws {
        let distance = try #require(SRGBColor(hex: "#0063fb")).deltaEOK(try #require(SRGBColor(hex: "#0071eb")))
        #expect(abs(distance - 0.041564) < 5.1e-7)
        #expect(abs(SRGBColor.white.deltaEOK(.black) - 1) < 1e-7)
    }

    @Test func `every space says which numbers a file may hold (TC-4)`() {
        func admits(_ space: ColorValue.Space, _ index: Int, _ value: Double) -> Bool {
            space.channels[index].admits(value)
        }
        #expect(admits(.srgb, 0, 0) && admits(.srgb, 2, 1) && !admits(.srgb, 1, 1.000001) && !admits(.srgb, 1, -0.1))
        #expect(admits(.hsl, 0, 0) && admits(.hsl, 0, 359.999) && !admits(.hsl, 0, 360) && admits(.hsl, 1, 100))
        #expect(admits(.lch, 1, 1_000) && !admits(.lch, 1, -1) && !admits(.oklch, 2, 360) && !admits(.oklch, 0, 1.1))
        #expect(admits(.lab, 1, -200) && admits(.oklab, 2, -7) && !admits(.lab, 0, 100.5))
        #expect(!admits(.lab, 1, .infinity) && !admits(.lab, 1, .nan))
        #expect(ColorValue.Space.allCases.count == 14)
        #expect(ColorValue.Space.hwb.channels.map(\.rangeText) == ["0 to below 360", "0 to 100", "0 to 100"])
    }

    @Test func `none is kept and counts as 0 in a conversion (TC-5)`() {
        let color = ColorValue(.oklch, 0.7, 0.1, nil, alpha: 0.5, hex: "#aabbcc")
        #expect(color.converted(to: .oklch) == color)
        let converted = color.converted(to: .srgb)
        #expect(converted == ColorValue(.oklch, 0.7, 0.1, 0, alpha: 0.5).converted(to: .srgb))
        #expect(converted.alpha == 0.5)
        #expect(converted.hex == nil)
    }

    @Test func `rec2020 decodes with the pure power 2.4 (TC-12)`() throws {
        let linear = ColorValue(.rec2020, 0.5, 0.5, 0.5).converted(to: .srgbLinear)
        #expect(abs(try #require(linear.first) - 0.189465) < 5.1e-7)
    }

    @Test func `hex is measured against the components (TC-9)`() throws {
        #expect(try #require(ColorValue(.hsl, 330, 100, 50, hex: "#ff00ff").hexDifference) > 0.02)
        #expect(try #require(ColorValue(.hsl, 330, 100, 50, hex: "#ff0080").hexDifference) < 0.002)
        for fallback in ["#ff0b0c", "#ff0000"] {
            let difference = try #require(ColorValue(.displayP3, 1, 0, 0, hex: fallback).hexDifference)
            #expect(difference < 0.002, "both mappings are honest fallbacks")
        }
        #expect(ColorValue(.srgb, 1, 0, 0).hexDifference == nil)
        #expect(ColorValue(.srgb, 1, 0, 0, hex: "#f00").hexDifference == nil)
    }

    @Test func `numbers without sense never trap (TC-10)`() {
        for extreme in [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude] {
            for space in ColorValue.Space.allCases {
                let color = ColorValue(space, extreme, extreme, extreme, alpha: extreme, hex: "#000000")
                for target in ColorValue.Space.allCases { _ = color.converted(to: target) }
                _ = color.sRGB().hex + color.sRGB(.clip).hex
                _ = color.hexDifference
                _ = Contrast.text(Contrast.ratio(color.sRGB(.clip), .white))
                _ = color.sRGB(.clip).over(.white).over(color.extendedSRGB)
            }
        }
    }
}
