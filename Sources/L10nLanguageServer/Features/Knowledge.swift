import DesignTokens
import L10nCatalog
import L10nProject
import L10nSource
import L10nUsage
import TokenThemes
import TokenTools

/// What the projects of a workspace have of keys and tokens, that of the file in question first.
struct Knowledge: Sendable {
    /// One table that has a key.
    struct KeySite: Sendable {
        let part: JudgedWorkspace.Part
        let layer: CatalogLayer
        let bundle: CatalogBundle
        let table: CatalogTable
        let key: KeyID
    }

    /// The projects in the order in which they are asked.
    let parts: [JudgedWorkspace.Part]

    /// - Parameter path: the file that a question is about. Its own project answers, and the others where it knows nothing.
    init(_ workspace: Workspace, around path: String) {
        let own = workspace.judged.parts.filter { part in
            part.source(at: path) != nil
                || PathText.isInside(path, PathText.join(part.project.root, part.project.configuration.folder))
        }
        // The innermost folder is the nearest.
        let nearest = own.sorted { left, right in
            left.project.configuration.folder.utf8.count > right.project.configuration.folder.utf8.count
        }
        parts = nearest.isEmpty ? workspace.judged.parts : nearest
    }

    /// The tables of the first project that has the key, from the highest layer down.
    func sites(of key: String) -> [KeySite] {
        let bytes = Array(key.utf8)
        for part in parts {
            var sites: [KeySite] = []
            for layer in part.project.catalog.layers.reversed() {
                for bundle in layer.bundles {
                    for table in bundle.tables {
                        guard let id = table.keys.find(bytes.span) else { continue }
                        sites.append(KeySite(part: part, layer: layer, bundle: bundle, table: table, key: id))
                    }
                }
            }
            if !sites.isEmpty { return sites }
        }
        return []
    }

    func isKey(_ text: String) -> Bool { !text.isEmpty && !sites(of: text).isEmpty }

    /// The keys of the first project that has any, each once, with the text that its developers wrote.
    func keys() -> [(key: String, site: KeySite)] {
        for part in parts {
            var seen: Set<String> = []
            var keys: [(key: String, site: KeySite)] = []
            for layer in part.project.catalog.layers.reversed() {
                for bundle in layer.bundles {
                    for table in bundle.tables {
                        for id in table.keys.ids where seen.insert(table.keys[id]).inserted {
                            let site = KeySite(part: part, layer: layer, bundle: bundle, table: table, key: id)
                            keys.append((table.keys[id], site))
                        }
                    }
                }
            }
            if !keys.isEmpty { return keys }
        }
        return []
    }

    /// The themes that have a token, each with its project.
    func themes(with path: TokenPath) -> [(theme: LoadedTheme, part: JudgedWorkspace.Part)] {
        parts.flatMap { part in
            part.project.themes.filter { Self.has($0.theme, path) }.map { ($0, part) }
        }
    }

    func isToken(_ path: TokenPath) -> Bool { !themes(with: path).isEmpty }

    /// Whether a token may stand at a path: one that is defined there, or that the extension of a group brings there.
    private static func has(_ theme: Theme, _ path: TokenPath) -> Bool {
        guard let id = theme.tokens.table.find(path) else { return false }
        let traits = theme.tokens.traits[id.int]
        if traits.contains(.definesToken) { return true }
        guard traits.contains(.isUnderExtension), let whole = try? theme.part() else { return false }
        return theme.trace(path, in: whole, limit: TokenHover.mostPermutations).exists
    }

    /// Whether a theme was read from a file.
    func definesTokens(_ path: String) -> Bool {
        parts.contains { part in
            part.project.themes.contains { $0.sources.contains { part.path(of: $0.path) == path } }
        }
    }

    /// Where a file of code asks for keys.
    func keyUses(in path: String) -> [KeyUse] {
        parts.flatMap { part in part.keyUses.filter { part.path(of: $0.span.file) == path } }
    }
}

extension Knowledge.KeySite {
    /// The place of the text in the project's own language; nil where it has none.
    var source: (column: CatalogColumn, entry: CatalogEntry)? {
        guard let index = table.sourceColumn(of: key), let entry = table.columns[index].entry(for: key) else {
            return nil
        }
        return (table.columns[index], entry)
    }

    /// Every entry of the key, in the order of languages.
    var entries: [(column: CatalogColumn, entry: CatalogEntry)] {
        table.columns.compactMap { column in column.entry(for: key).map { (column, $0) } }
    }
}
