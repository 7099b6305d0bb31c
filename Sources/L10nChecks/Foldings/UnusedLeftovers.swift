import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// Says of a key without a source text, which nothing asks for, that its translations are left over.
enum UnusedLeftovers: Folding {
    /// The findings with those about keys that users would read as what they are where nothing asks for the key: what was
    /// left of it, which no further language needs.
    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        guard let usage = facts.usage, facts.settings.runs(.unusedKey),
            findings.contains(where: { $0.rule == .rawKeyWouldShow || $0.cause == SourcelessTranslations.cause })
        else { return findings }
        let project = facts.project
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
