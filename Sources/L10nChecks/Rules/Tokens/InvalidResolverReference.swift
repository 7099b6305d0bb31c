import L10nSource

/// A reference of a resolver document that leads nowhere.
enum InvalidResolverReference: CheckRule {
    static let info = RuleInfo(
        "invalid-resolver-reference", .tokens, .error,
        summary: "A reference of a resolver document names something that doesn't exist or may not be used there.",
        why: "The tokens that it should bring in are missing.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.resolver(
                """
                {
                  "version": "2025.10",
                  "sets": { "base": { "sources": [{ "$ref": "bse.tokens.json" }] } },
                  "resolutionOrder": [{ "$ref": "#/sets/base" }]
                }
                """)
        ],
        good: [
            ThemeExample.resolver(
                """
                {
                  "version": "2025.10",
                  "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
                  "resolutionOrder": [{ "$ref": "#/sets/base" }]
                }
                """),
            RuleExample("base.tokens.json", "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }\n"),
        ],
        sources: ["checks.md 2.10", "tokens.md TR-13 to TR-17"])
}
