import L10nSource

/// An alias to a token of another type.
enum AliasTypeMismatch: CheckRule {
    static let info = RuleInfo(
        "alias-type-mismatch", .tokens, .error,
        summary: "An alias leads to a token of another type than the one that is needed there.",
        why: "The value can't be used where the alias stands.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
                  "width": { "$type": "dimension", "$value": "{red}" }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "line": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
                  "width": { "$type": "dimension", "$value": "{line}" }
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-38"])
}
