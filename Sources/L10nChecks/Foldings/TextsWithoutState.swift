import L10nFormats
import L10nSource

/// Makes one finding of the texts of a String Catalog that have no state (X-17), where none of several has one: somebody wrote the file by
/// hand, and what is to be done is the same for all.
enum TextsWithoutState: Folding {
    /// Fewer are told each by itself.
    private static let least = 4
    /// So many further places are named.
    private static let most = 5

    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        let places = Dictionary(grouping: findings.filter(isAbout), by: \.span.file).filter { $0.value.count >= least }
        if places.isEmpty { return findings }
        var told: Set<String> = []
        return findings.compactMap { finding in
            guard isAbout(finding), let all = places[finding.span.file] else { return finding }
            guard told.insert(finding.span.file).inserted else { return nil }
            var one = finding
            one.message = "\(Wording.count(all.count, "text", "texts")) here have no 'state'; add it to each"
            one.notes += all.dropFirst().prefix(most).map { DiagnosticNote($0.message, at: $0.span) }
            return one
        }
    }

    private static func isAbout(_ finding: Diagnostic) -> Bool {
        finding.rule == .invalidVariationNesting && finding.cause == XCStringsNames.withoutState
    }
}
