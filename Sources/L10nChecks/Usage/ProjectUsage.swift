import L10nCatalog
package import L10nProject
package import L10nSource
package import L10nUsage

/// Which keys of a project its sources use.
package struct ProjectUsage: Sendable {
    package let index: UsageIndex
    /// The tables of the index, in its order.
    package let tables: [TableSite]
    /// Look-ups whose key nobody can tell by reading.
    package let dynamic: [DynamicLookup]
    package let sources: Sources

    /// The files that use keys.
    package struct Sources: Sendable {
        /// Those that were read.
        package var files: [SourceFile] = []
        /// Those that were not, though they may use keys.
        package var unread: [String] = []
        /// Why files could not be read.
        package var errors: [LoadError] = []
        package var diagnostics: [Diagnostic] = []
        /// What comments in files of code accept.
        var suppressions: [(source: SourceFile, suppression: Suppression)] = []
    }

    init(_ project: Project, _ usage: CodeUsage, _ sources: Sources) {
        tables = TableSites(project, findsLeftovers: true).tables
        dynamic = usage.dynamic
        self.sources = sources
        var folders: [String: BundleFolders] = [:]
        index = UsageIndex(
            tables.map { site in
                UsedTable(
                    bundle: site.bundle.path, name: site.table.name,
                    keys: site.table.keys.ids.map { site.table.keys[$0] })
            }, usage.uses
        ) { path, table in
            if folders[table] == nil { folders[table] = project.bundleFolders(with: table) }
            return folders[table]?.nearest(to: path) ?? []
        }
    }
}

extension ProjectUsage {
    /// The look-up of a key that certainly asks for it, where no code gives a text besides.
    /// - Parameter table: the number of the table that has the key.
    func bareLookUp(of key: KeyID, in table: Int, _ project: Project) -> KeyUse? {
        let uses = index.uses(of: key.index, in: table)
        if uses.contains(where: \.hasDefault) { return nil }
        return uses.first {
            $0.kind == .lookup && $0.table != .any && !$0.key.parts.contains(.anything)
                && !project.isTest($0.span.file)
        }
    }

    /// Whether code makes `%@` of each `%s` before it formats, as apps do that share their texts with Android: it says the one
    /// right before the other, on lines of their own or not.
    var replacesCStrings: Bool {
        let signs = index.uses
            .filter { $0.kind == .mention && ($0.key.literal == "%s" || $0.key.literal == "%@") }
            .sorted { ($0.span.file, $0.span.range.lower) < ($1.span.file, $1.span.range.lower) }
        return zip(signs, signs.dropFirst()).contains { text, object in
            let (end, start) = (text.span.range.upper, object.span.range.lower)
            return text.key.literal == "%s" && object.key.literal == "%@" && text.span.file == object.span.file
                && start >= end && start - end < 64
        }
    }
}

extension Project {
    /// Whether a file holds tests or samples of tests, whose texts no user reads, wherever reports start from.
    func isTest(_ path: String) -> Bool {
        configuration.pathFromFolder(path).split(separator: "/").contains { part in
            part.hasSuffix("Tests") || part.hasSuffix("Tests.swift") || part == "Test" || part == "tests"
        }
    }
}

/// A rule that compares the keys of a project with what its sources use.
package protocol UsageRule: CheckRule {
    static func check(_ usage: ProjectUsage, of project: Project, into findings: inout Findings)
}

extension UsageRule {
    package static var scope: RuleScope { .usage(self) }
}
