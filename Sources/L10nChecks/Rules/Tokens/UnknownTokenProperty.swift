import L10nSource

/// A property that the format does not have.
enum UnknownTokenProperty: CheckRule {
    static let info = RuleInfo(
        "unknown-token-property", .tokens, .error,
        summary: "A token or group has a property that the format doesn't have.",
        why: "Nobody reads what it says.",
        fix: .unsafe, needs: [.tokens], precision: .veryHigh,
        bad: [
            ThemeExample.tokens(
                """
                { "gap": { "$type": "number", "$value": 8, "$descripton": "Between buttons." } }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                { "gap": { "$type": "number", "$value": 8, "$description": "Between buttons." } }
                """)
        ],
        sources: ["checks.md 2.10", "tokens.md TF-9"])
}
