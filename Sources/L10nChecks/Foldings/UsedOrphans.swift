import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import L10nUsage

/// Says of a key that code asks for and that translations alone have that its source text is missing: readers of the source
/// language see the key, and to remove the translations would take the text from those who have it.
enum UsedOrphans: Folding {
    /// Where a translation of such a key stands.
    private struct Orphan {
        let site: TableSite
        let place: UsageIndex.KeyPlace
        let use: KeyUse

        var isCertain: Bool { UsedOrphans.isCertain(use) }
    }

    /// Whether the key is surely looked up, rather than handed on as a text.
    private static func isCertain(_ use: KeyUse) -> Bool { use.kind == .lookup && use.table != .any }

    static func folded(_ findings: [Diagnostic], _ facts: RunFacts) -> [Diagnostic] {
        guard let usage = facts.usage else { return findings }
        let keys = Set(findings.lazy.filter(isAbout).compactMap(\.subject.key))
        let orphans = keys.isEmpty ? [:] : orphans(of: keys, usage, facts.project)
        let isTold = facts.settings.runs(.missingSourceText)
        if orphans.isEmpty { return findings }
        var told: Set<UsageIndex.KeyPlace> = []
        var named: [Int: Bool] = [:]
        return findings.compactMap { finding in
            guard isAbout(finding), let orphan = orphans[finding.span] else { return finding }
            if orphan.isCertain, isTold {
                guard told.insert(orphan.place).inserted else { return nil }
                let areNames = named[orphan.place.table] ?? wordsAreNames(in: orphan.site)
                named[orphan.place.table] = areNames
                return missing(orphan, areNames, at: finding.span)
            }
            guard finding.rule == .orphanTranslation else { return finding }
            var kept = finding
            kept.fixes = []
            kept.notes.append(DiagnosticNote("code may ask for it here", at: orphan.use.span))
            return kept
        }
    }

    private static func isAbout(_ finding: Diagnostic) -> Bool {
        switch finding.rule {
        case .orphanTranslation: finding.subject.key.map { KeyShape($0) != .interfaceObject } ?? false
        case .missingSourceText, .rawKeyWouldShow: finding.cause == nil
        default: false
        }
    }

    /// The translations of keys that code asks for where no table that it may mean has a source text.
    private static func orphans(
        of keys: Set<String>, _ usage: ProjectUsage, _ project: Project
    ) -> [SourceSpan: Orphan] {
        var uses: [UsageIndex.KeyPlace: KeyUse] = [:]
        for (use, match) in zip(usage.index.uses, usage.index.matches) where !match.keys.isEmpty && !use.hasDefault {
            guard !use.key.parts.contains(.anything),
                match.keys.allSatisfy({ keys.contains(usage.index.tables[$0.table].keys[$0.key]) }),
                match.keys.allSatisfy({ !hasSource($0, usage) }), !project.isTest(use.span.file)
            else { continue }
            for place in match.keys where !(uses[place].map(isCertain) ?? false) {
                if uses[place] == nil || isCertain(use) { uses[place] = use }
            }
        }
        var orphans: [SourceSpan: Orphan] = [:]
        for (place, use) in uses {
            let site = usage.tables[place.table]
            let key = site.keyID(place.key)
            for column in site.translations {
                guard let entry = column.entry(for: key) else { continue }
                orphans[column.fragment.source.span(entry.keyRange)] = Orphan(site: site, place: place, use: use)
            }
        }
        return orphans
    }

    private static func hasSource(_ place: UsageIndex.KeyPlace, _ usage: ProjectUsage) -> Bool {
        let site = usage.tables[place.table]
        let key = site.keyID(place.key)
        return site.table.columns.contains { $0.tag == site.sourceTag && $0.hasEntry(for: key) }
    }

    /// Whether single words of a table are names, as each that has a source text has another one than itself.
    private static func wordsAreNames(in site: TableSite) -> Bool {
        var count = 0
        for column in site.table.columns where column.tag == site.sourceTag {
            for entry in column.fragment.entries where entry.isUsable && entry.formsNumber == 0 {
                let key = site.table.keys[entry.key]
                guard KeyShape(key) == .word else { continue }
                if column.fragment.text(of: entry) == key { return false }
                count += 1
            }
        }
        return count > 0
    }

    private static func missing(_ orphan: Orphan, _ wordsAreNames: Bool, at span: SourceSpan) -> Diagnostic {
        let (site, id) = (orphan.site, orphan.site.keyID(orphan.place.key))
        let key = site.table.keys[id]
        let shape = KeyShape(key)
        let isName = shape == .identifier || shape == .word && wordsAreNames
        let source = site.sourceLanguage?.column
        var notes = [DiagnosticNote("it is used here", at: orphan.use.span)]
        if let file = source?.fragment.source {
            notes.append(DiagnosticNote("add it here", at: file.span(SourceRange(at: file.bytes.count))))
        }
        return Diagnostic(
            isName ? .missingSourceText.at(.error) : .missingSourceText,
            "\(Wording.quoted(key)) is used in code, and '\(site.sourceTag)' has no text for it; add it",
            at: span, cause: "used", subject: site.subject(key: id, column: source), notes: notes)
    }
}
