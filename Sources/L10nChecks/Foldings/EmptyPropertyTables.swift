import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import L10nUsage

/// Says of an empty table of an app's properties that nothing is lost where the property list has the texts: the system takes
/// those for readers of the source language.
enum EmptyPropertyTables: UsageFolding {
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, of project: Project) -> [Diagnostic] {
        guard findings.contains(where: isAbout) else { return findings }
        var answered: Set<String> = []
        for (number, site) in usage.tables.enumerated() where site.table.name == InfoPropertyList.table {
            let keys = Set(site.translations.flatMap(\.fragment.entries).filter(\.isUsable).map(\.key))
            let isAnswered = keys.allSatisfy { key in
                usage.index.uses(of: key.index, in: number).contains { $0.kind == .optional }
            }
            guard isAnswered else { continue }
            for column in site.table.columns where column.tag == site.sourceTag {
                answered.insert(column.fragment.source.path)
            }
        }
        return findings.map { finding in
            guard isAbout(finding), answered.contains(finding.span.file) else { return finding }
            var kept = finding
            kept.severity = .warning
            kept.message = "the file is empty, and the property list has its texts; delete it or add a comment"
            return kept
        }
    }

    private static func isAbout(_ finding: Diagnostic) -> Bool {
        finding.rule == .emptyFile && finding.severity == .error
    }
}
