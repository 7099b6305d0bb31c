import DesignTokens
import L10nProject
import L10nSource

/// A token that some brands or schemes have and others lack.
enum UnevenTokenSet: CheckRule {
    static let info = RuleInfo(
        "uneven-token-set", .tokens, .warning,
        summary: "A token exists, or has this type, in some brands or schemes only.",
        why: "Whoever uses it gets nothing in the others, which shows when the brand is switched.",
        tiers: "An error where a state view needs the token and finds nothing.", needs: [.tokens],
        precision: .veryHigh,
        bad: ThemeExample.brands(
            base: "{}",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            nova: "{}"),
        good: ThemeExample.brands(
            base: "{}",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }"),
        sources: ["checks.md 2.10", "tokens.md TO-7"])

    /// The findings of a theme, those of this rule with their severities.
    ///
    /// A slot of a state view that is missing somewhere is `unbound-style-slot`, which says more.
    static func graded(_ diagnostics: [Diagnostic], _ site: ThemeSite) -> [Diagnostic] {
        guard diagnostics.contains(where: { $0.id == info.id }) else { return diagnostics }
        let broken = brokenSlots(of: site.theme)
        let unneeded = broken.isEmpty ? nil : Set(site.theme.unusedTokens { broken.contains($0) })
        let slots = site.drawsStateViews ? Set(StateViewContract.slots.filter { !$0.isOptional }.map(\.path)) : []
        return diagnostics.compactMap { diagnostic in
            guard diagnostic.id == info.id, let path = diagnostic.subject.tokenPath else { return diagnostic }
            if slots.contains(TokenPath(path)) { return nil }
            var diagnostic = diagnostic
            if let unneeded, !unneeded.contains(TokenPath(path)) { diagnostic.severity = .error }
            return diagnostic
        }
    }

    /// The slots that stand in a theme and have no value in some permutation.
    private static func brokenSlots(of theme: Theme) -> Set<TokenPath> {
        var scan = ThemeScan(theme)
        var broken: Set<TokenPath> = []
        for path in theme.tokens.paths where path.text.hasPrefix("stateView.") {
            let handle = scan.handle(path)
            scan.forEach([handle]) { scan in
                if scan.contains(handle), scan.value(handle) == nil { broken.insert(path) }
            }
        }
        return broken
    }
}
