import L10nProject
import TestSupport
import Testing

/// Patterns that are looked up by the names in them.
@Suite struct PathPatternsTests {
    @Test(arguments: ["/", "."] as [Character])
    func `the patterns that match are found, and no others, in their order`(separator: Character) {
        var random = SeededGenerator.announced()
        let names = ["a", "b", "ab", "a*", "*", "**", "{a,b}", "*b", "{a,*}"]
        for _ in 0..<300 {
            func path(_ names: [String]) -> String {
                (0..<Int.random(in: 0...4, using: &random)).map { _ in names.randomElement(using: &random) ?? "a" }
                    .joined(separator: String(separator))
            }
            let patterns = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                PathPattern(path(names), separator: separator)
            }
            let all = PathPatterns(patterns)
            for _ in 0..<20 {
                let path = path(["a", "b", "ab", "ba"])
                let expected = patterns.indices.filter { patterns[$0].matches(path) }
                #expect(all.matching(path) == expected, "\(path) in \(patterns.map(\.text))")
                #expect(all.matches(path) == !expected.isEmpty)
            }
        }
    }
}
