import L10nCatalog
package import L10nProject
package import L10nSource

/// Runs rules over a project.
package enum CheckRun {
    /// All findings with the severities of the settings, sorted by place, rule and subject.
    ///
    /// Languages are looked at in parallel; the result does not depend on how many at a time.
    /// - Parameter jobs: how many languages are looked at together, from 1.
    package static func findings(
        in project: Project, rules: [any CheckRule.Type] = RuleRegistry.all, settings: RuleSettings, jobs: Int = 1
    ) async -> [Diagnostic] {
        let active = ActiveRules(rules.filter { !settings.isDisabled($0.info) })
        let tables = tableSites(of: project)
        var findings = Findings()
        for diagnostic in project.diagnostics { findings.add(diagnostic) }
        for rule in active.project { rule.check(project, into: &findings) }
        for override in project.overrides where !active.override.isEmpty {
            let site = OverrideSite(project, override)
            for rule in active.override { rule.check(site, into: &findings) }
        }
        for table in tables {
            for rule in active.table { rule.check(table, into: &findings) }
        }
        for part in await textFindings(tables, TextPass(active), jobs: jobs) { findings.add(contentsOf: part) }
        return findings.diagnostics
            .compactMap { diagnostic in
                guard let severity = settings.severity(of: diagnostic) else { return nil }
                var diagnostic = diagnostic
                diagnostic.severity = severity
                return diagnostic
            }
    }

    private static func tableSites(of project: Project) -> [TableSite] {
        let layers = project.catalog.layers
        return layers.indices.filter { !layers[$0].isEmbedded }.flatMap { layer in
            layers[layer].bundles.indices.flatMap { bundle in
                layers[layer].bundles[bundle].tables.indices.map { table in
                    TableSite(project: project, layer: layer, bundle: bundle, table: table)
                }
            }
        }
    }

    private static func textFindings(_ tables: [TableSite], _ pass: TextPass, jobs: Int) async -> [Findings] {
        let columns = tables.flatMap { table in
            table.table.columns.indices.map { ColumnSite(table: table, columnIndex: $0) }
        }
        let entries = columns.reduce(0) { $0 + $1.column.fragment.entries.count }
        return await Parallel.map(columns, jobs: Parallel.jobs(jobs, for: entries, least: 10_000)) { site in
            var findings = Findings()
            pass.run(site, into: &findings)
            return findings
        }
    }
}
