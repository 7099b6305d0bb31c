import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// Typographies that are italic (TY-1).
@Suite struct ItalicImportTests {
    private func italics(_ theme: Theme, _ contexts: [String: String] = [:]) throws -> [String] {
        let tokens = theme.resolved(try theme.permutation(contexts))
        return ["a", "b", "c", "d"].filter { tokens.styleData(TokenPath($0)).isItalic }
    }

    private static func font(_ weight: String, _ more: String = "") -> String {
        """
        { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": "\(weight)", "lineHeight": 1.5, "letterSpacing": "0px"\(more) } }
        """
    }

    @Test func `an italic of Style Dictionary stands in the style of a font (TL-2)`() throws {
        let text = """
            { "a": \(Self.font("400", #", "fontStyle": "italic""#)), "b": \(Self.font("400", #", "fontStyle": "normal""#)),
              "c": \(Self.font("400", #", "fontStyle": "oblique 10deg""#)), "d": \(Self.font("400")) }
            """
        let result = TokenImportTests.import(["t.json": text], .styleDictionary)
        #expect(result.remarks.isEmpty && result.proof().errors.isEmpty)
        #expect(try italics(TokenImportTests.theme(result)) == ["a", "c"])
        let read = Theme.join([SourceFile(path: "t.json", text: text)], dialect: .styleDictionary).value
        #expect(try italics(read) == ["a", "c"], "as it is read without an import")
    }

    @Test func `an italic that a weight names is one of the typography, also behind references (TL-6)`() throws {
        let text = """
            { "w": { "value": "Bold Italic", "type": "fontWeights" }, "x": { "value": "{w}", "type": "fontWeights" },
              "a": \(Self.font("Bold Italic")), "b": \(Self.font("{x}")), "c": \(Self.font("Bold")) }
            """
        let result = TokenImportTests.import(["t.json": text], .tokensStudio)
        #expect(try italics(TokenImportTests.theme(result)) == ["a", "b"])
        #expect(
            TokenImportTests.messages(result) == [
                "changed: 'w': 'italic' is left out, as a weight says nothing of it"
            ])
    }

    @Test func `an italic of one theme alone is one there (TL-6)`() throws {
        let result = TokenImportTests.import(
            [
                "$themes.json": """
                [{ "name": "plain", "selectedTokenSets": { "core": "source", "one": "enabled" } },
                 { "name": "slanted", "selectedTokenSets": { "core": "source", "two": "enabled" } }]
                """,
                "core.json": "{ \"a\": \(Self.font("{w}")) }",
                "one.json": #"{ "w": { "value": "Bold", "type": "fontWeights" } }"#,
                "two.json": #"{ "w": { "value": "Bold Italic", "type": "fontWeights" } }"#,
            ], .tokensStudio)
        let theme = TokenImportTests.theme(result)
        #expect(try italics(theme, ["theme": "slanted"]) == ["a"])
        #expect(try italics(theme, ["theme": "plain"]) == [])
        #expect(result.proof().errors.isEmpty)
    }
}
