import DesignTokens
import L10nSource
import Testing

/// Token files that no resolver document puts in order.
@Suite struct GatheredFilesTests {
    private func gather(_ files: [String: String]) -> Parsed<Theme>? {
        Theme.gather(files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
    }

    private let palette = """
        { "$type": "number", "p": { "one": { "$value": 1 }, "two": { "$value": 2 } } }
        """

    @Test func `TF-34 files refer to each other`() throws {
        let parsed = try #require(
            gather(["a.tokens.json": #"{ "t": { "$value": "{p.two}" } }"#, "p.tokens.json": palette]))
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.value.check().diagnostics.isEmpty)
        #expect(parsed.value.modifiers.isEmpty)
        #expect(parsed.value.resolved(try parsed.value.permutation([:])).value("t") == .number(2))
    }

    @Test func `TR-14 files with the same tokens are contexts of a choice`() throws {
        let parsed = try #require(
            gather([
                "tokens/light.tokens.json": #"{ "t": { "$value": "{p.one}" }, "u": { "$value": "{t}" } }"#,
                "tokens/dark.tokens.json": #"{ "t": { "$value": "{p.two}" }, "u": { "$value": "{missing}" } }"#,
                "palette.tokens.json": palette,
            ]))
        #expect(parsed.diagnostics.isEmpty)
        #expect(
            parsed.value.check().diagnostics.map(\.message) == [
                "'{missing}' does not exist when tokens=dark; define it, or refer to another token"
            ])
        #expect(parsed.value.modifiers.map(\.contexts) == [["dark", "light"]])
        let light = parsed.value.resolved(try parsed.value.permutation(["tokens": "light"]))
        #expect(light.value("u") == .number(1))
    }

    @Test func `TR-14 a file that overrides a part of another one could come before or after it`() {
        let base = #"{ "$type": "number", "a": { "$value": 1 }, "b": { "$value": 1 }, "c": { "$value": 1 } }"#
        #expect(
            gather(["base.tokens.json": base, "own.tokens.json": #"{ "a": { "$type": "number", "$value": 2 } }"#])
                == nil)
    }

    @Test func `TL-8 more modes than anybody means are cut off`() {
        let modes = (0..<100).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
        let text = "{ \"n\": { \"$type\": \"number\", \"$value\": 1, \"$extensions\": { \"mode\": { \(modes) } } } }"
        let parsed = Theme.join([SourceFile(path: "a", text: text)], dialect: .lenient)
        #expect(parsed.diagnostics.map(\.id) == ["input-limit-exceeded", "legacy-token-syntax"])
        #expect(parsed.value.modifiers.map(\.contexts.count) == [64])
    }
}
