import L10nSource
import L10nSyntax
import Testing

@testable import DesignTokens
@testable import TokenThemes

@Suite struct EvaluationTests {
    /// References of which each has a place of its own.
    private static let references = Array(
        PlainContext.json("[" + (0..<70).map { ##"{ "$ref": "#/r\##($0)" }"## }.joined(separator: ",\n") + "]").elements
    )

    private static func finding(_ problem: String = "wrong") -> TokenFinding {
        let value = references[9]
        return TokenFinding(
            .legacyTokenSyntax, problem, "do", at: value.span, fixes: [Fix("Do", .safe, edits: [Edit(value.span, "")])])
    }

    private var evaluation = Evaluation(of: 7, .strict)

    private mutating func follow(_ indices: [Int]) -> [Bool] {
        indices.map { evaluation.follow(Self.references[$0]) }
    }

    @Test mutating func `a finding stands at its place, through references at the first of them`() {
        evaluation.report(Self.finding())
        #expect(follow([0, 1]) == [true, true])
        evaluation.report(Self.finding())
        evaluation.append(Self.finding())
        evaluation.goBack(to: 0)
        evaluation.report(Self.finding())
        let (own, first) = (Self.references[9].span, Self.references[0].span)
        #expect(evaluation.findings.map(\.span) == [own, first, own, own])
        #expect(evaluation.findings.map(\.fixes.count) == [1, 0, 1, 1])
        #expect(evaluation.findings[1].notes.map(\.span) == [own])
    }

    @Test mutating func `nothing is told while it is silent`() {
        var silent = Evaluation(of: 0, .strict, isSilent: true)
        silent.beginSilence()
        silent.endSilence()
        silent.report(Self.finding())
        #expect(silent.isSilent && silent.findings.isEmpty)
        evaluation.beginSilence()
        evaluation.append(Self.finding())
        evaluation.endSilence()
        #expect(!evaluation.isSilent && evaluation.findings.isEmpty)
    }

    @Test func `what is older syntax elsewhere is none in the dialect of texts (TL-1)`() {
        var evaluation = Evaluation(of: 0, .styleDictionary)
        evaluation.report(Self.finding())
        #expect(evaluation.findings.isEmpty)
    }

    @Test mutating func `references that lead back are one finding at the first of them`() {
        #expect(follow([2, 1, 3, 1]) == [true, true, true, false])
        #expect(evaluation.depth == 3)
        #expect(evaluation.findings.map(\.problem) == ["'#/r1' leads back to itself"])
        #expect(evaluation.findings[0].span == Self.references[1].span)
        #expect(evaluation.findings[0].notes.map(\.span) == [Self.references[3].span])
        evaluation.goBack(to: 1)
        #expect(follow([1]) == [true], "it was left")
    }

    @Test mutating func `more references than the limit in a row are one finding (TG-8)`() {
        #expect(follow(Array(0..<64)) == Array(repeating: true, count: 64))
        #expect(evaluation.findings.isEmpty)
        #expect(follow([64]) == [false])
        #expect(evaluation.findings.map(\.rule.id) == ["input-limit-exceeded"])
    }

    @Test mutating func `what several tokens come to is told once, even in silence`() {
        evaluation.beginSilence()
        evaluation.appendOnce(Self.finding())
        evaluation.appendOnce(Self.finding())
        evaluation.appendOnce(Self.finding("worse"))
        #expect(evaluation.findings.map(\.problem) == ["wrong", "worse"])
    }
}
