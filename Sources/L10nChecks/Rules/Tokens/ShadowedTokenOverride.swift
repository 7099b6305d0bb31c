import L10nSource

/// A definition that is always replaced.
enum ShadowedTokenOverride: CheckRule {
    static let info = RuleInfo(
        "shadowed-token-override", .tokens, .warning,
        summary: "A definition is in effect in no permutation, as later ones always replace it.",
        why: "Whoever changes it wonders why nothing happens.",
        needs: [.tokens], precision: .veryHigh,
        bad: ThemeExample.brands(
            base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
            nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 10 } }"),
        good: ThemeExample.brands(
            base: "{}",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
            nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 10 } }"),
        sources: ["checks.md 2.10", "tokens.md TO-8"])
}
