import Foundation
import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// Facts of the reference that no fixture can show.
@Suite struct NamedFactTests {
    private static func theme(_ text: String) -> Theme {
        Theme.join([SourceFile(path: "x.tokens.json", text: text)]).value
    }

    @Test func `nobody inherits the vendor data of a group (TX-9)`() throws {
        let theme = Self.theme(
            """
            { "$extensions": { "org.a": 1 }, "g": { "$extensions": { "org.b": 2 }, "$type": "number",
                "own": { "$value": 1, "$extensions": { "org.c": 3 } }, "none": { "$value": 2 } },
              "heir": { "$extends": "{g}" } }
            """)
        let tokens = theme.resolved(try theme.permutation())
        #expect(tokens["g.own"]?.extensions?.rawText == #"{ "org.c": 3 }"#)
        #expect(tokens["g.none"]?.extensions == nil)
        #expect(tokens["heir.none"]?.extensions == nil)
        #expect(tokens["heir.own"]?.extensions?.rawText == #"{ "org.c": 3 }"#)
    }

    @Test func `a reference may be written with escapes`() throws {
        let theme = Self.theme(
            #"{ "$type": "number", "a": { "é": { "$value": 1 } }, "b": { "$value": "{\u0061.\u00e9}" } }"#)
        let tokens = theme.resolved(try theme.permutation())
        #expect(tokens.value("b") == .number(1))
        #expect(tokens["b"]?.hops.map(\.target) == ["a.é"])
    }

    @Test func `findings about a token that is read name its whole path`() {
        let text = #"{ "a": { "b": { "c": { "$type": "colour", "$value": 1 } } } }"#
        let findings = Theme.join([SourceFile(path: "x.tokens.json", text: text)]).diagnostics
        #expect(findings.first?.subject.tokenPath == "a.b.c")
    }

    @Test func `a reference is kept as it is written, next to what it leads to (TF-39)`() throws {
        let theme = Self.theme(
            #"{ "$type": "number", "a": { "$value": 1 }, "b": { "$value": "{a}" }, "c": { "$value": "{b}" } }"#)
        let token = try #require(theme.resolved(try theme.permutation())["c"])
        #expect(token.definition.value.string == "{b}")
        #expect(token.hops.map(\.target) == ["b", "a"])
        #expect(ThemeBundle(theme, .inline).document().text.contains("\"$value\": \"{b}\""))
    }

    @Test func `a fix keeps what a pointer names in a value, and escapes names (TF-35)`() throws {
        let theme = Self.theme(
            """
            { "my colors": { "a/b": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } },
              "x": { "$type": "number", "$ref": "#/my%20colors/a~1c/$value/components/2" } }
            """)
        let finding = try #require(theme.check().diagnostics.first)
        #expect(finding.message.hasSuffix("did you mean 'my colors.a/b'?"))
        let written = "\"#/my%20colors/a~1b/$value/components/2\""
        #expect(finding.fixes.first?.edits.first?.replacement == written)
    }

    /// Black on nearly black in three brands, of which two share the colors.
    private static let pairs = """
        { "version": "2025.10",
          "sets": { "s": { "sources": [{ "background": { "page": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
            "text": { "$type": "color", "$value": "{ink}", "$extensions": { "org.stateview-l10n": { "on": ["{background.page}"] } } } }] } },
          "modifiers": {
            "brand": { "contexts": {
              "a": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } } }],
              "b": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } } }],
              "c": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } } },
          "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/brand" }] }
        """

    @Test func `a pair says its tokens and role, and equal failures are one (TK-10 TK-19)`() throws {
        let theme = Theme.read("x.resolver.json") { SourceFile(path: $0, text: Self.pairs) }.value
        let check = ThemeAnalysis(theme).checkContrast()
        let findings = check.findings.filter { $0.diagnostic.id == "low-text-contrast" }
        let places = Set(findings.map { "\($0.diagnostic.span)" })
        #expect(findings.count == places.count, "one finding for each cause")
        let result = try #require(findings.first).result
        #expect(result.pair.foreground == "text" && result.pair.layers == ["background.page"])
        #expect(result.pair.role == .text)
        #expect(!check.diagnostics.contains { $0.message.contains(" in c") })
    }

    @Test func `eight tasks resolve and look up at the same time (TT-8)`() async throws {
        let theme = BuiltInTheme.theme
        let permutation = try theme.permutation(["brand": "tori", "scheme": "dark", "profile": "warp"])
        let expected = theme.resolved(permutation).values
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                group.addTask {
                    let other = try? theme.permutation(["brand": number % 2 == 0 ? "tori" : "finn", "scheme": "light"])
                    if let other { _ = theme.resolved(other).all.count }
                    let tokens = theme.resolved(permutation)
                    return tokens.values == expected && expected.allSatisfy { tokens.value($0.key) == $0.value }
                }
            }
            for await isEqual in group { #expect(isEqual) }
        }
    }

    @Test func `case-colliding inputs, empty sources and leaks (TT-6)`() throws {
        let theme = Theme.read("x.resolver.json") { path in
            SourceFile(
                path: path,
                text: """
                    { "version": "2025.10",
                      "sets": { "s": { "sources": [{ "c": { "$type": "color", "$description": "old", "$deprecated": true,
                        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5, "hex": "#000000" } } }] }, "none": { "sources": [] } },
                      "modifiers": { "Mode": { "default": "a", "contexts": { "a": [], "b": [{ "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }] } },
                        "mode": { "default": "x", "contexts": { "x": [], "y": [{ "d": { "$type": "number", "$value": 1 } }] } } },
                      "resolutionOrder": [{ "$ref": "#/sets/none" }, { "$ref": "#/sets/s" }, { "$ref": "#/modifiers/Mode" }, { "$ref": "#/modifiers/mode" }] }
                    """)
        }.value
        let token = try #require(theme.resolved(try theme.permutation(["Mode": "b", "mode": "y"]))["c"])
        #expect(token.value == .color(ColorValue(.srgb, 1, 1, 1)))
        #expect(token.description == nil && token.deprecation == nil)
        #expect(token.overridden.count == 1)
        #expect(throws: ThemeInputError.self) { try theme.permutation(["MODE": "b"]) }
    }
}
