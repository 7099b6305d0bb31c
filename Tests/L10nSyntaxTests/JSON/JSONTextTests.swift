import L10nSource
import Testing

@testable import L10nSyntax

@Suite struct JSONTextTests {
    /// The first member of an object, whose name is one letter.
    private static func member(in text: String) -> String? {
        let bytes = Array(text.utf8)
        return JSONText.member(named: SourceRange(2..<3), in: bytes).map { range in
            String(decoding: bytes[range.indices], as: UTF8.self)
        }
    }

    @Test(arguments: [
        ("{\"a\": \"x, }\", \"b\": 1}", "\"a\": \"x, }\""),
        ("{\"a\": [1, {\"b\": 2}], \"c\": 3}", "\"a\": [1, {\"b\": 2}]"),
        ("{\"a\": {\"b\": \"\\\"}\"}}", "\"a\": {\"b\": \"\\\"}\"}"), ("{\"a\" }, [2]", nil), ("{\"a\": [1", nil),
        ("{\"a\": 1, \"b\": {}}", nil), ("{\"a\": true}", nil),
    ])
    func `a member goes from the quote before its name to the end of its value`(text: String, expected: String?) {
        #expect(Self.member(in: text) == expected)
    }
}
