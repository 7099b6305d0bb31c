import L10nSource
import TestSupport
import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct RemovalTests {
    private static let token = "{ \"$type\": \"number\", \"$value\": 1 }"

    /// What is left of a file in which `@` stands for a token, after the token `x` is gone.
    private static func removed(_ text: String) throws -> String? {
        let text = text.replacing("@", with: token)
        let file = SourceFile(path: "t.json", text: text)
        let tokens = Theme.join([file], dialect: .lenient).value.tokens
        let path = TokenPath(text.contains("\"g\"") ? "g.x" : "x")
        let definition = try #require(tokens.definitions(of: path).first)
        return definition.removal.map { edit in
            var bytes = file.bytes
            bytes.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8))
            return String(decoding: bytes, as: UTF8.self).replacing(token, with: "@")
        }
    }

    @Test(
        arguments: [
            // First, last, in between and alone, on lines of their own.
            ("{\n  \"x\": @,\n  \"y\": @\n}", "{\n  \"y\": @\n}"),
            ("{\n  \"y\": @,\n  \"x\": @\n}", "{\n  \"y\": @\n}"),
            ("{\n\t\"y\": @,\n\t\"x\": @,\n\t\"z\": @\n}", "{\n\t\"y\": @,\n\t\"z\": @\n}"),
            ("{\r\n  \"x\": @, \r\n  \"y\": @\r\n}", "{\r\n  \"y\": @\r\n}"),
            ("{\r\"x\": @,\r\"y\": @}", "{\r\"y\": @}"),
            ("{\"g\": {\n  \"x\": @\n}}", "{\"g\": {}}"),
            // Beside others on a line.
            ("{\"x\":@,\"y\":@}", "{\"y\":@}"), ("{ \"y\": @ , \"x\": @ }", "{ \"y\": @  }"),
            ("{ \"x\": @ , \"y\": @ }", "{ \"y\": @ }"),
            ("{\"y\": @, \"x\": @,\n\"z\": @}", "{\"y\": @, \n\"z\": @}"), ("{\n\"x\": @, \"y\": @}", "{\n\"y\": @}"),
            ("{ \"g\": { \"x\" : @ } }", "{ \"g\": {} }"),
            // A comment may say something of it.
            ("{ /* c */ \"x\": @ }", nil), ("{ \"x\": @", nil), ("{ \"y\": @, \"x\": @ /* c */ }", nil),
            ("{ /* c */ \"x\": @, \"y\": @ }", "{ /* c */ \"y\": @ }"),
        ] as [(String, String?)])
    func `a definition goes with its comma, and with its lines where it has them alone`(
        before: String, after: String?
    ) throws {
        #expect(try Self.removed(before) == after)
    }

    @Test func `parts of a graph are the nodes that lead to each other`() {
        var random = SeededGenerator.announced()
        for _ in 0..<300 {
            let count = Int.random(in: 0...9, using: &random)
            let edges = (0..<count).map { _ in
                (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
            }
            let reached = (0..<count).map { start in
                var (found, open) = (Set([start]), [start])
                while let node = open.popLast() {
                    for next in edges[node] where found.insert(next).inserted { open.append(next) }
                }
                return found
            }
            let expected = Set((0..<count).map { node in Set(reached[node].filter { reached[$0].contains(node) }) })
            let components = StronglyConnectedComponents(edges).components
            #expect(Set(components.map { Set($0) }) == expected && components.count == expected.count)
            #expect(components.joined().sorted() == Array(0..<count))
        }
    }
}
