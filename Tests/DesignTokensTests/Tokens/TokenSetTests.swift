import Foundation
import L10nSource
import L10nSyntax
import Testing
import TokenTools

@testable import DesignTokens
@testable import TokenThemes

@Suite struct TokenSetTests {
    private func theme(_ files: [String: String], root: String = "") -> Parsed<Theme> {
        Theme.read("theme/a.json", root: root) { path in files[path].map { SourceFile(path: path, text: $0) } }
    }

    private let document = """
        { "version": "2025.10",
          "sets": { "core": { "sources": [{ "$ref": "core.json" }, { "$ref": "core.json" }] } },
          "modifiers": {
            "brand": { "contexts": { "acme": [{ "$ref": "acme.json" }], "nova": [] }, "default": "acme" },
            "scheme": { "contexts": { "light": [{ "$ref": "light.json" }], "dark": [{ "$ref": "dark.json" }] },
                        "default": "light" },
            "size": { "contexts": { "small": [], "large": [{ "g": { "$type": "dimension" } }] }, "default": "small" } },
          "resolutionOrder": [{ "$ref": "#/sets/core" }, { "$ref": "#/modifiers/brand" },
            { "$ref": "#/modifiers/scheme" }, { "$ref": "#/modifiers/size" }] }
        """

    private var files: [String: String] {
        [
            "theme/a.json": document,
            "theme/core.json": """
            { "n": { "$type": "number", "a": { "$value": 1 }, "b": { "$value": "{n.a}" }, "c": { "$value": 3 } },
              "g": { "x": { "$value": 4 } }, "both": { "light": { "y": { "$value": "{n.b}" } },
              "dark": { "y": { "$value": "{n.c}" } } } }
            """,
            "theme/acme.json": "{ \"n\": { \"a\": { \"$value\": 2 } } }",
            "theme/light.json": "{ \"s\": { \"$extends\": \"{both.light}\" } }",
            "theme/dark.json": "{ \"s\": { \"$extends\": \"{both.dark}\" } }",
        ]
    }

    @Test func `the modifiers that can change a token (TP-1)`() {
        let theme = theme(files).value
        func names(_ path: TokenPath) -> [String] { theme.dependencies(of: path).map(\.name) }
        #expect(names("n.a") == ["brand"])
        #expect(names("n.b") == ["brand"])
        #expect(names("n.c") == [])
        #expect(names("g.x") == ["size"])
        #expect(names("both.light.y") == ["brand"])
        #expect(names("s.y") == ["brand", "scheme"])
        #expect(names("nowhere") == [])
    }

    @Test(arguments: [3, 40]) func `the definitions of a permutation are those that its contexts choose`(count: Int)
        throws
    {
        let base = #"{ "a": { "$type": "number", "$value": 0 } }"#
        let numbers = (0..<count).map { #""c\#($0)": [{ "a": { "$type": "number", "$value": \#($0 + 1) } }]"# }
        let document = """
            { "version": "2025.10", "sets": { "base": { "sources": [\(base), \(base)] } },
              "modifiers": {
                "number": { "contexts": { \(numbers.joined(separator: ", ")), "none": [] } },
                "last": { "contexts": { "off": [], "on": [\(base)] } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/number" }, { "$ref": "#/sets/base" },
                { "$ref": "#/modifiers/last" }] }
            """
        let set = theme(["theme/a.json": document]).value.tokens
        let path = try #require(set.table.find("a"))
        #expect(set.definitions(at: path).count == count + 3)
        for (number, last) in (0...count).flatMap({ number in [0, 1].map { (number, $0) } }) {
            let permutation = ThemePermutation(contexts: [UInt16(number), UInt16(last)])
            let active = set.definitions(at: path).filter { $0.isActive(in: permutation) }
            #expect(active.count == (number < count ? 1 : 0) + 2 + last)
            #expect(set.definitions(at: path, in: permutation) == active)
            #expect(set.last(at: path, stating: .definesToken, in: permutation) == active.last)
        }
    }

    @Test func `a group that repeats its type in a context changes nothing, one of another type does (TP-1)`() {
        func names(_ context: String) -> [String] {
            let theme = theme(
                files.merging(["theme/acme.json": "{ \"n\": { \"$type\": \"\(context)\", \"a\": { \"$value\": 2 } } }"])
                {
                    $1
                }
            ).value
            return theme.dependencies(of: "n.c").map(\.name)
        }
        #expect(names("number") == [])
        #expect(names("fontWeight") == ["brand"])
    }

    @Test func `what is resolved in turn is what is resolved alone (TP-3)`() throws {
        let theme = theme(files).value
        var shared = SharedResolution(theme)
        let permutations = try #require(theme.permutations())
        for permutation in permutations + permutations.reversed() {
            let alone = theme.resolved(permutation)
            let (values, all, wrong) = (
                shared.values(permutation), shared.all(permutation), shared.wrong(permutation)
            )
            #expect(values == alone.values)
            #expect(all.map(\.path) == alone.all.map(\.path) && all.map(\.value) == alone.all.map(\.value))
            #expect(wrong == alone.wrong)
        }
    }

    @Test func `the variants of a token are its values in all permutations (TP-3)`() throws {
        let theme = theme(files).value
        let variants = try #require(theme.variants())
        for permutation in try #require(theme.permutations()) {
            let values = theme.resolved(permutation).values
            for variant in variants {
                #expect(variant.value(in: permutation) == values[variant.path], "\(variant.path)")
            }
            #expect(Set(values.keys).isSubset(of: Set(variants.map(\.path))))
        }
        #expect(variants.first { $0.path == "s.y" }?.values == [.number(2), .number(3), .number(1)])
    }

