import L10nCatalog

/// Tables without a source language that hold the keys of another table of their bundle: its translations under a name that
/// no code asks for.
struct MisnamedTables {
    private let candidates: [TableSite]
    /// Those that are the translations of a table, by its name.
    private var translations: [String: TableSite] = [:]
    private var names: Set<String> = []

    /// - Parameter sites: the tables of a bundle.
    init(_ sites: [TableSite]) {
        candidates = sites.filter {
            $0.sourceLanguage == nil && !$0.table.hasNoLanguage && $0.keyConvention.sourcePlace != .xcodeFile
        }
        if candidates.isEmpty { return }
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
        candidates.first { other in
            let keys = other.table.keys
            // Most tables differ in size already.
            guard max(keys.count, site.table.keys.count) <= 2 * min(keys.count, site.table.keys.count) else {
                return false
            }
            let common = keys.ids.count { id in
                site.table.keys.find(keys[id]).map { source.hasEntry(for: $0) } ?? false
            }
            return common > 0 && common * 2 >= keys.count && common * 2 >= site.table.keys.count
        }
    }
}
