import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes
@testable import TokenTools

/// Members that the format lacks (TF-17).
@Suite struct KeptMembersTests {
    private static func shadows(_ first: String, _ second: String) -> String {
        let members = ##""offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px", "color": "#000000""##
        return "[{ \(members), \(first) }, { \(members), \(second) }]"
    }

    @Test(arguments: TokenImport.Dialect.allCases)
    func `what several shadows have besides is written once (TF-1 TF-17)`(dialect: TokenImport.Dialect) throws {
        let result = TokenImportTests.import(
            [
                "t.json": """
                { "s": { "type": "shadow", "value": \(Self.shadows(#""note": "first", "k": 1"#, #""note": "second", "k": 1"#)) } }
                """
            ], dialect)
        let text = try #require(result.files.last?.text)
        #expect(text.contains(#""\#(dialect.vendor)": { "note": ["first", "second"], "k": 1 }"#))
        #expect(
            TokenImportTests.messages(result) == [
                "changed: 'note' of 's' is kept in '$extensions', as the type has no such part",
                "changed: 'k' of 's' is kept in '$extensions', as the type has no such part",
            ])
        #expect(result.proof().errors.isEmpty)
    }

    @Test func `'$type' of a shadow says whether it is an inner one`() throws {
        let result = TokenImportTests.import(
            [
                "t.json": """
                { "s": { "$type": "boxShadow", "$value": \(Self.shadows(##""$type": "dropShadow""##, ##""$type": "innerShadow""##)) } }
                """
            ], .tokensStudio)
        #expect(try TokenImportTests.value(result, "s")?.shadow?.map(\.isInset) == [false, true])
        #expect(result.remarks.isEmpty)
    }

    @Test func `what was kept before is kept beside what is new (TF-17 TL-9)`() throws {
        let result = TokenImportTests.import(
            [
                "t.json": """
                { "a": { "value": 1, "note": "new", "$extensions": { "com.styledictionary": { "keep": "mine", "note": "old" }, "org.acme": 1 } } }
                """
            ], .styleDictionary)
        let text = try #require(result.files.last?.text)
        #expect(text.contains(#""com.styledictionary": { "keep": "mine", "note": ["old", "new"] }"#))
        #expect(text.contains(#""org.acme": 1"#))
    }
}
