import L10nSource

/// A stop of a gradient outside the gradient.
enum ClampedGradientPosition: CheckRule {
    static let info = RuleInfo(
        "clamped-gradient-position", .tokens, .warning,
        summary: "The position of a gradient's stop is outside 0 to 1.",
        why: "It counts as 0 or 1, which is hardly what was meant.",
        fix: .safe, needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "fade": {
                    "$type": "gradient",
                    "$value": [
                      { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 0 },
                      { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 1.2 }
                    ]
                  }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "fade": {
                    "$type": "gradient",
                    "$value": [
                      { "color": { "colorSpace": "srgb", "components": [1, 1, 1] }, "position": 0 },
                      { "color": { "colorSpace": "srgb", "components": [0, 0, 0] }, "position": 1 }
                    ]
                  }
                }
                """)
        ],
        sources: ["checks.md 2.10, D-18", "tokens.md TX-5"])
}
