package import L10nSource
package import TokenThemes

/// What is known of a theme when each of its tokens was resolved in every permutation that can change it.
///
/// Made once for a theme and handed to all that look at its tokens, so that none of them resolves a token again.
package struct ThemeAnalysis: Sendable {
    package let theme: Theme
    /// What is wrong between the files of the theme.
    package let check: ThemeCheck
    private let limit: Int
    /// Has all answers. Those who read take a copy, which shares them.
    let resolver: TokenResolver

    /// - Parameters:
    ///   - today: the use of a deprecated token is an error behind the last day that its deprecation states; nil for
    ///     no day.
    ///   - limit: tokens with more permutations are looked at in a set of permutations that covers all pairs of
    ///     contexts.
    package init(_ theme: Theme, today: CalendarDate? = nil, limit: Int = 100_000) {
        self.theme = theme
        self.limit = limit
        var checker = ThemeChecker(theme.tokens, limit: limit)
        checker.resolver.deprecations.today = today
        checker.run()
        check = ThemeCheck(
            diagnostics: checker.collector.diagnostics,
            sampled: checker.sampled.sorted().map(theme.tokens.table.text), uneven: checker.uneven)
        var resolver = checker.resolver
        // What is wrong with tokens has been told.
        resolver.locator.questions = 0
        self.resolver = resolver
    }

    /// Looks at tokens in all permutations.
    package var scan: ThemeScan { ThemeScan(resolver, limit: limit) }

    /// Measures every pair of a state view, every declared pair and every pair by name, in every permutation that can
    /// change it: `low-text-contrast`, `low-nontext-contrast`, `low-increased-contrast`, `low-disabled-contrast`,
    /// `missing-host-background` and `missing-on-pair`.
    package func checkContrast(_ options: ContrastOptions = ContrastOptions()) -> ContrastCheck {
        ContrastCheck(resolver, options, limit: limit)
    }

    /// The slots of a state view that the theme leaves open in any permutation: `unbound-style-slot`, once for each.
    ///
    /// A token that is there and wrong is not among them, as `check` says what is wrong with it.
    package func checkSlots() -> [Diagnostic] {
        SlotChecker.findings(resolver)
    }
}
