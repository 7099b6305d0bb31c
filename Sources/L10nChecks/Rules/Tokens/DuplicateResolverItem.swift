import L10nSource

/// Two steps of the order of resolution with one name.
enum DuplicateResolverItem: CheckRule {
    static let info = RuleInfo(
        "duplicate-resolver-item", .tokens, .error,
        summary: "Two items of a resolver document's order have the same name.",
        why: "The second repeats what the first did, or undoes what came between.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.resolver(
                """
                {
                  "version": "2025.10",
                  "sets": { "base": { "sources": [] } },
                  "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/sets/base" }]
                }
                """)
        ],
        good: [
            ThemeExample.resolver(
                """
                {
                  "version": "2025.10",
                  "sets": { "base": { "sources": [] } },
                  "resolutionOrder": [{ "$ref": "#/sets/base" }]
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TR-12"])
}
