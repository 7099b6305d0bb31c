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
        let numbers = candidates(usage, project)
        // Where nothing that is read asks for any text, what asks is not here.
        guard !numbers.isEmpty, usage.index.matches.contains(where: { !$0.keys.isEmpty }) else { return }
        let standings = KeyStandings(usage, project)
        let bundles = Dictionary(grouping: usage.tables) { place(of: $0) }
        var misnamed: [[String]: MisnamedTables] = [:]
        for number in numbers {
            let site = usage.tables[number]
            let isIdle = site.table.keys.ids.allSatisfy { key in
                switch standings.standing(of: key, in: number) {
                case .unused, .mentioned: true
                case .used, .named, .unjudged: false
                }
            }
            guard isIdle else { continue }
            let bundle = place(of: site)
            let others = misnamed[bundle] ?? MisnamedTables(bundles[bundle] ?? [])
            misnamed[bundle] = others
            guard !others.contains(site) else { continue }
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

    /// The numbers of the tables that less than half of the languages beside them have, and that nothing names.
    private static func candidates(_ usage: ProjectUsage, _ project: Project) -> [Int] {
        // The languages of each bundle.
        var languages: [[String]: Set<LanguageTag>] = [:]
        let found = usage.tables.indices.filter { number in
            let site = usage.tables[number]
            guard mayBeLeftOver(site, project) else { return false }
            let bundle = place(of: site)
            let around = languages[bundle] ?? Set(site.bundle.tables.flatMap { $0.columns.map(\.tag) })
            languages[bundle] = around
            return around.contains(site.sourceTag) && Set(site.table.columns.map(\.tag)).count * 2 < around.count
        }
        // Of a table that code asks for nobody may be able to tell the name by reading.
        if found.isEmpty || usage.dynamic.contains(where: { $0.table == .any }) { return [] }
        let named = names(among: Set(found.map { usage.tables[$0].table.name }), usage, project)
        return found.filter { !named.contains(usage.tables[$0].table.name) }
    }

    private static func place(of site: TableSite) -> [String] { [site.layer.name, site.bundle.path] }

    /// Whether no file has its source texts. Where those may stand in code, `missing-locale` tells it.
    private static func mayBeLeftOver(_ site: TableSite, _ project: Project) -> Bool {
        guard site.sourceLanguage == nil, !site.table.columns.isEmpty, !site.table.hasNoLanguage,
            !site.holdsInformation, project.isRequested(site.table)
        else { return false }
        if case .unknown = site.keyConvention.sourcePlace { return false }
        return true
    }

    /// Those of the names that code names, or that are a file's: of an interface file or a definition of intents, also one in a
    /// folder of its own or that was passed over.
    private static func names(among wanted: Set<String>, _ usage: ProjectUsage, _ project: Project) -> Set<String> {
        var names: Set<String> = []
        func note(_ name: String) { if wanted.contains(name) { names.insert(name) } }
        for lookup in usage.dynamic { if case .named(let name) = lookup.table { note(name) } }
        for use in usage.index.uses {
            if use.kind == .mention {
                if let text = use.key.literal { note(text) }
            } else if case .named(let name) = use.table {
                note(name)
            }
        }
        let paths = usage.sources.files.map(\.path) + usage.sources.unread + project.leftOut.map(\.path)
        for path in paths {
            for part in path.split(separator: "/") {
                note(String(part))
                for point in part.utf8.indices where part.utf8[point] == UInt8(ascii: ".") {
                    note(String(part[..<point]))
                }
            }
        }
        return names
    }
}
