import L10nCatalog
package import L10nLocale
package import L10nProject
package import L10nSource

/// Runs rules over a project.
package enum CheckRun {
    /// What the rules find, with the severities of the settings, in no particular order.
    ///
    /// Languages are looked at in parallel; the result does not depend on how many at a time.
    /// - Parameters:
    ///   - jobs: how many languages are looked at together, from 1.
    ///   - isWhole: whether all findings will be reported. Only then is it told which suppressions are of no use; a run
    ///     that leaves rules out, or files that could not be read, never tells.
    ///   - languages: those whose texts are of interest; nil for all. Findings about tables and overrides are there anyway.
    ///   - usage: what the sources say about keys; nil where nobody has read them.
    ///   - today: the day by which deadlines are judged; nil for none, as a rule asks no clock.
    package static func run(
        _ project: Project, rules: [any CheckRule.Type] = RuleRegistry.all, settings: RuleSettings, jobs: Int = 1,
        isWhole: Bool = true, languages: Set<LanguageTag>? = nil, usage: ProjectUsage? = nil,
        today: CalendarDate? = nil
    ) async -> CheckResult {
        let active = ActiveRules(rules.filter { settings.runs($0.rule) })
        let sites = TableSites(project, findsLeftovers: settings.runs(.leftoverTable))
        var findings = Findings()
        for diagnostic in SyntaxConsequences.folded(project.diagnostics, project.sources) { findings.add(diagnostic) }
        for rule in active.project { rule.check(project, into: &findings) }
        if let usage {
            for diagnostic in usage.sources.diagnostics { findings.add(diagnostic) }
            for rule in active.usage { rule.check(usage, of: project, into: &findings) }
            if !settings.isDisabled(.missingTranslation) {
                UsedStaleEntries.addMissing(usage, of: project, into: &findings)
            }
        }
        let placeholders = PlaceholderPass(active.placeholder, project)
        for override in project.overrides where placeholders.isActive || !active.override.isEmpty {
            let site = OverrideSite(project, override)
            for rule in active.override { rule.check(site, into: &findings) }
            placeholders.check(site, into: &findings)
            placeholders.checkMessages(site, into: &findings)
        }
        let codeTexts = usage.map(CodeTexts.init)
        if let usage, let codeTexts {
            placeholders.check(codeTexts, languages, into: &findings)
            if !settings.isDisabled(.missingTranslation) {
                SourcelessTranslations.check(codeTexts, into: &findings)
                SourcelessTranslations.check(usage, besides: codeTexts, into: &findings)
            }
        }
        for leftover in sites.leftovers { findings.add(leftover.finding) }
        for bundle in sites.bundles { for rule in active.bundle { rule.check(bundle, into: &findings) } }
        for part in await tableFindings(sites.tables, active, jobs: jobs) { findings.add(contentsOf: part) }
        ThemePass.run(project, active, today: today, into: &findings)
        StateViewPass.run(project, active, into: &findings)
        let readTables = sites.tables + sites.rivals
        let custom = CustomRulePass(project.configuration, settings: settings)
        let walks = LanguageWalks(readTables, active, custom, placeholders, languages, project)
        for part in await walks.findings(jobs: jobs) { findings.add(contentsOf: part) }

        let facts = RunFacts(
            project: project, settings: settings, tables: readTables, usage: usage, codeTexts: codeTexts)
        var verdicts = VerdictPass(project, usage, settings: settings)
        for diagnostic in Foldings.ofAll.folded(findings.diagnostics, facts) { verdicts.add(diagnostic) }
        // What counts decides how many languages a text is the same in, and where that is told.
        let unchanged = UnchangedTexts.folded(verdicts.withdraw(.unchangedTranslation), facts)
        for diagnostic in unchanged { verdicts.add(diagnostic) }
        if isWhole, !settings.leavesRulesOut, project.errors.isEmpty { verdicts.addUnusedSuppressions() }
        var result = verdicts.result
        result.reported = Foldings.ofReported.folded(result.reported, facts)
        // What is not asked for has decided about the rest until here.
        result.reported = result.reported.filter { settings.isAsked($0) }.map(project.atOrigin)
        result.suppressed = result.suppressed.filter { settings.isAsked($0.diagnostic) }
        return result
    }

    /// The findings of a run that count.
    package static func findings(
        in project: Project, rules: [any CheckRule.Type] = RuleRegistry.all, settings: RuleSettings, jobs: Int = 1
    ) async -> [Diagnostic] {
        await run(project, rules: rules, settings: settings, jobs: jobs).reported
    }

    /// The rules about tables run side by side, as most projects have one table that is larger than all others.
    private static func tableFindings(_ tables: [TableSite], _ active: ActiveRules, jobs: Int) async -> [Findings] {
        let work = tables.flatMap { table in active.table.map { TableWork(table: table, rule: $0) } }
        let entries = tables.reduce(0) { $0 + $1.table.columns.reduce(0) { $0 + $1.fragment.entries.count } }
        return await Parallel.map(work, jobs: Parallel.jobs(jobs, for: entries, least: 50_000)) { work in
            var findings = Findings()
            work.rule.check(work.table, into: &findings)
            return findings
        }
    }

    private struct TableWork: Sendable {
        let table: TableSite
        let rule: any TableRule.Type
    }
}
