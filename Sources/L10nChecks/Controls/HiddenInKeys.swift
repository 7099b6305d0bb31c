import L10nCatalog
import L10nSource
import MessageChecks

/// Hidden characters in the keys of a file. A key is one name in all its languages, so that it is one finding.
struct HiddenInKeys {
    private let site: ColumnSite

    init(_ site: ColumnSite) {
        self.site = site
    }

    var findings: [Diagnostic] {
        site.column.fragment.entries.filter { $0.keyTraits.hasAny(of: .unseen) && $0.isUsable }.compactMap(finding)
    }

    /// The finding stands at the source language, else at the first one that has the key.
    private func finding(_ entry: CatalogEntry) -> Diagnostic? {
        let fragment = site.column.fragment
        let path = fragment.source.path
        let columns = site.table.table.columns.filter { $0.entry(for: entry.key) != nil }
        let first = site.table.table.source.flatMap { $0.entry(for: entry.key) == nil ? nil : $0 } ?? columns.first
        guard let first, first.fragment.source.path == path, first.tag == site.column.tag,
            let scalar = fragment.withKey(of: entry, { ControlScan.firstHidden(in: $0)?.scalar })
        else { return nil }
        // The languages of a catalog share the key.
        let removals = columns.filter { $0.fragment.source.path != path || $0.tag == first.tag }.flatMap {
            Self.removals(of: entry.key, in: $0)
        }
        let others = columns.filter { $0.fragment.source.path != path }
        return Diagnostic(
            .hiddenControlInSource, HiddenCharacters.message("key", scalar), at: fragment.source.span(entry.keyRange),
            subject: site.table.subject(key: entry.key),
            notes: others.prefix(HiddenCharacters.mostNotes).compactMap { column in
                column.entry(for: entry.key).map {
                    DiagnosticNote("the same key in \(column.tag)", at: column.fragment.source.span($0.keyRange))
                }
            },
            fixes: HiddenCharacters.fixes(removals))
    }

    private static func removals(of key: KeyID, in column: CatalogColumn) -> [Edit] {
        guard let entry = column.entry(for: key), entry.keyTraits.lacks(.escape) else { return [] }
        return HiddenCharacters(in: entry.keyRange.indices, of: column.fragment.source).removals
    }
}
