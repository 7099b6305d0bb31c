import DesignTokens
import Testing
import TokenThemes

@Suite struct CSSColorTextTests {
    /// The space, the components and, unless it is 1, the opacity.
    private static func shown(_ text: String) -> String? {
        CSSColorText.read(text).map { color in
            let numbers = color.components.map { $0.map(CSSNumber.rounded) ?? "none" }
            let opacity = color.alpha == 1 ? [] : ["/", CSSNumber.rounded(color.alpha)]
            return ([color.space.rawValue] + numbers + opacity).joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("#f80", "srgb 1 0.533333 0"), ("#F808", "srgb 1 0.533333 0 / 0.533333"), ("#ff8000", "srgb 1 0.501961 0"),
        ("#ff800033", "srgb 1 0.501961 0 / 0.2"), ("red", "srgb 1 0 0"), ("RebeccaPurple", "srgb 0.4 0.2 0.6"),
        ("transparent", "srgb 0 0 0 / 0"),
        // Bytes, percentages and the older commas.
        ("rgb(255 0 51)", "srgb 1 0 0.2"), ("rgb(255,0,51)", "srgb 1 0 0.2"),
        ("rgba( 255 , 0 , 51 , 0.5 )", "srgb 1 0 0.2 / 0.5"),
        ("rgb(100% 50% 0%)", "srgb 1 0.5 0"), ("RGB(1e2 +51 .255)", "srgb 0.392157 0.2 0.001"),
        ("rgb(300 -5 0)", "srgb 1 0 0"), ("rgb(none 0 51)", "srgb none 0 0.2"),
        // Opacities.
        ("rgb(0 0 0 / 50%)", "srgb 0 0 0 / 0.5"), ("rgb(0 0 0/0.25)", "srgb 0 0 0 / 0.25"),
        ("rgb(0 0 0 / 7)", "srgb 0 0 0"),
        ("rgb(0 0 0 / -1)", "srgb 0 0 0 / 0"), ("rgb(0 0 0 / none)", "srgb 0 0 0 / 0"),
        ("rgba(0,0,0,10%)", "srgb 0 0 0 / 0.1"),
        // Angles.
        ("hsl(120 50% 25%)", "hsl 120 50 25"), ("hsl(120deg, 50%, 25%)", "hsl 120 50 25"),
        ("hsla(0.5turn,100%,50%,0.2)", "hsl 180 100 50 / 0.2"),
        ("hsl(-30 1% 2%)", "hsl 330 1 2"), ("hsl(360 1% 2%)", "hsl 0 1 2"), ("hsl(750 1% 2%)", "hsl 30 1 2"),
        ("hsl(200grad 1% 2%)", "hsl 180 1 2"),
        ("hsl(1rad 1% 2%)", "hsl 57.29578 1 2"), ("hsl(0 120% -2%)", "hsl 0 100 0"),
        ("hwb(90 10% 20%)", "hwb 90 10 20"),
        ("hsl(none none 5)", "hsl none none 5"),
        // What a percentage is one of differs.
        ("lab(50% 50% -100%)", "lab 50 62.5 -125"), ("lab(50 200 -200)", "lab 50 200 -200"),
        ("lch(50 50% 20)", "lch 50 75 20"),
        ("lch(50 -10 20deg)", "lch 50 0 20"), ("oklab(50% 50% -0.1)", "oklab 0.5 0.2 -0.1"),
        ("oklch(0.5 25% none)", "oklch 0.5 0.1 none"),
        ("color(srgb 1 0.5 0)", "srgb 1 0.5 0"), ("color(display-p3 100% 0.5 0 / 0.5)", "display-p3 1 0.5 0 / 0.5"),
        ("color(xyz 0.1 0.2 0.3)", "xyz-d65 0.1 0.2 0.3"), ("color(xyz-d50 0.1 0.2 0.3)", "xyz-d50 0.1 0.2 0.3"),
        ("color(a98-rgb 0 0 1)", "a98-rgb 0 0 1"), ("color(rec2020 0 0 1)", "rec2020 0 0 1"),
    ])
    func `every notation of CSS Color 4 with numbers is read (TC-8)`(text: String, color: String) {
        #expect(Self.shown(text) == color)
    }

    @Test func `percentages are the numbers that they say (TC-8)`() {
        #expect(CSSColorText.read("hsla(213, 83%, 7%, 0.61)") == ColorValue(.hsl, 213, 83, 7, alpha: 0.61))
        #expect(CSSColorText.read("oklch(96.9% 0.01 255)") == ColorValue(.oklch, 0.969, 0.01, 255))
        #expect(CSSColorText.read("rgb(7% 57% 100% / 7%)") == ColorValue(.srgb, 0.07, 0.57, 1, alpha: 0.07))
        #expect(NumberedText.number("96.9%") == 0.969)
    }

    @Test(arguments: [
        "", "#", "#ff", "#ff800", "#ggg", "#ff80000", "redd", "rgb", "rgb(", "rgb()", "rgb(1 2 3", "rgb(1 2)",
        "rgb(1 2 3 4)",
        "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(1,2,3/4)", "rgb(1,,3)", "rgb(1/2/3)", "rgb(1 2 3/1/1)", "rgb(1 2 3 /)",
        "rgb(1 2 3 / x)",
        "rgb(0x10 0 0)",
        "rgb(nan 0 0)", "rgb(inf 0 0)", "rgb(1deg 0 0)", "rgb(1e999 0 0)", "hsl(x 1% 2%)", "hsl(1px 1% 2%)",
        "lab(50, 1, 2)", "oklch(1,2,3)",
        "color()", "color(hsl 1 2 3)", "color(lab 1 2 3)", "color(display-p3 1 2)", "color(display-p3 1.5 0 0)",
        "color(srgb -0.1 0 0)",
        "color(none 1 2 3)", "foo(1 2 3)", "rgb(from red r g b)", "calc(1)", "rgb(1 2 3)x",
    ])
    func `what is no color, or needs more than its text, is none (TC-8)`(text: String) {
        #expect(Self.shown(text) == nil)
    }

    @Test(
        arguments: [
            ("1", 1.0), ("-1.5", -1.5), ("+.5", 0.5), ("1e3", 1_000), ("2E-1", 0.2), ("0", 0), ("9", 9),
            ("", nil), ("1:", nil), ("1,5", nil), ("1/2", nil), (" 1", nil), ("0x1", nil), ("nan", nil), ("1e999", nil),
            ("e", nil), ("--1", nil),
        ] as [(String, Double?)])
    func `numbers are decimal`(text: String, number: Double?) {
        #expect(CSSNumber.read(text) == number)
    }

    @Test(arguments: [
        (1.0, "1", "1"), (0.5, "0.5", "0.5"), (-0.25, "-0.25", "-0.25"), (1.0 / 3, "0.333333", "0.3333333333333333"),
        (2.000_000_4, "2", "2.0000004"), (100, "100", "100"), (1.05, "1.05", "1.05"),
        (1e305, "1e+305", "1e+305"),
    ])
    func `whole numbers are written without a point, others with at most six decimals`(
        number: Double, rounded: String, written: String
    ) {
        #expect(CSSNumber.rounded(number) == rounded && CSSNumber.written(number) == written)
    }
}
