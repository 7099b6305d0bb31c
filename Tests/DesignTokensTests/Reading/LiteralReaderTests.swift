import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct LiteralReaderTests {
    private static let red = #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#
    private static let redValue = ColorValue(.srgb, 1, 0, 0, alpha: 1, hex: nil)
    private static let px = #"{ "value": 2, "unit": "px" }"#
    private static let ms = #"{ "value": 200, "unit": "ms" }"#

    @Test(arguments: [
        ("1.5", TokenValue.number(1.5)), (px, .dimension(Dimension(2, .px))), (ms, .duration(TokenDuration(200, .ms))),
        ("[0, 0.5, 1, 2]", .cubicBezier(CubicBezier(0, 0.5, 1, 2))), (#""Inter""#, .fontFamily(["Inter"])),
        (#"["Inter", "serif"]"#, .fontFamily(["Inter", "serif"])), (red, .color(redValue)),
        (#""dotted""#, .strokeStyle(.keyword(.dotted))),
        (
            #"{ "dashArray": [\#(px)], "lineCap": "butt" }"#,
            .strokeStyle(.dashes([Dimension(2, .px)], lineCap: .butt))
        ),
        (
            #"{ "color": \#(red), "width": \#(px), "style": "solid" }"#,
            .border(Border(color: redValue, width: Dimension(2, .px), style: .keyword(.solid)))
        ),
        (
            #"{ "duration": \#(ms), "delay": \#(ms), "timingFunction": [0, 0, 1, 1] }"#,
            .transition(
                Transition(
                    duration: TokenDuration(200, .ms), delay: TokenDuration(200, .ms),
                    timingFunction: CubicBezier(0, 0, 1, 1)))
        ),
        (
            #"[{ "color": \#(red), "position": 0 }, { "color": \#(red), "position": 1 }]"#,
            .gradient([GradientStop(color: redValue, position: 0), GradientStop(color: redValue, position: 1)])
        ),
    ])
    func `a right value is read without a finding (TF-42 to TF-53)`(text: String, expected: TokenValue) {
        var context = PlainContext()
        #expect(context.read(text, as: expected.type) == expected)
        #expect(context.messages == [])
    }

    @Test(arguments: [
        (
            TokenType.number, #""1""#, ["invalid-token-value '1' is a text; write 1"]
        ),
        (
            .dimension, "16",
            [#"invalid-token-value a dimension is more than a number; write { "value": 16, "unit": "px" }"#]
        ),
        (
            .duration, #"{ "value": true, "unit": "sec" }"#,
            [
                "invalid-token-value the value of a duration cannot be true; write a number",
                "invalid-token-value 'sec' is not a unit of a duration; did you mean 's'?",
            ]
        ),
        (.cubicBezier, "[2, 0, 1, 1]", ["invalid-token-value the x 2 of a cubic Bézier is out of range; write 0 to 1"]),
        (.fontFamily, "[]", ["invalid-token-value the list of families is empty; name at least one"]),
        (.fontWeight, #""Bold ""#, ["invalid-token-value 'Bold ' is no font weight; did you mean 'bold'?"]),
        (.shadow, "[[]]", ["invalid-token-value a list of shadows holds an array; write one shadow"]),
        (.gradient, "[]", ["invalid-token-value the list of stops is empty; write an array of stops"]),
        (
            .color, #"{ "colorSpace": "srbg", "components": [2, 0] }"#,
            ["invalid-token-value 'srbg' is not a color space; did you mean 'srgb'?"]
        ),
        (
            .color, #"{ "colorSpace": "srgb", "components": [2, 0, "x"], "alpha": 3 }"#,
            [
                "invalid-token-value alpha 3 is out of range; write 0 to 1",
                "invalid-token-value R 2 is out of range; write 0 to 1",
                #"invalid-token-value component B cannot be a text; write a number or "none""#,
            ]
        ),
    ])
    func `a wrong value is nil and each wrong part a finding, in their order`(
        type: TokenType, text: String, expected: [String]
    ) {
        var context = PlainContext()
        #expect(context.read(text, as: type) == nil)
        #expect(context.messages == expected)
    }

    @Test(arguments: ["#ggg000", "#ff000", "#ff00000", "red"])
    func `a hex value has six digits (TC-2)`(hex: String) {
        var context = PlainContext()
        _ = context.read(
            #"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "\#(hex)" }"#, as: .color)
        #expect(
            context.messages == [
                "invalid-token-value hex '\(hex)' is not '#rrggbb'; write six digits, and opacity as 'alpha'"
            ])
    }

    @Test func `a position outside of a gradient counts as its end, and is shown with at most 20 characters (TF-52)`() {
        var context = PlainContext()
        _ = context.read(#"[{ "color": \#(Self.red), "position": -0.12345678901234567890 }]"#, as: .gradient)
        #expect(context.findings.map(\.problem) == ["position -0.12345678901234567 counts as 0"])
    }

    @Test func `every wrong part of a composite value is told (TF-48)`() {
        var context = PlainContext()
        let text = #"{ "color": 1, "width": "2", "style": "doted" }"#
        #expect(context.read(text, as: .border) == nil)
        #expect(
            context.findings.map(\.problem) == [
                "a color cannot be the number 1", "'2' is no value with a unit", "'doted' is not a stroke style",
            ])
    }

    @Test func `what a pointer leads to is read in its place, and told at the pointer`() {
        let text = #"{ "colorSpace": "srgb", "components": { "$ref": "there" } }"#
        let value = PlainContext.json(text)
        var context = PlainContext()
        context.places["there"] = PlainContext.json("[1, 0, 0]")
        #expect(context.read(value, as: .color) == .color(Self.redValue))
        context.places["there"] = PlainContext.json("[1, 0]")
        #expect(context.read(value, as: .color) == nil)
        #expect(context.findings.map { value.file.text($0.span.range) } == [#""there""#])
        context.places = [:]
        #expect(context.read(value, as: .color) == nil)
        #expect(context.findings.count == 1, "who follows pointers tells what is wrong with them")
    }

    @Test func `a number behind a pointer is shown, with its place`() throws {
        let value = PlainContext.json(#"[{ "$ref": "there" }, 0, 0, 1]"#)
        var context = PlainContext()
        context.places["there"] = PlainContext.json("4")
        #expect(context.read(value, as: .cubicBezier) == nil)
        let finding = try #require(context.findings.first)
        #expect(finding.problem == "the x 4 of a cubic Bézier is out of range")
        #expect(value.file.text(finding.span.range) == #""there""#)
        #expect(finding.notes.map(\.message) == ["the value stands here"])
    }

    @Test func `texts stand for numbers in the dialect that has only texts (TL-1)`() {
        var context = PlainContext(.styleDictionary)
        #expect(context.read(#""1.5""#, as: .number) == .number(1.5))
        #expect(context.read(#""700""#, as: .fontWeight)?.fontWeight?.number == 700)
        #expect(context.messages == [])
    }

    @Test func `that dialect takes what its tools take, and what a shadow lacks is still told (TL-2)`() throws {
        var context = PlainContext(.styleDictionary)
        #expect(context.read(#""Semi Bold""#, as: .fontWeight)?.fontWeight?.number == 600)
        #expect(context.read("0", as: .dimension) == .dimension(Dimension(0, .px)))
        let shadow = ##"{"x": 1, "y": "2px", "blur": 3, "spread": 0, "color": "#000", "type": "innerShadow"}"##
        let layer = try #require(context.read(shadow, as: .shadow)?.shadow?.first)
        #expect(layer.offsetX == Dimension(1, .px) && layer.offsetY == Dimension(2, .px) && layer.isInset)
        let font = """
            {"fontFamily": "Roboto", "fontSize": "16px", "fontWeight": "Regular", "letterSpacing": 0,
             "lineHeight": "24px", "textCase": "none"}
            """
        #expect(context.read(font, as: .typography)?.typography?.lineHeight == 1.5)
        let spaced = font.replacing("\"letterSpacing\": 0", with: "\"letterSpacing\": \"-5%\"")
        #expect(context.read(spaced, as: .typography)?.typography?.letterSpacing == Dimension(-0.8, .px))
        #expect(context.findings.allSatisfy { $0.rule.id == "legacy-token-syntax" }, "which is its syntax")

        #expect(context.read("4", as: .dimension) == nil, "what it is a number of is not known")
        #expect(context.read(##"{"x": 1, "blr": 3, "color": "#000"}"##, as: .shadow) == nil)
        let wrong = context.findings.map(\.rule.id).filter { $0 != "legacy-token-syntax" }
        #expect(wrong == ["invalid-token-value", "unknown-token-property", "invalid-token-value"])
        var strict = PlainContext(.lenient)
        #expect(strict.read(shadow, as: .shadow) == nil)
        #expect(strict.findings.count == 4, "three unknown members, and two that are missing")
    }

    @Test func `colors as objects are values of that dialect alone (TL-2)`() {
        let color = #"{ "r": 255, "g": 0, "b": 0, "a": 0.5 }"#
        var context = PlainContext(.styleDictionary)
        #expect(context.read(color, as: .color) == .color(ColorValue(.srgb, 1, 0, 0, alpha: 0.5)))
        #expect(context.messages == [])
        #expect(TokenType.evident(of: PlainContext.json(color), .styleDictionary) == .color)
        var strict = PlainContext(.lenient)
        #expect(strict.read(color, as: .color) == nil)
    }

    @Test func `shadows, borders and curves in CSS text are values of that dialect alone (TL-2)`() throws {
        var context = PlainContext(.styleDictionary)
        let shadows = try #require(
            context.read(#""0 1px 2px rgba(0, 0, 0, 0.5), inset 0 0 0 1px red""#, as: .shadow)?.shadow)
        #expect(shadows.map(\.isInset) == [false, true] && shadows[0].color.alpha == 0.5)
        #expect(shadows[0].blur == Dimension(2, .px) && shadows[1].spread == Dimension(1, .px))
        let border = context.read(#""solid 1px red""#, as: .border)?.border
        #expect(border == Border(color: Self.redValue, width: Dimension(1, .px), style: .keyword(.solid)))
        #expect(context.read(#""ease-in""#, as: .cubicBezier) == .cubicBezier(CubicBezier(0.42, 0, 1, 1)))
        #expect(context.messages == [])
        #expect(context.read(#""0 1px reddish""#, as: .shadow) == nil && context.findings.count == 1)
        var lenient = PlainContext(.lenient)
        #expect(lenient.read(#""solid 1px red""#, as: .border) == nil)
    }

    @Test func `an older text is read, as bad as the dialect finds it`() {
        for (dialect, severity) in [(TokenDialect.strict, Severity.error), (.lenient, .warning)] {
            var context = PlainContext(dialect)
            #expect(context.read(#""16px""#, as: .dimension) == .dimension(Dimension(16, .px)))
            #expect(context.read(##""#ff0000""##, as: .color)?.color?.hex == "#ff0000")
            #expect(context.findings.map(\.rule.id) == ["legacy-token-syntax", "legacy-token-syntax"])
            #expect(context.findings.allSatisfy { $0.rule.severity == severity && $0.fixes.count == 1 })
        }
    }

    @Test func `a share of a size is a number in the dialect that calls it a length (TL-2)`() {
        for (text, type) in [(#""100%""#, TokenType.number), (#""0.5em""#, .number), (#""1rem""#, .dimension)] {
            let value = PlainContext.json(text)
            #expect(TokenType.meant(by: .dimension, of: value, .styleDictionary) == type)
            #expect(TokenType.meant(by: .dimension, of: value, .lenient) == .dimension)
        }
        #expect(TokenType.meant(by: .number, of: PlainContext.json(#""24px""#), .styleDictionary) == .dimension)
        #expect(TokenType.meant(by: .number, of: PlainContext.json(#""1.5""#), .styleDictionary) == .number)
    }

    @Test func `a value tells its type in one dialect only (TL-2)`() {
        for (text, type) in [
            ("1", TokenType.number), (#""1""#, .number), (##""#fff""##, .color), (#""2px""#, .dimension),
            (#""2s""#, .duration), (#""transparent""#, .color), (#""red""#, nil), ("true", nil),
        ] {
            #expect(TokenType.evident(of: PlainContext.json(text), .styleDictionary) == type)
            #expect(TokenType.evident(of: PlainContext.json(text), .lenient) == nil)
        }
    }
}
