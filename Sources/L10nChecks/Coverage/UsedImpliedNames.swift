import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// Names that code asks for, and that a catalog translates and has no source text for, which it then takes the name for. Where
/// others that begin alike have one, it was forgotten: readers of the source language see the name.
extension MissingSourceText: UsageRule {
    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        for (number, site) in usage.tables.enumerated() where project.isRequested(site.table) {
            for (source, entry) in impliedNames(of: site) {
                let key = site.table.keys[entry.key]
                guard let use = usage.bareLookUp(of: entry.key, in: number, project),
                    !usage.tables.contains(where: { hasText(key, in: $0) })
                else { continue }
                findings.add(
                    Diagnostic(
                        rule.at(.error),
                        "\(Wording.quoted(key)) is used in code, and '\(site.sourceTag)' has no text for it; add it",
                        at: source.fragment.source.span(entry.keyRange), cause: "used",
                        subject: site.subject(key: entry.key, column: source),
                        notes: [DiagnosticNote("it is used here", at: use.span)]))
            }
        }
    }

    private static func impliedNames(of site: TableSite) -> [(CatalogColumn, CatalogEntry)] {
        let sources = site.table.columns.filter { $0.tag == site.sourceTag }
        guard sources.count == 1, let source = sources.first else { return [] }
        var beginnings: Set<Substring> = []
        var names: [(beginning: Substring, entry: CatalogEntry)] = []
        for entry in source.fragment.entries where entry.isUsable && !entry.flags.contains(.isNotTranslated) {
            let key = site.table.keys[entry.key]
            guard let point = key.firstIndex(of: "."), KeyShape(key) == .identifier else { continue }
            if entry.flags.contains(.isImplied) {
                // One that code asks for all the same is told of by its state.
                if entry.state == .stale { continue }
                names.append((key[..<point], entry))
            } else {
                beginnings.insert(key[..<point])
            }
        }
        return names.filter {
            beginnings.contains($0.beginning) && !site.isOverride($0.entry.key) && isTranslated($0.entry.key, in: site)
        }.map { (source, $0.entry) }
    }

    private static func isTranslated(_ key: KeyID, in site: TableSite) -> Bool {
        site.translations.contains { column in
            guard let entry = column.entry(for: key), entry.isUsable, !entry.flags.contains(.isImplied) else {
                return false
            }
            return entry.formsNumber != 0 || !["", site.table.keys[key]].contains(column.fragment.text(of: entry))
        }
    }

    /// Whether a table has a source text of a key, as it may be the one that is meant.
    private static func hasText(_ key: String, in site: TableSite) -> Bool {
        guard let id = site.table.keys.find(key) else { return false }
        return site.table.columns.contains { column in
            column.tag == site.sourceTag && column.entry(for: id).map { !$0.flags.contains(.isImplied) } ?? false
        }
    }
}
