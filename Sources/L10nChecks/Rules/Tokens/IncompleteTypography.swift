import L10nSource

/// A typography without one of its five parts.
enum IncompleteTypography: CheckRule {
    static let info = RuleInfo(
        "incomplete-typography", .tokens, .error,
        summary: "A typography token lacks one of its five parts.",
        why: "Whoever draws the text would have to guess it, and each one guesses differently.",
        tiers: "A warning in the lenient dialect.", needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "title": {
                    "$type": "typography",
                    "$value": {
                      "fontFamily": "Inter",
                      "fontSize": { "value": 16, "unit": "px" },
                      "fontWeight": 700,
                      "lineHeight": 1.2
                    }
                  }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "title": {
                    "$type": "typography",
                    "$value": {
                      "fontFamily": "Inter",
                      "fontSize": { "value": 16, "unit": "px" },
                      "fontWeight": 700,
                      "letterSpacing": { "value": 0, "unit": "px" },
                      "lineHeight": 1.2
                    }
                  }
                }
                """)
        ],
        sources: ["checks.md 2.10, D-18", "tokens.md TX-6"])
}
