import L10nSource

/// An alias to a token that does not exist.
enum BrokenAlias: CheckRule {
    static let info = RuleInfo(
        "broken-alias", .tokens, .error,
        summary: "An alias names a token that doesn't exist, or a group, in some permutation of the theme.",
        why: "Where the token is used, a color, font or distance is missing.",
        fix: .unsafe, needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "space": { "small": { "$value": 8 } },
                  "gap": { "$value": "{space.smal}" }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "space": { "small": { "$value": 8 } },
                  "gap": { "$value": "{space.small}" }
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-34, TF-40"])
}
