package import L10nCatalog
package import L10nProject
import L10nSource
package import L10nUsage
import StateViews

/// What the sources of a project say about one key.
package enum KeyStanding: Sendable {
    /// They look it up.
    case used([KeyUse])
    /// Something else asks for it, such as a state view or a pattern of the configuration.
    case named(String)
    /// A text of code is the same, and nothing looks it up (SC-72).
    case mentioned([KeyUse])
    case unused
    /// The system asks for it, or a file was not read that may do so.
    case unjudged(String)
}

/// Tells the standing of keys.
package struct KeyStandings: Sendable {
    private let usage: ProjectUsage
    private let project: Project
    /// The keys that state views ask for.
    private let viewed: Set<String>
    /// The bundles and tables whose sources were read.
    private let isRead: [Bool]

    /// Tables that the system reads by names of its own.
    private static let systemTables: Set<String> = ["AppShortcuts", "ServicesMenu"]

    /// The names of an app or extension, which a build setting may give it where its property list has none.
    private static func isNameOfApp(_ key: String, in table: String) -> Bool {
        table == "InfoPlist" && (key == "CFBundleDisplayName" || key == "CFBundleName")
    }

    package init(_ usage: ProjectUsage, _ project: Project) {
        self.usage = usage
        self.project = project
        viewed = Self.keysOfViews(project)
        isRead = usage.tables.map { Self.isWhollyRead($0, usage, project) }
    }

    package func standing(of key: KeyID, in number: Int) -> KeyStanding {
        let site = usage.tables[number]
        let uses = usage.index.uses(of: key.index, in: number)
        if uses.contains(where: { $0.kind != .mention }) { return .used(uses.filter { $0.kind != .mention }) }
        let name = site.table.keys[key]
        if viewed.contains(name) { return .named("a state view") }
        if site.isOverride(key) { return .named("an override") }
        if project.configuration.keys.dynamic.contains(where: { $0.matches(name) }) { return .named("keys.dynamic") }
        if Self.systemTables.contains(site.table.name) || Self.isNameOfApp(name, in: site.table.name) {
            return .unjudged("the system asks for it")
        }
        if !isRead[number] { return .unjudged("not all of its sources were read") }
        return uses.isEmpty ? .unused : .mentioned(uses)
    }

    /// Whether all files were read that may use keys of the table.
    private static func isWhollyRead(_ site: TableSite, _ usage: ProjectUsage, _ project: Project) -> Bool {
        if usage.sources.unread.isEmpty { return true }
        let folders = project.bundleFolders(with: site.table.name)
        return !usage.sources.unread.contains { path in
            let near = folders.nearest(to: path)
            // A file with no bundle nearby may use any of them.
            return near.isEmpty || near.contains(site.bundle.path)
        }
    }

    private static func keysOfViews(_ project: Project) -> Set<String> {
        var keys: Set<String> = []
        for view in project.stateViews.shown {
            for role in StateViewTextRole.all {
                if case .key(let key, _, _) = view[role] { keys.insert(KeyAliases.key(key) ?? key) }
            }
        }
        return keys
    }
}
