import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import L10nUsage

extension OrphanTranslation: UsageRule {
    static var scope: RuleScope { .several([.table(self), .usage(self)]) }

    /// Tables of a few languages that the source language has no file of and that nothing here asks for, as a storyboard
    /// leaves them behind that is gone.
    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings) {
        let candidates = usage.tables.indices.filter { mayBeLeftOver(usage.tables[$0], usage, project) }
        // Where nothing that is read asks for any text, what asks is not here.
        guard !candidates.isEmpty, usage.index.matches.contains(where: { !$0.keys.isEmpty }) else { return }
        let standings = KeyStandings(usage, project)
        for number in candidates where !isNamed(usage.tables[number].table.name, usage) {
            let site = usage.tables[number]
            let isIdle = site.table.keys.ids.allSatisfy { key in
                switch standings.standing(of: key, in: number) {
                case .unused, .mentioned: true
                case .used, .named, .unjudged: false
                }
            }
            let bundle = usage.tables.filter { $0.bundle.path == site.bundle.path && $0.layer.name == site.layer.name }
            guard isIdle, !MisnamedTables(bundle).contains(site) else { continue }
            let languages = Set(site.table.columns.map(\.tag)).count
            findings.add(
                Diagnostic(
                    rule,
                    "table \(Wording.quoted(site.table.name)) is in \(Wording.count(languages, "language", "languages")) and "
                        + "not in '\(site.sourceTag)', and nothing asks for it; remove it",
                    at: site.table.columns[0].fragment.source.span(SourceRange(at: 0)), cause: "table",
                    subject: site.subject(),
                    notes: site.table.columns.dropFirst().prefix(5).map {
                        DiagnosticNote("it is here, too", at: $0.fragment.source.span(SourceRange(at: 0)))
                    }))
        }
    }

    /// Whether less than half of the languages beside it have a table, and no file has its source texts. Where those may stand
    /// in code, `missing-locale` tells it.
    private static func mayBeLeftOver(_ site: TableSite, _ usage: ProjectUsage, _ project: Project) -> Bool {
        guard site.sourceLanguage == nil, !site.table.columns.isEmpty, !site.table.hasNoLanguage,
            !site.holdsInformation, project.isRequested(site.table)
        else { return false }
        if case .unknown = site.keyConvention.sourcePlace { return false }
        let around = Set(site.bundle.tables.flatMap { $0.columns.map(\.tag) })
        guard around.contains(site.sourceTag), Set(site.table.columns.map(\.tag)).count * 2 < around.count else {
            return false
        }
        // An interface file or a definition of intents, also one in a folder of its own or that was passed over.
        let others = usage.sources.files.map(\.path) + usage.sources.unread + project.leftOut.map(\.path)
        return !others.contains { path in path.split(separator: "/").contains { isNamed(site.table.name, $0) } }
    }

    private static func isNamed(_ table: String, _ part: Substring) -> Bool {
        part.hasPrefix(table) && (part.count == table.count || part.dropFirst(table.count).first == ".")
    }

    /// Whether code names the table, or one that nobody can tell by reading.
    private static func isNamed(_ table: String, _ usage: ProjectUsage) -> Bool {
        usage.dynamic.contains { $0.table == .named(table) || $0.table == .any }
            || usage.index.uses.contains { use in
                use.kind == .mention ? use.key.literal == table : use.table == .named(table)
            }
    }
}
