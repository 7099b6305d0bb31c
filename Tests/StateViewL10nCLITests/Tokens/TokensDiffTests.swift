import Foundation
import Testing

@Suite struct TokensDiffTests {
    private static let files = [
        "a.tokens.json": TokensListTests.core,
        "b.tokens.json": TokensListTests.core.replacing("[0, 0, 1]", with: "[0, 0, 0]").replacing(
            "\"gap\"", with: "\"space\""),
    ]

    @Test func `TM-3 two token files`() throws {
        try Tool.withFiles(Self.files) { folder in
            let diff = try Tool.run(["tokens", "diff", "a.tokens.json", "b.tokens.json"], in: folder)
            #expect(diff.status == 0)
            #expect(
                diff.output == """
                    major: something is gone or of another type

                    removed
                      gap  8px

                    added
                      space  8px

                    other value
                      ink.blue  #0000ff → #000000  ΔEOK 0.550
                      text  #0000ff → #000000  ΔEOK 0.550

                    """)
            let json = try Tool.run(
                ["tokens", "diff", "a.tokens.json", "b.tokens.json", "--format", "json"], in: folder)
            let read = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            #expect(read["advice"] as? String == "major")
            #expect((read["changes"] as? [Any])?.count == 4)
            let none = try Tool.run(["tokens", "diff", "a.tokens.json", "a.tokens.json"], in: folder)
            #expect(none.output == "no differences\n")
            let missing = try Tool.run(["tokens", "diff", "a.tokens.json", "c.tokens.json"], in: folder)
            #expect(missing.status == 3)
        }
    }
}
