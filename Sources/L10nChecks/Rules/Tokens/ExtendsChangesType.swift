import L10nSource

/// A group with another type than the one that it extends.
enum ExtendsChangesType: CheckRule {
    static let info = RuleInfo(
        "extends-changes-type", .tokens, .warning,
        summary: "A group extends another one and gives it another '$type'.",
        why: "The tokens that it takes over keep their values, which fit the type of the other group.",
        needs: [.tokens], precision: .high,
        bad: [
            ThemeExample.tokens(
                """
                {
                  "space": { "$type": "number", "small": { "$value": 8 } },
                  "gap": { "$extends": "{space}", "$type": "dimension", "small": { "$value": { "value": 8, "unit": "px" } } }
                }
                """)
        ],
        good: [
            ThemeExample.tokens(
                """
                {
                  "space": { "$type": "number", "small": { "$value": 8 } },
                  "gap": { "$extends": "{space}", "large": { "$value": 16 } }
                }
                """)
        ],
        sources: ["checks.md 2.10, D-18", "tokens.md TX-8"])
}
