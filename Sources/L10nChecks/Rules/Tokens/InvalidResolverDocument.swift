import L10nSource

/// A resolver document that breaks the rules of its format.
enum InvalidResolverDocument: CheckRule {
    static let info = RuleInfo(
        "invalid-resolver-document", .tokens, .error,
        summary: "A resolver document has a wrong version, order, member or default.",
        why: "Which token files apply, and in which order, isn't known.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.resolver(
                """
                {
                  "version": "1.0",
                  "sets": { "base": { "sources": [] } },
                  "resolutionOrder": [{ "$ref": "#/sets/base" }]
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
        sources: ["checks.md 2.10", "tokens.md TR-3 to TR-12"])
}
