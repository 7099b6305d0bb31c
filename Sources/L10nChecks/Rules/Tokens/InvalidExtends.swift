import L10nSource

/// A group that extends something that is no group.
enum InvalidExtends: CheckRule {
    static let info = RuleInfo(
        "invalid-extends", .tokens, .error,
        summary: "'$extends' names a token, or nothing that exists.",
        why: "The tokens that the group should take over are missing.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "space": { "small": { "$value": 8 } },
                  "gap": { "$extends": "{space.small}", "large": { "$value": 16 } }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "space": { "small": { "$value": 8 } },
                  "gap": { "$extends": "{space}", "large": { "$value": 16 } }
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-27"])
}
