import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource

/// Walks over each language of all tables once: all that reads its texts follows one another, as long as they are near.
struct LanguageWalks: Sendable {
    private let columns: [ColumnSite]
    /// Those whose texts are of interest; nil for all.
    private let languages: Set<LanguageTag>?
    private let texts: TextPass
    private let controls: ControlPass
    private let letters: LetterPass
    private let hygiene: HygienePass
    /// The rules about how texts are written whose findings are not remembered.
    private let wideHygiene: HygienePass
    private let originals: [ObjectIdentifier: [TextFacts?]]
    private let forms: FormsPass
    private let custom: CustomRulePass
    private let rules: [any ColumnRule.Type]
    private let placeholders: PlaceholderPass
    private let surveys: [ObjectIdentifier: PlaceholderTable]
    private let reaches: PluralReaches
    private let memory: JudgementMemory?
    private let project: Project

    init(
        _ tables: [TableSite], _ active: ActiveRules, _ custom: CustomRulePass, _ placeholders: PlaceholderPass,
        _ languages: Set<LanguageTag>?, _ project: Project
    ) {
        columns = tables.flatMap { table in
            table.table.columns.indices.map { ColumnSite(table: table, columnIndex: $0) }
                .filter { !$0.isCovered(in: project) }
        }
        self.languages = languages
        texts = TextPass(active)
        controls = ControlPass(active.control)
        letters = LetterPass(active.letters)
        hygiene = HygienePass(rules: active.hygiene)
        wideHygiene = HygienePass(rules: active.hygiene.filter { $0.looksAtOtherLanguages })
        originals = hygiene.originals(of: tables)
        forms = FormsPass(active.forms)
        self.custom = custom
        rules = active.column
        self.placeholders = placeholders
        surveys = placeholders.tables(of: tables)
        reaches = PluralReaches(of: columns.lazy.map(\.column).filter { !$0.fragment.forms.isEmpty }.map(\.tag))
        // What is kept of some languages would be taken for all the next time.
        memory = languages == nil ? project.memory?.judgements : nil
        self.project = project
    }

    /// What one walk has found.
    private struct Walk: Sendable {
        let site: ColumnSite
        var leads: PlaceholderLeads?
        /// What the texts of the language and of the source language tell.
        var texts = Findings()
        /// What needs a look at other languages, or has places there.
        var others = Findings()
    }

    private struct PlaceholderWork: Sendable {
        let leads: PlaceholderLeads
        let formatted: Set<KeyID>
    }

    /// What all walks find.
    /// - Parameter jobs: how many languages are looked at together, from 1.
    func findings(jobs: Int) async -> [Findings] {
        var new = WalkMemory(project, replacements: placeholders.replacements)
        let last: WalkMemory? = memory?.value(of: project)
        let known = last?.known(of: columns, beside: new) ?? new
        let entries = columns.reduce(0) { $0 + $1.column.fragment.entries.count }
        let walks = await Parallel.map(columns, jobs: Parallel.jobs(jobs, for: entries, least: 10_000)) {
            walk($0, known)
        }
        // Whether a percent sign is worth a word depends on all languages, so that it is told when all have been walked over.
        let leads = walks.compactMap(\.leads)
        let formatted = PlaceholderPass.formattedKeys(leads)
        let work = leads.filter { !$0.isEmpty && isWanted($0.site) }.map {
            PlaceholderWork(leads: $0, formatted: formatted[ObjectIdentifier($0.site.table)] ?? [])
        }
        let amount = work.reduce(0) { $0 + $1.leads.texts.count + $1.leads.keys.count + $1.leads.site.forms }
        let found = await Parallel.map(work, jobs: Parallel.jobs(jobs, for: amount, least: 1_000)) { work in
            known.placeholders(of: work.leads.site, formatted: work.formatted)
                ?? placeholders.findings(work.leads, formatted: work.formatted)
        }
        if let memory {
            for walk in walks { new.keep(texts: walk.texts, of: walk.site) }
            for (work, findings) in zip(work, found) {
                new.keep(placeholders: findings, of: work.leads.site, formatted: work.formatted)
            }
            memory.keep(new, of: project)
        }
        return walks.flatMap { [$0.texts, $0.others] } + found
    }

    private func walk(_ site: ColumnSite, _ known: WalkMemory) -> Walk {
        var walk = Walk(site: site)
        let reach = reaches[site.column.tag]
        // How other languages use a key says something about this one.
        walk.leads = surveys[ObjectIdentifier(site.table)].map { PlaceholderLeads(site, $0, reach) }
        guard isWanted(site) else { return walk }
        if let texts = known.texts(of: site) {
            walk.texts = texts
            wideHygiene.run(site, originals[ObjectIdentifier(site.table)] ?? [], into: &walk.others)
        } else {
            for finding in readTexts(of: site, reach).diagnostics {
                let isWide = wideHygiene.rules.contains { $0.rule.id == finding.id }
                if isWide { walk.others.add(finding) } else { walk.texts.add(finding) }
            }
        }
        for rule in rules where rule.looksAtOtherLanguages { rule.check(site, into: &walk.others) }
        return walk
    }

    private func readTexts(of site: ColumnSite, _ reach: PluralReach?) -> Findings {
        var findings = Findings()
        texts.run(site, into: &findings)
        controls.run(site, into: &findings)
        letters.run(site, into: &findings)
        hygiene.run(site, originals[ObjectIdentifier(site.table)] ?? [], into: &findings)
        forms.run(site, reach, into: &findings)
        custom.run(site, into: &findings)
        MessagePass.run(site, placeholders, into: &findings)
        for rule in rules where !rule.looksAtOtherLanguages { rule.check(site, into: &findings) }
        return findings
    }

    private func isWanted(_ site: ColumnSite) -> Bool { languages?.contains(site.column.tag) ?? true }
}

extension ColumnSite {
    /// Whether it is an interface file whose texts a file beside it has as well, and readers see that file's.
    fileprivate func isCovered(in project: Project) -> Bool {
        project.isInterface(column.fragment.source.path) && !isSource
    }

    /// How many entries have several texts.
    fileprivate var forms: Int { column.fragment.forms.count }
}
