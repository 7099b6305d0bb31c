import L10nSource

/// Token files that define a token differently, of which nothing says which counts.
enum AmbiguousTokenFiles: CheckRule {
    static let info = RuleInfo(
        "ambiguous-token-files", .tokens, .error,
        summary: "Two files define one token with different values, and nothing says which of them counts.",
        why: "Tools take the one that they happen to read last. What stands between the files is not judged.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            RuleExample("base.tokens.json", scale(small: 4)),
            RuleExample("own.tokens.json", "{ \"small\": { \"$type\": \"number\", \"$value\": 6 } }\n"),
        ],
        good: [
            RuleExample("base.tokens.json", scale(small: 4)),
            RuleExample("own.tokens.json", "{ \"small\": { \"$type\": \"number\", \"$value\": 6 } }\n"),
            ThemeExample.resolver(
                """
                {
                  "version": "2025.10",
                  "sets": { "all": { "sources": [{ "$ref": "base.tokens.json" }, { "$ref": "own.tokens.json" }] } },
                  "resolutionOrder": [{ "$ref": "#/sets/all" }]
                }
                """),
        ],
        sources: ["tokens.md TR-14"])

    private static func scale(small: Int) -> String {
        """
        {
          "$type": "number",
          "small": { "$value": \(small) },
          "medium": { "$value": 8 },
          "large": { "$value": 16 }
        }

        """
    }
}
