import L10nCatalog
import L10nSource

/// Tables without a source language that hold the keys of another table of their bundle: its translations under a name that
/// no code asks for.
struct MisnamedTables {
    private let candidates: [TableSite]
    /// The candidates that have a key, by their numbers. Not by texts, which take composed and decomposed letters for the same.
    private var holders: [[UInt8]: [Int]] = [:]
    /// Those that are the translations of a table, by its name.
    private var translations: [String: TableSite] = [:]
    private var names: Set<String> = []
    /// The tables whose names are the same but for case.
    private let twins: [String: [TableSite]]

    /// - Parameter sites: the tables of a bundle.
    init(_ sites: [TableSite]) {
        candidates = sites.filter {
            $0.sourceLanguage == nil && !$0.table.hasNoLanguage && $0.keyConvention.sourcePlace != .xcodeFile
        }
        twins = Dictionary(grouping: sites) { $0.table.name.lowercased() }
        if candidates.isEmpty { return }
        for (number, candidate) in candidates.enumerated() {
            let keys = candidate.table.keys
            for id in keys.ids { holders[Array(keys[id].utf8), default: []].append(number) }
        }
        for site in sites {
            guard let source = site.sourceLanguage, let other = find(site, source) else { continue }
            translations[site.table.name] = other
            names.insert(other.table.name)
        }
    }

    func contains(_ site: TableSite) -> Bool { names.contains(site.table.name) }

    func translations(of site: TableSite) -> TableSite? { translations[site.table.name] }

    /// The table that has most of the keys of another one, and little else.
    private func find(_ site: TableSite, _ source: TableLanguage) -> TableSite? {
        let keys = site.table.keys
        var common: [Int: Int] = [:]
        for id in keys.ids where source.hasEntry(for: id) {
            for number in holders[Array(keys[id].utf8)] ?? [] { common[number, default: 0] += 1 }
        }
        let found = common.filter { number, count in
            count * 2 >= candidates[number].table.keys.count && count * 2 >= keys.count
        }
        return found.keys.min().map { candidates[$0] }
    }

    /// The finding about a table whose name is that of a table with more languages but for case: a look-up asks for one of the
    /// two names, and a disk of a Mac takes both for one file.
    func finding(_ site: TableSite, _ source: TableLanguage) -> Diagnostic? {
        let twin = twins[site.table.name.lowercased()]?.first {
            $0.table.name != site.table.name && $0.languages.count > site.languages.count
        }
        return twin.flatMap { twin in
            twin.sourceLanguage.map { other in
                Diagnostic(
                    .missingLocale.at(.warning),
                    "table \(Wording.quoted(site.table.name)) is called as \(Wording.quoted(twin.table.name)) is but for case; "
                        + "move its texts there", at: source.start, cause: "case-of-the-table",
                    subject: Subject(layer: site.layer.name, table: site.table.name),
                    notes: [DiagnosticNote("the other table", at: other.start)])
            }
        }
    }
}
