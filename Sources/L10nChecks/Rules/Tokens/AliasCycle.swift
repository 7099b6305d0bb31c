import L10nSource

/// Aliases or extensions that lead back to where they began.
enum AliasCycle: CheckRule {
    static let info = RuleInfo(
        "alias-cycle", .tokens, .error,
        summary: "Aliases, or groups that extend each other, lead in a circle.",
        why: "None of the tokens in the circle has a value.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "narrow": { "$value": "{wide}" },
                  "wide": { "$value": "{narrow}" }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "narrow": { "$value": 8 },
                  "wide": { "$value": "{narrow}" }
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-37"])
}
