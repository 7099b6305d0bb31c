import DesignTokens
import L10nCatalog
import L10nProject
import L10nSource
import L10nSyntax
import L10nUsage
import TokenThemes
import TokenTools

/// Where keys and tokens are defined and used.
struct Navigation {
    let workspace: Workspace
    let knowledge: Knowledge

    /// Of a key the text that its developers wrote, from the highest layer down; of a token every definition.
    func definitions(of subject: CursorTarget.Subject) -> [Location] {
        switch subject {
        case .key(let key):
            knowledge.sites(of: key).compactMap { site in
                let place = site.source ?? site.entries.first
                return place.flatMap { location($0.column, $0.entry, site.part) }
            }
        case .token(let path):
            knowledge.themes(with: path).flatMap { theme, part in
                Self.definitions(of: path, in: theme.theme).compactMap { workspace.location($0.nameSpan, in: part) }
            }
        }
    }

    /// Those at the path itself; of a token that the extension of a group brings there, where it comes from.
    private static func definitions(of path: TokenPath, in theme: Theme) -> [TokenDefinition] {
        let own = theme.tokens.definitions(of: path)
        guard own.isEmpty, let whole = try? theme.part() else { return own }
        return theme.trace(path, in: whole, limit: TokenHover.mostPermutations).definitions.map(\.definition)
    }

    /// - Parameter withDefinitions: whether the definitions are wanted too.
    func references(to subject: CursorTarget.Subject, withDefinitions: Bool) -> [Location] {
        let definitions = definitions(of: subject)
        var found: [Location] = withDefinitions ? definitions : []
        switch subject {
        case .key(let key):
            for site in knowledge.sites(of: key) {
                found += site.entries.compactMap { location($0.column, $0.entry, site.part) }
            }
            for part in knowledge.parts {
                found += texts(in: part, { $0.hasSuffix(".stateview.json") }) { $0 == key }
                found += part.keyUses.filter { $0.key.literal == key }.compactMap {
                    workspace.location($0.span, in: part)
                }
            }
        case .token(let path):
            for part in knowledge.parts {
                let themes = Set(part.project.themes.flatMap { $0.sources.map(\.path) })
                found += texts(in: part, { themes.contains($0) || $0.hasSuffix(".stateview.json") }) {
                    // Without `{` or `#` a text refers to nothing, and need not be read.
                    $0.utf8.contains(where: { $0 == 0x7B || $0 == 0x23 }) && CursorTarget.reference($0) == path
                }
            }
        }
        let kept = Set(definitions)
        return withDefinitions ? found : found.filter { !kept.contains($0) }
    }

    private func location(
        _ column: CatalogColumn, _ entry: CatalogEntry, _ part: JudgedWorkspace.Part
    ) -> Location? {
        workspace.location(column.fragment.source.span(entry.keyRange), in: part)
    }

    /// The texts of JSON files that hold something, without their quotes.
    private func texts(
        in part: JudgedWorkspace.Part, _ isOfInterest: (String) -> Bool, _ holds: (String) -> Bool
    ) -> [Location] {
        part.project.sources.keys.filter(isOfInterest).sorted().flatMap { path -> [Location] in
            guard let source = part.project.sources[path] else { return [] }
            let root = JSONTree.parse(source, dialect: .lenient).value.root
            return root.descendants.filter { $0.string.map(holds) ?? false }.compactMap {
                workspace.location(source.span($0.contentRange), in: part)
            }
        }
    }
}
