import L10nSource

/// A reference that is written wrongly.
enum InvalidAliasSyntax: CheckRule {
    static let info = RuleInfo(
        "invalid-alias-syntax", .tokens, .error,
        summary: "A reference is not written as the format demands.",
        why: "It stands there as a text, or as nothing at all.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "bezier": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
                  "start": { "$type": "number", "$value": "{bezier.0}" }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "bezier": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
                  "start": { "$type": "number", "$value": { "$ref": "#/bezier/$value/0" } }
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-34, TF-35"])
}
