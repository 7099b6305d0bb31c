import L10nSource

/// A value that does not fit its type.
enum InvalidTokenValue: CheckRule {
    static let info = RuleInfo(
        "invalid-token-value", .tokens, .error,
        summary: "A token's value, or a part of it, doesn't fit its type.",
        why: "The token has no value, and neither has any alias to it.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "em" } } }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "rem" } } }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-42 to TF-53"])
}
