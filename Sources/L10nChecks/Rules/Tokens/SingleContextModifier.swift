import L10nSource

/// A choice of one.
enum SingleContextModifier: CheckRule {
    static let info = RuleInfo(
        "single-context-modifier", .tokens, .error,
        summary: "A modifier of a resolver document has one context only.",
        why: "There is nothing to choose; the format wants a set.",
        tiers: "A warning in the lenient dialect.", needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.resolver(
                """
                {
                  "version": "2025.10",
                  "modifiers": { "density": { "contexts": { "regular": [] } } },
                  "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
                }
                """)
        ],
        good: [
            ThemeExample.resolver(
                """
                {
                  "version": "2025.10",
                  "modifiers": { "density": { "contexts": { "regular": [], "compact": [] } } },
                  "resolutionOrder": [{ "$ref": "#/modifiers/density" }]
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TR-7"])
}
