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
        var known: [Kind: Int] = [:]
        for finding in errors(before) { known[Kind(finding), default: 0] += 1 }
        for finding in errors(after) {
            let kind = Kind(finding)
            if let count = known[kind], count > 0 {
                known[kind] = count - 1
            } else {
                self.errors.append(finding)
                files.insert(finding.span.file)
            }
        }
        let readable = Set(before.project.errors.map(\.path))
        files.formUnion(after.project.errors.map(\.path).filter { !readable.contains($0) })
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

        init(_ finding: Diagnostic) {
            rule = finding.id
            file = finding.span.file
        }
    }
}
