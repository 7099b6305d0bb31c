import L10nSource
import L10nSyntax
import Testing

struct JSONPairShapeTests {
    private static let shape = JSONPairShape("unit", "state", "value")

    private func texts(_ member: String) throws -> (first: String, second: String)? {
        let file = SourceFile(path: "a.json", text: "{ \(member) }")
        let members = Array(JSONTree.parse(file).value.root.members)
        let first = try #require(members.first)
        return Self.shape.texts(of: first).map { ($0.first.string(in: file), $0.second.string(in: file)) }
    }

    @Test(
        arguments: [
            (#""fr" : { "unit" : { "state" : "new", "value" : "Bonjour" } }"#, "new", "Bonjour"),
            (#""fr":{"unit":{"state":"","value":""}}"#, "", ""),
            (#""fr" : { "unit" : { "state" : "new", "value" : "a\n\"b\"\\" } }, "de" : 1"#, "new", "a\n\"b\"\\"),
            (#""f\u0072" : { "unit" : { "state" : "n\u0065w", "value" : "é" } }"#, "new", "é"),
        ])
    func `a pair of texts is recognised`(member: String, first: String, second: String) throws {
        let found = try texts(member)
        #expect(found?.first == first)
        #expect(found?.second == second)
    }

    @Test(
        arguments: [
            #""fr" : { "unit" : { "value" : "x", "state" : "new" } }"#,
            #""fr" : { "unit" : { "state" : "new", "value" : 1 } }"#,
            #""fr" : { "unit" : { "state" : "new", "value" : {} } }"#,
            #""fr" : { "unit" : { "state" : "new" }, "value" : "x" }"#,
            #""fr" : { "unit" : { "state" : "new", "value" : "x", "more" : "y" } }"#,
            #""fr" : { "unit" : { "state" : "new", "value" : "x" }, "more" : {} }"#,
            #""fr" : { "unit" : { "state" : "new", "valu\u0065" : "x" } }"#,
            #""fr" : { "Unit" : { "state" : "new", "value" : "x" } }"#,
            #""fr" : { "unit" : [ "new", "x" ] }"#,
            #""fr" : [ { "unit" : { "state" : "new", "value" : "x" } } ]"#,
            #""fr" : { "unit" : { "state" : "new", xvaluex : "x" } }"#,
            #""fr" : { "unit" : { "state" : "new", 'value' : "x" } }"#,
            #""fr" : { "unit" : { "state" : "new", "value" : 'x' } }"#,
            #""fr" : { "unit" : { "state" : "new", "value" : "x"#,
            #""fr" : {}"#, #""fr" : { "unit" : {} }"#, #""fr" : "x""#,
        ])
    func `anything else is left to others`(member: String) throws {
        #expect(try texts(member) == nil)
    }
}
