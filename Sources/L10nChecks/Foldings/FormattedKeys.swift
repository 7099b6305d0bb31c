import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// Keys that code puts together by a format: one that such a format fits is no misspelling of another.
enum FormattedKeys: UsageFolding {
    /// The findings that count without those about translations that code may ask for so.
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, of project: Project) -> [Diagnostic] {
        guard findings.contains(where: { $0.rule == .orphanTranslation }),
            usage.index.uses.contains(where: { $0.way == KeyPattern.wayOfFormats })
        else { return findings }
        var spans: Set<SourceSpan> = []
        for (number, site) in usage.tables.enumerated() {
            for key in site.table.keys.ids
            where usage.index.uses(of: key.index, in: number).contains(where: { $0.way == KeyPattern.wayOfFormats }) {
                for column in site.translations {
                    guard let entry = column.entry(for: key) else { continue }
                    spans.insert(column.fragment.source.span(entry.keyRange))
                }
            }
        }
        return findings.filter { $0.rule != .orphanTranslation || !spans.contains($0.span) }
    }
}
