import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// An export of Tokens Studio in a folder of what is imported.
@Suite struct StudioHomeTests {
    private static let themes = """
        [{ "name": "light", "group": "mode", "selectedTokenSets": { "core": "source", "mode/light": "enabled" } },
         { "name": "dark", "group": "mode", "selectedTokenSets": { "core": "source", "mode/dark": "enabled" } }]
        """
    private static let order = #"{ "tokenSetOrder": ["core", "mode/light", "mode/dark"] }"#

    private func files(themes: String, sets: String) -> [String: String] {
        [
            "\(themes)$themes.json": Self.themes, "\(themes)$metadata.json": Self.order,
            "\(sets)core.json": #"{ "one": { "value": 1, "type": "number" } }"#,
            "\(sets)mode/light.json": #"{ "n": { "value": "{one}", "type": "number" } }"#,
            "\(sets)mode/dark.json": #"{ "n": { "value": 2, "type": "number" } }"#,
        ]
    }

    @Test(arguments: [("", ""), ("tokens/", "tokens/"), ("", "tokens/"), ("design/a/", "design/a/"), ("a/", "b/")])
    func `themes choose sets that lie in a folder, as if it were imported by itself (TL-6)`(
        themes: String, sets: String
    ) throws {
        let result = TokenImportTests.import(files(themes: themes, sets: sets), .tokensStudio)
        #expect(TokenImportTests.messages(result).isEmpty)
        #expect(TokenImportTests.theme(result).modifiers.map(\.contexts) == [["light", "dark"]])
        #expect(try TokenImportTests.value(result, "n") == .number(1))
        #expect(try TokenImportTests.value(result, "n", ["mode": "dark"]) == .number(2))
        #expect(result.readCount == 3 && result.writtenCount == 3)
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty && proof.equalCount == 4)
    }

    @Test func `a set whose name ends as another one's does not move the others (TL-6)`() throws {
        var files = files(themes: "", sets: "tokens/")
        files["tokens/brand/core.json"] = #"{ "other": { "value": 3, "type": "number" } }"#
        let result = TokenImportTests.import(files, .tokensStudio)
        #expect(try TokenImportTests.value(result, "one") == .number(1))
        #expect(
            TokenImportTests.messages(result) == [
                "dropped: the set 'tokens/brand/core' is in no theme, so it is not written"
            ])
    }

    @Test func `of several exports it is said that none of their themes counts (TL-9)`() {
        let both = files(themes: "a/", sets: "a/").merging(files(themes: "b/", sets: "b/")) { $1 }
        let messages = TokenImportTests.messages(TokenImportTests.import(both, .tokensStudio))
        let message = "dropped: the themes are not read, as other folders have some too; import each folder by itself"
        #expect(messages.contains(message), "\(messages)")
    }

    @Test func `the tokens of a set that no theme chooses do not count as written (TL-9)`() {
        var files = files(themes: "", sets: "")
        files["scratch.json"] = #"{ "x": { "value": 1, "type": "number" }, "y": { "value": 2, "type": "number" } }"#
        let result = TokenImportTests.import(files, .tokensStudio)
        #expect(result.readCount == 5 && result.writtenCount == 3)
    }

    @Test func `where themes choose sets that are nowhere nothing is written (TL-9)`() {
        let result = TokenImportTests.import(
            ["$themes.json": Self.themes, "light.tokens.json": #"{ "n": { "value": 1, "type": "number" } }"#],
            .tokensStudio)
        #expect(result.readCount == 1 && result.writtenCount == 0)
    }
}
