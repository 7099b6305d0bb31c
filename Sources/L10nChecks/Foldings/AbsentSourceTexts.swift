import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage

/// Says for certain that a table has no source texts, where code looks up most of the names that lack one and gives none itself:
/// that they may stand in the code, as `missing-locale` notes, is then answered.
enum AbsentSourceTexts: UsageFolding {
    static func folded(_ findings: [Diagnostic], _ usage: ProjectUsage, of project: Project) -> [Diagnostic] {
        guard findings.contains(where: isDoubt) else { return findings }
        let numbers = tablesByFile(usage)
        let asked = Dictionary(
            findings.lazy.filter(isDoubt).compactMap { numbers[$0.span.file] }.map {
                ($0, lookUps(of: $0, usage, project))
            },
            uniquingKeysWith: { first, _ in first })
        let known = namesWithSource(among: Set(asked.values.joined().map(\.key)), usage)
        return findings.map { finding in
            guard isDoubt(finding), let number = numbers[finding.span.file], case let site = usage.tables[number],
                case .unknown(let lacking) = site.keyConvention.sourcePlace,
                case let names = asked[number, default: []].filter({ !known.contains($0.key) }),
                names.count * 2 > lacking, let first = names.first
            else { return finding }
            let keys = names.count == 1 ? "1 key that has" : "\(names.count) keys that have"
            var certain = finding
            certain.severity = .error
            certain.message =
                "code looks up \(keys) no '\(site.sourceTag)' text in table \(Wording.quoted(site.table.name)); add it"
            certain.notes.append(DiagnosticNote("\(Wording.quoted(first.key)) is used here", at: first.use.span))
            return certain
        }
    }

    /// Whether a finding says that the source texts of a table may stand in the code.
    private static func isDoubt(_ finding: Diagnostic) -> Bool {
        finding.rule == .missingLocale && finding.severity == .note && finding.subject.table != nil
    }

    private static func tablesByFile(_ usage: ProjectUsage) -> [String: Int] {
        let files = usage.tables.enumerated().flatMap { number, site in
            site.table.columns.map { ($0.fragment.source.path, number) }
        }
        return Dictionary(files) { first, _ in first }
    }

    /// The names of a table that code looks up and gives no text for.
    private static func lookUps(
        of number: Int, _ usage: ProjectUsage, _ project: Project
    ) -> [(key: String, use: KeyUse)] {
        let site = usage.tables[number]
        return site.table.keys.ids.compactMap { id -> (key: String, use: KeyUse)? in
            let key = site.table.keys[id]
            guard KeyShape(key) == .identifier, !site.isOverride(id),
                let use = usage.bareLookUp(of: id, in: number, project)
            else { return nil }
            return (key: key, use: use)
        }
    }

    /// Those of some names that any table has a source text for.
    private static func namesWithSource(among names: Set<String>, _ usage: ProjectUsage) -> Set<String> {
        var known: Set<String> = []
        if names.isEmpty { return known }
        for site in usage.tables {
            let sources = site.table.columns.filter { $0.tag == site.sourceTag }
            for id in site.table.keys.ids where sources.contains(where: { $0.hasEntry(for: id) }) {
                let key = site.table.keys[id]
                if names.contains(key) { known.insert(key) }
            }
        }
        return known
    }
}
