import L10nSource
import Testing

@testable import DesignTokens

@Suite struct ThemeLockTests {
    private static func lock(_ theme: Theme, _ files: [String: SourceFile] = [:]) throws -> (
        text: String, lock: ThemeLock
    ) {
        var writer = ThemeLockText(theme, files)
        let written = writer.text()
        let text = try #require(written)
        return (text, try #require(ThemeLock(SourceFile(path: "theme.lock", text: text))))
    }

    private static func theme(_ text: String) -> Theme {
        Theme.read("t/x.resolver.json") { $0 == "t/x.resolver.json" ? SourceFile(path: $0, text: text) : nil }.value
    }

    @Test func `TD-5 the lock of the default theme holds every value of every permutation`() throws {
        let theme = BuiltInTheme.theme
        let (text, lock) = try Self.lock(theme)
        #expect(try Self.lock(theme).text == text)
        for permutation in try #require(theme.permutations()).enumerated().filter({ $0.offset % 7 == 0 }).map(\.element)
        {
            let contexts = Dictionary(
                uniqueKeysWithValues: theme.modifiers.map {
                    ($0.name, theme.context(of: $0.name, in: permutation) ?? "")
                })
            let values = theme.resolved(permutation).values
            for path in lock.paths { #expect(lock.value(path, contexts) == values[path], "\(path) \(contexts)") }
            #expect(values.keys.allSatisfy { lock.value($0, contexts) != nil })
        }
        let tori = ["brand": "tori", "scheme": "dark", "contrast": "standard", "profile": "warp"]
        let found = try #require(lock.definition("semantic.text.link", tori))
        #expect(found.hasSuffix("brands/tori/semantic.dark.tokens.json#/scheme/dark/text/link"), "\(found)")
    }

    @Test func `TD-5 every kind of value comes back`() throws {
        let theme = Self.theme(
            """
            { "version": "2025.10", "resolutionOrder": [{ "name": "s", "type": "set", "sources": [{
              "c": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, "none"], "alpha": 0.25, "hex": "#123456" } },
              "d": { "$type": "dimension", "$value": { "value": -1.5e-7, "unit": "rem" } },
              "ff": { "$type": "fontFamily", "$value": ["A \\"b\\"", "serif"] }, "fw": { "$type": "fontWeight", "$value": "semi-bold" },
              "du": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } }, "cb": { "$type": "cubicBezier", "$value": [0, -1, 1, 2.5] },
              "n": { "$type": "number", "$value": 1e300 }, "ss": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }], "lineCap": "round" } },
              "b": { "$type": "border", "$value": { "color": "{c}", "width": "{d}", "style": "solid" } },
              "t": { "$type": "transition", "$value": { "duration": "{du}", "delay": "{du}", "timingFunction": "{cb}" } },
              "sh": { "$type": "shadow", "$value": [{ "color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": true },
                { "color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}" }] },
              "g": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 0.5 }] },
              "ty": { "$type": "typography", "$value": { "fontFamily": "{ff}", "fontSize": { "value": 1, "unit": "rem" }, "fontWeight": "{fw}", "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } },
              "wrong": { "$value": "{nothing}" } }] }] }
            """)
        let (text, lock) = try Self.lock(theme)
        let values = try theme.resolved(theme.permutation()).values
        #expect(values.count == 13)
        #expect(lock.paths == values.keys.sorted())
        for (path, value) in values { #expect(lock.value(path, [:]) == value, "\(path) in \(text)") }
    }

    @Test func `TD-5 sources have their hashes, and changes are named`() throws {
        let document = """
            { "version": "2025.10", "modifiers": { "m": { "contexts": { "x": [{ "a": { "$type": "number", "$value": 1 } }], "y": [{ "a": { "$type": "number", "$value": 2 } }] } } },
              "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }
            """
        let file = SourceFile(path: "t/x.resolver.json", text: document)
        let (_, lock) = try Self.lock(Self.theme(document), [file.path: file])
        #expect(lock.sources == ["x.resolver.json": SHA256.hexDigest(of: file.bytes)])
        #expect(lock.value("a", ["m": "y"]) == .number(2))
        #expect(lock.value("a", [:]) == nil && lock.value("b", ["m": "y"]) == nil)
        let other = try Self.lock(Self.theme(document.replacing("\"$value\": 2", with: "\"$value\": 3"))).lock
        #expect(lock.differences(from: other) == ["a"])
        #expect(lock.differences(from: lock).isEmpty)
        let renamed = try Self.lock(Self.theme(document.replacing("\"y\"", with: "\"z\""))).lock
        #expect(lock.differences(from: renamed) == ["a"])
    }

    @Test(arguments: ["", "{}", "[", "{ \"version\": 2, \"values\": {}, \"tokens\": {} }", "{ \"version\": 1 }"])
    func `TD-5 what is no lock`(text: String) {
        #expect(ThemeLock(SourceFile(path: "theme.lock", text: text)) == nil)
    }
}
