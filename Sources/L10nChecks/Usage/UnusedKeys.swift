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
    /// The same of keys without a source text.
    private var usedLeftovers = 0

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
            case (.used, nil), (.named, nil): usedLeftovers += 1
            case (.mentioned, nil), (.unjudged, _): continue
            }
        }
    }

    /// How many keys with a source text nothing asks for.
    var idle: Int { unused.count + mentioned.count }

    /// Whether code asks for next to nothing: what asks is not here.
    var isUsedElsewhere: Bool { used * 10 < idle && idle > 3 }

    /// The first translations of what nothing asks for in a table without a file of the source language, whose texts stand in
    /// code: it asks for others of the table.
    func leftoverTexts(in site: TableSite) -> [TextSite] {
        guard site.sourceLanguage == nil, site.keyConvention.sourcePlace != .xcodeFile, usedLeftovers > 0,
            usedLeftovers * 10 >= leftovers.count
        else { return [] }
        return leftovers.compactMap { key in
            guard let index = site.table.columns.firstIndex(where: { $0.hasEntry(for: key) }),
                let entry = site.table.columns[index].entry(for: key), entry.isUsable
            else { return nil }
            return TextSite(ColumnSite(table: site, columnIndex: index), entry)
        }
    }
}
