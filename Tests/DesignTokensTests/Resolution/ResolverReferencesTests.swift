import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes

/// What the references of a resolver document lead to; how findings are worded is told by the cases `RES-…`.
struct ResolverReferencesTests {
    private static let files = [
        "themes/main.json": """
        { "sets": { "core": { "sources": [] }, "again": { "$ref": "#/sets/core", "description": "d" },
            "loop": { "$ref": "#/sets/pool" }, "pool": { "$ref": "#/sets/loop" } },
          "modifiers": { "size": { "contexts": {} } }, "resolutionOrder": [ {} ],
          "lists": { "near": [ {} ], "size": { "$ref": "#/modifiers/size" }, "there": { "$ref": "#/lists/near" } } }
        """,
        "themes/core.tokens.json": "{}",
    ]

    /// A reference beside other members, as it stands in the document.
    private static func object(_ text: String) -> JSONValue {
        JSONTree.parse(SourceFile(path: "themes/main.json", text: text)).value.root
    }

    private static func references(_ dialect: TokenDialect = .strict) -> ResolverReferences {
        ResolverReferences(dialect: dialect, root: "") { path in
            files[path].map { JSONTree.parse(SourceFile(path: path, text: $0)) }
        }
    }

    private static func follow(
        _ reference: String, _ dialect: TokenDialect = .strict
    ) throws -> (target: ResolverTarget?, messages: [String]) {
        // Behind all of the document, so that no target holds it.
        let object = Self.object(String(repeating: " ", count: 1000) + #"{ "$ref": "\#(reference)" }"#)
        var (references, reports) = (Self.references(dialect), ResolverReports())
        let target = references.follow(object, try #require(object["$ref"]), into: &reports)
        return (target, reports.diagnostics.map(\.message))
    }

    @Test(arguments: [
        ("#/sets/core", "themes/main.json#/sets/core"), ("main.json#/sets/core", "themes/main.json#/sets/core"),
        ("#/sets/again", "themes/main.json#/sets/core"), ("core.tokens.json", "themes/core.tokens.json#0"),
        ("../themes/core.tokens.json", "themes/core.tokens.json#0"),
    ])
    func `a reference leads to a place in this file or another, through others (RES-15, RES-16)`(
        reference: String, place: String
    ) throws {
        let found = try Self.follow(reference)
        #expect(found.target?.place == place)
        #expect(found.messages == [])
    }

    @Test func `members beside a reference replace those that it leads to (RES-18)`() throws {
        let target = try #require(try Self.follow("#/sets/again").target)
        #expect(target.layers.count == 2)
        #expect(target["description"]?.string == "d")
        #expect(target["sources"]?.isArray == true)
        #expect(target.named?.description == "/sets/again")
    }

    @Test(arguments: [
        ("#/sets/loop", "leads back to itself"), ("#/sets/cora", "did you mean '#/sets/core'?"),
        ("#/resolutionOrder/0", "leads into 'resolutionOrder'"), ("../../a.json", "lies outside the project"),
        ("none.json", "does not exist"), ("#/lists/near", "is an array"),
    ])
    func `what leads to no object is one finding`(reference: String, part: String) throws {
        let found = try Self.follow(reference)
        #expect(found.target == nil)
        #expect(found.messages.count == 1)
        #expect(found.messages.first?.contains(part) == true)
    }

    @Test func `a pointer without its slash is followed where drafts are read`() throws {
        #expect(try Self.follow("#sets/core").target == nil)
        let lenient = try Self.follow("#sets/core", .lenient)
        #expect(lenient.target?.place == "themes/main.json#/sets/core")
        #expect(lenient.messages.count == 1)
    }

    @Test func `lists are followed, but for those of modifiers (RES-15)`() throws {
        var (references, reports) = (Self.references(), ResolverReports())
        let list = references.array(Self.object(##"{ "$ref": "#/lists/there" }"##), "sources", into: &reports)
        #expect(list.map { Array($0.elements).count } == 1)
        #expect(reports.diagnostics.isEmpty)
        #expect(references.array(Self.object(##"{ "$ref": "#/lists/size" }"##), "sources", into: &reports) == nil)
        #expect(references.array(Self.object("3"), "sources", into: &reports) == nil)
        #expect(reports.diagnostics.map(\.rule) == [.invalidResolverReference, .invalidResolverDocument])
    }

    @Test func `a file is asked for once, and named where it is there`() throws {
        var references = Self.references()
        var reports = ResolverReports()
        for path in ["themes/main.json", "none.json", "themes/main.json", "none.json"] {
            _ = references.tree(path, into: &reports)
        }
        #expect(references.files == ["themes/main.json"])
    }
}
