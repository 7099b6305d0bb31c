import L10nSource

/// Makes one finding of one mistake (P-7): where a run time stops reading because of a mistake that has a finding of its
/// own, what is lost becomes a note of that.
enum SyntaxConsequences {
    private static let stop: RuleID = "truncated-strings-file"

    /// The findings of the parsers, in their order, without those that only follow from another one.
    static func folded(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard findings.contains(where: { $0.id == stop }) else { return findings }
        var folded = findings
        var isFolded = [Bool](repeating: false, count: findings.count)
        for (index, finding) in findings.enumerated() where finding.id == stop && finding.cause == "truncated" {
            guard let cause = findings.indices.last(where: { explains(findings[$0], finding) }) else { continue }
            folded[cause].notes += finding.notes
            isFolded[index] = true
        }
        return zip(folded, isFolded).filter { !$0.1 }.map(\.0)
    }

    /// Whether another mistake stands at the very place, or a comment inside a comment before a stray end of one.
    private static func explains(_ cause: Diagnostic, _ stop: Diagnostic) -> Bool {
        guard cause.span.file == stop.span.file else { return false }
        if cause.id != Self.stop { return cause.span.range.lower == stop.span.range.lower }
        return cause.cause == "nested-comment" && cause.span.range.lower < stop.span.range.lower
    }
}
