import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenTools

@Suite struct ComputedImportTests {
    private static func studio(_ tokens: String, _ others: [String: String] = [:]) -> TokenImport {
        TokenImportTests.import(["core.json": tokens].merging(others) { $1 }, .tokensStudio)
    }

    private func dropped(_ result: TokenImport) -> [String] {
        result.remarks.filter { $0.kind == .dropped }.map(\.message)
    }

    @Test func `arithmetic of Style Dictionary is computed for each brand and scheme (TL-6)`() throws {
        var files = ["core.json": #"{ "time": { "value": "100ms" }, "slow": { "value": "{time.value} * 3" } }"#]
        for (brand, size) in [("acme", "8px"), ("nova", "12px")] {
            for scheme in ["light", "dark"] {
                files["\(brand)-\(scheme)/a.json"] = """
                    { "size": { "value": "\(size)" }, "gap": { "value": "{size.value} * 2" }, "wide": { "value": "{gap} + \(scheme.utf8.count)px" },
                      "plain": { "value": "0.5" }, "ratio": { "value": "{gap} / {size} + {plain}" } }
                    """
            }
        }
        let result = TokenImportTests.import(files, .styleDictionary)
        #expect(dropped(result).isEmpty)
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty)
        for (brand, scheme, gap, wide) in [
            ("acme", "light", 16, 21), ("nova", "light", 24, 29), ("nova", "dark", 24, 28),
        ] {
            let contexts = ["brand": brand, "scheme": scheme]
            let found = try ["gap", "wide", "ratio", "slow"].map { try TokenImportTests.value(result, $0, contexts) }
            #expect(
                found == [
                    .dimension(Dimension(Double(gap), .px)), .dimension(Dimension(Double(wide), .px)), .number(2.5),
                    .duration(TokenDuration(300, .ms)),
                ], "\(contexts)")
        }
        #expect(
            TokenImportTests.messages(result).contains(
                "changed: 'slow': '{time.value} * 3' is computed once and follows its references no more"))
    }

    @Test func `an alias that says that it is a length is one, though it stands for a number (TL-6)`() throws {
        let sets = [
            "scale.json": """
            { "root": { "value": "16", "type": "other" }, "gap": { "value": "4px", "type": "spacing" } }
            """,
            "$themes.json": """
            [ { "id": "1", "name": "small", "group": "Size", "selectedTokenSets": { "scale": "enabled", "core": "enabled" } },
              { "id": "2", "name": "big", "group": "Size", "selectedTokenSets": { "scale": "enabled", "x": "enabled", "core": "enabled" } } ]
            """,
            "x.json": #"{ "root": { "value": "20", "type": "other" } }"#,
        ]
        let result = Self.studio(
            """
            { "base": { "value": "{root}", "type": "fontSizes" }, "next": { "value": "{base}", "type": "fontSizes" },
              "pad": { "value": "{gap}", "type": "spacing" }, "times": { "value": "{root}", "type": "number" },
              "text": { "type": "typography", "value": { "fontFamily": "Inter", "fontWeight": "400", "fontSize": "{base}",
                "lineHeight": "120%", "letterSpacing": "0" } } }
            """, sets)
        #expect(dropped(result).isEmpty)
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty)
        for (size, root) in [("small", 16.0), ("big", 20)] {
            let found = try ["base", "next", "pad", "times"].map {
                try TokenImportTests.value(result, TokenPath($0), ["Size": size])
            }
            let base = TokenValue.dimension(Dimension(root, .px))
            #expect(found == [base, base, .dimension(Dimension(4, .px)), .number(root)])
        }
        #expect(
            TokenImportTests.messages(result).contains(
                "changed: 'base': '{root}' is computed once and follows its references no more"))
    }

    @Test func `a token that cannot be computed counts once, however many themes have it (TL-6)`() throws {
        let files =
            ["light", "dark"].map { ("\($0).json", #"{ "a": { "value": "1px" } }"#) } + [
                ("core.json", #"{ "b": { "value": "{a} * {a}" }, "c": { "value": "10-20" } }"#)
            ]
        let result = TokenImportTests.import(Dictionary(uniqueKeysWithValues: files), .styleDictionary)
        #expect(
            dropped(result) == [
                "'c' is not written: '10-20' says no type; state one",
                "'b' is not written: '{a} * {a}' cannot be computed, as it multiplies px by px",
            ])
        #expect(result.readCount == 4 && result.writtenCount == 2)
    }

    @Test(arguments: [TokenImport.Dialect.styleDictionary, .tokensStudio])
    func `opacities of colors are computed once (TL-6)`(dialect: TokenImport.Dialect) throws {
        let result = TokenImportTests.import(
            [
                "core.json": ##"""
                { "black": { "value": "#000000", "type": "color" }, "ink": { "value": "{black}", "type": "color" },
                  "low": { "value": "10%", "type": "opacity" }, "veil": { "value": "rgba({ink}, 0.5)", "type": "color" },
                  "haze": { "value": "rgba( {veil} , {low} )", "type": "color" }, "half": { "value": "RGBA(#ff0000, {low})", "type": "color" },
                  "parts": { "value": "rgba(255, 0, 0, {low})", "type": "color" },
                  "card": { "value": [{ "x": "0", "y": "4", "blur": "8", "spread": "0", "color": "rgba({black}, 20%)", "type": "dropShadow" }], "type": "boxShadow" },
                  "line": { "value": { "color": "rgba({ink}, 0.25)", "width": "1px", "style": "solid" }, "type": "border" } }
                """##
            ], dialect)
        #expect(dropped(result).isEmpty)
        #expect(result.proof().errors.isEmpty)
        func alpha(_ path: TokenPath) throws -> Double? { try TokenImportTests.value(result, path)?.color?.alpha }
        #expect(try alpha("veil") == 0.5 && alpha("haze") == 0.1 && alpha("half") == 0.1 && alpha("parts") == 0.1)
        #expect(try TokenImportTests.value(result, "half")?.color?.first == 1)
        #expect(try TokenImportTests.value(result, "card")?.shadow?.first?.color.alpha == 0.2)
        #expect(try TokenImportTests.value(result, "line")?.border?.color.alpha == 0.25)
    }

    @Test(arguments: [
        ("rgba({gone}, 0.5)", "as '{gone}' is not there"), ("rgba({size}, 0.5)", "as '{size}' is no color"),
        ("rgba({red}, {size})", "as '{size}' is no opacity"), ("rgba({red}, 2)", "as the opacity is not from 0 to 1"),
        ("rgba({red}, much)", "as 'much' is no opacity"),
        ("rgba({a}, 0.5)", "as '{a}' leads back, or too far"), ("rgba(reddish, {size})", "as 'reddish' is no color"),
    ])
    func `other colors are refused with their reason (TL-6)`(text: String, reason: String) throws {
        let result = Self.studio(
            ##"""
            { "red": { "value": "#f00", "type": "color" }, "size": { "value": "1px", "type": "sizing" },
              "a": { "value": "{it}", "type": "color" }, "it": { "value": "\##(text)", "type": "color" } }
            """##)
        #expect(dropped(result).count == 2 && dropped(result)[0].contains(reason), "\(dropped(result))")
        #expect(dropped(result).last == "'a' is not written: it refers to 'it', which is not written")
        #expect(result.writtenCount == result.readCount - 2)
    }

    @Test func `shares and lengths of typographies are computed from their sizes (TL-6)`() throws {
        let result = Self.studio(
            """
            { "tight": { "value": "-5%", "type": "letterSpacing" }, "none": { "value": "0%", "type": "letterSpacing" }, "h1": { "value": "32", "type": "fontSizes" },
              "tall": { "value": "48", "type": "lineHeights" }, "some": { "value": "150%", "type": "lineHeights" }, "face": { "value": "Inter", "type": "fontFamilies" },
              "a": { "type": "typography", "value": { "fontFamily": "{face}", "fontWeight": "700", "fontSize": "{h1}", "lineHeight": "{tall}", "letterSpacing": "{tight}" } },
              "b": { "type": "typography", "value": { "fontFamily": "{face}", "fontWeight": "700", "fontSize": "{h1}", "lineHeight": "{some}", "letterSpacing": "{none}" } },
              "c": { "type": "typography", "value": { "fontFamily": "{face}", "fontWeight": "700", "fontSize": "{h1}", "lineHeight": "40px", "letterSpacing": "10%" } },
              "d": { "type": "typography", "value": { "fontFamily": "{face}", "fontWeight": "700", "fontSize": "16px", "lineHeight": "{tall}", "letterSpacing": "{tight}" } },
              "root": { "value": "1rem", "type": "fontSizes" },
              "e": { "type": "typography", "value": { "fontFamily": "{face}", "fontWeight": "700", "fontSize": "{root}", "lineHeight": "{tall}", "letterSpacing": "0" } } }
            """)
        #expect(dropped(result).isEmpty)
        #expect(try TokenImportTests.value(result, "tight") == .number(-0.05))
        #expect(
            TokenImportTests.messages(result).contains(
                "changed: 'tight': '-5%' is a share of a size, which is a number and no dimension"))
        #expect(result.proof().errors.isEmpty)
        let styles = try ["a", "b", "c", "d", "e"].map { try TokenImportTests.value(result, $0)?.typography }
        #expect(styles.map { $0?.lineHeight } == [1.5, 1.5, 1.25, 3, 3])
        #expect(styles.map { $0?.letterSpacing.value } == [-1.6, 0, 3.2, -0.8, 0])
        #expect(try TokenImportTests.value(result, "tall") == .dimension(Dimension(48, .px)))
        #expect(
            TokenImportTests.messages(result).contains("changed: 'tall': '48' is a length, so that it is no number now")
        )
    }

    @Test func `a share of a size that is not there counts as nothing, and it is said (TL-6)`() throws {
        let result = Self.studio(
            """
            { "tight": { "value": "-5%", "type": "letterSpacing" },
              "a": { "type": "typography", "value": { "fontFamily": "Inter", "fontWeight": "700", "fontSize": "{gone}", "lineHeight": "1.2", "letterSpacing": "{tight}" } } }
            """)
        #expect(
            TokenImportTests.messages(result).contains(
                "changed: 'a': 'letterSpacing' '{tight}' cannot be computed, as '{gone}' is not there, and counts as 0")
        )
    }

    @Test func `references of earlier versions of Tokens Studio (TL-6)`() throws {
        let result = Self.studio(
            ##"{ "red": { "600": { "value": "#f00", "type": "color" } }, "accent": { "value": "$red.600", "type": "color" } }"##
        )
        #expect(result.remarks.isEmpty)
        #expect(try TokenImportTests.value(result, "accent")?.color?.first == 1)
        #expect(result.files.contains { $0.text.contains("\"{red.600}\"") })
    }

    @Test func `references of earlier versions stand in colors and gradients, too (TL-6)`() throws {
        let result = Self.studio(
            ##"""
            { "white": { "value": "#fff", "type": "color" }, "soft": { "value": "10%", "type": "opacity" },
              "veil": { "value": "rgba($white, $soft)", "type": "color" },
              "edge": { "value": "1px solid $white", "type": "border" },
              "fade": { "value": "linear-gradient(90deg, $white 0%, rgba($white, 0.5) 50%, #000 100%)", "type": "color" } }
            """##)
        #expect(dropped(result).isEmpty && result.proof().errors.isEmpty)
        #expect(try TokenImportTests.value(result, "veil") == .color(ColorValue(.srgb, 1, 1, 1, alpha: 0.1)))
        guard case .gradient(let stops) = try TokenImportTests.value(result, "fade") else {
            return #expect(Bool(false))
        }
        #expect(stops.map(\.color.alpha) == [1, 0.5, 1])
        #expect(try TokenImportTests.value(result, "edge")?.border?.color.first == 1)
    }

    @Test func `colors that many sets refer on are looked at once (TL-6)`() throws {
        // Each set has the whole way; looked at again at every step it would be 20 to the power of 40 looks.
        let steps = (1...40).map { ##""c\##($0)": { "value": "{c\##($0 - 1)}", "type": "color" }"## }.joined(
            separator: ", ")
        let tokens =
            ##"{ "c0": { "value": "#f00", "type": "color" }, \##(steps), "veil": { "value": "rgba({c40}, 0.5)", "type": "color" } }"##
        let files = (0..<20).map { ("set\($0).json", tokens) }
        let result = TokenImportTests.import(Dictionary(uniqueKeysWithValues: files), .tokensStudio)
        #expect(dropped(result).isEmpty)
        #expect(try TokenImportTests.value(result, "veil")?.color?.alpha == 0.5)
    }

    @Test func `references in a text of font families are joined to it (TL-2 TL-6)`() throws {
        let font = #""fontSize": "16px", "fontWeight": "600", "lineHeight": "1.5", "letterSpacing": "0""#
        let result = Self.studio(
            """
            { "face": { "value": "Avenir Next", "type": "fontFamilies" }, "both": { "value": "{face}, 'Avenir'", "type": "fontFamilies" },
              "all": { "value": "$both, {face},sans-serif", "type": "fontFamilies" },
              "text": { "value": { "fontFamily": "{face}, sans-serif", \(font) }, "type": "typography" },
              "next": { "value": { "fontFamily": "{both}", \(font) }, "type": "typography" } }
            """, [:])
        #expect(dropped(result).isEmpty)
        let names = ["Avenir Next", "Avenir"]
        #expect(try TokenImportTests.value(result, "both") == .fontFamily(names))
        #expect(try TokenImportTests.value(result, "all") == .fontFamily(names + ["Avenir Next", "sans-serif"]))
        #expect(
            try TokenImportTests.value(result, "text")?.typography?.fontFamily == ["Avenir Next", "sans-serif"])
        #expect(try TokenImportTests.value(result, "next")?.typography?.fontFamily == names)
        #expect(result.proof().errors.isEmpty && result.proof().differences.isEmpty)
    }

    @Test(arguments: [
        ("{n} % 5", "as the operator '%' is not known"), ("{n} > 3 ? 4 : 5", "as the operator '>' is not known"),
        ("round_to({n} / 3)", "as the function 'round_to' is not known"),
        ("{n} {n}", "is neither a reference nor arithmetic"), ("{n}% 5", "is neither a reference nor arithmetic"),
    ])
    func `what is not computed is named with what is not known (TL-9)`(text: String, reason: String) {
        let result = Self.studio(
            """
            { "n": { "value": "4", "type": "spacing" }, "bad": { "value": "\(text)", "type": "spacing" } }
            """, [:])
        #expect(dropped(result).count == 1 && dropped(result).first?.hasSuffix(reason) == true)
    }
}
