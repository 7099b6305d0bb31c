import DesignTokens
import TestSupport
import Testing
import TokenTools

/// Patterns of tokens that are looked up by the name that they begin with.
@Suite struct TokenPatternsTests {
    @Test func `a path matches all of them as it matches one of them`() {
        var random = SeededGenerator.announced()
        let names = ["a", "b", "ab", "a*", "*", "*b"]
        for _ in 0..<500 {
            func path(_ names: [String]) -> String {
                (0..<Int.random(in: 1...3, using: &random)).map { _ in names.randomElement(using: &random) ?? "a" }
                    .joined(separator: ".")
            }
            let patterns = (0..<Int.random(in: 0...8, using: &random)).map { _ in path(names) }
            let all = TokenPatterns(patterns)
            #expect(all.isEmpty == patterns.isEmpty)
            for _ in 0..<10 {
                let path = TokenPath(path(["a", "b", "ab"]))
                #expect(
                    all.matches(path) == patterns.contains { TokenPattern($0).matches(path) }, "\(path) in \(patterns)")
            }
        }
    }
}
