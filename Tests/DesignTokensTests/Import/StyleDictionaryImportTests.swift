import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct StyleDictionaryImportTests {
    private static func tokens(_ text: String, _ unit: Dimension.Unit? = nil) -> TokenImport {
        TokenImport([SourceFile(path: "t.json", text: text)], from: .styleDictionary, plainUnit: unit)
    }

    private func value(_ result: TokenImport, _ path: TokenPath, _ contexts: [String: String] = [:]) throws
        -> TokenValue?
    {
        try TokenImportTests.value(result, path, contexts)
    }

    @Test(arguments: [
        (#"{ "h": 210, "s": 0.5, "l": 0.4 }"#, ColorValue(.hsl, 210, 50, 40)),
        (#"{ "h": 210, "s": "50%", "l": 40, "a": 0.5 }"#, ColorValue(.hsl, 210, 50, 40, alpha: 0.5)),
        (#"{ "h": -90, "s": 1, "v": 1 }"#, ColorValue(.hsl, 270, 100, 50)),
        (#"{ "r": 255, "g": 0, "b": "51" }"#, ColorValue(.srgb, 1, 0, 0.2)),
        (##"{ "hex": "#ff0000", "alpha": 0.25 }"##, ColorValue(.srgb, 1, 0, 0, alpha: 0.25)),
    ])
    func `colors as objects (TL-2)`(text: String, color: ColorValue) throws {
        let result = Self.tokens(
            "{ \"c\": { \"value\": \(text) }, \"d\": { \"value\": \(text), \"type\": \"color\" } }")
        #expect(try value(result, "c") == .color(color))
        #expect(try value(result, "d") == .color(color))
        #expect(TokenImportTests.messages(result) == ["changed: 'c': it states no type and is a color by its parts"])
    }

    @Test(arguments: [
        ##"{ "x": 0, "y": 1, "blur": 2, "color": "#000" }"##,
        ##"{ "color": "#f00", "width": "1px", "style": "solid" }"##,
    ])
    func `what has a color is none (TL-2)`(text: String) {
        let result = Self.tokens("{ \"card\": { \"value\": \(text) } }")
        #expect(
            TokenImportTests.messages(result) == [
                "dropped: 'card' is not written: an object says no type; state one"
            ])
    }

    @Test func `references in a list of families are joined to one list (TL-1)`() throws {
        let result = Self.tokens(
            """
            { "f": { "sys": { "value": ["Inter", "Arial"], "type": "fontFamily" }, "one": { "value": "{f.sys}" },
                "stack": { "value": ["Acme", "{f.one}", "serif"], "type": "fontFamily" },
                "only": { "value": ["{f.sys}"], "type": "fontFamily" }, "loop": { "value": ["{f.loop}", "x"], "type": "fontFamily" } },
              "text": { "type": "typography", "value": { "fontFamily": ["{f.stack}", "mono"], "fontSize": "16px", "fontWeight": 400,
                "letterSpacing": 0, "lineHeight": 1 } } }
            """)
        let stack = ["Acme", "Inter", "Arial", "serif"]
        #expect(try value(result, "f.stack") == .fontFamily(stack))
        #expect(try value(result, "f.only") == .fontFamily(["Inter", "Arial"]))
        #expect(try value(result, "text")?.typography?.fontFamily == stack + ["mono"])
        #expect(
            TokenImportTests.messages(result).sorted() == [
                "changed: 'f.stack': '{f.one}' is computed once and follows its references no more",
                "changed: 'text': '{f.stack}' is computed once and follows its references no more",
                "dropped: 'f.loop' is not written: it cannot be computed, as '{f.loop}' leads back, or too far",
            ])
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty)
    }

    @Test func `plain values stand where tokens refer to them, and others are dropped (TL-1 TL-9)`() throws {
        let result = Self.tokens(
            """
            { "options": { "size": { "s": "4px", "m": "{options.size.s}", "n": 2, "unused": "8px" }, "font": "Inter" },
              "pad": { "$value": "{options.size.m}", "$type": "dimension" }, "gap": { "value": "{options.size.s} * {options.size.n}" },
              "ratio": { "value": "{ options.size.n }", "type": "number" },
              "text": { "type": "typography", "value": { "fontFamily": "{options.font}, serif", "fontSize": "{options.size.s}",
                "fontWeight": 400, "letterSpacing": 0, "lineHeight": "{options.size.n}" } } }
            """)
        #expect(try value(result, "pad") == .dimension(Dimension(4, .px)))
        #expect(try value(result, "gap") == .dimension(Dimension(8, .px)))
        #expect(try value(result, "ratio") == .number(2))
        let text = try #require(try value(result, "text")?.typography)
        #expect(text.fontFamily == ["Inter", "serif"] && text.fontSize == Dimension(4, .px) && text.lineHeight == 2)
        let messages = TokenImportTests.messages(result)
        #expect(
            messages.filter { $0.hasPrefix("dropped") } == ["dropped: 'unused' holds a text, not a token"])
        #expect(messages.contains("changed: 'pad' has the plain value itself to which it refers (3 more tokens)"))
        #expect(result.readCount == 4 && result.writtenCount == 4)
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty && proof.equalCount == 4)
    }

    @Test func `parts of a value and values below a token stand where tokens refer to them (TL-1)`() throws {
        let result = Self.tokens(
            ##"""
            { "shadow": { "value": { "x": "0px", "y": "1px", "blur": "2px", "spread": "0px", "color": "#f00" }, "type": "shadow" },
              "tint": { "value": "{shadow.value.color}", "type": "color" },
              "step": { "value": 1.5, "type": "number", "px": { "small": { "value": "18px" } } },
              "pad": { "value": "{step.px.small.value}", "type": "dimension" } }
            """##)
        #expect(try value(result, "tint")?.color?.first == 1)
        #expect(try value(result, "pad") == .dimension(Dimension(18, .px)))
        #expect(result.proof().errors.isEmpty)
    }

    @Test func `plain values that lead back, or that files state differently, are told (TL-9)`() {
        let result = TokenImportTests.import(
            [
                "a.json": #"{ "o": { "a": "{o.b}", "b": "{o.a}", "c": 1 }, "x": { "value": "{o.a}" } }"#,
                "b.json": #"{ "o": { "c": 2 }, "y": { "value": "{o.c}" } }"#,
            ], .styleDictionary)
        #expect(
            TokenImportTests.messages(result) == [
                "dropped: 'x' is not written: '{o.a}' leads back, or too far",
                "dropped: 'y' is not written: files state 'o.c' differently, which is no token",
            ])
        #expect(result.writtenCount == 0)
    }

    @Test func `of two names that become one the first definition is lost, and said to be (TL-9)`() {
        let result = Self.tokens(#"{ "a.b": { "value": 1 }, "a-b": { "value": 2 } }"#)
        #expect(result.lostCount == 1)
        #expect(
            TokenImportTests.messages(result) == [
                "changed: 'a.b' is written as 'a-b'",
                "dropped: this definition of 'a-b' is not written, as 't.json' has another one, which counts",
            ])
    }

    @Test func `what the names of a path say, and only where the value can be it (TL-2)`() throws {
        let result = Self.tokens(
            """
            { "font": { "family": { "base": { "value": "Inter, 'Segoe UI'" } }, "weight": { "bold": { "value": 700 }, "light": { "value": "Light Italic" }, "odd": { "value": 1.5e9 } } },
              "size": { "small": { "value": "0.75" }, "none": { "value": 0 }, "ratio": { "value": "x" } }, "time": { "fast": { "value": 200 } },
              "easing": { "out": { "value": "cubic-bezier(0, 0, .2, 1)" }, "in": { "value": "ease-in" } },
              "elevation": { "low": { "value": "0 1px 2px rgba(0,0,0,.5), inset 0 0 0 1px {ink}" }, "level": { "value": 2 } }, "ink": { "value": "#000" },
              "motion": { "curve": { "value": "cubic-bezier(0, 0, 1, 1)", "type": "string" } }, "weight": { "value": 3 } }
            """)
        #expect(try value(result, "font.family.base") == .fontFamily(["Inter", "Segoe UI"]))
        #expect(try value(result, "font.weight.bold") == FontWeight(700).map(TokenValue.fontWeight))
        #expect(try value(result, "font.weight.light") == FontWeight(300).map(TokenValue.fontWeight))
        #expect(try value(result, "font.weight.odd") == .number(1.5e9))
        #expect(try value(result, "size.small") == .dimension(Dimension(0.75, .rem)))
        #expect(try value(result, "size.none") == .dimension(Dimension(0, .px)))
        #expect(try value(result, "time.fast") == .duration(TokenDuration(200, .ms)))
        #expect(try value(result, "easing.out") == .cubicBezier(CubicBezier(0, 0, 0.2, 1)))
        #expect(try value(result, "easing.in") == .cubicBezier(CubicBezier(0.42, 0, 1, 1)))
        #expect(try value(result, "elevation.level") == .number(2))
        #expect(try value(result, "weight") == .number(3))
        #expect(try value(result, "motion.curve") == .cubicBezier(CubicBezier(0, 0, 1, 1)))
        let shadow = try #require(try value(result, "elevation.low")?.shadow)
        #expect(shadow.count == 2 && shadow[1].isInset && shadow[1].spread == Dimension(1, .px))
        #expect(shadow[0].color.alpha == 0.5 && shadow[0].blur == Dimension(2, .px))
        #expect(
            TokenImportTests.messages(result).contains(
                "changed: 'font.family.base': it states no type and is a fontFamily by its name"))
        #expect(
            TokenImportTests.messages(result).contains(
                "dropped: 'size.ratio' is not written: 'x' says no type; state one"))
        #expect(result.proof().errors.isEmpty)
    }

    @Test func `lengths without a unit are what the transforms of the tool take them for, or what is stated (TL-2)`()
        throws
    {
        let text = """
            { "a": { "value": "1.5", "type": "fontSize" }, "b": { "value": 2, "type": "dimension" }, "c": { "value": 4, "type": "borderRadius" },
              "twice": { "value": "{a} * 2", "type": "dimension" } }
            """
        let usual = Self.tokens(text)
        #expect(try value(usual, "a") == .dimension(Dimension(1.5, .rem)))
        #expect(try value(usual, "c") == .dimension(Dimension(4, .px)))
        #expect(try value(usual, "twice") == .dimension(Dimension(3, .rem)))
        #expect(TokenImportTests.messages(usual).first == "changed: 'a': '1.5' has no unit and counts as rem")
        let stated = Self.tokens(text, .px)
        #expect(try value(stated, "b") == .dimension(Dimension(2, .px)))
        #expect(try value(stated, "twice") == .dimension(Dimension(3, .px)))
    }

    @Test func `a unit that stands beside a number is its unit (TL-2)`() throws {
        let result = Self.tokens(
            """
            { "a": { "$type": "dimension", "$value": 320, "unit": "px" }, "b": { "value": "2", "unit": "rem" },
              "c": { "type": "lineHeight", "value": 24, "unit": "px" }, "d": { "type": "number", "value": 1.5, "unit": "none" },
              "e": { "type": "dimension", "value": 0, "unit": "dp" }, "f": { "type": "dimension", "value": 4, "unit": "dp" } }
            """)
        #expect(try value(result, "a") == .dimension(Dimension(320, .px)))
        #expect(try value(result, "b") == .dimension(Dimension(2, .rem)))
        #expect(try value(result, "c") == .dimension(Dimension(24, .px)))
        #expect(try value(result, "d") == .number(1.5))
        #expect(try value(result, "e") == .dimension(Dimension(0, .px)))
        #expect(
            TokenImportTests.messages(result) == [
                "changed: 'unit' of 'd' is kept in '$extensions' (1 more token)",
                "dropped: 'f' is not written: its unit 'dp' is not understood; tokens have px and rem",
            ])
    }

    @Test func `what stands beside a value is kept, and said once for all tokens (TL-9)`() throws {
        let result = Self.tokens(
            """
            { "g": { "description": "All of it", "extensions": { "org.x": [1] }, "deprecated": "Gone soon",
                "a": { "value": 1, "comment": "One", "themeable": true, "attributes": { "k": "v" } }, "b": { "value": 2, "themeable": false, "deprecated": false },
                "c": { "value": 3, "deprecated": true, "deprecated_comment": "Use a", "description": "Three", "comment": "3" } } }
            """)
        let text = try #require(result.files.last?.text)
        #expect(text.contains(#""$description": "All of it""#) && text.contains(#""$extensions": { "org.x": [1] }"#))
        #expect(text.contains(#""com.styledictionary": { "themeable": true, "attributes": { "k": "v" } }"#))
        #expect(
            text.contains(#""$description": "Three""#) && text.contains(#""com.styledictionary": { "comment": "3" }"#))
        #expect(text.contains(#""$deprecated": "Use a""#))
        let theme = TokenImportTests.theme(result)
        let resolved = theme.resolved(try theme.permutation([:])).all
        #expect(resolved.map { $0.deprecation != nil } == [true, false, true])
        #expect(
            TokenImportTests.messages(result) == [
                "changed: 'themeable' of 'g.a' is kept in '$extensions' (1 more token)",
                "changed: 'attributes' of 'g.a' is kept in '$extensions'",
                "changed: 'comment' of 'g.c' is kept in '$extensions'",
            ])
        #expect(result.proof().errors.isEmpty)
    }

    @Test func `JSON5, with comments reported, and a name that occurs twice (TL-1)`() throws {
        let result = Self.tokens(
            """
            {
              // A comment.
              base: { 'zero': { $value: 'it\\'s "x"', $type: 'fontFamily', $extensions: { 'org.x': { a: ['b',], }, }, }, },
              "n": { "value": 1, "value": 2 }, "g": { "a": { "value": 1 } }, "g": { "b": { "value": 2, } },
            }
            """)
        #expect(try value(result, "base.zero") == .fontFamily([#"it's "x"#]))
        #expect(result.files.last?.text.contains(#""$extensions": { "org.x": { "a": ["b"] } }"#) == true)
        #expect(try value(result, "n") == .number(2))
        #expect(try value(result, "g.b") == .number(2))
        #expect(
            Set(result.remarks.filter { $0.kind == .dropped }.map(\.message)) == [
                "the comments of the file are not written"
            ])
        #expect(result.remarks.count { $0.message.hasSuffix("the last one counts") } == 2)
        #expect(result.proof().errors.isEmpty)
    }

    @Test func `files that set up a tool, and definitions that another file overrides, are named (TL-9)`() {
        let result = TokenImportTests.import(
            [
                "config.json": #"{ "source": ["x"], "platforms": { "css": {} } }"#,
                "a/x.json": #"{ "n": { "value": 1 } }"#,
                "a/y.json": #"{ "n": { "value": 2 }, "m": { "value": 2 } }"#,
            ], .styleDictionary)
        #expect(
            TokenImportTests.messages(result) == [
                "dropped: the file is not written, as it sets up a tool and holds no tokens",
                "dropped: this definition of 'n' is not written, as 'a/y.json' has another one, which counts",
            ])
    }

    @Test func `a folder beside those of the schemes is lost, and told (TL-9)`() {
        func lost(_ folder: String) -> Int {
            TokenImportTests.import(
                [
                    "tokens/light/a.json": #"{ "text": { "value": 1 } }"#,
                    "tokens/dark/a.json": #"{ "text": { "value": 2 } }"#,
                    "tokens/\(folder)/a.json": #"{ "text": { "value": 3 }, "own": { "value": 4 } }"#,
                ], .styleDictionary
            ).lostCount
        }
        #expect(lost("sepia") == 1)
        #expect(lost("base") == 0, "what all schemes override is meant to be overridden")
    }

    @Test func `brands in a folder of brands, and what files override in the dark (TL-4)`() throws {
        let brands = TokenImportTests.import(
            [
                "brands/acme/c.json": #"{ "main": { "value": 1 } }"#,
                "brands/nova/c.json": #"{ "main": { "value": 2 } }"#,
                "globals/b.json": #"{ "button": { "value": "{main}" } }"#,
                "platforms/ios/b.json": #"{ "x": { "value": 3 } }"#,
            ], .styleDictionary)
        #expect(TokenImportTests.theme(brands).modifiers.map(\.contexts) == [["acme", "nova"]])
        #expect(try value(brands, "button", ["brand": "nova"]) == .number(2))
        #expect(brands.remarks.isEmpty)
        let dark = TokenImportTests.import(
            [
                "color/bg.dark.json": #"{ "bg": { "value": 1 } }"#,
                "color/bg.json": #"{ "bg": { "value": 2 }, "fg": { "value": "{bg}" } }"#,
                "size/gap.dark.json": #"{ "gap": { "value": 3 } }"#, "size/gap.json": #"{ "gap": { "value": 4 } }"#,
            ], .styleDictionary)
        #expect(TokenImportTests.theme(dark).modifiers.map(\.contexts) == [["light", "dark"]])
        #expect(try value(dark, "fg") == .number(2))
        #expect(try value(dark, "fg", ["scheme": "dark"]) == .number(1))
        #expect(try value(dark, "gap", ["scheme": "dark"]) == .number(3))
    }

    @Test(arguments: [
        (["build/ios/c.json", "build/web/c.json"], ["platform"]), (["ios/c.json", "web/c.json"], ["platform"]),
        (["tokens.ios.json", "tokens.web.json"], ["platform"]),
        (["platform-ios.json", "platform-web.json"], ["platform"]),
        (["dark/ios.json", "dark/web.json"], ["platform"]),
    ])
    func `the files of several platforms do not overwrite each other (TL-9)`(paths: [String], names: [String]) throws {
        let files = zip(paths, [1, 2]).map { ($0, "{ \"n\": { \"value\": \($1) } }") }
        let result = TokenImportTests.import(Dictionary(uniqueKeysWithValues: files), .styleDictionary)
        #expect(TokenImportTests.theme(result).modifiers.map(\.name) == names)
        #expect(result.remarks.isEmpty)
        #expect(result.lostCount == 0)
        #expect(try value(result, "n", ["platform": "ios"]) == .number(1))
        #expect(try value(result, "n", ["platform": "web"]) == .number(2))
    }

    @Test func `platforms beside brands are brands of their own (TL-9)`() throws {
        let result = TokenImportTests.import(
            [
                "acme/ios/c.json": #"{ "n": { "value": 1 } }"#, "acme/web/c.json": #"{ "n": { "value": 2 } }"#,
                "nova/ios/c.json": #"{ "n": { "value": 3 } }"#, "globals.json": #"{ "all": { "value": 4 } }"#,
            ], .styleDictionary)
        #expect(TokenImportTests.theme(result).modifiers.map(\.name) == ["brand"])
        #expect(TokenImportTests.theme(result).modifiers.map(\.contexts) == [["acme-ios", "acme-web", "nova-ios"]])
        #expect(try value(result, "n", ["brand": "acme-web"]) == .number(2))
        #expect(try value(result, "all", ["brand": "nova-ios"]) == .number(4))
        #expect(result.remarks.isEmpty)
    }

    @Test func `tokens that say their themes themselves, and depend on two of them (TL-4)`() throws {
        let result = Self.tokens(
            ##"""
            { "blue": { "$schema": "https://x.org/color-set.json", "sets": { "light": { "value": "#00f" }, "dark": { "value": "#008" } } },
              "accent": { "$schema": "https://x.org/system-set.json", "sets": { "plain": { "value": "{blue}" }, "bold": { "sets": { "light": { "value": "#f00" }, "dark": { "value": "#800" } } } } },
              "gap": { "$schema": "https://x.org/scale-set.json", "sets": { "desktop": { "$schema": "https://x.org/dimension.json", "value": "2px" }, "mobile": { "value": "3px" } } },
              "double": { "value": "{gap} * 2" }, "face": { "$schema": "https://x.org/font-family.json", "value": "Inter" } }
            """##)
        let theme = TokenImportTests.theme(result)
        #expect(theme.modifiers.map(\.name) == ["scheme", "system", "scale"])
        let bytes: (TokenPath, [String: String]) throws -> String? = { path, contexts in
            try value(result, path, contexts)?.color.map { CSSValue.text($0) }
        }
        #expect(try bytes("accent", [:]) == "#0000ff")
        #expect(try bytes("accent", ["scheme": "dark"]) == "#000088")
        #expect(try bytes("accent", ["system": "bold"]) == "#ff0000")
        #expect(try bytes("accent", ["system": "bold", "scheme": "dark"]) == "#880000")
        #expect(try value(result, "double", ["scale": "mobile"]) == .dimension(Dimension(6, .px)))
        #expect(try value(result, "face") == .fontFamily(["Inter"]))
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty && proof.equalCount == 8 * 5)
    }

    @Test func `a value for each scheme (TL-4)`() throws {
        let result = Self.tokens(
            ##"""
            { "bg": { "value": { "light": "#fff", "dark": "#000" } }, "fg": { "$value": { "default": "{bg}", "dark": "#f00" }, "$type": "color" }, "n": { "value": 1 } }
            """##)
        #expect(TokenImportTests.theme(result).modifiers.map(\.contexts) == [["light", "dark"]])
        #expect(try value(result, "fg")?.color?.second == 1)
        #expect(try value(result, "fg", ["scheme": "dark"])?.color?.second == 0)
        #expect(try value(result, "bg", ["scheme": "dark"])?.color?.first == 0)
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty && proof.equalCount == 6)
    }

    @Test func `what depends on too many choices is refused, and soon (TL-9)`() {
        let sets = (0..<12).reversed().reduce(#"{ "value": "1px" }"#) { inner, number in
            "{ \"$schema\": \"c\(number)-set.json\", \"sets\": { \"a\": \(inner), \"b\": { \"value\": \"2px\" }, \"c\": { \"value\": \"3px\" } } }"
        }
        let result = Self.tokens("{ \"deep\": \(sets), \"plain\": { \"value\": 1 } }")
        #expect(result.writtenCount < result.readCount)
        #expect(
            TokenImportTests.messages(result)
                == ["dropped: 'deep' is not written: it depends on more than 1024 choices of themes"])
    }

    @Test(arguments: [
        ("border", #""2px dashed #f00""#, true), ("border", #""2px #f00""#, false),
        ("strokeStyle", #"{ "dashArray": ["1px", "2px"], "lineCap": "round" }"#, true),
        ("strokeStyle", #""wavy""#, false),
        ("gradient", #""linear-gradient(90deg, #fff, {ink} 50%, #000 100%)""#, true), ("gradient", "[]", false),
        ("transition", #"{ "duration": "1s", "timingFunction": "ease" }"#, true),
        ("cubicBezier", "[2, 0, 1, 1]", false), ("dimension", #""2vw""#, false),
        ("dimension", #"{ "value": 1, "unit": "em" }"#, false),
        ("color", #"{ "colorSpace": "cmyk", "components": [0, 0, 0] }"#, false), ("fontFamily", "[1]", false),
        ("shadow", ##"["0 1px #000", { "color": "#000", "x": 1, "y": 2 }]"##, true), ("shadow", "[]", false),
    ])
    func `what is written is legal, and the rest has its reason (TL-2)`(type: String, text: String, isLegal: Bool) {
        let result = Self.tokens(##"{ "ink": { "value": "#123" }, "t": { "type": "\##(type)", "value": \##(text) } }"##)
        #expect(result.writtenCount == (isLegal ? 2 : 1), "\(result.remarks)")
        #expect(result.proof().errors.isEmpty)
    }
}
