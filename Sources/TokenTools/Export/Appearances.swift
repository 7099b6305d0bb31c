package import DesignTokens
package import TokenThemes

/// The modifiers that a device chooses for itself, so that one file holds all of their contexts: light or dark, and
/// more contrast.
package struct Appearances: Sendable {
    /// The modifiers, as far as a part of the theme leaves them open.
    let modifiers: [Int]
    /// The part with these modifiers at what holds where nothing is said.
    let start: ThemePart
    private let theme: Theme
    private let scheme: Int?
    private let contrast: Int?

    /// - Parameters:
    ///   - scheme: the name of the modifier with the contexts `light` and `dark`.
    ///   - contrast: the name of the modifier with a context `increased`, `high` or `more`; nil when the target has no
    ///     place for it.
    package init(_ theme: Theme, scheme: String, contrast: String?, in part: ThemePart) {
        let find = { (name: String?) in
            theme.modifiers.indices.first { theme.modifiers[$0].name == name && part.contexts[$0] == nil }
        }
        self.theme = theme
        self.scheme = find(scheme)
        self.contrast = find(contrast)
        modifiers = [self.scheme, self.contrast].compactMap { $0 }
        var start = part
        for modifier in modifiers { start.contexts[modifier] = Self.normal(theme.modifiers[modifier]) }
        self.start = start
    }

    /// The context of a modifier that holds where nothing is said.
    static func normal(_ modifier: ThemeModifier) -> Int {
        modifier.defaultContext.flatMap { modifier.contexts.firstIndex(of: $0) } ?? 0
    }

    /// Four permutations: light, dark, and both with more contrast. Those that the theme does not tell apart are equal.
    func variants(_ permutation: ThemePermutation) -> [ThemePermutation] {
        let light = with(Self.isLight, scheme, permutation)
        let dark = with(Self.isDark, scheme, permutation)
        let isMore = ContrastContext.isIncreased
        return [light, dark, with(isMore, contrast, light), with(isMore, contrast, dark)]
    }

    private static func isLight(_ name: String) -> Bool { name.lowercased() == "light" }
    private static func isDark(_ name: String) -> Bool { name.lowercased() == "dark" }

    private func with(
        _ isMeant: (String) -> Bool, _ modifier: Int?, _ permutation: ThemePermutation
    ) -> ThemePermutation {
        guard let modifier, let context = theme.modifiers[modifier].contexts.firstIndex(where: isMeant)
        else { return permutation }
        var permutation = permutation
        permutation[modifier] = context
        return permutation
    }

    /// The tokens that some permutation has in a part of its appearances only, in the order of their paths.
    /// - Parameter holds: whether tokens of a type are asked for.
    package func uneven(_ resolution: inout SharedResolution, _ holds: (TokenType) -> Bool) -> [TokenPath] {
        var uneven: Set<TokenPath> = []
        for permutation in theme.permutations(in: start) {
            let all = Set(variants(permutation))
            var counts: [TokenPath: Int] = [:]
            for variant in all {
                for token in resolution.all(variant) where holds(token.type) { counts[token.path, default: 0] += 1 }
            }
            for (path, count) in counts where count < all.count { uneven.insert(path) }
        }
        return uneven.sorted()
    }

    /// The contexts that no variant has, such as `scheme=sepia`: devices know no appearance of that name.
    package var unplaced: [String] {
        rest(scheme, [Self.isLight, Self.isDark], showsNormal: false)
            + rest(contrast, [ContrastContext.isIncreased], showsNormal: true)
    }

    private func rest(_ modifier: Int?, _ areMeant: [(String) -> Bool], showsNormal: Bool) -> [String] {
        guard let modifier else { return [] }
        let contexts = theme.modifiers[modifier].contexts
        var shown = areMeant.compactMap { contexts.firstIndex(where: $0) }
        // A variant whose context the theme lacks is drawn with the normal one.
        if showsNormal || shown.count < areMeant.count { shown += [start.contexts[modifier]].compactMap { $0 } }
        return contexts.indices.filter { !shown.contains($0) }.map {
            "\(theme.modifiers[modifier].name)=\(contexts[$0])"
        }
    }
}
