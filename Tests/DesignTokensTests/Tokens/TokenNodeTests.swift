import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct TokenNodeTests {
    @Test func `what another object states is read as what the own one does (RES-18)`() throws {
        let own = PlainContext.json(#"{ "$value": 1, "$description": "own" }"#)
        let other = PlainContext.json(#"{ "$description": "other", "$deprecated": "why", "$extends": "{a}" }"#)
        func member(_ name: String, of value: JSONValue) throws -> JSONValue {
            try #require(value.members.first { $0.isNamed(name) }?.value)
        }
        var node = TokenNode(.token, name: "a", parent: 0, object: own)
        node.value = try member("$value", of: own)
        node.state(description: try member("$description", of: other))
        node.state(deprecation: try member("$deprecated", of: other))
        node.state(extends: try member("$extends", of: other))
        #expect(node.value?.rawText == "1")
        #expect(node.description?.value == "other")
        #expect(node.deprecation?.value == .because("why"))
        #expect(node.extends?.string == "{a}")
        node.state(description: nil)
        #expect(node.description == nil)
        #expect(node.deprecation?.value == .because("why"))
    }
}
