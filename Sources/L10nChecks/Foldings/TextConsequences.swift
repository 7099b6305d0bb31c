import L10nSource

/// Makes one finding of one broken link (PRI-7): its address and its brackets are no mistakes of their own.
enum TextConsequences: Folding {
    private static let explained: Set<Rule> = [.changedURL, .unbalancedBrackets]

    private struct Text: Hashable {
        let file: String
        let subject: Subject

        init(_ finding: Diagnostic) {
            file = finding.span.file
            subject = finding.subject
        }
    }

    /// The findings that count without those that a broken link explains.
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        let broken = Set(findings.lazy.filter { $0.cause == MarkupMismatch.brokenLink }.map(Text.init))
        if broken.isEmpty { return findings }
        return findings.filter { !explained.contains($0.rule) || !broken.contains(Text($0)) }
    }
}
