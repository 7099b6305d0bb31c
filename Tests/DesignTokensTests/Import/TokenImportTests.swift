import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct TokenImportTests {
    static func `import`(_ files: [String: String], _ dialect: TokenImport.Dialect) -> TokenImport {
        TokenImport(files.sorted { $0.key < $1.key }.map { SourceFile(path: $0, text: $1) }, from: dialect)
    }

    static func theme(_ result: TokenImport) -> Theme {
        Theme.read("theme.resolver.json") { path in
            result.files.first { $0.name == path }.map { SourceFile(path: path, text: $0.text) }
        }.value
    }

    static func value(_ result: TokenImport, _ path: TokenPath, _ contexts: [String: String] = [:]) throws
        -> TokenValue?
    {
        let theme = theme(result)
        return theme.resolved(try theme.permutation(contexts)).value(path)
    }

    static func messages(_ result: TokenImport) -> [String] {
        result.remarks.map { "\($0.kind.rawValue): \($0.message)" }
    }

    /// Three brands in two schemes: the palette by brand, a text by scheme, a link by both, a distance by none.
    private static var brands: [String: String] {
        var files: [String: String] = [:]
        for (brand, color) in [("acme", "#0063fb"), ("nova", "#d43d4f"), ("zeta", "#1b1b1f")] {
            for scheme in ["light", "dark"] {
                let link = scheme == "light" ? "main" : brand == "zeta" ? "main" : "white"
                files["\(brand)-\(scheme)/palette.json"] = """
                    { "color": { "main": { "value": "\(color)" }, "white": { "value": "#FFF" }, "black": { "value": "black" } } }
                    """
                files["\(brand)-\(scheme)/semantic.json"] = """
                    { "text": { "default": { "value": "{color.\(scheme == "light" ? "black" : "white").value}", "comment": "Body" },
                        "link": { "value": "{color.\(link)}" } },
                      "space": { "md": { "value": "16px" } } }
                    """
            }
        }
        return files
    }

    @Test(arguments: TokenImport.Dialect.allCases)
    func `a line height is brought into a multiple of the size, or the token is dropped (TL-9)`(
        dialect: TokenImport.Dialect
    ) throws {
        func font(_ name: String, _ size: String, _ height: String) -> String {
            """
            "\(name)": { "type": "typography", "value": { "fontFamily": "Inter", "fontWeight": 400, "letterSpacing": 0,
              "fontSize": \(size), "lineHeight": \(height) } }
            """
        }
        let pixels = #"{ "value": 16, "unit": "px" }"#
        let tokens = [
            font("a", pixels, #"{ "value": 24, "unit": "px" }"#), font("b", pixels, #""150%""#), font("c", "16", "24"),
            font("d", #""1rem""#, "24"), font("e", pixels, #""tall""#),
        ]
        let result = Self.import(["a.json": "{ \(tokens.joined(separator: ",\n")) }"], dialect)
        for path: TokenPath in ["a", "b", "c", "d"] {
            #expect(try Self.value(result, path)?.typography?.lineHeight == 1.5)
        }
        #expect(
            Self.messages(result) == [
                "changed: 'd': the number 24 is 1.5 times the size, at 16px to 1rem",
                "dropped: 'e' is not written: 'tall' is no multiple of the size",
            ])
    }

    @Test func `folders of brands and schemes, each token once (TL-4 TL-5)`() throws {
        let result = Self.import(Self.brands, .styleDictionary)
        #expect(result.remarks.isEmpty)
        #expect(result.readCount == 36 && result.writtenCount == 36)
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty)
        #expect(proof.equalCount == 36)
        #expect(
            result.files.map(\.name) == [
                "theme.resolver.json", "base.tokens.json", "brands/acme.tokens.json", "brands/nova.tokens.json",
                "brands/zeta.tokens.json", "schemes/light.tokens.json", "schemes/dark.tokens.json",
            ])
        let texts = Dictionary(uniqueKeysWithValues: result.files.map { ($0.name, $0.text) })
        // The palette stands once a brand, what most brands have stands in the base, and a brand says what differs.
        #expect(texts["brands/acme.tokens.json"]?.contains("\"main\"") == true)
        #expect(texts["brands/acme.tokens.json"]?.contains("link") == false)
        #expect(texts["brands/zeta.tokens.json"]?.contains("\"link\": { \"$value\": \"{color.main}\" }") == true)
        #expect(texts["base.tokens.json"]?.contains("\"md\"") == true)
        #expect(texts["schemes/dark.tokens.json"]?.contains("\"$extends\": \"{scheme.dark.text}\"") == true)
        #expect(texts["schemes/dark.tokens.json"]?.contains("\"$description\": \"Body\"") == true)
        let white = TokenValue.color(ColorValue(.srgb, 1, 1, 1))
        #expect(try Self.value(result, "text.link", ["brand": "acme", "scheme": "dark"]) == white)
        #expect(try Self.value(result, "text.link", ["brand": "zeta", "scheme": "dark"]) != white)
        #expect(
            Theme.read("theme.resolver.json") { path in
                texts[path].map { SourceFile(path: path, text: $0) }
            }.diagnostics.isEmpty)
        #expect(Self.theme(result).modifiers.map(\.defaultContext) == ["acme", "light"])
    }

    @Test(arguments: [
        ("B/S/a.json", "B/all.json"), ("B/S.json", "B/all.json"), ("B-S.json", "all.json"),
        ("tokens/B_S/x/a.json", "c.json"),
    ])
    func `other places of brand and scheme (TL-4)`(place: String, shared: String) throws {
        var files: [String: String] = [:]
        for (brand, color) in [("acme", "#00f"), ("nova", "#f00")] {
            files[shared.replacing("B", with: brand)] = #"{ "gap": { "value": "1px" } }"#
            for scheme in ["light", "dark"] {
                files[place.replacing("B", with: brand).replacing("S", with: scheme)] =
                    "{ \"ink\": { \"value\": \"\(scheme == "light" ? color : "#fff")\" }, \"c\": { \"x\": { \"value\": \"\(brand == "acme" ? "#111" : "#222")\" } } }"
            }
        }
        for key in files.keys where key.contains("light") || key.contains("dark") {
            files[key] = files[key]?.replacing("\"ink\": {", with: "\"g\": { \"ink\": {").replacing(
                " }, \"c\"", with: " } }, \"c\"")
        }
        let result = Self.import(files, .styleDictionary)
        let theme = Self.theme(result)
        #expect(theme.modifiers.map(\.name) == ["brand", "scheme"])
        #expect(Set(theme.modifiers[0].contexts) == ["acme", "nova"], "\(result.files)")
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty && proof.equalCount == 12)
        #expect(
            try Self.value(result, "g.ink", ["brand": "nova", "scheme": "light"]) == .color(ColorValue(.srgb, 1, 0, 0)))
        #expect(try Self.value(result, "gap", ["brand": "nova", "scheme": "dark"]) == .dimension(Dimension(1, .px)))
    }

    @Test func `folders without schemes are brands when they define the same, else parts of one theme (TL-4)`() throws {
        let brands = Self.import(
            [
                "a/x.json": #"{ "n": { "value": 1 } }"#, "b/x.json": #"{ "n": { "value": 2 } }"#,
                "c.json": #"{ "m": { "value": 3 } }"#,
            ],
            .styleDictionary)
        #expect(Self.theme(brands).modifiers.map(\.contexts) == [["a", "b"]])
        #expect(try Self.value(brands, "n", ["brand": "b"]) == .number(2))
        #expect(try Self.value(brands, "m", ["brand": "b"]) == .number(3))
        let parts = Self.import(
            ["a/x.json": #"{ "n": { "value": 1 } }"#, "b/x.json": #"{ "m": { "value": "{n}" } }"#], .styleDictionary)
        #expect(Self.theme(parts).modifiers.isEmpty)
        #expect(try Self.value(parts, "m") == .number(1))
    }

    @Test func `what a text is, and what is refused with its place (TL-1 TL-2 TL-3)`() throws {
        let result = Self.import(
            [
                "tokens.json": """
                { "color": { "short": { "value": "#1a2" }, "clear": { "value": "#11223344" }, "old": { "value": "{color.short.value}", "deprecated": true } },
                  "size": { "a": { "value": "1.5rem" }, "b": { "value": 3, "attributes": { "x": 1 } }, "c": { "value": "200ms" } },
                  "bad": { "text": { "value": "icon.png" }, "nil": { "value": null }, "sum": { "value": "{size.a} % 2" }, "in": { "value": "1px solid {color.old}" },
                    "asset": { "value": "x", "type": "asset" } },
                  "with.dot": { "x y": { "value": 1, "type": "number" } }, "loose": 5 }
                """
            ], .styleDictionary)
        #expect(
            try Self.value(result, "color.short")
                == .color(SRGBColor(hex: "#11aa22")?.value ?? ColorValue(.srgb, 0, 0, 0)))
        #expect(try Self.value(result, "color.clear")?.color?.alpha == 68.0 / 255)
        #expect(try Self.value(result, "color.old") == Self.value(result, "color.short"))
        #expect(try Self.value(result, "size.a") == .dimension(Dimension(1.5, .rem)))
        #expect(try Self.value(result, "size.c") == .duration(TokenDuration(200, .ms)))
        #expect(try Self.value(result, "with-dot.x y") == .number(1))
        #expect(result.proof().errors.isEmpty)
        #expect(
            Self.messages(result) == [
                "changed: 'size.b': it states no type and is a dimension by its name",
                "changed: 'attributes' of 'size.b' is kept in '$extensions'",
                "dropped: 'bad.text' is not written: 'icon.png' says no type; state one",
                "dropped: 'bad.nil' is not written: it has no value",
                "dropped: 'bad.sum' is not written: '{size.a} % 2' is not computed, as the operator '%' is not known",
                "dropped: 'bad.in' is not written: '1px solid {color.old}' is neither a reference nor arithmetic",
                "dropped: 'bad.asset' is not written: tokens have no type 'asset'; keep it outside of the token files",
                "changed: 'with.dot' is written as 'with-dot'", "dropped: 'loose' holds the number 5, not a token",
            ])
        #expect(result.readCount == 12 && result.writtenCount == 7)
    }

    @Test func `broken targets, groups as targets and circles are errors of the new files (TL-3)`() {
        let result = Self.import(
            [
                "t.json":
                    #"{ "g": { "a": { "value": "{g}" }, "b": { "value": "{g.c}" }, "c": { "value": "{g.b}" }, "d": { "value": "{no}" } } }"#
            ],
            .styleDictionary)
        #expect(Set(result.proof().errors.map(\.id.rawValue)) == ["broken-alias", "alias-cycle"])
    }

    @Test func `sets and themes of Tokens Studio (TL-6)`() throws {
        let files = [
            "$metadata.json": #"{ "tokenSetOrder": ["core", "brand/acme", "brand/nova", "light", "dark", "lost"] }"#,
            "$themes.json": """
            [{ "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "source", "light": "enabled" } },
             { "name": "Dark", "group": "Mode", "selectedTokenSets": { "core": "source", "dark": "enabled", "gone": "enabled", "light": "disabled" } },
             { "name": "Acme", "group": "Brand", "selectedTokenSets": { "core": "enabled", "brand/acme": "enabled" } },
             { "name": "Nova", "group": "Brand", "selectedTokenSets": { "core": "enabled", "brand/nova": "enabled" } }]
            """,
            "core.json": """
            { "size": { "value": "16", "type": "sizing" }, "half": { "value": "50%", "type": "opacity" }, "bold": { "value": "Extra Bold", "type": "fontWeights" },
              "face": { "value": "'Inter', sans-serif", "type": "fontFamilies" }, "label": { "value": "Hello", "type": "text" },
              "drop": { "value": { "x": "0", "y": "4", "blur": "8", "spread": "0", "color": "rgba(0,0,0,0.5)", "type": "innerShadow" }, "type": "boxShadow" },
              "title": { "value": { "fontFamily": "{face}", "fontWeight": "600", "fontSize": "32px", "lineHeight": "48px", "letterSpacing": "5%", "textCase": "none" },
                "type": "typography", "$extensions": { "studio.tokens": { "id":  1 } } } }
            """,
            "brand/acme.json": ##"{ "main": { "value": "#00f", "type": "color" } }"##,
            "brand/nova.json": ##"{ "main": { "value": "#f00", "type": "color" } }"##,
            "light.json": ##"{ "text": { "value": "#000", "type": "color" } }"##,
            "dark.json": ##"{ "text": { "value": "{main}", "type": "color" } }"##,
            "lost.json": ##"{ "x": { "value": "#000", "type": "color" } }"##,
        ]
        let result = Self.import(files, .tokensStudio)
        let theme = Self.theme(result)
        #expect(theme.modifiers.map(\.name) == ["Mode", "Brand"])
        #expect(theme.modifiers.map(\.contexts) == [["Light", "Dark"], ["Acme", "Nova"]])
        #expect(result.proof().errors.isEmpty)
        let dark = ["Mode": "Dark", "Brand": "Nova"]
        #expect(try Self.value(result, "text", dark) == .color(ColorValue(.srgb, 1, 0, 0)))
        #expect(try Self.value(result, "size", dark) == .dimension(Dimension(16, .px)))
        #expect(try Self.value(result, "half", dark) == .number(0.5))
        #expect(try Self.value(result, "bold", dark) == FontWeight(name: "extra-bold").map(TokenValue.fontWeight))
        let title = try #require(try Self.value(result, "title", dark)?.typography)
        #expect(title.fontFamily == ["Inter", "sans-serif"] && title.lineHeight == 1.5)
        #expect(title.letterSpacing == Dimension(1.6, .px))
        guard case .shadow(let layers) = try Self.value(result, "drop", dark) else { return #expect(Bool(false)) }
        #expect(layers[0].isInset && layers[0].offsetY == Dimension(4, .px) && layers[0].color.alpha == 0.5)
        #expect(
            result.files.contains {
                $0.name == "core.tokens.json"
                    && $0.text.contains(
                        ##""studio.tokens": { "id":  1 }, "studio.tokens.value": { "textCase": "none" }"##)
            })
        #expect(!result.files.contains { $0.name == "lost.tokens.json" })
        #expect(
            Set(Self.messages(result)) == [
                "dropped: 'label' is not written: tokens have no type 'text'; keep it outside of the token files",
                "changed: 'textCase' of 'title' is kept in '$extensions', as the type has no such part",
                "dropped: the theme 'Dark' names a set 'gone' that is not there",
                "dropped: the set 'lost' is in no theme, so it is not written",
            ])
    }

    @Test func `collections and modes of Figma, with the references that stand beside the values (TL-7)`() throws {
        func mode(_ name: String, _ red: Int, _ hex: String, _ target: String) -> String {
            """
            { "text": { "link": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(red), \(red), 1], "hex": "\(hex)" },
                "$extensions": { "com.figma.aliasData": { "targetVariableName": "\(target)" } } },
                "size": { "$type": "number", "$value": 12 }, "word": { "$type": "string", "$value": "x" } },
              "$extensions": { "com.figma.modeName": "\(name)" } }
            """
        }
        let result = Self.import(
            [
                "Palette/Value.tokens.json":
                    #"{ "blue": { "600": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } } }"#,
                "Semantic/Dark.tokens.json": mode("Dark", 1, "#ffffff", "white/1"),
                "Semantic/Light.tokens.json": mode("Light", 0, "#0000ff", "blue/600"),
            ], .figma)
        #expect(Self.theme(result).modifiers.map(\.contexts) == [["Light", "Dark"]])
        #expect(Self.theme(result).modifiers[0].name == "Semantic")
        #expect(try Self.value(result, "text.link", ["Semantic": "Light"]) == .color(ColorValue(.srgb, 0, 0, 1)))
        #expect(try Self.value(result, "text.link", ["Semantic": "Dark"])?.color?.first == 1)
        #expect(result.files.contains { $0.text.contains("\"$value\": \"{blue.600}\"") })
        #expect(result.proof().errors.isEmpty)
        #expect(
            Self.messages(result).contains("changed: 'text.link' keeps its value, as 'white/1' is not in the files"))
        #expect(Self.messages(result).filter { $0.contains("no type 'string'") }.count == 2)
    }

    @Test(
        arguments: TokenImport.Dialect.allCases,
        ["", "[]", "{", "{ \"a\": 1 }", "{ \"$themes\": 3, \"a\": { \"value\": [] } }"])
    func `any bytes in, and nothing is dropped without a word (TL-9)`(dialect: TokenImport.Dialect, text: String) {
        let result = Self.import(["x.json": text, "$themes.json": text, "a-light/b.json": text], dialect)
        #expect(result.writtenCount == 0)
        #expect(!result.remarks.isEmpty || text == "")
    }

    @Test(arguments: [
        ("red", "#ff0000"), ("RebeccaPurple", "#663399"), ("lightgoldenrodyellow", "#fafad2"),
        ("darkslategrey", "#2f4f4f"),
    ])
    func `names of colors (TC-8)`(name: String, hex: String) {
        #expect(CSSColorText.read(name) == SRGBColor(hex: hex)?.value)
    }

    @Test func `arithmetic on values of one unit is computed once (TL-6)`() throws {
        let result = Self.import(
            [
                "core.json": """
                { "base": { "value": "8", "type": "spacing" }, "twice": { "value": "{base} * 2", "type": "spacing" },
                  "more": { "value": "({twice} + {base} + 4px) / 2 - 1", "type": "sizing" },
                  "alias": { "value": "{more}", "type": "spacing" }, "next": { "value": "-{alias} / 3", "type": "spacing" },
                  "round": { "value": "roundTo({base} / 3)", "type": "spacing" },
                  "tenth": { "value": "roundTo( {base} / 3, 1 )", "type": "spacing" },
                  "rem": { "value": "1.5rem", "type": "spacing" }, "half": { "value": "{rem}/2", "type": "spacing" },
                  "scale": { "value": "2", "type": "dimension" }, "scaled": { "value": "{base} * {scale}", "type": "dimension" },
                  "ratio": { "value": "{twice} / {base}", "type": "number" }, "third": { "value": "0.1 * 3", "type": "number" },
                  "heavy": { "value": "400 + 200", "type": "fontWeights" }, "time": { "value": "100ms * 2", "type": "duration" },
                  "left": { "value": "-{base}", "type": "spacing" }, "minus": { "value": "-5px", "type": "spacing" } }
                """
            ], .tokensStudio)
        let expected: [(TokenPath, TokenValue?)] = [
            ("twice", .dimension(Dimension(16, .px))), ("more", .dimension(Dimension(13, .px))),
            ("next", .dimension(Dimension(-4.333333, .px))), ("round", .dimension(Dimension(3, .px))),
            ("tenth", .dimension(Dimension(2.7, .px))), ("half", .dimension(Dimension(0.75, .rem))),
            ("scaled", .dimension(Dimension(16, .px))), ("scale", .dimension(Dimension(2, .px))), ("ratio", .number(2)),
            ("third", .number(0.3)), ("heavy", FontWeight(600).map(TokenValue.fontWeight)),
            ("time", .duration(TokenDuration(200, .ms))), ("left", .dimension(Dimension(-8, .px))),
            ("minus", .dimension(Dimension(-5, .px))),
        ]
        for (path, value) in expected { #expect(try Self.value(result, path) == value, "\(path)") }
        #expect(result.readCount == 17 && result.writtenCount == 17)
        #expect(result.remarks.allSatisfy { $0.kind == .changed })
        #expect(!result.remarks.contains { $0.message.contains("'minus'") })
        #expect(
            Self.messages(result).first
                == "changed: 'twice': '{base} * 2' is computed once and follows its references no more")
    }

    @Test(arguments: [
        ("{gone} * 2", "as '{gone}' is not there"), ("{long} + {rem}", "as the units differ"),
        ("{rem} * {rem}", "as it multiplies rem by rem"), ("{base} / 0", "as it divides by 0"),
        ("{red} * 2", "as '{red}' is no number and no length"), ("{a} + 1", "as '{a}' leads back, or too far"),
        ("{rem} / {rem} + 1px + 1rem", "as the units differ"),
        ("2s * 3", "as the result 6s is no dimension"), ("{base} * 1e999", "is neither a reference nor arithmetic"),
        ("{base} ^ 2px", "as an exponent has no unit"), ("mod({base}, 4)", "as the function 'mod' is not known"),
        ("max({rem}, 4px)", "as the units differ"), ("sqrt(-{base})", "as there is no result"),
        ("{base} * (2", "is neither a reference nor arithmetic"), ("{base} *", "is neither a reference nor arithmetic"),
        ("roundTo({base}, 99)", "as 99 is no number of decimals"),
        ("{base} 2em", "is neither a reference nor arithmetic"),
    ])
    func `other arithmetic is refused with its reason (TL-6)`(text: String, reason: String) throws {
        let result = Self.import(
            [
                "core.json": """
                { "base": { "value": "8", "type": "spacing" }, "rem": { "value": "1rem", "type": "spacing" }, "long": { "value": "8px", "type": "spacing" },
                  "red": { "value": "#f00", "type": "color" }, "a": { "value": "{sum}", "type": "spacing" },
                  "sum": { "value": "\(text)", "type": "spacing" } }
                """
            ], .tokensStudio)
        let dropped = result.remarks.filter { $0.kind == .dropped }
        #expect(dropped.count == 2)
        #expect(dropped.first?.message.contains(reason) == true, "\(dropped.map(\.message))")
        #expect(dropped.last?.message == "'a' is not written: it refers to 'sum', which is not written")
        #expect(!result.files.contains { $0.text.contains("\"sum\":") })
        #expect(result.writtenCount == result.readCount - 2)
    }

    @Test func `arithmetic nested without end is refused (TL-6)`() {
        let deep = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
        #expect(ImportExpression(deep + " + 1") == nil)
        #expect(ImportExpression(String(repeating: "-", count: 100_000) + "1") == nil)
        #expect(ImportExpression("8px") == nil, "a value alone computes nothing")
        #expect(ImportExpression("{a}") == nil)
    }

    @Test func `what a tool computes from a value is said (TL-6 TL-9)`() throws {
        let result = Self.import(
            [
                "core.json": ##"""
                { "red": { "value": "#f56565", "type": "color", "$extensions": { "studio.tokens": { "modify": { "type": "lighten", "value": "0.1" } } } },
                  "bold": { "value": "ExtraBold italic", "type": "fontWeights" } }
                """##
            ], .tokensStudio)
        #expect(
            Self.messages(result) == [
                "changed: 'red': the modification 'lighten 0.1' is not applied; state the value",
                "changed: 'bold': 'italic' is left out, as a weight says nothing of it",
            ])
        #expect(try Self.value(result, "bold") == FontWeight(name: "extra-bold").map(TokenValue.fontWeight))
    }

    @Test func `numbers in quotes, names with slashes, and a hex with an opacity (TL-2 TL-7)`() throws {
        let numbers = Self.import(["a.json": #"{ "small": { "value": "0.75" } }"#], .styleDictionary)
        #expect(try Self.value(numbers, "small") == .number(0.75))
        #expect(Self.messages(numbers) == ["changed: 'small': the text '0.75' is a number now"])
        let figma = Self.import(
            [
                "Palette.json":
                    ##"{ "color/white": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5, "hex": "#FFFFFF80" } } }"##,
                "Semantic.json":
                    ##"{ "link": { "$type": "color", "$value": "#ffffff80", "$extensions": { "com.figma.aliasData": { "targetVariableName": "color/white" } } } }"##,
            ], .figma)
        #expect(Self.theme(figma).modifiers.isEmpty, "files that share no variable are no modes")
        #expect(figma.files.contains { $0.text.contains("\"{color/white}\"") && $0.name.contains("semantic") })
        #expect(figma.files.contains { $0.text.contains(##""hex": "#FFFFFF""##) })
    }

    @Test(arguments: ["redd", "canvastext", "", "current"])
    func `other names are no colors (TC-8)`(name: String) {
        #expect(CSSColorText.read(name) == nil)
    }
}
