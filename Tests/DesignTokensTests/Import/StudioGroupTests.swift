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
}
