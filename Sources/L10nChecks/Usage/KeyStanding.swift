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
    /// The keys in use, by the names of tables of which the targets of an Xcode project may have several: a source that
    /// two targets build is looked up in either, and reading tells of one.
    private let usedElsewhere: [String: Set<String>]
    /// For each table, a file that may use its keys and was not read; nil where all were.
    private let unread: [String?]
    /// The bundles with a table of an app's properties beside which a property list or build settings were read.
    private let bundlesOfPropertyLists: Set<String>

    /// Tables that the system reads by names of its own.
    private static let systemTables: Set<String> = ["AppShortcuts", "ServicesMenu"]

    /// What the system asks the table of an app's properties for, whether its property list has it or a build setting gives
    /// it; a reason to ask for access is asked for with the access alone.
    private static func isOfApp(_ key: String, in table: String) -> Bool {
        table == InfoPropertyList.table && InfoPropertyList.isKnown(key)
            && !InfoPropertyList.isUsageDescription(key)
    }

    package init(_ usage: ProjectUsage, _ project: Project) {
        self.usage = usage
        self.project = project
        viewed = Self.keysOfViews(project)
        usedElsewhere = Self.keysOfSharedTables(usage)
        unread = usage.tables.map { Self.unread(for: $0, usage, project) }
        let lists = Set(
            usage.index.uses.lazy.filter {
                $0.kind == .optional && $0.table == .named(InfoPropertyList.table) && !project.isTest($0.span.file)
            }.map(\.span.file))
        let folders = project.bundleFolders(with: InfoPropertyList.table)
        bundlesOfPropertyLists = Set(lists.flatMap { folders.nearest(to: $0) })
    }

    package func standing(of key: KeyID, in number: Int) -> KeyStanding {
        let site = usage.tables[number]
        let uses = usage.index.uses(of: key.index, in: number)
        if uses.contains(where: { $0.kind != .mention }) { return .used(uses.filter { $0.kind != .mention }) }
        let name = site.table.keys[key]
        if viewed.contains(name) || DefaultKeys.isOfApp(name) { return .named("a state view") }
        if site.isOverride(key) { return .named("an override") }
        if project.configuration.keys.dynamic.contains(where: { $0.matches(name) }) { return .named("keys.dynamic") }
        if Self.systemTables.contains(site.table.name) || Self.isOfApp(name, in: site.table.name) {
            return .unjudged("the system asks for it")
        }
        if let file = unread[number] { return .unjudged("\(Wording.quoted(file)) was not read") }
        if usedElsewhere[site.table.name]?.contains(name) == true { return .named("a source of several targets") }
        if site.table.name == InfoPropertyList.table {
            let isReason = InfoPropertyList.isUsageDescription(name)
            // What a property list names beside the properties themselves, as input methods name their modes; and the
            // reasons in code and data that a property list is generated from.
            let isNamed = uses.contains { use in
                isReason ? !project.isTest(use.span.file) : use.span.file.hasSuffix(".plist")
            }
            if isNamed { return .named("a property list") }
            // A property list that is generated stands in no file.
            if isReason, !bundlesOfPropertyLists.contains(site.bundle.path) {
                return .unjudged("no property list was read")
            }
        }
        // What a test puts together is looked up nowhere.
        let mentions = uses.filter { $0.key.literal != nil || !project.isTest($0.span.file) }
        return mentions.isEmpty ? .unused : .mentioned(mentions)
    }

    /// The first file that was not read and may use keys of the table.
    private static func unread(for site: TableSite, _ usage: ProjectUsage, _ project: Project) -> String? {
        if usage.sources.unread.isEmpty { return nil }
        let folders = project.bundleFolders(with: site.table.name)
        return usage.sources.unread.first { path in
            let near = folders.nearest(to: path)
            // A file with no bundle nearby may use any of them.
            return near.isEmpty || near.contains(site.bundle.path)
        }
    }

    private static func keysOfSharedTables(_ usage: ProjectUsage) -> [String: Set<String>] {
        guard usage.sources.files.contains(where: { PathText.name(of: $0.path) == "project.pbxproj" }) else {
            return [:]
        }
        let numbers = Dictionary(grouping: usage.tables.indices) { usage.tables[$0].table.name }
        return numbers.filter { $0.value.count > 1 }.mapValues { numbers in
            numbers.reduce(into: []) { keys, number in
                let table = usage.tables[number].table
                for key in table.keys.ids
                where usage.index.uses(of: key.index, in: number).contains(where: { $0.kind != .mention }) {
                    keys.insert(table.keys[key])
                }
            }
        }
    }

    private static func keysOfViews(_ project: Project) -> Set<String> {
        var keys: Set<String> = []
        for view in project.stateViews.shown.flatMap({ view in [view] + view.brandPatches.values.map(view.patched) }) {
            for role in StateViewTextRole.all {
                guard case .key(let key, _, _) = view[role] else { continue }
                keys.insert(key)
                if let own = KeyAliases.key(key) { keys.insert(own) }
            }
        }
        return keys
    }
}
