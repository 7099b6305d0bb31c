import L10nSource

/// A definition that repeats what it replaces.
enum RedundantTokenOverride: CheckRule {
    static let info = RuleInfo(
        "redundant-token-override", .tokens, .note,
        summary: "A later definition gives the value that it replaces, in every permutation.",
        why: "A later change of the first one doesn't reach this brand, and nobody knows whether that is meant.",
        needs: [.tokens], precision: .veryHigh,
        bad: ThemeExample.brands(
            base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }"),
        good: ThemeExample.brands(
            base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            acme: "{}",
            nova: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }"),
        sources: ["checks.md 2.10", "tokens.md TO-3"])
}
