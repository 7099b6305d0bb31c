import DesignTokens
internal import L10nSource

/// Files of schemes with and without more contrast, which are two choices.
extension ImplicitModifiers {
    typealias ContrastPairs = (schemes: [String], cells: [(scheme: Int, isMore: Bool)])

    /// What the names of files say; nil where they are other contexts.
    /// - Parameter count: how many choices there are, of which each may become two modifiers.
    static func contrastPairs(_ files: [TokenFile], of count: Int) -> ContrastPairs? {
        guard count < ModifierSet.limit / 2, files.allSatisfy({ modeName($0) == nil }) else { return nil }
        return ContextWords.contrastPairs(files.map(contextName))
    }

    /// Adds the modifier for the scheme, and behind it the one for contrast, unless other files have made them.
    /// - Returns: the number of the one for the scheme.
    mutating func add(_ files: [TokenFile], _ pairs: ContrastPairs) -> Int {
        let known = modifiers.indices.dropLast().first { index in
            modifiers[index].contexts == pairs.schemes && modifiers[index + 1].contexts == Self.contrasts
        }
        if let known {
            noteFiles(files, hasBase: false, [modifiers[known].name, modifiers[known + 1].name])
            return known
        }
        let number = modifiers.count
        let roots = zip(files, pairs.cells).compactMap { file, cell in
            file.nodes.first.map { (span: $0.nameSpan, cell: cell) }
        }
        guard let first = roots.first?.span else { return number }
        let names = [freeName("scheme"), freeName("contrast")]
        modifiers.append(
            ThemeModifier(
                name: names[0], contexts: pairs.schemes, defaultContext: UsualContext.name(among: pairs.schemes),
                span: first,
                contextSpans: pairs.schemes.indices.map { scheme in
                    roots.first { $0.cell.scheme == scheme && !$0.cell.isMore }?.span ?? first
                }, hasSources: pairs.schemes.map { _ in true }))
        modifiers.append(
            ThemeModifier(
                name: names[1], contexts: Self.contrasts, defaultContext: Self.contrasts[0], span: first,
                contextSpans: [first, roots.first { $0.cell.isMore }?.span ?? first], hasSources: [false, true]))
        noteFiles(files, hasBase: false, names)
        return number
    }

    private static let contrasts = [ContrastContext.usual, ContrastContext.more]
}
