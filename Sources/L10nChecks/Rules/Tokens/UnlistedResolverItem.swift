import L10nSource

/// A set or modifier that takes part in no theme.
enum UnlistedResolverItem: CheckRule {
    static let info = RuleInfo(
        "unlisted-resolver-item", .tokens, .warning,
        summary: "The order of a resolver document names neither a set nor anything that refers to it.",
        why: "Its tokens are in no theme: nobody sees them, and nothing between them and others is checked.",
        needs: [.tokens], precision: .veryHigh,
        bad: [document(order: "[{ \"$ref\": \"#/sets/base\" }]")],
        good: [document(order: "[{ \"$ref\": \"#/sets/base\" }, { \"$ref\": \"#/sets/dense\" }]")],
        sources: ["tokens.md TR-4", "tokens.md TR-26"])

    private static func document(order: String) -> RuleExample {
        ThemeExample.resolver(
            """
            {
              "version": "2025.10",
              "sets": {
                "base": { "sources": [{ "gap": { "$type": "number", "$value": 8 } }] },
                "dense": { "sources": [{ "gap": { "$type": "number", "$value": 4 } }] }
              },
              "resolutionOrder": \(order)
            }
            """)
    }
}
