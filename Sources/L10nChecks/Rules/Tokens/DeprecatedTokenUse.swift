import L10nSource

/// An alias to a token that should no longer be used.
enum DeprecatedTokenUse: CheckRule {
    static let info = RuleInfo(
        "deprecated-token-use", .tokens, .warning,
        summary: "An alias leads to a deprecated token.",
        why: "The token will go, and the alias with it.",
        tiers: "An error behind the last day that '$deprecated' states, or 'until' beside it in our own data.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "old": { "$value": 8, "$deprecated": true },
                  "gap": { "$value": "{old}" }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "old": { "$value": "{gap}", "$deprecated": true },
                  "gap": { "$value": 8 }
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-18"])
}
