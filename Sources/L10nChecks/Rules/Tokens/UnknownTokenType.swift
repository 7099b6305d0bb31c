import L10nSource

/// A type that the format does not have.
enum UnknownTokenType: CheckRule {
    static let info = RuleInfo(
        "unknown-token-type", .tokens, .error,
        summary: "A '$type' is none of the 13 of the format.",
        why: "The value can't be read.",
        fix: .unsafe, needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                { "gap": { "$type": "dimensions", "$value": { "value": 8, "unit": "px" } } }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-12"])
}