    @Test func `every definition knows its place, its list and its condition (TO-4)`() throws {
        let theme = theme(files).value
        let definitions = theme.tokens.definitions(of: "n.a")
        #expect(definitions.map(\.nameSpan.file) == ["theme/core.json", "theme/core.json", "theme/acme.json"])
        #expect(definitions.map(\.list) == ["sets.core", "sets.core", "modifiers.brand.acme"])
        #expect(definitions.map { $0.condition?.description } == [nil, nil, "brand=acme"])
        let file = SourceFile(path: "", text: try #require(files["theme/acme.json"]))
        #expect(file.text(definitions[2].nameSpan.range) == "\"a\"")
        #expect(file.text(definitions[2].valueSpan.range) == "2")
        #expect(definitions[0].value.rawText == "1")
    }

    @Test func `overridden definitions, the newest first (TO-5)`() throws {
        let theme = theme(files).value
        let token = try #require(theme.resolved(try theme.permutation())["n.a"])
        #expect(token.definition.condition?.context == "acme")
        #expect(token.overridden.map(\.nameSpan.file) == ["theme/core.json", "theme/core.json"])
        #expect(
            token.typeOrigin == .group(try #require(theme.tokens.definitions(of: "n.a").first).groupTypeSpan(files)))
    }

    @Test func `local tokens, $root, inherited ones, then groups (TF-31)`() {
        let text = """
            { "base": { "$type": "number", "inherited": { "$value": 1 } },
              "a": { "$type": "number", "$extends": "{base}", "group": { "x": { "$value": 1 } }, "$root": { "$value": 1 },
                     "local": { "$value": 1 } },
              "first": { "$type": "number", "$value": 1 } }
            """
        let theme = Theme.join([SourceFile(path: "a", text: text)]).value
        #expect(
            theme.resolved(ThemePermutation()).all.map(\.path.text) == [
                "first", "base.inherited", "a.local", "a.$root", "a.inherited", "a.group.x",
            ])
    }

    @Test func `tokens that nothing uses in any permutation (TO-8)`() {
        let theme = theme(files).value
        #expect(theme.unusedTokens { $0 == "s.y" } == ["g.x"])
        #expect(theme.unusedTokens { $0 == "n.b" } == ["both.dark.y", "both.light.y", "g.x", "n.c"])
        #expect(theme.unusedTokens { _ in true }.isEmpty)
    }

    @Test func `every file is asked for once, and none outside the root (RES-16)`() {
        var asked: [String] = []
        var files = files
        files["theme/core.json"] = "{ \"n\": { \"a\": { \"$type\": \"number\", \"$value\": 1 } } }"
        _ = Theme.read("theme/a.json") { path in
            asked.append(path)
            return files[path].map { SourceFile(path: path, text: $0) }
        }
        #expect(asked.count == Set(asked).count)
        #expect(
            asked.sorted() == [
                "theme/a.json", "theme/acme.json", "theme/core.json", "theme/dark.json", "theme/light.json",
            ])
        for (path, root, isAllowed) in [
            ("../b.json", "", true), ("../b.json", "theme", false), ("../../b.json", "", false),
            ("x/../../theme/b.json", "theme", true), ("../themes/b.json", "theme", false),
        ] {
            let text = """
                { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "\(path)" }] }] }
                """
            let parsed = Theme.read("theme/a.json", root: root) {
                SourceFile(path: $0, text: $0 == "theme/a.json" ? text : "{}")
            }
            #expect(parsed.diagnostics.isEmpty == isAllowed, "\(path)")
        }
    }

    @Test func `a resolver document gives what one file would (RES-29)`() throws {
        let theme = theme(files).value
        let one = Theme.join([
            SourceFile(
                path: "one",
                text: """
                    { "n": { "$type": "number", "a": { "$value": 2 }, "b": { "$value": "{n.a}" }, "c": { "$value": 3 } },
                      "g": { "$type": "dimension", "x": { "$value": 4 } },
                      "both": { "light": { "y": { "$value": "{n.b}" } }, "dark": { "y": { "$value": "{n.c}" } } },
                      "s": { "$extends": "{both.dark}" } }
                    """)
        ]).value
        let permutation = try theme.permutation(["scheme": "dark", "size": "large"])
        #expect(theme.resolved(permutation).values == one.resolved(ThemePermutation()).values)
    }
}

extension TokenDefinition {
    /// The place of the type of the group `n`, in the file of this definition.
    fileprivate func groupTypeSpan(_ files: [String: String]) -> SourceSpan {
        let text = files[nameSpan.file] ?? ""
        let start =
            text.range(of: "\"number\"").map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
        return SourceSpan(file: nameSpan.file, range: SourceRange(start..<start + 8))
    }
}
