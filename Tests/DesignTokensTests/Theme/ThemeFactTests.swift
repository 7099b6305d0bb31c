import Foundation
import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// Facts of the reference about the built-in theme, and about themes that build on it.
@Suite struct ThemeFactTests {
    private static let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Resources")

    @Test func `all is laid on one another in its order before any alias is followed (RES-25 RES-27)`() throws {
        let document = """
            { "version": "2025.10",
              "sets": { "s": { "sources": [{ "$type": "number", "a": { "$value": 1 }, "early": { "$value": "{a}" } }] } },
              "modifiers": {
                "first": { "default": "x", "contexts": { "x": [{ "a": { "$value": 2 } }], "y": [] } },
                "last": { "default": "x", "contexts": { "x": [{ "a": { "$value": 3 } }], "y": [] } } },
              "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/first" }, { "$ref": "#/modifiers/last" }] }
            """
        let theme = Theme.read("r.resolver.json") { SourceFile(path: $0, text: document) }.value
        for (input, expected) in [
            ([:], 3.0), (["last": "y"], 2), (["first": "y", "last": "y"], 1), (["first": "y"], 3),
        ] {
            let tokens = theme.resolved(try theme.permutation(input))
            #expect(tokens.value("early") == .number(expected))
            #expect(tokens.value("a") == .number(expected))
        }
        #expect(throws: ThemeInputError.self, "the input is looked at first") {
            try theme.permutation(["first": "z"])
        }
    }

    @Test func `a document of a project adds a brand to our sets (TD-6)`() throws {
        let document = """
            { "version": "2025.10",
              "sets": {
                "ours": { "sources": [{ "$ref": "theme.resolver.json#/sets/core" }, { "$ref": "theme.resolver.json#/sets/semantic" }] } },
              "modifiers": {
                "brand": { "default": "acme", "contexts": {
                  "acme": [{ "palette": { "acme": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } }],
                  "tori": [{ "$ref": "brands/tori/palette.tokens.json" }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/ours" }, { "$ref": "#/modifiers/brand" }] }
            """
        let parsed = Theme.read("mine.resolver.json") { path in
            if path == "mine.resolver.json" { return SourceFile(path: path, text: document) }
            let file = Self.resources.appending(path: "Theme/\(path)")
            return (try? Data(contentsOf: file)).map { SourceFile(path: path, bytes: [UInt8]($0)) }
        }
        #expect(parsed.diagnostics.map(\.message) == [])
        let theme = parsed.value
        let tokens = theme.resolved(try theme.permutation(["brand": "acme"]))
        #expect(tokens.value("palette.acme")?.color?.sRGB().hex == "#ff0000")
        #expect(try tokens.points("spacing.200") == 16)
        let tori = theme.resolved(try theme.permutation(["brand": "tori"]))
        #expect(
            try tori.hex("palette.blueberry.600")
                == BuiltInTheme.resolved(["brand": "tori"]).hex("palette.blueberry.600"))
    }

    @Test func `distances are pixels, none is negative, and those of components are of the scale (TS-5)`() throws {
        let scale = Set(BrandFacts.all.shared.spacing.values)
        for permutation in try #require(BuiltInTheme.theme.permutations()) {
            let tokens = BuiltInTheme.theme.resolved(permutation)
            for token in tokens.all {
                guard case .dimension(let length) = token.value else { continue }
                let path = token.path.text
                if path.hasPrefix("spacing.") || path.hasPrefix("radius.") || path.hasPrefix("stateView.") {
                    #expect(length.unit == .px && length.value >= 0, "\(path)")
                }
                if path.hasPrefix("stateView.spacing.") || path == "stateView.container.padding" {
                    #expect(length.value == 0 || scale.contains(length.value), "\(path)")
                }
            }
        }
    }

    @Test func `the container has no color of its own, and stands on four hosts (TV-23)`() throws {
        for profile in ["backbase", "warp", "cookbook", "feedback"] {
            let tokens = try BuiltInTheme.resolved(["profile": profile])
            let container = try #require(tokens["stateView.container.background"])
            #expect(container.value.color?.alpha == 0)
        }
        let warp = try #require(try BuiltInTheme.resolved(["profile": "warp"])["stateView.container.background"])
        #expect(
            try #require(warp.vendorData("hosts")).elements.compactMap(\.string) == [
                "{semantic.background.default}", "{semantic.surface.elevated-100}", "{semantic.surface.elevated-200}",
                "{semantic.surface.elevated-300}",
            ])
    }

    @Test func `no font is shipped (TY-6)`() throws {
        let files = try #require(FileManager.default.enumerator(atPath: Self.resources.path))
        let fonts = files.compactMap { $0 as? String }.filter { path in
            ["ttf", "otf", "ttc", "woff", "woff2"].contains { path.lowercased().hasSuffix("." + $0) }
        }
        #expect(fonts.isEmpty)
    }

    @Test func `our own data says what the format has no room for (TY-1)`() throws {
        let text = """
            { "title": { "$type": "typography",
                "$extensions": { "org.stateview-l10n": { "relativeTo": "title2", "minSize": 12, "maxSize": 30, "italic": true,
                  "weightName": "Kräftig", "postScriptName": "Acme-Kraeftig" } },
                "$value": { "fontFamily": "Acme", "fontSize": { "value": 22, "unit": "px" }, "fontWeight": 650,
                  "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
            """
        let theme = Theme.join([SourceFile(path: "a.tokens.json", text: text)]).value
        let style = try #require(FontStyle("title", in: theme.resolved(try theme.permutation())))
        #expect(style.relativeTo == .title2)
        #expect(style.minSize == 12 && style.maxSize == 30 && style.isItalic)
        #expect(style.weightName == "Kräftig" && style.postScriptName == "Acme-Kraeftig")
        #expect(style.metrics(at: SizeCategory.allCases.max() ?? .large).size == 30)
    }

    @Test func `a title is never smaller than its description (TY-7)`() throws {
        for brand in BrandFacts.all.brands.keys.sorted() {
            for profile in ["backbase", "warp", "cookbook", "feedback"] {
                let view = try BuiltInTheme.stateView(["brand": brand, "profile": profile])
                for category in SizeCategory.allCases {
                    let (title, subtitle) = (
                        view.title.font.metrics(at: category), view.subtitle.font.metrics(at: category)
                    )
                    #expect(title.size >= subtitle.size, "\(brand) \(profile) at \(category)")
                }
            }
        }
    }

    @Test func `nothing but the ratio of WCAG decides, whichever color is lighter (TK-7)`() throws {
        // Models of perception judge light on dark and dark on light differently.
        for gray in stride(from: 0.0, through: 1, by: 0.01) {
            let (one, other) = (ColorValue(.srgb, gray, gray, gray), ColorValue(.srgb, 1, 1, 1))
            let dark = try #require(ContrastMeasurement(of: one, over: [other]))
            let light = try #require(ContrastMeasurement(of: other, over: [one]))
            #expect(dark.ratio == light.ratio)
        }
    }
}
