import L10nSource

/// Two names that only capitals tell apart.
enum TokenNamesDifferingOnlyInCase: CheckRule {
    static let info = RuleInfo(
        "token-names-differing-only-in-case", .tokens, .note,
        summary: "Two tokens of one group have names that differ only in case.",
        why: "Some of the platforms that tokens are made for don't tell them apart, so one of the two gets lost.",
        needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "gap": { "$value": 8 },
                  "Gap": { "$value": 9 }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "$type": "number",
                  "gap": { "$value": 8 },
                  "wideGap": { "$value": 9 }
                }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-8"])
}
