package import DesignTokens
internal import L10nSource

extension Theme {
    /// Every token file once, in the order of resolution.
    package var files: [TokenFile] {
        var seen: Set<SourceFileKey> = []
        return tokens.sources.compactMap { source in
            guard let root = source.file.nodes.first else { return nil }
            return seen.insert(SourceFileKey(root)).inserted ? source.file : nil
        }
    }

    /// A token tree by its place: a file may hold several.
    private struct SourceFileKey: Hashable {
        let file: String
        let lower: UInt32

        init(_ root: TokenNode) {
            file = root.nameSpan.file
            lower = root.nameSpan.range.lower
        }
    }
}

extension TokenFile {
    /// The path of the node at an index, as it stands in the file.
    package func path(of index: Int) -> TokenPath {
        var names: [String] = []
        var current = index
        while current >= 0, nodes[current].parent >= 0 {
            names.append(nodes[current].name)
            current = nodes[current].parent
        }
        return TokenPath(names.reversed().joined(separator: "."))
    }
}
