import L10nSource

/// A token and a group at one path.
enum TokenGroupCollision: CheckRule {
    static let info = RuleInfo(
        "token-group-collision", .tokens, .error,
        summary: "A token has children, or one file has a token where another has a group.",
        why: "One of the two would be lost.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "gap": { "$value": 8, "small": { "$value": 4 } }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "gap": { "$root": { "$value": 8 }, "small": { "$value": 4 } }
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TX-13"])
}
