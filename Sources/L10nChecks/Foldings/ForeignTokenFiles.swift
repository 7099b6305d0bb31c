import L10nProject
import L10nSource
import TokenTools

/// Makes one finding of a token file that was written for another tool (PRI-7): it is to be imported, not mended line by line.
enum ForeignTokenFiles: Folding {
    /// All findings of a run, those about such a file but one left out. Without the rule that tells of it, such a file would
    /// be called clean.
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        guard facts.settings.runs(.unknownTokenType) else { return findings }
        let sources = facts.project.sources
        var types: [String: [Diagnostic]] = [:]
        for finding in findings where finding.rule == .unknownTokenType && isForeign(finding, sources) {
            types[finding.span.file, default: []].append(finding)
        }
        guard !types.isEmpty else { return findings }
        // A file that is read leniently has been accepted as it is.
        let old = Set(
            findings.lazy.filter { $0.rule == .legacyTokenSyntax && $0.severity == .error }.map(\.span.file))
        var kept = findings.filter { finding in
            guard let foreign = types[finding.span.file] else { return true }
            if old.contains(finding.span.file) { return finding.rule.area != .tokens }
            return foreign.count == 1 || finding.rule != .unknownTokenType || !isForeign(finding, sources)
        }
        for (path, foreign) in types where old.contains(path) || foreign.count > 1 {
            kept.append(finding(foreign, sources, isOld: old.contains(path)))
        }
        return kept
    }

    private static func isForeign(_ finding: Diagnostic, _ sources: [String: SourceFile]) -> Bool {
        ImportTypeName.isOfTokensStudio(name(finding, sources))
    }

    /// The type as the file writes it.
    private static func name(_ finding: Diagnostic, _ sources: [String: SourceFile]) -> String {
        sources[finding.span.file]?.text(finding.span.range).filter { $0 != "\"" } ?? ""
    }

    private static func finding(
        _ foreign: [Diagnostic], _ sources: [String: SourceFile], isOld: Bool
    ) -> Diagnostic {
        let first = foreign.min { $0.span.range.lower < $1.span.range.lower } ?? foreign[0]
        let name = Wording.quoted(name(first, sources))
        let what =
            isOld
            ? "the file is written for Tokens Studio, as its type \(name) shows"
            : "\(foreign.count) types are those of Tokens Studio, such as \(name)"
        var finding = first
        finding.message = what + "; bring it into the format with 'stateview-l10n tokens import --from tokens-studio'"
        finding.notes = []
        finding.fixes = []
        finding.subject = Subject()
        return finding
    }
}
