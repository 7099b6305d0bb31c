import L10nSource
import L10nStrings

/// Makes one finding of one mistake (PRI-7): where a run time stops reading because of a mistake that has a finding of its
/// own, what is lost becomes a note of that.
enum SyntaxConsequences {
    private static let stop: Rule = .truncatedStringsFile

    /// The findings of the parsers, in their order, without those that only follow from another one.
    static func folded(_ findings: [Diagnostic], _ sources: [String: SourceFile]) -> [Diagnostic] {
        let findings = joiningConflicts(findings, sources)
        guard findings.contains(where: { $0.rule == stop }) else { return findings }
        var folded = findings
        var isFolded = [Bool](repeating: false, count: findings.count)
        for (index, finding) in findings.enumerated() where finding.rule == stop && finding.cause == "truncated" {
            guard let cause = findings.indices.last(where: { explains(findings[$0], finding) }) else { continue }
            folded[cause].notes += finding.notes
            isFolded[index] = true
        }
        return zip(folded, isFolded).filter { !$0.1 }.map(\.0)
    }

    /// The findings with one for each merge conflict: its other marker lines become notes of the first.
    private static func joiningConflicts(_ findings: [Diagnostic], _ sources: [String: SourceFile]) -> [Diagnostic] {
        let marker: Rule = .conflictMarker
        guard findings.contains(where: { $0.rule == marker }) else { return findings }
        var joined: [Diagnostic] = []
        // By file, the conflict whose end has not come yet.
        var open: [String: Int] = [:]
        for finding in findings {
            let start = Int(finding.span.range.lower)
            guard finding.rule == marker, let bytes = sources[finding.span.file]?.bytes, start < bytes.count else {
                joined.append(finding)
                continue
            }
            if bytes[start] != UInt8(ascii: "<"), let first = open[finding.span.file] {
                joined[first].notes.append(DiagnosticNote("another marker line", at: finding.span))
                joined[first].notes += finding.notes
            } else {
                open[finding.span.file] = joined.count
                joined.append(finding)
            }
            if bytes[start] == UInt8(ascii: ">") { open[finding.span.file] = nil }
        }
        return joined
    }

    /// Whether another mistake stands at the very place, or a comment inside a comment before a stray end of one.
    private static func explains(_ cause: Diagnostic, _ stop: Diagnostic) -> Bool {
        guard cause.span.file == stop.span.file else { return false }
        if cause.rule != Self.stop { return cause.span.range.lower == stop.span.range.lower }
        return cause.cause == "nested-comment" && cause.span.range.lower < stop.span.range.lower
    }
}
