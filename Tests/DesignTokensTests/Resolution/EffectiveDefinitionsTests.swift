import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct EffectiveDefinitionsTests {
    private static let document = """
        { "version": "2025.10",
          "sets": { "s": { "sources": [{
            "base": { "$type": "number", "$deprecated": true, "x": { "$value": 1 }, "y": { "$value": 2 } },
            "heir": { "$extends": "{base}", "y": { "$value": 3, "$deprecated": false } },
            "over": { "$type": "dimension", "$extends": "{base}", "z": { "$value": 4 } },
            "round": { "$extends": "{robin}" }, "robin": { "$extends": "{round}" },
            "bad": { "$type": "nothing", "x": { "$value": 1 } },
            "own": { "$type": "number", "$value": 5 } }] } },
          "modifiers": {
            "brand": { "contexts": { "acme": [], "nova": [{ "own": { "$value": 6 } }] }, "default": "acme" },
            "scheme": { "contexts": { "light": [], "dark": [{ "heir": { "x": { "$value": 7 } } }] }, "default": "light" } },
          "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/scheme" }] }
        """

    private func effective(_ contexts: [String: String] = [:]) throws -> EffectiveDefinitions {
        let theme = Theme.read("a.json") { SourceFile(path: $0, text: Self.document) }.value
        return EffectiveDefinitions(set: theme.tokens, permutation: try theme.permutation(contexts))
    }

    @Test func `the permutation decides which definition is in effect`() throws {
        let path = try #require(try effective().set.table.find(TokenPath("own")))
        #expect(try effective().value(at: path)?.number == 5)
        let nova = try effective(["brand": "nova"])
        #expect(nova.value(at: path)?.number == 6)
        let winner = try #require(nova.token(at: path)).definition
        #expect(nova.overridden(by: winner, at: path).map { nova.set.node($0).value?.number } == [5])
        #expect(try effective().overridden(by: winner, at: path).count == 1)
    }

    @Test func `a group has what the extended one has, but for its own (TF-27 to TF-31)`() throws {
        let light = try effective()
        let table = light.set.table
        let (x, y) = try (#require(table.find(TokenPath("heir.x"))), #require(table.find(TokenPath("heir.y"))))
        #expect(light.token(at: x)?.path == table.find(TokenPath("base.x")))
        #expect(light.value(at: y)?.number == 3)
        #expect(try effective(["scheme": "dark"]).value(at: x)?.number == 7)
        #expect(light.extensionTarget(of: try #require(table.find(TokenPath("heir")))) == table.find(TokenPath("base")))
        #expect(light.isGroup(try #require(table.find(TokenPath("round")))), "extensions in a circle end")
    }

    @Test func `a type comes from the nearest group, else from what is overridden (TF-14 TX-11)`() throws {
        let effective = try effective(["brand": "nova"])
        func type(_ path: String) throws -> EffectiveDefinitions.InheritedType? {
            let path = try #require(effective.set.table.find(TokenPath(path)))
            let found = try #require(effective.token(at: path))
            return effective.inheritedType(of: found.definition, definedAt: found.path, for: path)
        }
        guard case .group(let own)? = try type("over.z"), case .group(let extended)? = try type("heir.y"),
            case .overridden(let overridden)? = try type("own"), case .unknown? = try type("bad.x")
        else { return #expect(Bool(false), "where a type comes from") }
        #expect([own.value, extended.value, overridden.value] == [.dimension, .number, .number])
    }

    @Test func `a token lifts the deprecation of its group (TF-18)`() throws {
        let effective = try effective()
        func isDeprecated(_ path: String) throws -> Bool? {
            let path = try #require(effective.set.table.find(TokenPath(path)))
            let found = try #require(effective.token(at: path))
            return effective.deprecatingNode(of: found.definition, at: path)?.deprecation?.value.isDeprecated
        }
        #expect(try isDeprecated("base.x") == true)
        #expect(try isDeprecated("heir.x") == true)
        #expect(try isDeprecated("heir.y") == false)
        #expect(try isDeprecated("own") == nil)
    }

    @Test func `permutations have one number where they agree in what matters (TP-3)`() throws {
        let table = try effective().set.table
        let (own, x) = try (#require(table.find(TokenPath("own"))), #require(table.find(TokenPath("heir.x"))))
        let all = try ["acme", "nova"].flatMap { brand in
            try ["light", "dark"].map { try effective(["brand": brand, "scheme": $0]) }
        }
        #expect(all.map { $0.rank(of: own) } == [0, 0, 1, 1])
        #expect(all.map { $0.rank(of: x) } == [0, 1, 0, 1])
    }
}
