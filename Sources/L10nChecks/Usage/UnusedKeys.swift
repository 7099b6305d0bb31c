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
            let source = site.source(of: key) ?? site.textOfBase(key)
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
    /// The findings that count without translations that are missing of keys that are told to be unused. Whoever accepts
    /// that a key looks unused says that it is used.
    static func folded(_ findings: [Diagnostic]) -> [Diagnostic] {
        // What a text of code is the same as is no more than a note without a fix.
        let unused = Set(findings.lazy.filter { $0.rule == .unusedKey && !$0.fixes.isEmpty }.map(\.span))
        if unused.isEmpty { return findings }
        return findings.filter {
            $0.rule != .missingTranslation && $0.rule != .missingSourceText || !unused.contains($0.span)
        }
    }

    /// The findings with those about keys that users would read as what they are where nothing asks for the key: what was
    /// left of it, which no further language needs.
    static func namingLeftovers(
        _ findings: [Diagnostic], _ usage: ProjectUsage, _ project: Project
    ) -> [Diagnostic] {
        guard findings.contains(where: { $0.rule == .rawKeyWouldShow || $0.cause == SourcelessTranslations.cause })
        else {
            return findings
        }
        let standings = KeyStandings(usage, project)
        var leftovers: Set<SourceSpan> = []
        for (number, site) in usage.tables.enumerated() where project.isRequested(site.table) {
            let keys = UnusedKeys(site, number: number, standings)
            if keys.isUsedElsewhere { continue }
            for key in keys.leftovers {
                for column in site.translations {
                    guard let entry = column.entry(for: key) else { continue }
                    leftovers.insert(column.fragment.source.span(entry.keyRange))
                }
            }
        }
        return findings.compactMap { finding in
            guard leftovers.contains(finding.span) else { return finding }
            if finding.cause == SourcelessTranslations.cause { return nil }
            guard finding.rule == .rawKeyWouldShow else { return finding }
            return Diagnostic(
                .orphanTranslation,
                "\(Wording.quoted(finding.subject.key ?? "")) has translations and no source text, and nothing uses it; "
                    + "remove them", at: finding.span, subject: finding.subject)
        }
    }
}
