import L10nSource

/// A later definition without the description or deprecation of the first.
enum OverrideDropsTokenMetadata: CheckRule {
    static let info = RuleInfo(
        "override-drops-token-metadata", .tokens, .note,
        summary: "A later source replaces a token whole, and its description, deprecation or stated type is gone.",
        why: "Nobody sees any more that the token is deprecated, or what it is for.",
        needs: [.tokens], precision: .veryHigh,
        bad: ThemeExample.brands(
            base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8, \"$deprecated\": true } }",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
            nova: "{}"),
        good: ThemeExample.brands(
            base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8, \"$deprecated\": true } }",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9, \"$deprecated\": true } }",
            nova: "{}"),
        sources: ["checks.md 2.10, D-19", "tokens.md TO-2"])
}
