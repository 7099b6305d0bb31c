import Foundation
import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct ThemeBundleTests {
    private static func read(_ files: [String: String], dialect: TokenDialect = .strict) -> Theme {
        Theme.read("t/x.resolver.json", dialect: dialect) { path in
            files[String(path.dropFirst(2))].map { SourceFile(path: path, text: $0) }
        }.value
    }

    private static func bundle(_ text: String) -> Parsed<Theme> {
        Theme.read("b.resolver.json") { SourceFile(path: $0, text: text) }
    }

    @Test(arguments: [ThemeBundle.Place.inline, .definitions])
    func `the bundle of the default theme resolves as the files do (TT-5 TM-5)`(place: ThemeBundle.Place) throws {
        let theme = BuiltInTheme.theme
        let bundle = ThemeBundle(theme, place)
        let parsed = Self.bundle(bundle.document().text)
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.value.modifiers.map(\.name) == theme.modifiers.map(\.name))
        #expect(parsed.value.document?.files == ["b.resolver.json"])
        #expect(bundle.resolvesEqually(bundle.document().text))
        for permutation in try #require(theme.permutations()).filter({ $0.contexts.reduce(0, +) % 4 == 0 }) {
            #expect(parsed.value.resolved(permutation).values == theme.resolved(permutation).values)
        }
        guard place == .inline else { return }
        #expect(
            ThemeBundle(parsed.value, place).document().text == bundle.document().text,
            "a bundle of a bundle is the same")
    }

    @Test(arguments: [ThemeBundle.Place.inline, .definitions])
    func `without extensions brand and scheme are one modifier, and every token is the same (TD-3)`(
        place: ThemeBundle.Place
    ) throws {
        let theme = BuiltInTheme.theme
        let bundle = ThemeBundle(theme, place)
        let text = try #require(bundle.plainDocument()?.text)
        #expect(!text.contains("$extends\""))
        let parsed = Self.bundle(text)
        #expect(!parsed.diagnostics.contains { $0.severity == .error })
        let names = parsed.value.modifiers.map(\.name)
        #expect(names == ["brand-scheme", "contrast", "profile"])
        #expect(parsed.value.modifiers[0].contexts.count == 12)
        #expect(parsed.value.modifiers[0].defaultContext == "neutral-light")
        #expect(bundle.resolvesEqually(text))
        let tori = try parsed.value.permutation(["brand-scheme": "tori-dark", "profile": "warp"])
        let same = try theme.permutation(["brand": "tori", "scheme": "dark", "profile": "warp"])
        #expect(parsed.value.resolved(tori).values == theme.resolved(same).values)
    }

    private static let files = [
        "x.resolver.json": """
        { "version": "2025.10", "name": "n", "description": "d",
          "sets": { "a/b~c": { "description": "the set", "$extensions": { "org.x":  {"k":1} }, "sources": [{ "$ref": "sub/a b.tokens.json" }] },
                    "empty": { "sources": [] } },
          "modifiers": { "m": { "description": "the choice", "contexts": { "one": [], "two": [{ "$ref": "#/sets/a~1b~0c" }, { "z": { "$type": "number", "$value": 2 } }] } } },
          "resolutionOrder": [{ "$ref": "#/sets/a~1b~0c" }, { "$ref": "#/sets/empty" }, { "$ref": "#/modifiers/m" },
            { "name": "in line", "type": "set", "sources": [{ "late": { "$ref": "#/z" } }] }] }
        """,
        "sub/a b.tokens.json": """
        { "$schema": "https://example.org", "$description": "all \\"of\\" it", "$type": "number", "$deprecated": "old",
          "$extensions": { "org.x": [1,  2.50, "\\u00e9" ] },
          "z": { "$value": 1e0, "$deprecated": false, "$extensions": { "com.y" : {"a":null} } },
          "g": { "$root": { "$value": "{z}" }, "deep": { "$ref": "#/z", "$description": "by pointer" } },
          "h": { "$extends": "{g}", "$deprecated": true } }
        """,
    ]

    @Test func `what is said about tokens, groups, sets and modifiers survives (RES-30 TF-17)`() throws {
        let theme = Self.read(Self.files)
        for place in [ThemeBundle.Place.inline, .definitions] {
            let bundle = ThemeBundle(theme, place)
            let text = bundle.document().text
            #expect(bundle.resolvesEqually(text))
            let parsed = Self.bundle(text)
            #expect(!parsed.diagnostics.contains { $0.severity == .error })
            for part in [
                #""name": "n""#, #""description": "d""#, #""description": "the set""#, #"{ "org.x":  {"k":1} }"#,
                #""description": "the choice""#, #"[1,  2.50, "\u00e9" ]"#, #"{ "com.y" : {"a":null} }"#,
                ##""$ref": "#/z""##,
                #""$deprecated": "old""#, #""$deprecated": false"#, #""all \"of\" it""#, #""empty": { "sources": [] }"#,
            ] {
                #expect(text.contains(part), "\(part) in \(text)")
            }
            let before = try theme.resolved(theme.permutation(["m": "two"]))
            let after = try parsed.value.resolved(parsed.value.permutation(["m": "two"]))
            #expect(after.all.map(\.path) == before.all.map(\.path))
            for (old, new) in zip(before.all, after.all) {
                #expect(new.value == old.value)
                #expect(new.description == old.description)
                #expect(new.deprecation?.value == old.deprecation?.value)
                #expect(new.extensions?.rawText == old.extensions?.rawText)
            }
        }
    }

    @Test func `under $defs each file stands once, by its path (RES-20)`() throws {
        let text = ThemeBundle(Self.read(Self.files), .definitions).document().text
        #expect(text.components(separatedBy: "\"sub/a b.tokens.json\":").count == 2)
        #expect(text.contains(##""$ref": "#/$defs/sub~1a%20b.tokens.json""##))
    }

    @Test func `what is inherited keeps type and deprecation, and loses to what is stated (TD-3)`() throws {
        let theme = Self.read([
            "x.resolver.json": """
            { "version": "2025.10", "sets": { "s": { "sources": [
                { "from": { "$type": "number", "$deprecated": "no more", "a": { "$value": 1 }, "b": { "$value": "{from.a}" } },
                  "to": { "$extends": "{from}", "b": { "$type": "number", "$value": 9 } } }] } },
              "modifiers": {
                "early": { "default": "off", "contexts": { "off": [], "on": [{ "to": { "a": { "$type": "number", "$value": 7 } } }] } },
                "which": { "default": "x", "contexts": { "x": [], "y": [{ "from": { "a": { "$value": 2 } } }] } },
                "late": { "default": "off", "contexts": { "off": [], "on": [{ "to": { "a": { "$type": "number", "$value": 8 } } }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/which" }, { "$ref": "#/modifiers/late" }] }
            """
        ])
        let bundle = ThemeBundle(theme, .inline)
        let text = try #require(bundle.plainDocument()?.text)
        #expect(bundle.resolvesEqually(text), "\(text)")
        let parsed = Self.bundle(text).value
        let token = try #require(parsed.resolved(parsed.permutation(["which": "y"]))["to.a"])
        #expect(token.value == .number(2))
        #expect(token.deprecation?.value == .because("no more"))
    }

    @Test func `a modifier that states something before the extension is decided joins it (TD-3)`() throws {
        let theme = Self.read([
            "x.resolver.json": """
            { "version": "2025.10", "sets": { "s": { "sources": [
                { "from": { "$type": "number", "a": { "$value": 1 } }, "to": { "$extends": "{from}" } }] } },
              "modifiers": {
                "early": { "default": "off", "contexts": { "off": [], "on": [{ "to": { "a": { "$type": "number", "$value": 7 } } }] } },
                "which": { "default": "x", "contexts": { "x": [], "y": [{ "from": { "a": { "$value": 2 } } }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/early" }, { "$ref": "#/modifiers/which" }] }
            """
        ])
        let bundle = ThemeBundle(theme, .inline)
        #expect(bundle.resolvesEqually(bundle.document().text))
        let text = try #require(bundle.plainDocument()?.text)
        #expect(bundle.difference(of: text) == nil)
        #expect(Self.bundle(text).value.modifiers.map(\.name) == ["early-which"])
    }

    @Test func `a document that resolves otherwise is noticed (TM-5)`() {
        let theme = Self.read(Self.files)
        let bundle = ThemeBundle(theme, .inline)
        let text = bundle.document().text
        #expect(bundle.difference(of: text.replacing("1e0", with: "3")) == "'g.$root' differs")
        #expect(bundle.difference(of: text.replacing("\"two\"", with: "\"too\"")) == "contexts differ")
        #expect(bundle.difference(of: "{}")?.contains("version") == true)
    }

    @Test(arguments: TokenFixture.all)
    func `a bundle resolves as the files do (TT-5)`(fixture: TokenFixture) throws {
        let theme = fixture.theme.value
        guard !fixture.diagnostics.contains(where: { $0.severity == .error }), theme.permutations(limit: 4096) != nil
        else { return }
        for place in [ThemeBundle.Place.inline, .definitions] {
            let bundle = ThemeBundle(theme, place)
            #expect(bundle.difference(of: bundle.document().text) == nil)
            #expect(bundle.plainDocument().map(\.text).flatMap(bundle.difference) == nil)
        }
    }

    @Test func `modes in tokens and files without a document (TM-5)`() throws {
        let file = SourceFile(
            path: "a.tokens.json",
            text: """
                { "$type": "number", "a": { "$value": 1, "$extensions": { "mode": { "day": 1, "night": 2 } } }, "b": { "$value": "{a}" } }
                """)
        let theme = Theme.join([file], dialect: .lenient).value
        let bundle = ThemeBundle(theme, .inline)
        let text = bundle.document().text
        #expect(
            text.contains(##""resolutionOrder": [{ "$ref": "#/sets/tokens" }, { "$ref": "#/modifiers/mode" }]"##),
            "\(text)")
        let parsed = Self.bundle(text).value
        #expect(try parsed.resolved(parsed.permutation(["mode": "night"])).value("b") == .number(2))
    }
}
