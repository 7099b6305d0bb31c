import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct ObjectMembersTests {
    private func read(_ text: String, _ context: inout PlainContext) -> ObjectMembers? {
        ObjectMembers(of: PlainContext.json(text), "a thing", required: ["a", "b"], optional: ["colour"], &context)
    }

    @Test func `required and optional members are there by name`() throws {
        var context = PlainContext()
        let members = try #require(read(#"{ "b": 2, "a": 1 }"#, &context))
        #expect(members["a"]?.number == 1 && members["b"]?.number == 2)
        #expect(members["colour"] == nil)
        #expect(context.messages == [])
    }

    @Test func `an unknown member is a finding and no more, with the name that is near`() throws {
        var context = PlainContext()
        #expect(read(#"{ "a": 1, "color": 3, "b": 2, "zzzz": 4 }"#, &context) != nil)
        #expect(
            context.messages == [
                "unknown-token-property unknown member 'color' in a thing; did you mean 'colour'?",
                "unknown-token-property unknown member 'zzzz' in a thing; remove it",
            ])
        #expect(context.findings.map(\.fixes.count) == [1, 0])
    }

    @Test func `without a required member, or an object, there is nothing`() {
        var context = PlainContext()
        #expect(read(#"{ "colour": 1 }"#, &context) == nil)
        #expect(read("[]", &context) == nil)
        #expect(
            context.messages == [
                "invalid-token-value 'a', 'b' are missing in a thing; add them",
                "invalid-token-value a thing cannot be an array; write an object of 'a', 'b'",
            ])
    }
}
