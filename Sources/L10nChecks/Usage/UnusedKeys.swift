import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// The keys of a table by what the sources do with them.
struct UnusedKeys {
    /// What nothing asks for.
    private(set) var unused: [TextSite] = []
    /// The same of keys without a source text: leftovers of translations.
    private(set) var leftovers: [KeyID] = []
    /// What a text of code is the same as, and nothing looks up, with the place of that text.
    private(set) var mentioned: [(source: TextSite, place: SourceSpan)] = []
    private(set) var used = 0

    init(_ site: TableSite, number: Int, _ standings: KeyStandings) {
        for key in site.table.keys.ids {
            let source = site.source(of: key)
            // Xcode has told so already (`stale-entry`).
            if source?.entry.state == .stale { continue }
            switch (standings.standing(of: key, in: number), source) {
            case (.unused, let source?): unused.append(source)
            case (.unused, nil): leftovers.append(key)
            case (.mentioned(let uses), let source?): mentioned.append((source, uses[0].span))
            case (.used, _?), (.named, _?): used += 1
            case (.mentioned, nil), (.used, nil), (.named, nil), (.unjudged, _): continue
            }
        }
    }

    /// How many keys with a source text nothing asks for.
    var idle: Int { unused.count + mentioned.count }

    /// Whether code asks for next to nothing: what asks is not here.
    var isUsedElsewhere: Bool { used * 10 < idle && idle > 3 }
}

/// Makes one finding of a key that nothing asks for (PRI-7): nobody reads its text in any language, so that what a language
/// lacks is no second mistake.
enum UnusedConsequences {
    /// All findings of a run without those that only follow from a key's being unused.
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, _ project: Project) -> [Diagnostic] {
        let rules: Set<Rule> = [.missingTranslation, .rawKeyWouldShow]
        guard findings.contains(where: { rules.contains($0.rule) }) else { return findings }
        let standings = KeyStandings(usage, project)
        var (unused, leftovers): (Set<SourceSpan>, Set<SourceSpan>) = ([], [])
        for (number, site) in usage.tables.enumerated() where project.isRequested(site.table) {
            let keys = UnusedKeys(site, number: number, standings)
            if keys.isUsedElsewhere { continue }
            unused.formUnion(keys.unused.map(\.keySpan))
            leftovers.formUnion(
                keys.leftovers.flatMap { key in
                    site.translations.compactMap { column in
                        column.entry(for: key).map { column.fragment.source.span($0.keyRange) }
                    }
                })
        }
        return findings.compactMap { finding in
            switch finding.rule {
            case .missingTranslation: unused.contains(finding.span) ? nil : finding
            case .rawKeyWouldShow: leftovers.contains(finding.span) ? leftover(finding) : finding
            default: finding
            }
        }
    }

    /// Nobody reads the key either: its translations are what was left of it.
    private static func leftover(_ finding: Diagnostic) -> Diagnostic {
        Diagnostic(
            .orphanTranslation,
            "\(Wording.quoted(finding.subject.key ?? "")) has translations and no source text, and nothing uses it; "
                + "remove them",
            at: finding.span, subject: finding.subject)
    }
}
