import Foundation
import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct AssetCatalogTokensTests {
    private static func files(_ theme: Theme, _ input: [String: String] = [:]) throws -> [String: String] {
        let files = try AssetCatalogTokens(theme, scheme: "scheme", contrast: "contrast").files(
            in: try theme.part(input))
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    }

    private static func theme(_ text: String) -> Theme {
        Theme.join([SourceFile(path: "x.tokens.json", text: text)]).value
    }

    /// The colors of a color set by their appearances; nil for a slot without one.
    private static func colors(_ text: String) throws -> [Set<String>: (space: String, numbers: [Double])?] {
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(json.keys.sorted() == ["colors", "info"])
        var result: [Set<String>: (String, [Double])?] = [:]
        for slot in try #require(json["colors"] as? [[String: Any]]) {
            #expect(slot["idiom"] as? String == "universal")
            let appearances = (slot["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }
            guard let color = slot["color"] as? [String: Any] else {
                result[Set(appearances)] = .some(nil)
                continue
            }
            let components = try #require(color["components"] as? [String: String])
            let numbers = ["red", "green", "blue", "alpha"].map { name in
                let text = components[name] ?? ""
                return text.hasPrefix("0x") ? Double(Int(text.dropFirst(2), radix: 16) ?? -1) / 255 : Double(text) ?? -1
            }
            result[Set(appearances)] = (try #require(color["color-space"] as? String), numbers)
        }
        return result
    }

    @Test(arguments: ["finn", "blocket", "tori", "dba", "vend", "neutral"])
    func `each color of each appearance, read back (TU-2 TU-5)`(brand: String) throws {
        let theme = BuiltInTheme.theme
        let files = try Self.files(theme, ["brand": brand])
        let variants: [(Set<String>, scheme: String, contrast: String)] = [
            ([], "light", "standard"), (["dark"], "dark", "standard"), (["high"], "light", "increased"),
            (["dark", "high"], "dark", "increased"),
        ]
        var count = 0
        for profile in try #require(theme.modifiers.first { $0.name == "profile" }).contexts {
            for (appearances, scheme, contrast) in variants {
                let tokens = theme.resolved(
                    try theme.permutation([
                        "brand": brand, "profile": profile, "scheme": scheme, "contrast": contrast,
                    ]))
                for token in tokens.all {
                    guard case .color(let color) = token.value else { continue }
                    let name =
                        "tokens.\(profile).xcassets/\(token.path.names.joined(separator: "/")).colorset/Contents.json"
                    let found = try Self.colors(try #require(files[name], "\(name)"))
                    // The system takes the slot that says most of what it looks for.
                    let slot = found[appearances] ?? found[appearances.intersection(["dark"])] ?? found[[]]
                    let (space, numbers) = try #require(slot ?? nil, "\(name)")
                    let srgb = color.sRGB()
                    #expect(space == "srgb")
                    #expect(
                        zip(numbers, [srgb.red, srgb.green, srgb.blue, srgb.alpha]).allSatisfy { abs($0 - $1) < 1e-4 })
                    count += 1
                }
            }
        }
        #expect(count > 3000)
        for (name, text) in files where !name.contains(".colorset/") {
            #expect(text.contains("provides-namespace") == (name.split(separator: "/").count > 2), "\(name)")
        }
    }

    @Test func `the bytes are those of Xcode (TU-2)`() throws {
        let files = try Self.files(
            Self.theme(
                """
                { "$type": "color", "a": { "b": { "$value": { "colorSpace": "srgb", "components": [0, 0.388235, 0.984314] } },
                  "c": { "$value": { "colorSpace": "srgb", "components": [0.5, 0.1, 1], "alpha": 0.25 } } } }
                """))
        #expect(
            files.keys.sorted().map { $0.dropFirst("tokens.xcassets/".count) } == [
                "Contents.json", "a/Contents.json", "a/b.colorset/Contents.json", "a/c.colorset/Contents.json",
            ])
        #expect(
            files["tokens.xcassets/a/b.colorset/Contents.json"] == """
                {
                  "colors" : [
                    {
                      "color" : {
                        "color-space" : "srgb",
                        "components" : {
                          "alpha" : "1.000",
                          "blue" : "0xFB",
                          "green" : "0x63",
                          "red" : "0x00"
                        }
                      },
                      "idiom" : "universal"
                    }
                  ],
                  "info" : {
                    "author" : "xcode",
                    "version" : 1
                  }
                }

                """)
        let other = try #require(files["tokens.xcassets/a/c.colorset/Contents.json"])
        for line in [#""red" : "0.500""#, #""green" : "0.100""#, #""blue" : "1.000""#, #""alpha" : "0.250""#] {
            #expect(other.contains(line), "\(line)")
        }
        #expect(
            files["tokens.xcassets/a/Contents.json"] == """
                {
                  "info" : {
                    "author" : "xcode",
                    "version" : 1
                  },
                  "properties" : {
                    "provides-namespace" : true
                  }
                }

                """)
    }

    @Test func `a wide color is in Display P3, and a wider one is mapped into it (TU-2 TU-4)`() throws {
        let files = try Self.files(
            Self.theme(
                """
                { "$type": "color", "p3": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] } },
                  "wider": { "$value": { "colorSpace": "rec2020", "components": [0, 1, 0] } } }
                """))
        let red = try Self.colors(try #require(files["tokens.xcassets/p3.colorset/Contents.json"]))
        #expect(red[[]]??.space == "display-p3")
        #expect(red[[]]??.numbers == [1, 0, 0, 1])
        let green = try Self.colors(try #require(files["tokens.xcassets/wider.colorset/Contents.json"]))
        #expect(green[[]]??.space == "display-p3")
        #expect(try #require(green[[]] ?? nil).numbers.allSatisfy { $0 >= 0 && $0 <= 1 })
    }

    @Test(arguments: [
        (#""a": { "$value": V }, "A": { "$value": V }"#, "A", ["a", "A"]),
        (#""g": { "x": { "$value": V } }, "G": { "y": { "$value": V } }"#, "G", ["g.x", "G.y"]),
        (#""a/b": { "$value": V }, "a-b": { "$value": V }"#, "a-b", ["a/b", "a-b"]),
        (#""a": { "$root": { "$value": V } }, "A": { "$root": { "$value": V } }"#, "A", ["a.$root", "A.$root"]),
    ])
    func `names that a file system takes for the same (TU-2)`(tokens: String, name: String, paths: [String]) throws {
        let value = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#
        let theme = Self.theme("{ \"$type\": \"color\", \(tokens.replacing("V", with: value)) }")
        let error = #expect(throws: TokenExportCollision.self) { _ = try Self.files(theme) }
        #expect(error?.name == name)
        #expect(Set(error?.paths ?? []) == Set(paths))
    }

    @Test func `a token that only the dark scheme has leaves the other slot empty (TU-2)`() throws {
        let white = #"{ "colorSpace": "srgb", "components": [1, 1, 1] }"#
        let document = """
            { "version": "2025.10", "modifiers": { "scheme": { "default": "light", "contexts": {
              "light": [{ "b": { "$type": "color", "$value": \(white) } }],
              "dark": [{ "a": { "$type": "color", "$value": \(white) } }] } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/scheme" }] }
            """
        let theme = Theme.read("x.resolver.json") { SourceFile(path: $0, text: document) }.value
        let files = try Self.files(theme)
        let found = try Self.colors(try #require(files["tokens.xcassets/a.colorset/Contents.json"]))
        #expect(found.count == 2)
        #expect(found[[]] != nil && found[[]]! == nil)
        #expect(found[["dark"]]??.numbers == [1, 1, 1, 1])
    }

    @Test func `a modifier that changes no color tells no catalogs apart`() throws {
        let document = """
            { "version": "2025.10", "modifiers": {
                "device": { "default": "phone", "contexts": {
                  "phone": [{ "gap": { "$type": "number", "$value": 1 } }],
                  "watch": [{ "gap": { "$type": "number", "$value": 2 } }] } },
                "brand": { "default": "acme", "contexts": {
                  "acme": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }],
                  "nova": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } }] } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/device" }, { "$ref": "#/modifiers/brand" }] }
            """
        let theme = Theme.read("x.resolver.json") { SourceFile(path: $0, text: document) }.value
        let names = try Self.files(theme).keys.filter { $0.hasSuffix(".colorset/Contents.json") }
        #expect(
            names.sorted() == [
                "tokens.acme.xcassets/ink.colorset/Contents.json", "tokens.nova.xcassets/ink.colorset/Contents.json",
            ])
    }
}
