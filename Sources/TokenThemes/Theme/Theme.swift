import DesignTokens
package import L10nSource
package import L10nSyntax

/// All definitions of a theme and its modifiers: what `ResolvedTokens` of any permutation are made from.
///
/// It is an immutable value; brand, scheme and the like are chosen by handing a permutation around.
package struct Theme: Sendable {
    /// The resolver document; nil when the theme is just files.
    package let document: ResolverDocument?
    package let tokens: TokenSet

    /// Reads a theme from its resolver document; see `ResolverDocument.read`.
    ///
    /// The findings are those of the files one by one. `check()` finds what is wrong between them.
    package static func read(
        _ path: String, dialect: TokenDialect = .strict, root: String? = "", load: (String) -> SourceFile?
    ) -> Parsed<Theme> {
        read(document: path, dialect: dialect, root: root) { path in
            load(path).map { TokenFileParser.parseJSON($0, dialect: dialect) }
        }
    }

    /// The same from the JSON of its files, as `TokenFileParser.parseJSON` reads it.
    package static func read(
        document path: String, dialect: TokenDialect, root: String?, tree: (String) -> Parsed<JSONTree>?
    ) -> Parsed<Theme> {
        let parsed = ResolverDocument.read(path, dialect: dialect, root: root, tree: tree)
        var builder = TokenSetBuilder(
            modifiers: parsed.value.modifiers, sources: parsed.value.sources, dialect: dialect)
        let theme = Theme(document: parsed.value, tokens: builder.build())
        return Parsed(theme, diagnostics: theme.unfinished(parsed.diagnostics) + builder.diagnostics)
    }

    /// Joins token files to a theme; a later file overrides an earlier one.
    ///
    /// The modes that other tools write are choices; those in files of their own only in the lenient dialect.
    package static func join(_ files: [SourceFile], dialect: TokenDialect = .strict) -> Parsed<Theme> {
        join(trees: files.map { TokenFileParser.parseJSON($0, dialect: dialect) }, dialect: dialect)
    }

    /// The same from the JSON of the files, as `TokenFileParser.parseJSON` reads it.
    package static func join(trees: [Parsed<JSONTree>], dialect: TokenDialect) -> Parsed<Theme> {
        let parsed = trees.map { TokenFileParser.parse($0, dialect: dialect) }
        let joined = ImplicitModifiers(
            parsed.map(\.value), dialect == .strict ? nil : .withModes, dialect: dialect)
        return theme(parsed, joined, dialect)
    }

    /// Token files that nothing puts in an order.
    package struct Gathered {
        /// nil when several files define a token differently, as it is not said which of them counts.
        package var theme: Parsed<Theme>?
        /// Where that is so, once for all files that have tokens in common.
        package var overlaps: [Diagnostic] = []
    }

    /// Joins token files that nothing puts in an order, so that they may refer to each other. Files that define the same
    /// tokens, such as a light and a dark one, are contexts of a modifier. In the dialect of Style Dictionary the names
    /// of folders and files say which brand and scheme they are for (TL-4).
    /// - Parameter trees: their JSON, as `TokenFileParser.parseJSON` reads it.
    package static func gather(trees: [Parsed<JSONTree>], dialect: TokenDialect) -> Gathered {
        let parsed = trees.map { TokenFileParser.parse($0, dialect: dialect) }
        if dialect == .styleDictionary {
            return Gathered(
                theme: theme(parsed, ImplicitModifiers(byPaths: parsed.map(\.value), dialect: dialect), dialect))
        }
        let joined = ImplicitModifiers(parsed.map(\.value), .all, dialect: dialect)
        return Gathered(
            theme: joined.overlaps.isEmpty ? theme(parsed, joined, dialect) : nil, overlaps: joined.overlaps)
    }

    private static func theme(
        _ parsed: [Parsed<TokenFile>], _ implied: ImplicitModifiers, _ dialect: TokenDialect
    ) -> Parsed<Theme> {
        var joined = implied
        joined.addDarkValues()
        var builder = TokenSetBuilder(modifiers: joined.modifiers, sources: joined.sources, dialect: dialect)
        let theme = Theme(document: nil, tokens: builder.build())
        let own = theme.unfinished(parsed.flatMap(\.diagnostics))
        return Parsed(theme, diagnostics: own + joined.diagnostics + builder.diagnostics)
    }

    /// The findings of single files without those about groups that have a type alone, and tokens in another file.
    private func unfinished(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.filter { finding in
            guard finding.cause == "unfinished-token", let path = finding.subject.tokenPath,
                let group = tokens.table.find(TokenPath(path))
            else { return true }
            return tokens.table.firstChild(group) == nil
        }
    }

    package var modifiers: [ThemeModifier] { tokens.modifiers }

    /// The tokens of one permutation.
    package func resolved(_ permutation: ThemePermutation) -> ResolvedTokens {
        precondition(permutation.contexts.count == modifiers.count, "a permutation has a context for each modifier")
        return ResolvedTokens(TokenResolver(tokens, permutation))
    }

    /// The context of a modifier in a permutation; nil when there is no such modifier.
    package func context(of modifier: String, in permutation: ThemePermutation) -> String? {
        guard let index = modifiers.firstIndex(where: { $0.name == modifier }) else { return nil }
        return modifiers[index].contexts[permutation[index]]
    }

    /// All permutations, the last modifier changing fastest; nil when there are more than `limit`.
    package func permutations(limit: Int = 100_000) -> [ThemePermutation]? {
        guard let count = tokens.permutationCount, count <= limit else { return nil }
        var mask = ModifierSet()
        for index in modifiers.indices { mask.insert(index) }
        var result: [ThemePermutation] = []
        result.reserveCapacity(count)
        PermutationWalk(tokens, limit: limit).forEach(of: mask) { result.append($0) }
        return result
    }
}
