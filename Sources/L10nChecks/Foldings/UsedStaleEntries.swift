import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import L10nUsage

/// Says of a catalog's entry that Xcode does not extract any more, and that code asks for all the same, that it stays: code
/// may look up keys in ways that Xcode does not read.
enum UsedStaleEntries: UsageFolding {
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, of project: Project) -> [Diagnostic] {
        guard findings.contains(where: { $0.rule == .staleEntry }) else { return findings }
        var places: [SourceSpan: SourceSpan] = [:]
        for (number, site) in usage.tables.enumerated() {
            for column in site.table.columns {
                for entry in column.fragment.entries where entry.state == .stale && entry.key != .unassigned {
                    guard let use = use(of: entry.key, in: number, usage) else { continue }
                    // The finding stands at the key with its quotation marks.
                    let key = SourceRange(entry.keyRange.lower - 1, entry.keyRange.upper + 1)
                    places[column.fragment.source.span(key)] = use.span
                }
            }
        }
        return findings.map { finding in
            guard finding.rule == .staleEntry, let place = places[finding.span] else { return finding }
            var used = finding
            used.message =
                "\(Wording.quoted(finding.subject.key ?? "")) is no longer extracted, and code asks for it; mark it manual"
            used.notes.append(DiagnosticNote("it is used here", at: place))
            used.fixes = []
            return used
        }
    }

    /// Adds what languages lack of such entries: their texts are shown, whatever the catalog says.
    static func addMissing(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        for (number, site) in usage.tables.enumerated() where project.isRequested(site.table) {
            guard let source = site.sourceLanguage, source.isIntact else { continue }
            var texts: [(CatalogColumn, CatalogEntry)] = []
            source.forEachText { column, entry in
                guard entry.state == .stale, !site.isOverride(entry.key), column.fragment.isToTranslate(entry),
                    use(of: entry.key, in: number, usage) != nil
                else { return }
                texts.append((column, entry))
            }
            for language in site.languages where language.tag.language != site.sourceTag.language && language.isIntact {
                guard let demand = MissingTranslation.demand(for: language, in: site),
                    MissingLocale.hasText(language, of: source)
                else { continue }
                for (column, entry) in texts where !language.hasEntry(for: entry.key) {
                    findings.add(MissingTranslation.finding(entry, of: column, language, demand, in: site))
                }
            }
        }
    }

    private static func use(of key: KeyID, in table: Int, _ usage: ProjectUsage) -> KeyUse? {
        usage.index.uses(of: key.index, in: table).first { $0.kind == .lookup }
    }
}
