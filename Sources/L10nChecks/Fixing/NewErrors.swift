import L10nProject
import L10nSource

/// The errors of a project that were not there before it was changed.
///
/// Who mends what kept a file from being read sees for the first time what it holds. That is no harm; only a file that reads
/// worse is.
struct NewErrors {
    private var errors: [Diagnostic] = []
    private var files: Set<String> = []

    /// - Parameter isAboutSyntax: whether all that was changed kept files from being read.
    init(from before: FixRun.Judgement, to after: FixRun.Judgement, isAboutSyntax: Bool) {
        func errors(_ judgement: FixRun.Judgement) -> [Diagnostic] {
            judgement.all.filter { $0.severity == .error && (!isAboutSyntax || $0.rule.area == .syntax) }
        }
        // Those of the same text first: else one that was there is taken for the new one.
        let ofTexts = Self.unmatched(errors(before), errors(after)) { Kind($0, subject: $0.subject) }
        self.errors = Self.unmatched(ofTexts.before, ofTexts.after) { Kind($0, subject: nil) }.after
        files = Set(self.errors.map(\.span.file))
        // A file that cannot be read any more has no finding, and is harm all the same.
        let readable = Set(before.project.errors.map(\.path))
        files.formUnion(after.project.errors.map(\.path).filter { !readable.contains($0) })
    }

    /// What has no counterpart of its kind on the other side.
    private static func unmatched(
        _ before: [Diagnostic], _ after: [Diagnostic], _ kind: (Diagnostic) -> Kind
    ) -> (before: [Diagnostic], after: [Diagnostic]) {
        func without(_ findings: [Diagnostic], _ others: [Diagnostic]) -> [Diagnostic] {
            var known: [Kind: Int] = [:]
            for finding in others { known[kind(finding), default: 0] += 1 }
            return findings.filter { finding in
                guard let count = known[kind(finding)], count > 0 else { return true }
                known[kind(finding)] = count - 1
                return false
            }
        }
        return (without(before, after), without(after, before))
    }

    var first: Diagnostic? { errors.first }

    var isEmpty: Bool { files.isEmpty }

    /// The fixes that may have brought them: those of the same texts, else those of the same files, else all.
    func causes(among fixes: [ChosenFix]) -> [ChosenFix] {
        let inFiles = fixes.filter { choice in choice.fix.edits.contains { files.contains($0.span.file) } }
        let keys = Set(errors.compactMap { $0.subject.key ?? $0.subject.tokenPath ?? $0.subject.stateView })
        let ofTexts = (inFiles.isEmpty ? fixes : inFiles).filter { choice in
            let subject = choice.finding.subject
            return [subject.key, subject.tokenPath, subject.stateView].contains { $0.map(keys.contains) ?? false }
        }
        if !ofTexts.isEmpty { return ofTexts }
        return inFiles.isEmpty ? fixes : inFiles
    }

    /// Errors are counted by rule and file: what an error is called may change with the text around it.
    private struct Kind: Hashable {
        let rule: RuleID
        let file: String
        let subject: Subject?

        init(_ finding: Diagnostic, subject: Subject?) {
            rule = finding.id
            file = finding.span.file
            self.subject = subject
        }
    }
}
