import Testing

@testable import DesignTokens

@Suite struct SRGBColorTests {
    @Test func `bytes are clamped and halves round up (TC-11)`() {
        #expect(SRGBColor(-0.2, 0.5, 1.7).hex == "#0080ff")
        #expect(SRGBColor(2.5 / 255, 2.4999 / 255, 254.5 / 255).hex == "#0302ff")
        #expect(SRGBColor(.nan, 0, .infinity).hex == "#0000ff")
    }

    @Test func `eight digits carry the opacity (TC-11)`() throws {
        let color = try #require(SRGBColor(hex: "#FFffff80"))
        #expect(color.alpha == 128.0 / 255)
        #expect(color.hex == "#ffffff80")
        #expect(color.opaqueHex == "#ffffff")
        #expect(try #require(SRGBColor(hex: "#12ab34ff")).hex == "#12ab34")
        #expect(SRGBColor(1, 1, 1, alpha: 0.999).hex == "#ffffff")
        #expect(SRGBColor(1, 1, 1, alpha: 0).hex == "#ffffff00")
    }

    @Test func `every byte survives (TC-11)`() throws {
        for byte in 0...255 {
            let digits = (byte < 16 ? "0" : "") + String(byte, radix: 16)
            let hex = "#" + digits + digits + digits
            #expect(try #require(SRGBColor(hex: hex)).hex == hex)
        }
    }

    @Test(arguments: ["", "#", "#fff", "#ffff", "ffffff", "#fffffg", "#ffffff0", "#ffffff000", "＃ffffff", "#é1234"])
    func `anything else is no hex text (TC-2)`(_ text: String) {
        #expect(SRGBColor(hex: text) == nil)
    }

    @Test(arguments: [
        ("#000000", 0.5, "#ffffff", "#808080"), ("#0063fb", 0.12, "#ffffff", "#e0ecff"),
        ("#0063fb", 0.12, "#1b1b1f", "#182439"), ("#000000", 0.6, "#ffffff", "#666666"),
        ("#ffffff", 0, "#1b1b1f", "#1b1b1f"), ("#0063fb", 1, "#1b1b1f", "#0063fb"),
    ])
    func `compositing in gamma-encoded sRGB (TK-12)`(_ top: String, _ alpha: Double, _ host: String, _ result: String)
        throws
    {
        var color = try #require(SRGBColor(hex: top))
        color.alpha = alpha
        #expect(color.over(try #require(SRGBColor(hex: host))).hex == result)
    }

    @Test func `layers stack from the page upwards (TK-12)`() {
        let veil = SRGBColor(0, 0, 0, alpha: 0.5)
        #expect(SRGBColor.composite(fromPage: [.white, veil, veil]).hex == "#404040")
        #expect(SRGBColor.composite(fromPage: []).alpha == 0)
        let both = veil.over(veil)
        #expect(both.alpha == 0.75, "translucent layers stay translucent")
        #expect(both.over(.white).hex == SRGBColor.composite(fromPage: [.white, veil, veil]).hex)
        #expect(SRGBColor(1, 0, 0, alpha: 0).over(SRGBColor(0, 1, 0, alpha: 0)).alpha == 0)
    }
}
