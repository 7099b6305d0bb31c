import L10nSource
import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct AliasCycleTests {
    private static func cycle(_ names: [String]) -> AliasCycle? {
        AliasCycle(
            names.enumerated().map { index, name in
                let span = SourceSpan(file: "a", range: SourceRange(at: index))
                return AliasCycle.Member(name: TokenPath(name), span: span)
            })
    }

    @Test func `it is the same finding wherever it is entered`() throws {
        for (names, least) in [(["b", "c", "a"], 2), (["a", "b", "c"], 0), (["c", "a", "b"], 1)] {
            let cycle = try #require(Self.cycle(names))
            #expect(cycle.least == least)
            #expect(cycle.finding.problem == "'a' → 'b' → 'c' → 'a'")
            #expect(cycle.finding.advice == "give one of them a value")
            #expect(cycle.finding.span.range.lower == UInt32(least))
            #expect(cycle.finding.notes.map(\.message) == ["'b' is part of it", "'c' is part of it"])
        }
    }

    @Test func `a token may refer to itself`() throws {
        let finding = try #require(Self.cycle(["a"])).finding
        #expect("\(finding.problem); \(finding.advice)" == "'a' refers to itself; give it a value")
        #expect(finding.notes.isEmpty)
    }

    @Test func `of more than five tokens four are named`() throws {
        let finding = try #require(Self.cycle(["a", "b", "c", "d", "e", "f"])).finding
        #expect(finding.problem == "'a' → 'b' → 'c' → 'd' → … → 'a'")
        #expect(finding.notes.count == 5)
    }
}
