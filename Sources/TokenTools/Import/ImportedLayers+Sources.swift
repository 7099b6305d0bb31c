import TokenThemes

extension ImportedLayers {
    /// So many tokens are compared, those of each theme for themselves.
    private static let comparedLimit = 100_000

    /// The themes as the tool has them, each by itself; none where they are too many to compare.
    /// - Parameters:
    ///   - paths: those that are not written, at least by one of their definitions.
    ///   - roots: where the new files have tokens that are groups, too.
    func sources(
        _ dialect: TokenImport.Dialect, without paths: Set<String>, _ roots: ImportedRoots
    ) -> [TokenImport.SourceTheme] {
        let count = used.reduce(0) { $0 + layers[$1].tokens.count }
        return sources(count, dialect, without: paths, roots) { contexts in tokens(contexts) }
    }

    /// The same of tokens that do not stand in these layers.
    /// - Parameters:
    ///   - count: how many tokens a theme has at most.
    ///   - tokens: answers with the tokens of the theme with these contexts.
    func sources(
        _ count: Int, _ dialect: TokenImport.Dialect, without paths: Set<String>, _ roots: ImportedRoots,
        _ tokens: ([Int]) -> [ImportedToken]
    ) -> [TokenImport.SourceTheme] {
        let limit = Self.comparedLimit / max(count, 1)
        guard let permutations = Self.permutations(choices.map(\.contexts.count), limit: limit) else { return [] }
        return permutations.map { contexts in
            let tokens = tokens(contexts)
            var arithmetic = ImportArithmetic(tokens, dialect)
            var tree = PathTree()
            for token in tokens where !paths.contains(token.path) {
                guard let token = (try? arithmetic.result(token)).map(roots.placed) else { continue }
                tree.add(token.names[...], token.json)
            }
            let names = zip(choices, contexts).map { ($0.name, $0.contexts[$1].name) }
            return (Dictionary(names, uniquingKeysWith: { $1 }), tree.json.file)
        }
    }
}
