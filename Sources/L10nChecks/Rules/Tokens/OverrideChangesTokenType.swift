import L10nSource

/// A later definition of another type.
enum OverrideChangesTokenType: CheckRule {
    static let info = RuleInfo(
        "override-changes-token-type", .tokens, .error,
        summary: "A later source gives a token another type.",
        why: "What uses the token expects a value of the first type.",
        needs: [.tokens], precision: .veryHigh,
        bad: ThemeExample.brands(
            base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            acme:
                """
                { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }
                """,
            nova: "{}"),
        good: ThemeExample.brands(
            base: "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
            acme: "{ \"gap\": { \"$type\": \"number\", \"$value\": 9 } }",
            nova: "{}"),
        sources: ["checks.md 2.10, D-19", "tokens.md TO-2"])
}
