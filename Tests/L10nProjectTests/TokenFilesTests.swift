import L10nSource
import Testing
import TokenThemes

@testable import L10nProject
@testable import L10nSyntax

/// What files hold that may hold tokens, and that each is parsed once.
@Suite struct TokenFilesTests {
    private static let tokens = "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }"
    private static let files = [
        "a.tokens.json": tokens,
        "b.json": tokens,
        "c.json": "{ \"resolutionOrder\": [] }",
        "d.json": "{ \"gap\": { \"value\": 8 } }",
        "e.json": "{ \"name\": \"package\" }",
        "f.resolver.json": "{ \"resolutionOrder\": [] }",
        "g.json": "{ \"views\": [] }",
    ]

    private static func trees(_ dialect: TokenDialect) -> TokenTrees {
        TokenTrees(
            TokenFileReader(
                root: "/", confinement: Confinement(["/"]), limit: 1000, contents: files.mapValues { Array($0.utf8) }),
            dialect: dialect)
    }

    private static func sorted(_ trees: inout TokenTrees, document: String? = nil) -> TokenFiles {
        let found = files.keys.sorted().map { path in
            FoundFile(
                path: path, shown: path,
                role: path == "a.tokens.json" ? .tokens : path.contains(".r") ? .resolver : .json,
                size: 0)
        }
        return TokenFiles(found, document: document, &trees)
    }

    @Test func `a nameless file is sorted by what it holds, and a name says more`() {
        var trees = Self.trees(.strict)
        let sorted = Self.sorted(&trees)
        #expect(sorted.documents == ["f.resolver.json", "c.json"])
        #expect(sorted.tokens == ["a.tokens.json", "b.json"])
        #expect(sorted.others.map(\.file.shown) == ["d.json", "e.json", "g.json"])
        #expect(sorted.others.map(\.content) == [.legacyTokens, .other, .stateViews])
    }

    @Test func `the document that the configuration names comes first, and is nothing else besides`() {
        var trees = Self.trees(.strict)
        let sorted = Self.sorted(&trees, document: "b.json")
        #expect(sorted.documents == ["b.json", "f.resolver.json", "c.json"])
        #expect(sorted.tokens == ["a.tokens.json"])
    }

    @Test func `Style Dictionary has no resolver documents, and its tokens need no sign`() {
        var trees = Self.trees(.styleDictionary)
        let sorted = Self.sorted(&trees)
        #expect(sorted.documents == ["f.resolver.json"])
        #expect(sorted.tokens == ["a.tokens.json", "b.json", "d.json"])
    }

    @Test func `what a file holds is told by the tree that its tokens are read from`() throws {
        var trees = Self.trees(.strict)
        let first = trees.tree("b.json")
        let content = trees.content(of: "b.json", mayBeResolver: true, isNamed: false)
        let second = trees.tree("b.json")
        #expect(content == .tokens)
        #expect(try #require(first).value.storage === #require(second).value.storage)
        let missing = trees.tree("none.json")
        #expect(missing == nil)
    }
}
