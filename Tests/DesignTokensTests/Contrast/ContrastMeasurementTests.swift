import Testing

@testable import DesignTokens
@testable import TokenTools

@Suite struct ContrastMeasurementTests {
    private func color(_ hex: String, alpha: Double? = nil) throws -> ColorValue {
        var color = try #require(SRGBColor(hex: hex))
        color.alpha = alpha ?? color.alpha
        return color.value
    }

    @Test func `a label on a translucent button over its host (TK-12)`() throws {
        let measured = try #require(
            ContrastMeasurement(
                of: try color("#0063fb"), over: [try color("#ffffff"), try color("#0063fb", alpha: 0.12)]))
        #expect(measured.background.hex == "#e0ecff")
        #expect(measured.ratio == Contrast.ratio(try #require(SRGBColor(hex: "#0063fb")), measured.background))
    }

    @Test func `a translucent foreground is composited too (TK-12)`() throws {
        let measured = try #require(
            ContrastMeasurement(of: try color("#000000", alpha: 0.6), over: [try color("#ffffff")]))
        #expect(measured.foreground.hex == "#666666")
    }

    @Test func `nothing can be measured without an opaque host (TK-13)`() throws {
        #expect(ContrastMeasurement(of: try color("#000000"), over: [try color("#ffffff00")]) == nil)
        #expect(ContrastMeasurement(of: try color("#000000"), over: []) == nil)
        #expect(
            ContrastMeasurement(of: try color("#000000"), over: [try color("#ffffff"), try color("#ffffff00")]) != nil)
    }

    @Test func `the lower of the mapped and the unmapped ratio counts (TK-14)`() throws {
        let red = ColorValue(.displayP3, 1, 0, 0)
        let onWhite = try #require(ContrastMeasurement(of: red, over: [.init(.srgb, 1, 1, 1)]))
        let onBlack = try #require(ContrastMeasurement(of: red, over: [.init(.srgb, 0, 0, 0)]))
        let mapped = Contrast.ratio(red.sRGB(), .white)
        let unmapped = Contrast.ratio(red.extendedSRGB, .white)
        #expect(mapped != unmapped)
        #expect(onWhite.ratio == min(mapped, unmapped))
        #expect(onBlack.ratio == min(Contrast.ratio(red.sRGB(), .black), Contrast.ratio(red.extendedSRGB, .black)))
        #expect(onWhite.foreground == red.sRGB())
    }
}
