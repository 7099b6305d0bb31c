import L10nCatalog
import L10nChecks
import L10nProject
import L10nSource
import L10nUsage

/// Each key of a project with what uses it.
struct KeyReport {
    enum Part {
        case all
        case unused
        case undefined
    }

    struct Key {
        let name: String
        let place: SourceSpan?
        let standing: KeyStanding
    }

    struct Table {
        let name: String
        let bundle: String
        let layer: String
        let keys: [Key]
    }

    let tables: [Table]
    let undefined: [UndefinedKeys.Group]
    let dynamic: [DynamicLookup]

    init(_ usage: ProjectUsage, _ project: Project, _ part: Part) {
        let standings = KeyStandings(usage, project)
        tables =
            part == .undefined
            ? []
            : usage.tables.indices.compactMap { number in
                let site = usage.tables[number]
                let keys = site.table.keys.ids.compactMap { key -> Key? in
                    let standing = standings.standing(of: key, in: number)
                    guard part == .all || standing.isUnused else { return nil }
                    let entry = site.source(of: key)
                    return Key(name: site.table.keys[key], place: entry?.keySpan, standing: standing)
                }
                let hasNone = keys.isEmpty && part == .unused
                return hasNone
                    ? nil
                    : Table(
                        name: site.table.name, bundle: site.bundle.path, layer: site.layer.name,
                        keys: keys.sorted { $0.name < $1.name })
            }
        undefined = part == .unused ? [] : UndefinedKeys(usage, project).groups
        dynamic = part == .all ? usage.dynamic : []
    }
}

extension KeyStanding {
    var isUnused: Bool { if case .unused = self { true } else { false } }

    /// What reports call it.
    var name: String {
        switch self {
        case .used: "used"
        case .named: "named"
        case .mentioned: "mentioned"
        case .unused: "unused"
        case .unjudged: "unjudged"
        }
    }

    var uses: [KeyUse] {
        switch self {
        case .used(let uses), .mentioned(let uses): uses
        case .named, .unused, .unjudged: []
        }
    }

    var reason: String? {
        switch self {
        case .named(let reason), .unjudged(let reason): reason
        case .used, .mentioned, .unused: nil
        }
    }
}
