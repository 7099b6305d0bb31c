import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

@Suite struct StudioGroupTests {
    private func result(_ styles: String, order: String = #""light", "dark", "shadow""#) -> TokenImport {
        TokenImportTests.import(
            [
                "$metadata.json": "{ \"tokenSetOrder\": [\(order)] }",
                "$themes.json": """
                [{ "name": "light", "group": "color", "selectedTokenSets": { "light": "enabled" } },
                 { "name": "dark", "group": "color", "selectedTokenSets": { "dark": "enabled" } },
                 { "name": "styles", "group": "shadow", "selectedTokenSets": { \(styles), "shadow": "enabled" } }]
                """,
                "light.json": #"{ "n": { "value": 1, "type": "number" } }"#,
                "dark.json": #"{ "n": { "value": 2, "type": "number" } }"#,
                "shadow.json": #"{ "m": { "value": "{n}", "type": "number" } }"#,
            ], .tokensStudio)
    }

    @Test(arguments: [#""light", "dark", "shadow""#, #""dark", "light", "shadow""#])
    func `a set that one theme has as a source counts where another group chooses it (TL-6)`(order: String) throws {
        let result = result(#""light": "source", "dark": "source""#, order: order)
        for (scheme, number) in [("light", 1.0), ("dark", 2.0)] {
            for path in ["n", "m"] as [TokenPath] {
                #expect(
                    try TokenImportTests.value(result, path, ["color": scheme]) == .number(number), "\(path) \(scheme)")
            }
        }
        let last = order.hasPrefix("\"light\"") ? "dark" : "light"
        #expect(
            TokenImportTests.messages(result) == [
                "changed: the set '\(last)' counts where the group 'color' chooses it, and not where other themes have it as a source"
            ])
        #expect(result.lostCount == 0)
        let proof = result.proof()
        #expect(proof.errors.isEmpty && proof.differences.isEmpty && proof.equalCount == 4)
    }

    @Test func `what the only theme of a group replaces in each theme of another is lost (TL-6 TL-9)`() {
        let result = result(#""light": "enabled", "dark": "enabled""#)
        #expect(result.lostCount == 1)
        #expect(
            TokenImportTests.messages(result) == [
                "dropped: this definition of 'n' is not written, as 'dark.json' has another one, which counts"
            ])
    }

    @Test(arguments: [["Brand Dark", "Brand Light"], ["🌚 Dark", "🌞 Light"]])
    func `themes that differ in the word of a scheme are called by it (TL-6)`(names: [String]) throws {
        let themes = zip(names, ["dark", "light"]).map { name, set in
            "{ \"name\": \"\(name)\", \"selectedTokenSets\": { \"\(set)\": \"enabled\" } }"
        }
        let result = TokenImportTests.import(
            [
                "$themes.json": "[\(themes.joined(separator: ", "))]",
                "light.json": #"{ "n": { "value": 1, "type": "number" } }"#,
                "dark.json": #"{ "n": { "value": 2, "type": "number" } }"#,
            ], .tokensStudio)
        let theme = TokenImportTests.theme(result)
        #expect(theme.modifiers.map(\.contexts) == [["Light", "Dark"]])
        #expect(theme.modifiers.map(\.defaultContext) == ["Light"])
        #expect(theme.schemeModifier("scheme") == "theme")
        #expect(try TokenImportTests.value(result, "n") == .number(1))
        #expect(result.proof().differences.isEmpty)
    }

    @Test func `brands in two schemes keep their names, and the first light one is the default (TL-6)`() throws {
        let names = ["acme dark", "acme light", "nova dark", "nova light"]
        let themes = names.map { "{ \"name\": \"\($0)\", \"selectedTokenSets\": { \"\($0)\": \"enabled\" } }" }
        var files = ["$themes.json": "[\(themes.joined(separator: ", "))]"]
        for (number, name) in names.enumerated() {
            files["\(name).json"] = "{ \"n\": { \"value\": \(number), \"type\": \"number\" } }"
        }
        let result = TokenImportTests.import(files, .tokensStudio)
        let modifiers = TokenImportTests.theme(result).modifiers
        #expect(modifiers.map { Set($0.contexts) } == [Set(names)])
        #expect(modifiers.map(\.defaultContext) == ["acme light"])
    }
}
