import Testing
import TokenThemes

@testable import DesignTokens
@testable import TokenTools

@Suite struct CSSValueTests {
    @Test(arguments: [
        (ColorValue(.srgb, 1, 0, 0.2), "#ff0033"),
        (ColorValue(.srgb, 0.490196, 0.764706, 0.937255), "#7dc3ef"),
        (ColorValue(.srgb, 1, 0, 0.2, alpha: 0.5), "rgb(255 0 51 / 0.5)"),
        (ColorValue(.srgb, 0.123, 0, 0.2), "color(srgb 0.123 0 0.2)"),
        (ColorValue(.srgb, nil, 0, 1), "color(srgb none 0 1)"),
        (ColorValue(.displayP3, 1, 0, 0, alpha: 0.25), "color(display-p3 1 0 0 / 0.25)"),
        (ColorValue(.oklch, 0.7, 0.2, nil), "oklch(0.7 0.2 none)"),
        (ColorValue(.hsl, 120, 50, 25), "hsl(120 50% 25%)"),
        (ColorValue(.xyzD65, 0.1, 0.2, 0.3), "color(xyz-d65 0.1 0.2 0.3)"),
    ])
    func `colors stay in their space (TU-4)`(color: ColorValue, text: String) {
        #expect(CSSValue.text(color) == text)
    }

    /// Every color can be read back, in every space.
    @Test func `colors are read back (TU-5)`() throws {
        for space in ColorValue.Space.allCases {
            for alpha in [1, 0.5] {
                let color = ColorValue(space, 0.25, 0.125, 0.0625, alpha: alpha)
                let read = try #require(CSSColorText.read(CSSValue.text(color)), "\(CSSValue.text(color))")
                #expect(read == color)
            }
        }
    }

    @Test func `values of every type (TU-3)`() throws {
        let bold = try #require(FontWeight(name: "bold"))
        let black = ColorValue(.srgb, 0, 0, 0)
        let line = Border(color: black, width: Dimension(1.5, .px), style: .keyword(.dotted))
        let shadow = Shadow(
            color: black, offsetX: Dimension(0, .px), offsetY: Dimension(2, .px), blur: Dimension(4, .px),
            spread: Dimension(0, .rem), isInset: true)
        let curve = CubicBezier(0.25, -1, 0.5, 1)
        let stops = [0.5, 0.3001, 0.57].map { GradientStop(color: black, position: $0) }
        let values: [(TokenValue, String)] = [
            (.dimension(Dimension(16, .px)), "16px"), (.dimension(Dimension(-0.5, .rem)), "-0.5rem"),
            (.fontFamily(["FINN Type", "system-ui", "a\"b"]), #""FINN Type", system-ui, "a\"b""#),
            (.fontWeight(bold), "700"), (.duration(TokenDuration(200, .ms)), "200ms"), (.number(1.5), "1.5"),
            (.cubicBezier(curve), "cubic-bezier(0.25, -1, 0.5, 1)"), (.border(line), "1.5px dotted #000000"),
            (.strokeStyle(.dashes([Dimension(1, .px)], lineCap: .round)), "dashed"),
            (.shadow([shadow, shadow]), "0px 2px 4px 0rem #000000 inset, 0px 2px 4px 0rem #000000 inset"),
            (.gradient(stops), "#000000 50%, #000000 30.01%, #000000 57%"),
            (
                .transition(
                    Transition(duration: TokenDuration(1, .s), delay: TokenDuration(0, .ms), timingFunction: curve)),
                "1s cubic-bezier(0.25, -1, 0.5, 1) 0ms"
            ),
            (
                .typography(
                    Typography(
                        fontFamily: ["Inter"], fontSize: Dimension(16, .px), fontWeight: bold,
                        letterSpacing: Dimension(0, .px), lineHeight: 1.5)), #"700 16px/1.5 "Inter""#
            ),
        ]
        for (value, text) in values { #expect(CSSValue.text(value) == text) }
    }
}
