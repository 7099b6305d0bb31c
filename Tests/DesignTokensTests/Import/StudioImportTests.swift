import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct StudioImportTests {
    private static func themes(_ groups: [(name: String, themes: [String])], sources: [String]) -> String {
        let themes = groups.flatMap { group in
            group.themes.map { theme in
                let sets =
                    sources.map { "\"\($0)\": \"source\"" } + ["\"\(theme)\": \"enabled\"", "\"other\": \"disabled\""]
                return """
                    { "name": "\(theme)", "group": "\(group.name)", "selectedTokenSets": { \(sets.joined(separator: ", ")) } }
                    """
            }
        }
        return "[\(themes.joined(separator: ", "))]"
    }

    private func value(_ result: TokenImport, _ path: TokenPath, _ contexts: [String: String] = [:]) throws
        -> TokenValue?
    {
        try TokenImportTests.value(result, path, contexts)
    }

    @Test func `what differs between themes is computed for each choice that it depends on (TL-6)`() throws {
        let result = TokenImportTests.import(
            [
                "$themes.json": Self.themes(
                    [("brand", ["casual", "business"]), ("color", ["green", "blue"]), ("mode", ["plain", "loud"])],
                    sources: ["core"]),
                "$metadata.json":
                    #"{ "tokenSetOrder": ["core", "casual", "business", "green", "blue", "plain", "loud"] }"#,
                "core.json": ##"""
                { "scale": { "value": "2", "type": "dimension" }, "radius": { "value": "{base} * {scale}", "type": "borderRadius" }, "more": { "value": "{radius} + 1", "type": "spacing" },
                  "veil": { "value": "rgba({accent}, {soft})", "type": "color" }, "fix": { "value": "{scale} * 3", "type": "spacing" },
                  "line": { "value": { "color": "{veil}", "width": "{base} / 2", "style": "solid" }, "type": "border" },
                  "text": { "value": { "fontFamily": "Inter", "fontWeight": "Bold", "fontSize": "{base}", "lineHeight": "20px", "letterSpacing": "10%" }, "type": "typography" } }
                """##,
                "casual.json": #"{ "base": { "value": "8", "type": "sizing" } }"#,
                "business.json": #"{ "base": { "value": "10", "type": "sizing" } }"#,
                "green.json": ##"{ "accent": { "value": "#0f0", "type": "color" } }"##,
                "blue.json": ##"{ "accent": { "value": "#00f", "type": "color" } }"##,
                "plain.json": #"{ "soft": { "value": "50%", "type": "opacity" } }"#,
                "loud.json": #"{ "soft": { "value": "90%", "type": "opacity" } }"#,
            ], .tokensStudio)
        #expect(!result.remarks.contains { $0.kind == .dropped })
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty)
        #expect(proof.equalCount == 8 * 10)
        let business = ["brand": "business", "color": "blue", "mode": "loud"]
        #expect(try value(result, "radius") == .dimension(Dimension(16, .px)))
        #expect(try value(result, "more", business) == .dimension(Dimension(21, .px)))
        #expect(try value(result, "veil", business) == .color(ColorValue(.srgb, 0, 0, 1, alpha: 0.9)))
        #expect(try value(result, "veil", ["color": "blue"]) == .color(ColorValue(.srgb, 0, 0, 1, alpha: 0.5)))
        #expect(try value(result, "line", business)?.border?.width == Dimension(5, .px))
        #expect(try value(result, "text", business)?.typography?.letterSpacing == Dimension(1, .px))
        #expect(try value(result, "text")?.typography?.lineHeight == 2.5)
        // What depends on one choice stands in its contexts, and what depends on none where it stood.
        let texts = Dictionary(uniqueKeysWithValues: result.files.map { ($0.name, $0.text) })
        #expect(texts["computed/brand-casual.tokens.json"]?.contains("\"radius\"") == true)
        #expect(texts["computed/brand-casual.tokens.json"]?.contains("\"veil\"") == false)
        #expect(texts["core.tokens.json"]?.contains("\"fix\"") == true)
        #expect(texts["core.tokens.json"]?.contains("\"radius\"") == false)
    }

    @Test func `the order of the sets decides between the themes of different groups (TL-6)`() throws {
        let result = TokenImportTests.import(
            [
                "$themes.json": Self.themes([("brand", ["acme", "nova"]), ("mode", ["light", "dark"])], sources: []),
                "$metadata.json": #"{ "tokenSetOrder": ["light", "acme", "dark", "nova"] }"#,
                "light.json": #"{ "n": { "value": 1, "type": "number" } }"#,
                "acme.json": #"{ "n": { "value": 2, "type": "number" } }"#,
                "dark.json": #"{ "n": { "value": 3, "type": "number" } }"#,
                "nova.json": #"{ "n": { "value": 4, "type": "number" } }"#,
            ], .tokensStudio)
        for (brand, mode, number) in [
            ("acme", "light", 2), ("acme", "dark", 3), ("nova", "light", 4), ("nova", "dark", 4),
        ] {
            #expect(
                try value(result, "n", ["brand": brand, "mode": mode]) == .number(Double(number)), "\(brand) \(mode)")
        }
        #expect(result.proof().differences.isEmpty)
    }

    @Test(arguments: ["core/core.tokens", "core/core"])
    func `a set is called as its file is, with or without a further ending (TL-6)`(name: String) throws {
        let result = TokenImportTests.import(
            [
                "$themes.json":
                    #"[{ "name": "Light", "selectedTokenSets": { "\#(name)": "source", "light": "enabled" } }]"#,
                "$metadata.json": #"{ "tokenSetOrder": ["\#(name)", "light"] }"#,
                "core/core.tokens.json": ##"{ "black": { "$type": "color", "$value": "#000" } }"##,
                "light.json": #"{ "fg": { "$type": "color", "$value": "{black}" } }"#,
            ], .tokensStudio)
        #expect(result.remarks.isEmpty && result.proof().errors.isEmpty)
        #expect(result.files.map(\.name) == ["theme.resolver.json", "core/core.tokens.json", "light.tokens.json"])
        #expect(try value(result, "fg")?.color?.first == 0)
    }

    @Test func `groups of brands with the same themes are one choice (TL-6)`() throws {
        func themes(_ brand: String) -> String {
            """
            { "name": "light", "group": "\(brand)", "selectedTokenSets": { "base": "source", "\(brand)": "enabled" } },
            { "name": "dark", "group": "\(brand)", "selectedTokenSets": { "base": "source", "\(brand)": "enabled", "\(brand)-dark": "enabled" } }
            """
        }
        var files = [
            "$themes.json": "[\(themes("acme")), \(themes("nova"))]",
            "base.json": #"{ "a": { "value": 0, "type": "number" } }"#,
            "$metadata.json": #"{ "tokenSetOrder": ["base", "acme", "acme-dark", "nova", "nova-dark"] }"#,
        ]
        for (number, name) in ["acme", "acme-dark", "nova", "nova-dark"].enumerated() {
            files["\(name).json"] = "{ \"n\": { \"value\": \(number), \"type\": \"number\" } }"
        }
        let result = TokenImportTests.import(files, .tokensStudio)
        #expect(
            TokenImportTests.theme(result).modifiers.map(\.contexts) == [
                ["acme light", "acme dark", "nova light", "nova dark"]
            ])
        for (number, name) in ["acme light", "acme dark", "nova light", "nova dark"].enumerated() {
            #expect(try value(result, "n", ["theme": name]) == .number(Double(number)))
        }
        #expect(
            TokenImportTests.messages(result) == [
                "changed: the groups 'acme', 'nova' are one choice, as their themes replace each other's values"
            ])
        #expect(result.lostCount == 0 && result.proof().differences.isEmpty)
    }

    @Test func `a group whose values another one replaces in each theme is an alternative, or loses them (TL-6 TL-9)`()
    {
        func result(_ mode: String) -> TokenImport {
            TokenImportTests.import(
                [
                    "$themes.json": Self.themes(
                        [("mode", ["light", "dark"]), ("brand", ["acme", "nova"])], sources: []),
                    "$metadata.json": #"{ "tokenSetOrder": ["light", "dark", "acme", "nova"] }"#,
                    "light.json": "{ \"n\": { \"value\": 1, \"type\": \"number\" }\(mode) }",
                    "dark.json": "{ \"n\": { \"value\": 2, \"type\": \"number\" }\(mode) }",
                    "acme.json": #"{ "n": { "value": 3, "type": "number" } }"#,
                    "nova.json": #"{ "n": { "value": 4, "type": "number" } }"#,
                ], .tokensStudio)
        }
        let alternative = result("")
        #expect(TokenImportTests.theme(alternative).modifiers.map(\.contexts.count) == [4])
        #expect(alternative.lostCount == 0)
        let both = result(#", "m": { "value": 5, "type": "number" }"#)
        #expect(TokenImportTests.theme(both).modifiers.map(\.contexts.count) == [2, 2])
        #expect(both.lostCount == 2)
    }

    @Test func `the light theme of a group is its default, wherever it stands (TL-6)`() throws {
        let result = TokenImportTests.import(
            [
                "$themes.json": Self.themes([("scheme", ["Dark", "Light"]), ("size", ["b", "a"])], sources: []),
                "Dark.json": #"{ "n": { "value": 1, "type": "number" } }"#,
                "Light.json": #"{ "n": { "value": 2, "type": "number" } }"#,
                "a.json": #"{ "m": { "value": 1, "type": "number" } }"#,
                "b.json": #"{ "m": { "value": 2, "type": "number" } }"#,
            ], .tokensStudio)
        let modifiers = TokenImportTests.theme(result).modifiers
        #expect(modifiers.map(\.defaultContext) == ["Light", "b"])
        #expect(try value(result, "n") == .number(2))
        #expect(result.proof().differences.isEmpty)
    }

    @Test func `a token of one set that is a group in another is the value of the group (TF-25 TL-6)`() throws {
        let sets = [
            "surface.json": ##"{ "color": { "primary": { "button": { "value": "#111111", "type": "color" } } } }"##,
            "icons.json": ##"""
            { "color": { "primary": { "value": "#222222", "type": "color" } },
              "icon": { "value": "{color.primary}", "type": "color" },
              "line": { "value": { "color": "{color.primary}", "width": "1px", "style": "solid" }, "type": "border" } }
            """##,
        ]
        let result = TokenImportTests.import(sets, .tokensStudio)
        let grey = try #require(CSSColorText.read("#222222"))
        #expect(try value(result, "color.primary.$root") == .color(grey))
        #expect(try value(result, "icon") == .color(grey))
        #expect(try value(result, "line")?.border?.color == grey)
        #expect(try value(result, "color.primary.button")?.color != nil)
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty && proof.equalCount == 4)
        let themed = TokenImportTests.import(
            sets.merging(["$themes.json": Self.themes([("area", ["surface", "icons"])], sources: [])]) { $1 },
            .tokensStudio)
        #expect(try value(themed, "icon", ["area": "icons"]) == .color(grey))
        let themedProof = themed.proof()
        #expect(themedProof.errors.isEmpty && themedProof.differences.isEmpty)
    }

    @Test func `a token that only some themes have, and that depends on others (TL-6)`() throws {
        let files = [
            "$themes.json": Self.themes([("mode", ["light", "dark"]), ("brand", ["acme", "nova"])], sources: []),
            "acme.json": #"{ "a": { "value": "{n} * 2", "type": "number" } }"#,
            "nova.json": #"{ "b": { "value": "1", "type": "number" } }"#,
            "light.json": #"{ "n": { "value": 1, "type": "number" } }"#,
            "dark.json": #"{ "n": { "value": 3, "type": "number" } }"#,
        ]
        let result = TokenImportTests.import(files, .tokensStudio)
        #expect(try value(result, "a", ["brand": "acme", "mode": "dark"]) == .number(6))
        #expect(try value(result, "a", ["brand": "nova", "mode": "dark"]) == nil)
        #expect(result.proof().errors.isEmpty)
        let uneven = TokenImportTests.import(
            files.merging([
                "dark.json":
                    #"{ "n": { "value": 3, "type": "number" }, "a": { "value": "{n} * 4", "type": "number" } }"#
            ]) { $1 },
            .tokensStudio)
        #expect(
            uneven.remarks.last?.message
                == "'a' is not written: it is not there in all themes that it depends on")
    }

    @Test(arguments: [
        (#""type": "lighten", "value": "0.5", "space": "srgb", "format": "hex""#, "#000000", "#808080"),
        (#""type": "darken", "value": "0.5", "space": "srgb""#, "#80ff00", "#408000"),
        (#""type": "darken", "value": "50%", "space": "hsl", "format": "hex""#, "#ff0000", "#800000"),
        (#""type": "lighten", "value": 1, "space": "hsl""#, "#336699", "#ffffff"),
        (#""type": "lighten", "value": "1", "space": "lch", "format": "hex""#, "#336699", "#ffffff"),
        (#""type": "darken", "value": "1", "space": "p3", "format": "hex""#, "#336699", "#000000"),
        (##""type": "mix", "value": "{half}", "color": "#ffffff", "space": "srgb""##, "#000000", "#808080"),
        (#""type": "mix", "value": "{half} / 2", "color": "{white}", "space": "srgb""#, "#000000", "#404040"),
        (
            ##""type": "mix", "value": "0.5", "color": "#0000ff", "space": "hsl", "format": "hex""##, "#ff0000",
            "#ff00ff"
        ),
        (#""type": "alpha", "value": "{half}", "space": "lch", "format": "hex""#, "#123456", "rgb(18 52 86 / 0.5)"),
    ])
    func `changes of colors are computed (TL-6)`(modify: String, color: String, expected: String) throws {
        let result = TokenImportTests.import(
            [
                "core.json": ##"""
                { "half": { "value": 0.5, "type": "number" }, "white": { "value": "#fff", "type": "color" }, "base": { "value": "\##(color)", "type": "color" },
                  "c": { "value": "{base}", "type": "color", "$extensions": { "org.x": { "k": 1 }, "studio.tokens": { "modify": { \##(modify) } } } },
                  "alias": { "value": "{c}", "type": "color" }, "veil": { "value": "rgba({c}, 0.25)", "type": "color" } }
                """##
            ], .tokensStudio)
        let found = try #require(try value(result, "c")?.color)
        let shown = GamutMapping.cssColor4.map(found, to: .srgb)
        let bytes = shown.components.map { (($0 ?? 0) * 255).rounded() / 255 }
        #expect(CSSValue.text(ColorValue(.srgb, bytes[0], bytes[1], bytes[2], alpha: shown.alpha)) == expected)
        #expect(try value(result, "alias") == .color(found))
        #expect(try value(result, "veil")?.color?.alpha == 0.25)
        #expect(!result.files.contains { $0.text.contains("modify") }, "who reads the new value changes it no more")
        #expect(result.files.contains { $0.text.contains(#""$extensions": { "org.x": { "k": 1 } }"#) })
        #expect(result.remarks.count { $0.message.hasPrefix("'c': the modification ") } == 1)
        #expect(result.proof().errors.isEmpty)
    }

    @Test func `a color that is changed as another token says is not written unchanged (TL-6 TL-9)`() {
        let result = TokenImportTests.import(
            [
                "core.json": ##"""
                { "c": { "value": "#000", "type": "color", "$extensions": { "studio.tokens": { "modify": "{half}" } } },
                  "d": { "value": "#000", "type": "color" } }
                """##
            ], .tokensStudio)
        #expect(result.remarks.map(\.kind) == [.dropped])
        #expect(!result.files.contains { $0.text.contains("\"c\"") })
    }

    @Test func `arithmetic in parts, functions, and what a tool takes pixels for (TL-6)`() throws {
        let result = TokenImportTests.import(
            [
                "core.json": ##"""
                { "size": { "value": "16px", "type": "sizing" }, "product": { "value": "{size} * 2px", "type": "spacing" }, "third": { "value": "17 * 8 / 3 * 7px", "type": "spacing" },
                  "h1": { "value": "roundTo({size} * 1.25^5)", "type": "fontSizes" }, "tower": { "value": "2 ^ 3 ^ 2", "type": "number" }, "minus": { "value": "-2^2", "type": "number" },
                  "root": { "value": "max(1, {size}) * sqrt(16)", "type": "spacing" }, "even": { "value": "ceil(13.3 / 2) * 2", "type": "number" }, "less": { "value": "4 ^ 0.5 + pow(2, -1) - abs(-1) + floor(1.5) + round(2.5)", "type": "number" },
                  "card": { "value": { "x": "0", "y": "3 + 1", "blur": "{size} / 4", "spread": "0", "color": "rgba(#000000,0.4)", "type": "innerShadow" }, "type": "boxShadow" },
                  "text": { "value": { "fontFamily": "Arial", "fontSize": "16 * 1.5", "fontWeight": "100 * 3", "lineHeight": "0.75 * 1.5" }, "type": "typography" },
                  "tall": { "value": { "fontFamily": "Arial", "fontSize": "{size}", "lineHeight": "{size} * 2" }, "type": "typography" },
                  "part": { "value": { "fontFamilies": "Arial", "fontSizes": "{size}", "textCase": "none" }, "type": "composition" } }
                """##
            ], .tokensStudio)
        for (path, number) in [("product", 32), ("third", 317.333333), ("h1", 49), ("root", 64)]
            as [(TokenPath, Double)]
        {
            #expect(try value(result, path) == .dimension(Dimension(number, .px)), "\(path)")
        }
        for (path, number) in [("tower", 512), ("minus", -4), ("even", 14), ("less", 5.5)] as [(TokenPath, Double)] {
            #expect(try value(result, path) == .number(number), "\(path)")
        }
        let shadow = try #require(try value(result, "card")?.shadow?.first)
        #expect(shadow.offsetY == Dimension(4, .px) && shadow.blur == Dimension(4, .px) && shadow.color.alpha == 0.4)
        let style = try #require(try value(result, "text")?.typography)
        #expect(style.fontSize == Dimension(24, .px) && style.fontWeight.number == 300 && style.lineHeight == 1.125)
        #expect(style.letterSpacing == Dimension(0, .px))
        #expect(try value(result, "tall")?.typography?.lineHeight == 2)
        #expect(try value(result, "tall")?.typography?.fontWeight.number == 400)
        #expect(try value(result, "part.fontSizes") == .dimension(Dimension(16, .px)))
        #expect(
            result.remarks.filter { $0.kind == .dropped }.map(\.message) == [
                "'part.textCase' is not written: tokens have no type 'textCase'; keep it outside of the token files"
            ])
        #expect(result.proof().errors.isEmpty)
    }
}
